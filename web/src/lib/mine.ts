/** The tables at which somebody sits: those that go on come first wherever they are listed. */
import { myTables, type Listed } from "./api";
import { keep } from "./settings.svelte";

const KEY = "seriatim-going-on";

/** Whether there is still something to come back for: a game that runs, or one that is to begin. */
export function goesOn({ phase }: Pick<Listed, "phase">): boolean {
  return phase === "running" || phase === "gathering";
}

/** What went on when the house was last asked, so that it is there before the house has answered. */
export function keptTables(): Listed[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Listed[];
  } catch {
    return [];
  }
}

export async function askForMine(): Promise<Listed[]> {
  const tables = await myTables();
  keep(KEY, tables.filter(goesOn));
  return tables;
}
