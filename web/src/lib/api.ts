/** What is asked over HTTP: tables are made, found and joined. */
import { network } from "./network.svelte";
import { withoutRules } from "./rules";
import { say, words } from "./words.svelte";
import type { Phrase, Replay, Settings } from "./protocol";

export interface TableMade {
  table: string;
  link: string;
}

export interface Listed {
  table: string;
  game: string;
  phase: "closed" | "gathering" | "new" | "over" | "running";
  visibility: string;
  spectators: boolean;
  seats: number;
  taken: number;
  daily: string;
  updated: number;
}

export interface DailyDeal {
  game: string;
  day: string;
  seats: number;
  hash: string;
}

export interface DailyLine {
  name: string;
  outcome: string;
  score: number;
  time: number;
  is_mine: boolean;
}

export type Options = Record<string, boolean | number | string>;
/** Of each option all that it can be. */
export type Possible = Record<string, ReadonlyArray<boolean | number | string>>;

/** The house said no, or could not be reached; the message is a sentence for people. */
export class Declined extends Error {
  readonly phrase: Phrase | null;

  constructor(message: string, phrase: Phrase | null = null) {
    super(message);
    this.phrase = phrase;
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const response = await answered(path, {
    method: body === undefined ? "GET" : "POST",
    headers: { "accept-language": words.language, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return (await response.json()) as T;
}

/** The answer to a question; a no is `Declined`. */
async function answered(path: string, request: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, request).catch(() => {
    network.isThere = false;
    throw new Declined(say("web-unreachable"));
  });
  network.isThere = true;
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as { phrase: Phrase; text: string } | null;
  throw problem ? new Declined(inWords(problem), problem.phrase) : new Declined(say("web-unreachable"));
}

/** What the page cannot say itself, about options for one, the house has said in the language it was asked in. */
function inWords({ phrase, text }: { phrase: Phrase; text: string }): string {
  return words.has(phrase.key) ? say(phrase.key, phrase.values) : withoutRules(text);
}

let known: Promise<unknown> | null = null;

/** Be known to the house: it gives a cookie to whoever has none. */
export function beKnown(): Promise<unknown> {
  known ??= ask("/api/me").catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

export async function makeTable(game: string, seats: number, options: Options, settings: Settings): Promise<TableMade> {
  return ask("/api/tables", { game, seats, options, settings });
}

/** What each option can still be, while the others are as they were chosen. */
export const optionsBeside = (game: string, seats: number, options: Options): Promise<Possible> => ask(`/api/games/${game}/options`, { seats, options });
export const playDaily = (game: string, name: string): Promise<TableMade> => ask(`/api/daily/${game}`, { name });
export const dailyDeals = (): Promise<DailyDeal[]> => ask("/api/daily");
export const dailyResults = (game: string, day: string): Promise<DailyLine[]> => ask(`/api/daily/${game}/${day}`);
export const openTables = (): Promise<Listed[]> => ask("/api/tables");
export const myTables = (): Promise<Listed[]> => ask("/api/tables/mine");
export const recoveryLink = (): Promise<{ link: string; expires: number }> => ask("/api/me/link", {});
export const recover = (token: string): Promise<unknown> => ask("/api/me/recover", { token });

export interface Verified {
  game: string;
  seats: number;
  moves: number;
  hash: string;
  result: string;
}

export async function recordOf(table: string, number: number): Promise<string> {
  return (await answered(recordPath(table, number))).text();
}

/** Ask the house whether a record is honest. */
export async function verify(record: string): Promise<Verified> {
  return (await answered("/api/verify", { method: "POST", headers: { "accept-language": words.language }, body: record })).json() as Promise<Verified>;
}

/** A finished game as a seat saw it, all of it: the house tells so many moves at a time. */
export async function replayOf(table: string, number: number, seat: number): Promise<Replay> {
  const path = `${recordPath(table, number)}/replay?seat=${seat}`;
  const replay = await ask<Replay>(path);
  const moves = [...replay.moves];
  while (moves.length < replay.count) moves.push(...(await ask<Replay>(`${path}&first=${moves.length}`)).moves);
  return { ...replay, moves };
}

export const recordPath = (table: string, number: number): string => `/api/tables/${table}/games/${number}`;
