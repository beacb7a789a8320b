import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentParser, FluentSerializer, Junk, Message, type Entry } from "@fluent/syntax";
import type { Plugin } from "vite";

import { LANGUAGES } from "../src/lib/protocol.ts";
import { keepTogether } from "./no-breaks.ts";

const LOCALES = join(import.meta.dirname, "../../src/seriatim/locales");
/** The files that every screen needs. */
const COMMON_FILES = ["games", "table", "server", "web"];
/** Messages that only a terminal shows. */
const TERMINAL_ONLY = /^(cli-|serve-|server-(landing|api)|seat-does|table-does|bad-|no-such-)/;
/** Messages of a game that only a terminal shows. */
const TERMINAL_ONLY_IN_GAME = /^[a-z-]+-(not-a-move|reason-)/;

/**
 * The Fluent files as modules: `locale:en` with what every screen needs, `locale:en/the-game` for a game and its board,
 * `locale:en/web-after` for each further file of the page. `locale:all` imports all of them on demand.
 */
export function locales(): Plugin {
  return {
    name: "locales",
    resolveId: (id) => (id.startsWith("locale:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0locale:")) return undefined;
      const name = id.slice("\0locale:".length);
      if (name === "all") return indexModule();
      const [language = "", part] = name.split("/");
      for (const file of filesOf(language)) this.addWatchFile(pathOf(language, file));
      return `export default ${JSON.stringify(serialize(part ? messagesOfPart(language, part) : commonMessages(language)))};`;
    },
  };
}

function indexModule(): string {
  const names = LANGUAGES.flatMap((language) => [
    language,
    ...[...gamesOf(language), ...pageFilesOf(language)].map((part) => `${language}/${part}`),
  ]);
  const lines = names.map((name) => `${JSON.stringify(name)}: () => import("locale:${name}"),`);
  return `export default {\n${lines.join("\n")}\n};`;
}

function pathOf(language: string, file: string): string {
  return join(LOCALES, language, `${file}.ftl`);
}

function filesOf(language: string): string[] {
  return readdirSync(join(LOCALES, language)).map((file) => file.replace(/\.ftl$/, ""));
}

/** The games: the first message of a game's file is the game's name, `the-game = The Game`. */
function gamesOf(language: string): string[] {
  return filesOf(language).filter((file) => messagesOf(language, file)[0]?.id.name === file);
}

/** The files of the page besides `web` and those of the boards: `web-after`, `web-learn-the-game`. */
function pageFilesOf(language: string): string[] {
  const boards = gamesOf(language).map((game) => `web-${game}`);
  return filesOf(language).filter((file) => file.startsWith("web-") && !boards.includes(file));
}

function messagesOf(language: string, file: string): Message[] {
  const { body } = new FluentParser({ withSpans: false }).parse(readFileSync(pathOf(language, file), "utf-8"));
  return body.flatMap((entry) => messageIn(entry, pathOf(language, file))).map((message) => keepTogether(language, message));
}

/** The entry without its comment, if it is a message. What is not Fluent is an error. */
function messageIn(entry: Entry, path: string): Message[] {
  if (entry instanceof Junk) throw new Error(`${path}: not Fluent: ${entry.content}`);
  return entry instanceof Message ? [new Message(entry.id, entry.value, entry.attributes)] : [];
}

function serialize(messages: ReadonlyArray<Message>): string {
  const serializer = new FluentSerializer();
  return messages.map((message) => serializer.serializeEntry(message)).join("");
}

function messagesOfPart(language: string, part: string): Message[] {
  return part.startsWith("web-") ? messagesOf(language, part) : messagesOfGame(language, part);
}

function commonMessages(language: string): Message[] {
  const names = gamesOf(language).flatMap((game) => messagesOf(language, game).slice(0, 1));
  const common = COMMON_FILES.flatMap((file) => messagesOf(language, file)).filter(({ id }) => !TERMINAL_ONLY.test(id.name));
  return [...names, ...common];
}

function messagesOfGame(language: string, game: string): Message[] {
  const board = filesOf(language).includes(`web-${game}`) ? messagesOf(language, `web-${game}`) : [];
  const shown = messagesOf(language, game).slice(1).filter(({ id }) => !TERMINAL_ONLY_IN_GAME.test(id.name));
  return [...shown, ...board];
}

/** The text of a message without variables. */
export function plainText(language: string, key: string): string {
  const [element, ...more] = messagesOf(language, "web").find(({ id }) => id.name === key)?.value?.elements ?? [];
  if (element?.type !== "TextElement" || more.length > 0) throw new Error(`${key} is no plain text in ${language}`);
  return element.value;
}
