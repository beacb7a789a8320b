import type { Plugin, Rolldown } from "vite";

const WORDS = /^\0words:(\w+)$/;
const FONT = /-latin-[^.]*\.woff2$/;

/**
 * Lets a browser ask for what it will need before it has read the program that needs it: the fonts, and the words of its
 * language, whose files are named for `boot.js`, which knows the language.
 */
export function ahead(): Plugin {
  return {
    name: "ahead",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const files = Object.values(bundle);
        const fonts = files.filter((file) => FONT.test(file.fileName));
        return {
          html: html.replace('src="/boot.js"', `src="/boot.js" data-words="${files.flatMap(words).join(" ")}"`),
          tags: fonts.map((font) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${font.fileName}`, crossorigin: true },
            injectTo: "head" as const,
          })),
        };
      },
    },
  };
}

/** `en:/assets/en-1a2b3c.js` */
function words(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string[] {
  const language = file.type === "chunk" ? WORDS.exec(file.facadeModuleId ?? "")?.[1] : undefined;
  return language ? [`${language}:/${file.fileName}`] : [];
}
