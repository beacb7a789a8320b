/**
 * One's own name. A change of it is sent to the open tables, too: at once where renaming is allowed, otherwise as soon as
 * it is.
 */
import { untrack } from "svelte";

import type { LiveTable } from "./live-table.svelte";
import type { SeatInfo } from "./protocol";
import { settings } from "./settings.svelte";
import { ownName } from "./table-plan";

/** The names used before, while this page is open. A seat with any other name was named on purpose. */
const formerNames = new Set<string>();

/** Change one's name. The `current` names of seats are replaced by it as well. */
export function rename(name: string, ...current: string[]): void {
  for (const one of [ownName(), ...current]) formerNames.add(one);
  settings.change({ name: name.trim() });
}

addEventListener("storage", () => {
  formerNames.add(ownName());
  settings.reloadName();
});

/** Keep the name of one's seat at a table equal to one's own name. */
export function syncName(table: LiveTable): void {
  let asked = "";
  $effect(() => {
    const name = ownName();
    const seat = table.mySeats.find((one) => isFormer(table.seats[one], name));
    const asking = `${table.phase}: ${name}`;
    if (seat === undefined || asking === asked || !table.picture?.may_rename) return;
    asked = asking;
    untrack(() => void table.do({ type: "rename", seat, name }));
  });
}

/** Whether a seat has a name that one used before, also with the number that tells it from another's. */
function isFormer(info: SeatInfo | undefined, name: string): boolean {
  const names = [info?.name ?? "", info?.plain_name ?? info?.name ?? ""];
  return !names.includes(name) && names.some((one) => formerNames.has(one));
}
