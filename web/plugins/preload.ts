import type { Plugin, Rolldown } from "vite";

const MAIN = /\/src\/main\.ts$/;
const LOCALE = /^\0locale:(\w\w(?:\/.*)?)$/;
const FONT = /-latin-[^.]*\.woff2$/;
const TABLE = /\/src\/screens\/Table\.svelte$/;
const BOARD = /\/src\/games\/([^/]+)\/Board\.svelte$/;

type Bundle = Rolldown.OutputBundle;

/**
 * Lets the browser load files before it has read the modules that import them. `index.html` preloads the fonts and names the
 * locale files for `boot.js`, which knows the language. `ahead.json` lists the files of tables for the server, which knows
 * the game and sends them as `Link` headers.
 */
export function preload(): Plugin {
  return {
    name: "preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter((name) => FONT.test(name));
        const words = Object.entries(filesOf(bundle, LOCALE)).filter(([name]) => !name.includes("/"));
        return {
          html: html.replace('src="/boot.js"', `src="/boot.js" data-words="${words.map(([name, [file]]) => `${name}:${file}`).join(" ")}"`),
          tags: fonts.map((font) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${font}`, crossorigin: true },
            injectTo: "head" as const,
          })),
        };
      },
    },
    generateBundle(_, bundle) {
      const table = Object.values(filesOf(bundle, TABLE)).flat();
      const source = JSON.stringify({ table, games: filesOf(bundle, BOARD), words: filesOf(bundle, LOCALE) });
      this.emitFile({ type: "asset", fileName: "ahead.json", source });
    },
  };
}

/** The files of each lazily loaded module whose name matches the pattern, by the group that it matches. */
function filesOf(bundle: Bundle, pattern: RegExp): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const first = chunks.filter((chunk) => chunk.isEntry || chunk.moduleIds.some((id) => MAIN.test(id))).flatMap((chunk) => needed(bundle, chunk));
  const found = chunks.flatMap((chunk) => {
    const match = pattern.exec(chunk.facadeModuleId ?? "");
    return match ? [[match[1] ?? "", needed(bundle, chunk).filter((name) => !first.includes(name))] as const] : [];
  });
  return Object.fromEntries(found.map(([name, files]) => [name, [...new Set(files)].map((file) => `/${file}`)]));
}

/** A chunk and all that it imports, with their styles. */
function needed(bundle: Bundle, chunk: Rolldown.OutputChunk): string[] {
  const others = chunk.imports.flatMap((name) => (bundle[name]?.type === "chunk" ? needed(bundle, bundle[name]) : []));
  return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...others];
}
