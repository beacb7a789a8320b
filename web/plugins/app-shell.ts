import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

import { LANGUAGES } from "../src/lib/protocol.ts";
import { plainText } from "./locales.ts";

const LOGO = join(import.meta.dirname, "../src/lib/parts/Logo.svelte");
const EMPTY_PAGE = '<div id="page"></div>';

/**
 * Writes what is shown before the program is loaded: the head of the page, and for home also the welcome, in
 * `home.<language>.html`. The program replaces it.
 */
export function appShell(): Plugin {
  return {
    name: "app-shell",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") this.error("the bundle has no index.html");
        const html = String(index.source);
        for (const language of LANGUAGES) {
          const source = html.replace('<html lang="en">', `<html lang="${language}">`).replace(EMPTY_PAGE, filled(head(), welcome(language)));
          this.emitFile({ type: "asset", fileName: `home.${language}.html`, source });
        }
        index.source = html.replace(EMPTY_PAGE, filled(head()));
      },
    },
  };
}

function filled(...parts: string[]): string {
  return EMPTY_PAGE.replace("></div>", `>${parts.join("")}</div>`);
}

function head(): string {
  const logo = /<svg[\s\S]*<\/svg>/.exec(readFileSync(LOGO, "utf-8"))?.[0] ?? "";
  return `<div class="shell-head">${logo.replace(/\n\s*/g, "")}Seriatim</div>`;
}

function welcome(language: string): string {
  return `<div class="shell-welcome"><h1>${plainText(language, "web-welcome")}</h1><p>${plainText(language, "web-welcome-more")}</p></div>`;
}
