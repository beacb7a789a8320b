/**
 * One's own name. Whoever changes it is called so at the tables they have open, too: at once where something may be
 * said, and in a silent game when it is over.
 */
import { untrack } from "svelte";

import { ownName } from "./house";
import { settings } from "./settings.svelte";
import type { TableStore } from "./table.svelte";

/** What somebody was called before, as long as this page is open. A seat with any other name was named on purpose. */
const former = new Set<string>();

/** Be called by another name, also where one bears one of these. */
export function rename(name: string, ...worn: string[]): void {
  for (const one of [ownName(), ...worn]) former.add(one);
  settings.change({ name: name.trim() });
}

addEventListener("storage", () => {
  former.add(ownName());
  settings.hearName();
});

export function followName(table: TableStore): void {
  let asked = "";
  $effect(() => {
    const name = ownName();
    const seat = table.mySeats.find((one) => isFormer(table.plates[one]?.name ?? "", name));
    const asking = `${table.phase}: ${name}`;
    if (seat === undefined || asking === asked || !mayRename(table)) return;
    asked = asking;
    untrack(() => void table.do({ type: "rename", seat, name }));
  });
}

function isFormer(worn: string, name: string): boolean {
  return worn !== name && former.has(worn);
}

function mayRename(table: TableStore): boolean {
  return table.phase === "gathering" || table.phase === "over" || (table.phase === "running" && table.picture?.talk !== "silent");
}
