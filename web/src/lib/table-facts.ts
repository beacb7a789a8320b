/** How a table is played: whether it is the deal of the day, its variants, and how strong its bots are. */
import { LEVELS, type Level } from "./catalogue";
import type { LiveTable } from "./live-table.svelte";
import { variantTexts } from "./options";
import { say } from "./words.svelte";

/** The levels of the bots that play here, or of those that would. */
function levels(table: LiveTable): Level[] {
  const own = table.seats.filter((info) => !info.name).map((info) => info.bot);
  const found = LEVELS.filter((level) => own.includes(level));
  return found.length > 0 ? found : [table.picture?.settings.stand_in ?? "steady"];
}

export interface TableFacts {
  daily: string;
  variants: ReadonlyArray<string>;
  bots: string;
}

/** The facts about a table as texts. The words of the game and of `web-company` must be loaded. */
export function tableFacts(table: LiveTable): TableFacts {
  return {
    daily: table.picture?.daily ? say("web-daily") : "",
    variants: variantTexts(table.game, table.seats.length, table.options),
    bots: table.seats.length > 1 ? say("web-table-bots", { levels: levels(table).map((level) => say(`web-level-${level}`)).join(", ") }) : "",
  };
}
