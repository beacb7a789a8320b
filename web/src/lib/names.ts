/** Who sits at a seat: the name somebody gave, a bot's own, or the number of the seat. */
import type { SeatInfo } from "./protocol";
import { say } from "./words.svelte";

export function nameOf(plates: ReadonlyArray<SeatInfo>, seat: number): string {
  const plate = plates[seat];
  if (seat < 0) return say("web-table");
  if (plate?.name) return plate.name;
  return plate?.bot ? say("web-bot-name", { seat }) : say("web-seat-number", { number: seat + 1 });
}
