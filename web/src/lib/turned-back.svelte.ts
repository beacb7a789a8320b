/** Notes when a card turns a pile back: the top goes against the direction of the pile. */
interface PileTop {
  name: string;
  climbs: boolean;
  /** Null while the pile is empty. */
  top: number | null;
}

export class TurnedBack {
  /** The pile that was turned back last, and how many cards had been laid then. */
  last = $state.raw<{ pile: string; laid: number } | null>(null);
  #tops = new Map<string, number | null>();
  #laid = -1;

  /** Compare the piles with those of one card ago; whether one was turned back. */
  update(piles: ReadonlyArray<PileTop>, laid: number): boolean {
    const turned = laid === this.#laid + 1 ? piles.find((pile) => this.#isBack(pile)) : undefined;
    if (laid !== this.#laid) this.last = turned ? { pile: turned.name, laid } : null;
    this.#tops = new Map(piles.map((pile) => [pile.name, pile.top]));
    this.#laid = laid;
    return turned !== undefined;
  }

  /** A number that is new each time this pile is turned back; null if it was not the last card's. */
  at(pile: string): number | null {
    return this.last?.pile === pile ? this.last.laid : null;
  }

  #isBack({ name, climbs, top }: PileTop): boolean {
    const before = this.#tops.get(name) ?? null;
    return top !== null && before !== null && (climbs ? top < before : top > before);
  }
}
