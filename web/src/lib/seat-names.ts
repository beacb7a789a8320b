/** The name shown for a seat: its person's name, the bot's name, or the number of the seat. */
import type { SeatInfo } from "./protocol";
import { say } from "./words.svelte";

export function seatName(plates: ReadonlyArray<SeatInfo>, seat: number): string {
  const plate = plates[seat];
  if (seat < 0) return say("web-table");
  if (plate?.name) return plate.name;
  return plate?.bot ? say("web-bot-name", { seat }) : say("web-seat-number", { number: seat + 1 });
}
