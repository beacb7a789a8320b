import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "../../src/seriatim/locales");
const HOUSE = ["games", "table", "server", "web"];
/** Messages that only a terminal shows. */
const TERMINAL = /^(cli-|serve-|seat-does|table-does|bad-|no-such-)/;

/**
 * The locale files of the house as modules, one a language, and one more for each game:
 * `words:en`, `words:en/the-game`; `words:all` names them all.
 */
export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0words:")) return undefined;
      const name = id.slice("\0words:".length);
      if (name === "all") return index();
      const [language = "", game] = name.split("/");
      for (const file of files(language)) this.addWatchFile(join(LOCALES, language, `${file}.ftl`));
      return `export default ${JSON.stringify(game ? gameWords(language, game) : houseWords(language))};`;
    },
  };
}

function index(): string {
  const names = readdirSync(LOCALES).flatMap((language) => [
    language,
    ...games(language).map((game) => `${language}/${game}`),
  ]);
  const lines = names.map((name) => `${JSON.stringify(name)}: () => import("words:${name}"),`);
  return `export default {\n${lines.join("\n")}\n};`;
}

function files(language: string): string[] {
  return readdirSync(join(LOCALES, language)).map((file) => file.replace(/\.ftl$/, ""));
}

/** A game's file begins with its name: `the-game = The Game`. */
function games(language: string): string[] {
  return files(language).filter((file) => messages(language, file)[0]?.startsWith(`${file} =`));
}

function messages(language: string, file: string): string[] {
  const text = readFileSync(join(LOCALES, language, `${file}.ftl`), "utf-8");
  return text.split(/^(?=[a-zA-Z])/m).filter((message) => /^[a-zA-Z]/.test(message)).map((message) => message.replace(/^#.*\n?/gm, "").trim());
}

function houseWords(language: string): string {
  const names = games(language).map((game) => messages(language, game)[0] ?? "");
  const house = HOUSE.flatMap((file) => messages(language, file)).filter((message) => !TERMINAL.test(message));
  return [...names, ...house].join("\n");
}

function gameWords(language: string, game: string): string {
  const own = files(language).includes(`web-${game}`) ? messages(language, `web-${game}`) : [];
  const shown = messages(language, game).slice(1).filter((message) => !/^[a-z-]+-(scene|not-a-move|reason-)/.test(message));
  return [...shown, ...own].join("\n");
}
