/** The options of a game. What can be chosen depends on the number of seats and on the other options. */
import type { Options, Possible } from "./api";
import type { GameId } from "./board";
import { optionLabelKey } from "./catalogue";
import { GAMES } from "./protocol";
import { say, words } from "./words.svelte";

/** All values of each option with so many seats, the default first. */
export function possibleOptions(game: GameId, seats: number): Possible {
  const at: Record<number, Possible> = GAMES[game].at;
  return { ...GAMES[game].options, ...at[seats] };
}

/** The chosen options that are possible with so many seats. */
export function allowedOptions(game: GameId, seats: number, options: Options): Options {
  const possible = possibleOptions(game, seats);
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => possible[name]?.includes(value)));
}

export interface OptionOffer {
  options: Options;
  possible: Possible;
}

/** Asks the server for the values that each option can have beside the others. */
type AskServer = (game: string, seats: number, options: Options) => Promise<Possible>;

/** The chosen options that go together, and what can be chosen beside them, as the server says. */
export async function resolveOptions(game: GameId, seats: number, options: Options, ask: AskServer): Promise<OptionOffer> {
  const possible = await ask(game, seats, options);
  const conflicting = Object.entries(options).find(([name, value]) => !possible[name]?.includes(value))?.[0];
  if (conflicting === undefined) return { options, possible: defaultFirst(game, seats, possible) };
  return resolveOptions(game, seats, Object.fromEntries(Object.entries(options).filter(([name]) => name !== conflicting)), ask);
}

function defaultFirst(game: GameId, seats: number, allowed: Possible): Possible {
  const known = Object.entries(possibleOptions(game, seats));
  return Object.fromEntries(known.map(([name, values]) => [name, values.filter((value) => allowed[name]?.includes(value))]));
}

/** What several options mean together: a message key, and the option below whose field it is shown. */
export interface OptionsNote {
  below: string;
  key: string;
}

/** The note about the chosen options, if the game has one. */
export function optionsNote(game: GameId, options: Options): OptionsNote | null {
  const notes: ReadonlyArray<OptionsNote & { options: Options }> = GAMES[game].notes;
  return notes.find((note) => Object.entries(note.options).every(([name, value]) => options[name] === value)) ?? null;
}

/** The value of an option at a table: the chosen one, or the default. */
export function optionOf(game: GameId, options: Options, name: string): boolean | number | string | undefined {
  const possible: Possible = GAMES[game].options;
  return options[name] ?? possible[name]?.[0];
}

/** The options that are not as usual with so many seats, by name. */
export function chosenVariants(game: GameId, seats: number, options: Options): Options {
  const possible = possibleOptions(game, seats);
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== possible[name]?.[0]));
}

/** The label of an option's value: its message if there is one, else the value itself. */
export function optionValueName(game: GameId, name: string, value: number | string): string {
  const key = `${optionLabelKey(game, name)}-${value}`;
  return words.has(key) ? say(key) : String(value);
}

/** What is played otherwise than usual, a text for each variant. The words of the game must be loaded. */
export function variantTexts(game: GameId, seats: number, options: Options): string[] {
  return Object.entries(chosenVariants(game, seats, options)).map(([name, value]) => {
    const label = say(optionLabelKey(game, name));
    if (value === true) return label;
    return say("web-variant", { label, value: value === false ? say("web-variant-off") : optionValueName(game, name, value) });
  });
}
