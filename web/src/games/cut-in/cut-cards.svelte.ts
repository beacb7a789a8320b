/** The cards of the last cut: those that now lie where the gap was. */
import type { CutInView } from "../../lib/protocol";

export class CutCards {
  cards = $state.raw<ReadonlyArray<number>>([]);
  #row: ReadonlyArray<number> = [];
  #gap: CutInView["gap"] = null;

  /** Compare with the picture before; whether somebody has cut in. */
  update({ row, gap }: Pick<CutInView, "gap" | "row">): boolean {
    const [low, high] = this.#gap ?? [0, 0];
    const cut = row.filter((card) => low < card && card < high && !this.#row.includes(card));
    if (row.length !== this.#row.length) this.cards = cut;
    this.#row = row;
    this.#gap = gap;
    return cut.length > 0;
  }
}
