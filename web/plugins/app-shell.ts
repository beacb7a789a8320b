import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

import { LANGUAGES } from "../src/lib/protocol.ts";
import { plainText } from "./locales.ts";

const LOGO = join(import.meta.dirname, "../src/lib/parts/Logo.svelte");
const PUBLIC = join(import.meta.dirname, "../public");
const EMPTY_PAGE = '<div id="page"></div>';

const DESCRIPTION = '<meta name="description" content="" />';
const NO_SCRIPT = "<noscript></noscript>";
const MANIFEST = "manifest.webmanifest";

/**
 * Writes what is shown before the program is loaded: the head of the page, and for home also the welcome, in
 * `home.<language>.html`. The program replaces it. Home has its description, the manifest and the sentence for browsers
 * without JavaScript in its language; the other pages are in English, with that sentence in every language.
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
        const manifest = JSON.parse(readFileSync(join(PUBLIC, MANIFEST), "utf-8")) as object;
        for (const language of LANGUAGES) {
          const fileName = language === "en" ? MANIFEST : `manifest.${language}.webmanifest`;
          const source = described(html.replace('<html lang="en">', `<html lang="${language}">`).replace(MANIFEST, fileName), language, [language]);
          this.emitFile({ type: "asset", fileName: `home.${language}.html`, source: source.replace(EMPTY_PAGE, filled(head(), welcome(language))) });
          this.emitFile({ type: "asset", fileName, source: JSON.stringify({ ...manifest, lang: language, description: plainText(language, "web-welcome-more") }) });
        }
        index.source = described(html, "en", LANGUAGES).replace(EMPTY_PAGE, filled(head()));
      },
    },
  };
}

function described(html: string, language: string, languages: ReadonlyArray<string>): string {
  const sentences = languages.map((one) => `<p lang="${one}">${plainText(one, "web-needs-javascript")}</p>`).join("");
  const description = DESCRIPTION.replace('""', `"${plainText(language, "web-welcome-more")}"`);
  return html.replace(DESCRIPTION, description).replace(NO_SCRIPT, `<noscript>${sentences}</noscript>`);
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
