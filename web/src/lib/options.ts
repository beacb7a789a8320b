/** The variants of a game: what can be chosen depends on how many sit at the table, and on what else was chosen. */
import type { Options, Possible } from "./api";
import type { GameId } from "./board";
import { GAMES } from "./protocol";

/** Of each option the usual value stands first. */
export function possibleOptions(game: GameId, seats: number): Possible {
  const at: Record<number, Possible> = GAMES[game].at;
  return { ...GAMES[game].options, ...at[seats] };
}

/** What was chosen, as far as it is possible at a table of so many. */
export function fitting(game: GameId, seats: number, options: Options): Options {
  const possible = possibleOptions(game, seats);
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => possible[name]?.includes(value)));
}

export interface Offer {
  options: Options;
  possible: Possible;
}

/** How the engine is asked what each option can be beside the others. */
type Ask = (game: string, seats: number, options: Options) => Promise<Possible>;

/** What was chosen, as far as it goes together, and what can be chosen beside it. The engine knows. */
export async function offer(game: GameId, seats: number, options: Options, ask: Ask): Promise<Offer> {
  const possible = await ask(game, seats, options);
  const misfit = Object.entries(options).find(([name, value]) => !possible[name]?.includes(value))?.[0];
  if (misfit === undefined) return { options, possible: inUsualOrder(game, seats, possible) };
  return offer(game, seats, Object.fromEntries(Object.entries(options).filter(([name]) => name !== misfit)), ask);
}

function inUsualOrder(game: GameId, seats: number, allowed: Possible): Possible {
  const usual = Object.entries(possibleOptions(game, seats));
  return Object.fromEntries(usual.map(([name, values]) => [name, values.filter((value) => allowed[name]?.includes(value))]));
}
