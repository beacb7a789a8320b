/** What goes back stays in sight long enough to be remembered, though somebody may turn up the next card at once. */
import type { TrafficMemoView } from "../../lib/protocol";

type Shown = TrafficMemoView["last"][number];

/** Two seconds, once the card has turned over (ms); bots wait as long before they turn up the next one. */
const LONG_ENOUGH = 2400;

/** For whom nothing moves, cards stay as long as for everybody. */
const STILL = 1;

export class ReturnedCards {
  /** The cards of the last turn that went back, for a while. */
  cards = $state.raw<ReadonlyArray<Shown>>([]);
  #turn = "";

  /** The cards of the last turn are these, or none any more. A quicker pace is a shorter while. */
  update(last: ReadonlyArray<Shown>, pace: number): void {
    const turn = last.map((one) => one.place).join(" ");
    if (turn === this.#turn) return;
    this.#turn = turn;
    const back = last.filter((one) => !one.is_taken);
    if (back.length > 0) this.#hold(back, LONG_ENOUGH * (pace || STILL));
  }

  /** The card to be seen at a place that lies face down again. */
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
