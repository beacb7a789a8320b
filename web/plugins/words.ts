import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "../../src/seriatim/locales");
export const LANGUAGES = readdirSync(LOCALES);
const HOUSE = ["games", "table", "server", "web"];
/** Messages that only a terminal shows. */
const TERMINAL = /^(cli-|serve-|server-(landing|api)|seat-does|table-does|bad-|no-such-)/;

/**
 * The locale files of the house as modules, one a language, and one more for each game and for each further file of the
 * page: `words:en`, `words:en/the-game`, `words:en/web-after`; `words:all` names them all.
 */
export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0words:")) return undefined;
      const name = id.slice("\0words:".length);
      if (name === "all") return index();
      const [language = "", part] = name.split("/");
      for (const file of files(language)) this.addWatchFile(join(LOCALES, language, `${file}.ftl`));
      return `export default ${JSON.stringify(part ? wordsOf(language, part) : houseWords(language))};`;
    },
  };
}

function index(): string {
  const names = LANGUAGES.flatMap((language) => [
    language,
    ...[...games(language), ...pages(language)].map((part) => `${language}/${part}`),
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

/** What the page says beyond its own file and the boards': `web-after`, `web-learn-the-game`. */
function pages(language: string): string[] {
  const boards = games(language).map((game) => `web-${game}`);
  return files(language).filter((file) => file.startsWith("web-") && !boards.includes(file));
}

function messages(language: string, file: string): string[] {
  const text = readFileSync(join(LOCALES, language, `${file}.ftl`), "utf-8");
  return text.split(/^(?=[a-zA-Z])/m).filter((message) => /^[a-zA-Z]/.test(message)).map((message) => message.replace(/^#.*\n?/gm, "").trim());
}

/** A message of one line, as it stands in the files. */
export function sentence(language: string, key: string): string {
  const message = messages(language, "web").find((one) => one.startsWith(`${key} = `));
  if (!message) throw new Error(`${key} is not said in ${language}`);
  return message.slice(`${key} = `.length);
}

function wordsOf(language: string, part: string): string {
  return part.startsWith("web-") ? messages(language, part).join("\n") : gameWords(language, part);
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
