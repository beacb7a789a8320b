/** The games of the house as a page shows them, and the plans people have for a new table. */
import { makeTable, playDaily, type Options } from "./api";
import { nameless } from "./around";
import { hasBoard, type GameId } from "./board";
import { GAMES, type SeatBot, type Settings } from "./protocol";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import type { TableStore } from "./table.svelte";
import { say } from "./words.svelte";

export type Level = SeatBot["level"];
export const LEVELS: ReadonlyArray<Level> = ["novice", "steady", "strong", "master"];

/** How long a game takes, in minutes, and how many seats it has if nobody says. */
const USUAL: Record<GameId, { minutes: number; seats: number }> = {
  "the-game": { minutes: 20, seats: 3 },
  "quick-and-easy": { minutes: 10, seats: 3 },
  sequence: { minutes: 25, seats: 2 },
  "traffic-memo": { minutes: 15, seats: 3 },
  "cut-in": { minutes: 15, seats: 3 },
  "rush-hour": { minutes: 15, seats: 4 },
};

export interface GameFacts {
  id: GameId;
  seats: ReadonlyArray<number>;
  isCooperative: boolean;
  minutes: number;
  usualSeats: number;
}

export const HOUSE: ReadonlyArray<GameFacts> = (Object.keys(GAMES) as GameId[]).filter(hasBoard).map((id) => ({
  id,
  seats: GAMES[id].seats,
  isCooperative: GAMES[id].cooperative,
  minutes: USUAL[id].minutes,
  usualSeats: USUAL[id].seats,
}));

/** What somebody wishes for: bots at the other seats, people who come by the link, or people around one device. */
export interface Plan {
  game: GameId;
  seats: number;
  options: Options;
  settings: Settings;
  others: "bots" | "device" | "friends";
  /** Of those around one device, seat by seat. */
  names: ReadonlyArray<string>;
  level: Level;
}

export function usualPlan(game: GameFacts): Plan {
  return { game: game.id, seats: game.usualSeats, options: {}, settings: {}, others: "bots", names: [], level: "steady" };
}

const plans = new Map<string, Plan>();

export function ownName(): string {
  return settings.chosen.name || say("web-guest");
}

/** Make the table and go there; the table screen does the rest. */
export async function begin(plan: Plan): Promise<void> {
  const { table } = await makeTable(plan.game, plan.seats, plan.options, plan.settings);
  plans.set(table, plan);
  router.go(`/t/${table}`);
}

export async function beginDaily(game: GameId): Promise<void> {
  const { table } = await playDaily(game, ownName());
  router.go(`/t/${table}`);
}

/** Sit down, fill the seats and start, as it was planned when the table was made. */
export function carryOut(table: TableStore): void {
  const plan = plans.get(table.name);
  if (!plan) return;
  plans.delete(table.name);
  void table.do({ type: "sit", seat: 0, name: plan.names[0] ?? ownName() });
  if (plan.others === "friends") return;
  for (let seat = 1; seat < plan.seats; seat++) {
    if (plan.others === "bots") void table.do({ type: "seat-bot", seat, level: plan.level });
    else void table.do({ type: "sit", seat, name: plan.names[seat] ?? nameless(seat) });
  }
  void table.do({ type: "start" });
}

/** What a variant is called: the key of its label. */
export function variantKey(game: string, option: string): string {
  return `web-option-${game}-${option.replaceAll("_", "-")}`;
}
