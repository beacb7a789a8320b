/** New tables: what somebody plans, and how the plan is carried out once the table is open. */
import { makeTable, playDaily, type Options } from "./api";
import type { GameId } from "./board";
import type { GameFacts, Level } from "./catalogue";
import { coaching } from "./coaching.svelte";
import { defaultPlayerName } from "./device-players";
import type { LiveTable } from "./live-table.svelte";
import { pathTo } from "./paths";
import { GAMES, type Settings } from "./protocol";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

/** A wish for a table: with bots at the other seats, people who come by the link, or people who share this device. */
export interface Plan {
  game: GameId;
  seats: number;
  options: Options;
  settings: Settings;
  others: "bots" | "device" | "friends";
  /** The names of people who share this device, by seat. */
  names: ReadonlyArray<string>;
  level: Level;
}

/** Seconds after which a bot plays for a friend who is away. */
export const GRACE = 180;

/** As usual; a first game on this device is a gentle one. */
export function defaultPlan(game: GameFacts): Plan {
  const options = coaching.isFirstGame(game.id) ? { ...GAMES[game.id].first } : {};
  return { game: game.id, seats: game.usualSeats, options, settings: { grace: GRACE }, others: "bots", names: [], level: "steady" };
}

const plans = new Map<string, Plan>();

export function ownName(): string {
  return settings.chosen.name || say("web-guest");
}

/** Make the table and open its screen, which carries the plan out. */
export async function createTable(plan: Plan): Promise<void> {
  const shared = plan.others === "friends" ? { stand_in: plan.level } : { grace: 0 };
  const { table } = await makeTable(plan.game, plan.seats, plan.options, { ...plan.settings, ...shared, pace: settings.chosen.botPace });
  plans.set(table, plan);
  router.go(pathTo("table", { table }));
}

export async function openDailyDeal(game: GameId, level: Level): Promise<void> {
  const { table } = await playDaily(game, ownName(), level);
  router.go(pathTo("table", { table }));
}

/** Sit down, fill the other seats and start, as planned when the table was made. */
export function carryOutPlan(table: LiveTable): void {
  const plan = plans.get(table.id);
  if (!plan) return;
  plans.delete(table.id);
  void table.do({ type: "sit", seat: 0, name: plan.names[0] ?? ownName() });
  if (plan.others === "friends") return;
  for (let seat = 1; seat < plan.seats; seat++) {
    if (plan.others === "bots") void table.do({ type: "seat-bot", seat, level: plan.level });
    else void table.do({ type: "sit", seat, name: plan.names[seat] ?? defaultPlayerName(seat) });
  }
  void table.do({ type: "start" });
}
