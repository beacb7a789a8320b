/** Sentences in four languages, from the same Fluent files as the server's. A language is loaded when it is wanted. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import files from "words:all";

import type { Phrase } from "./protocol";
import { rulesIn, withoutRules } from "./rules";

export const LANGUAGES = ["en", "uk", "ru", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, number | string>;

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as ReadonlyArray<string>).includes(text);
}

/** The first of the browser's languages that is ours. */
export function detected(wanted: ReadonlyArray<string> = navigator.languages): Language {
  return wanted.map((one) => one.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  #parts = new Set<string>();

  /** Speak a language from now on, also of the games and screens that were spoken of so far. */
  async speak(language: Language): Promise<void> {
    const names = [language, ...[...this.#parts].map((part) => `${language}/${part}`)];
    const resources = await Promise.all(names.map(read));
    this.#bundle = bundleOf(language, resources);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Learn the words of a game, or those of a screen that has a file of its own (`web-after`). */
  async learn(...parts: string[]): Promise<void> {
    const fresh = parts.filter((part) => !this.#parts.has(part));
    if (fresh.length === 0) return;
    for (const part of fresh) this.#parts.add(part);
    await this.speak(this.language);
  }

  say(key: string, values: Values = {}): string {
    return withoutRules(this.#written(key, values));
  }

  /** The rules that a sentence names. */
  rulesOf({ key, values }: Phrase): string[] {
    return rulesIn(this.#written(key, values));
  }

  #written(key: string, values: Values): string {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) return key;
    return this.#bundle.formatPattern(message.value, values);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }
}

const resources = new Map<string, Promise<FluentResource>>();

/** A file of words, read once. */
function read(name: string): Promise<FluentResource> {
  const known = resources.get(name) ?? load(name);
  resources.set(name, known);
  known.catch(() => resources.delete(name));
  return known;
}

async function load(name: string): Promise<FluentResource> {
  const file = files[name];
  return new FluentResource(file ? (await file()).default : "");
}

function bundleOf(language: Language, resources: FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const resource of resources) bundle.addResource(resource);
  return bundle;
}

export const words = new Words();

/** The sentence for a key, its gaps filled with the values it names. */
export function say(key: string, values?: Values): string {
  return words.say(key, values);
}

/** A sentence of the engine. It counts from 0, as its records do; people count teams from 1, and seats have names. */
export function tell({ key, values }: Phrase, nameOf: (seat: number) => string, more: Values = {}): string {
  const shown = Object.entries(values).map(([name, value]) => {
    if (typeof value === "number") return [name, name === "team" ? value + 1 : value];
    return [name, value.replace(SEATS, (_, before: string, seat: string) => `${before}${nameOf(Number(seat))} `)];
  });
  return say(key, { ...Object.fromEntries(shown), ...more });
}

/** Seats in a list, as the engine writes them: `0: 21, 3: 44`. */
const SEATS = /(^|, )(\d+): /g;
