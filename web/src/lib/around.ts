/** Who sits around one device: their names, kept there for the next time. */
import { keep, settings } from "./settings.svelte";
import { say } from "./words.svelte";

const KEY = "seriatim-around";

/** What somebody without a name is called. */
export function nameless(seat: number): string {
  return say("web-player", { number: seat + 1 });
}

/** The names of the last time; at first one's own, and nothing for the others. */
export function namesAround(seats: number): string[] {
  const before = kept();
  return Array.from({ length: seats }, (_, seat) => before[seat] ?? (seat === 0 ? settings.chosen.name : ""));
}

/** Keep the names, also of those who do not play this time; the answer has one for each seat. */
export function keepNames(names: ReadonlyArray<string>): string[] {
  const given = names.map((name) => name.trim());
  keep(KEY, [...given, ...kept().slice(given.length)]);
  return given.map((name, seat) => name || nameless(seat));
}

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}
