/** Moves that will be refused, so that the table explains why. */
import type { SequenceView } from "../../lib/protocol";
import { jackOf, nameOf } from "./cards";

/** For a card without targets: to its own space if that is free, else its exchange; for a jack, to another team's chip. */
export function refusedMoveWith(view: SequenceView, seat: number, card: string): string {
  if (jackOf(card)) return `${card} ${nameOf(chipOfOthers(view, seat))}`;
  const home = view.shows.findIndex((shown, space) => shown === card && view.chips[space] === null);
  return home < 0 ? `dead ${card}` : `${card} ${nameOf(home)}`;
}

/** For a space where no card of the hand can go: with the card that it shows; in a corner, with any. */
export function refusedMoveAt(view: SequenceView, name: string): string {
  const shown = view.shows.find((_, space) => nameOf(space) === name);
  return `${shown || view.hand[0]} ${name}`;
}

/** A space with another team's chip; if there is none, the first that is no corner. */
function chipOfOthers(view: SequenceView, seat: number): number {
  const space = view.chips.findIndex((chip) => chip !== null && chip !== view.places[seat]?.team);
  return space < 0 ? view.shows.findIndex((card) => card !== "") : space;
}
