/** Sentences in the user's language, from the same Fluent files as the server's. A language is loaded when it is chosen. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import files from "locale:all";

import { LANGUAGES, type Phrase } from "./protocol";
import { ruleNumbersIn, stripRuleNumbers } from "./rule-numbers";

export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, number | string>;

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as ReadonlyArray<string>).includes(text);
}

/** The first of the browser's languages in which the page is written. */
export function preferredLanguage(wanted: ReadonlyArray<string> = navigator.languages): Language {
  return wanted.map((one) => one.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  #parts = new Set<string>();

  /** Change the language, also of the games and screens whose words were loaded so far. */
  async setLanguage(language: Language): Promise<void> {
    const names = [language, ...[...this.#parts].map((part) => `${language}/${part}`)];
    const resources = await Promise.all(names.map(read));
    this.#bundle = bundleOf(language, resources);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Load the words of a game, or of a screen with a file of its own (`web-after`). */
  async load(...parts: string[]): Promise<void> {
    const fresh = parts.filter((part) => !this.#parts.has(part));
    if (fresh.length === 0) return;
    for (const part of fresh) this.#parts.add(part);
    await this.setLanguage(this.language);
  }

  say(key: string, values: Values = {}): string {
    return stripRuleNumbers(this.#format(key, values));
  }

  /** The rules that a sentence names. */
  ruleNumbersOf({ key, values }: Phrase): string[] {
    return ruleNumbersIn(this.#format(key, values));
  }

  #format(key: string, values: Values): string {
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
  const known = resources.get(name) ?? fetchWords(name);
  resources.set(name, known);
  known.catch(() => resources.delete(name));
  return known;
}

async function fetchWords(name: string): Promise<FluentResource> {
  const file = files[name];
  return new FluentResource(file ? (await file()).default : "");
}

function bundleOf(language: Language, resources: FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const resource of resources) bundle.addResource(resource);
  return bundle;
}

export const words = new Words();

/** The sentence of a key, filled with values. */
export function say(key: string, values?: Values): string {
  return words.say(key, values);
}

/**
 * The sentence of a phrase that the engine made. It counts from 0: teams are shown from 1 on, and a list by seats, such as
 * everybody's bids, is shown with the names of the seats.
 */
export function sayPhrase({ key, values, by_seat = {} }: Phrase, nameOf: (seat: number) => string, more: Values = {}): string {
  const shown: Values = { ...values };
  if (typeof shown["team"] === "number") shown["team"] += 1;
  for (const [name, list] of Object.entries(by_seat)) shown[name] = list.map(([seat, value]) => `${nameOf(seat)} ${value}`.trim()).join(", ");
  return say(key, { ...shown, ...more });
}
