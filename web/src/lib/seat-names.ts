/** The name shown for a seat: its person's name, the bot's name, or the number of the seat. */
import type { SeatInfo } from "./protocol";
import { say } from "./words.svelte";

export function seatName(seats: ReadonlyArray<SeatInfo>, seat: number): string {
  const info = seats[seat];
  if (seat < 0) return say("web-table");
  if (info?.name) return info.name;
  return info?.bot ? say("web-bot-name", { seat }) : say("web-seat-number", { number: seat + 1 });
}
