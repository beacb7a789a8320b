/** What is tried where nothing can be done, so that the table tells why not. */
import type { SequenceView } from "../../lib/protocol";
import { nameOf, rankOf } from "./cards";

/** With a card that can go nowhere: its own space if that is free, and else its exchange; with a jack, a chip of others. */
export function refusedMoveWith(view: SequenceView, seat: number, card: string): string {
  if (rankOf(card) === "J") return `${card} ${nameOf(chipOfOthers(view, seat))}`;
  const home = view.shows.findIndex((shown, space) => shown === card && view.chips[space] === null);
  return home < 0 ? `dead ${card}` : `${card} ${nameOf(home)}`;
}

/** At a space where no card of the hand can go: the card that it shows; in a corner, any. */
export function refusedMoveAt(view: SequenceView, name: string): string {
  const shown = view.shows.find((_, space) => nameOf(space) === name);
  return `${shown || view.hand[0]} ${name}`;
}

/** A space with one; if there is none, the first that is no corner. */
function chipOfOthers(view: SequenceView, seat: number): number {
  const space = view.chips.findIndex((chip) => chip !== null && chip !== view.places[seat]?.team);
  return space < 0 ? view.shows.findIndex((card) => card !== "") : space;
}
