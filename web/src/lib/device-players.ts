/** The names of several people who play on one device, stored there for the next time. */
import { settings } from "./settings.svelte";
import { loadLocal, saveLocal } from "./storage";
import { say } from "./words.svelte";

const KEY = "seriatim-around";

/** The name of somebody who gave none: “Player 2”. */
export function defaultPlayerName(seat: number): string {
  return say("web-player", { number: seat + 1 });
}

/** The names of the last time; the first time, one's own name and empty ones for the others. */
export function savedPlayerNames(seats: number): string[] {
  const saved = loadLocal<string[]>(KEY, []);
  return Array.from({ length: seats }, (_, seat) => saved[seat] ?? (seat === 0 ? settings.chosen.name : ""));
}

/** Store the names, keeping those of people who do not play this time. Returns a name for each seat. */
export function savePlayerNames(names: ReadonlyArray<string>): string[] {
  const given = names.map((name) => name.trim());
  saveLocal(KEY, [...given, ...loadLocal<string[]>(KEY, []).slice(given.length)]);
  return given.map((name, seat) => name || defaultPlayerName(seat));
}
