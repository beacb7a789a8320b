/** The names shown for seats: the person's, the bot's, or the number of the seat. */
import type { SeatInfo } from "./protocol";
import { say } from "./words.svelte";

export function seatName(seats: ReadonlyArray<SeatInfo>, seat: number): string {
  const info = seats[seat];
  if (seat < 0) return say("web-table");
  if (info?.name) return info.name;
  return info?.bot ? unlike(say("web-bot-name", { seat }), seats) : say("web-seat-number", { number: seat + 1 });
}

/** A bot's name; with a number if a person at the table has the same. */
export function unlike(name: string, seats: ReadonlyArray<Pick<SeatInfo, "name">>): string {
  const taken = new Set(seats.map((info) => lookOf(info.name)));
  let shown = name;
  for (let number = 2; taken.has(lookOf(shown)); number++) shown = `${name} ${number}`;
  return shown;
}

function lookOf(name: string): string {
  return name.normalize("NFKC").toLowerCase();
}
