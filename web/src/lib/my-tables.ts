/** The tables at which somebody has a seat. Ongoing ones are stored, so that they are shown before the server answers. */
import { myTables } from "./api";
import type { Listed } from "./protocol";
import { loadLocal, saveLocal } from "./storage";

const KEY = "seriatim-going-on";

/** Whether a game is running or still to begin. */
export function isOngoing({ phase }: Pick<Listed, "phase">): boolean {
  return phase === "running" || phase === "gathering";
}

/** The ongoing tables of the last answer. */
export function cachedTables(): Listed[] {
  return loadLocal<Listed[]>(KEY, []);
}

export async function fetchMyTables(): Promise<ReadonlyArray<Listed>> {
  const tables = await myTables();
  saveLocal(KEY, tables.filter(isOngoing));
  return tables;
}
