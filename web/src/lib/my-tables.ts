/** The tables in lists, one's own first. Ongoing ones are stored, so that they are shown before the server answers. */
import { myTables } from "./api";
import type { Listed } from "./protocol";
import { seatName } from "./seat-names";
import { loadLocal, saveLocal } from "./storage";

const KEY = "seriatim-going-on";

/** Whether a game is running or still to begin. */
export function isUnfinished({ phase }: Pick<Listed, "phase">): boolean {
  return phase === "running" || phase === "gathering";
}

/** Whether a game is unfinished, and not put away. */
export function isOngoing(table: Pick<Listed, "phase" | "is_put_away">): boolean {
  return isUnfinished(table) && !table.is_put_away;
}

/** The ongoing tables of the last answer. Those that an earlier version of the page stored are not complete. */
export function cachedTables(): Listed[] {
  return loadLocal<Listed[]>(KEY, []).filter((table) => table.occupants && table.turn);
}

export async function fetchMyTables(): Promise<ReadonlyArray<Listed>> {
  const tables = await myTables();
  saveLocal(KEY, tables.filter(isOngoing));
  return tables;
}

/** The names of those who sit there, without one's own first seat. */
export function othersAt({ occupants }: Pick<Listed, "occupants">): string[] {
  const own = occupants.findIndex((info) => info.is_mine);
  return occupants.flatMap((info, seat) => (info.is_free || seat === own ? [] : [seatName(occupants, seat)]));
}

/** Whose turn it is: one's own, that of others with these names, or not known. */
export function turnAt({ occupants, turn }: Pick<Listed, "occupants" | "turn">): "mine" | ReadonlyArray<string> {
  if (turn.some((seat) => occupants[seat]?.is_mine)) return "mine";
  return turn.flatMap((seat) => (occupants[seat] ? [seatName(occupants, seat)] : []));
}
