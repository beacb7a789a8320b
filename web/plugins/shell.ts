import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

import { LANGUAGES, sentence } from "./words.ts";

const MARK = join(import.meta.dirname, "../src/lib/parts/Mark.svelte");
const PLACE = '<div id="page"></div>';

/**
 * What is seen before the program has come: the head of the page and, at home, the welcome, in `home.<language>.html`. The
 * program puts its own in its place.
 */
export function shell(): Plugin {
  return {
    name: "shell",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") this.error("index.html comes before its shell");
        const html = String(index.source);
        for (const language of LANGUAGES) {
          const source = html.replace('<html lang="en">', `<html lang="${language}">`).replace(PLACE, filled(head(), welcome(language)));
          this.emitFile({ type: "asset", fileName: `home.${language}.html`, source });
        }
        index.source = html.replace(PLACE, filled(head()));
      },
    },
  };
}

function filled(...parts: string[]): string {
  return PLACE.replace("></div>", `>${parts.join("")}</div>`);
}

function head(): string {
  const mark = /<svg[\s\S]*<\/svg>/.exec(readFileSync(MARK, "utf-8"))?.[0] ?? "";
  return `<div class="shell-head">${mark.replace(/\n\s*/g, "")}Seriatim</div>`;
}

function welcome(language: string): string {
  return `<div class="shell-welcome"><h1>${sentence(language, "web-welcome")}</h1><p>${sentence(language, "web-welcome-more")}</p></div>`;
}
