/** Keeps the cards of the last turn visible for a while, even if the next card is turned up at once. */
import type { TrafficMemoView } from "../../lib/protocol";

type Shown = TrafficMemoView["last"][number];

/** How long cards stay visible (ms): two seconds after they have turned over. Bots wait as long. */
const LONG_ENOUGH = 2400;

/** Without animations, cards stay visible as long as at the full pace. */
const STILL = 1;

export class ReturnedCards {
  /** The cards of the last turn that were turned back, while they stay visible. */
  cards = $state.raw<ReadonlyArray<Shown>>([]);
  #turn = "";

  /** Note the cards of the last turn. A quicker pace shows them for a shorter time. */
  update(last: ReadonlyArray<Shown>, pace: number): void {
    const turn = last.map((one) => one.place).join(" ");
    if (turn === this.#turn) return;
    this.#turn = turn;
    const back = last.filter((one) => !one.is_taken);
    if (back.length > 0) this.#hold(back, LONG_ENOUGH * (pace || STILL));
  }

  /** The card that stays visible at a place, if any. */
  at(place: number): Shown["card"] | null {
    return this.cards.find((one) => one.place === place)?.card ?? null;
  }

  #hold(back: ReadonlyArray<Shown>, time: number): void {
    this.cards = back;
    setTimeout(() => {
      if (this.cards === back) this.cards = [];
    }, time);
  }
}
