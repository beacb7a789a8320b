/** The variants of a game: what can be chosen depends on how many sit at the table. */
import type { Options } from "./api";
import type { GameId } from "./board";
import { GAMES } from "./protocol";

/** Of each option the usual value stands first. */
export type Possible = Record<string, ReadonlyArray<boolean | number | string>>;

export function possibleOptions(game: GameId, seats: number): Possible {
  const at: Record<number, Possible> = GAMES[game].at;
  return { ...GAMES[game].options, ...at[seats] };
}

/** What was chosen, as far as it is possible at a table of so many. */
export function fitting(game: GameId, seats: number, options: Options): Options {
  const possible = possibleOptions(game, seats);
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => possible[name]?.includes(value)));
}
