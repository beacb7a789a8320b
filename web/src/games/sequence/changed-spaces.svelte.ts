/** The spaces whose chips have changed since the last snapshot. */
export class ChangedSpaces {
  spaces = $state.raw<ReadonlySet<number>>(new Set());
  #before: ReadonlyArray<number | null> = [];

  update(chips: ReadonlyArray<number | null>): void {
    const before = this.#before;
    this.#before = chips;
    if (before.length === 0 || chips.every((chip) => chip === null)) this.spaces = new Set();
    const changed = chips.flatMap((chip, space) => (before.length > 0 && chip !== before[space] ? [space] : []));
    if (changed.length > 0 && chips.some((chip) => chip !== null)) this.spaces = new Set(changed);
  }
}
