/** Requests to the server over HTTP. Paths, bodies and answers are typed by `HttpRoutes`, which the server generates. */
import type { Level } from "./catalogue";
import { network } from "./network.svelte";
import type { DailyDeal, DailyLine, HttpRoutes, Listed, Me, Phrase, Problem, RecoveryLink, Replay, Rules, Settings, Statistic, TableMade, Verified } from "./protocol";
import { stripRuleNumbers } from "./rule-numbers";
import { say, sayPhrase, words } from "./words.svelte";

export type Options = Record<string, boolean | number | string>;
/** All values that each option can have. */
export type Possible = HttpRoutes["POST /api/games/{game}/options"]["answer"];

/** The server refused a request or could not be reached. The message is a sentence for people. */
export class ApiError extends Error {
  readonly phrase: Phrase | null;

  constructor(message: string, phrase: Phrase | null = null) {
    super(message);
    this.phrase = phrase;
  }
}

type Route = keyof HttpRoutes & string;
/** The values for the gaps of a path: `table` and `number` for `/api/tables/{table}/games/{number}`. */
type PathValues<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Record<Name, number | string> & PathValues<Rest> : unknown;

function splitRoute(route: Route, values: object): { method: string; path: string } {
  const [method = "", pattern = ""] = route.split(" ");
  const known = values as Record<string, number | string>;
  return { method, path: pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(known[name] ?? "")) };
}

/** Send a request with a JSON body, or with none, and return its JSON answer. */
async function request<R extends Route>(route: R, values: PathValues<R> & object, body: HttpRoutes[R]["body"], query = ""): Promise<HttpRoutes[R]["answer"]> {
  const { method, path } = splitRoute(route, values);
  const response = await send(path + query, {
    method,
    headers: { "accept-language": words.language, ...(method === "GET" ? {} : { "content-type": "application/json" }) },
    body: method === "GET" ? null : JSON.stringify(body ?? {}),
  });
  return (await response.json()) as HttpRoutes[R]["answer"];
}

interface Kept {
  etag: string;
  answer: unknown;
}

const kept = new Map<Route, Kept>();

/** Ask for something again: the server sends it only if it has changed. What has not is the same object as before. */
async function ask<R extends Route>(route: R): Promise<HttpRoutes[R]["answer"]> {
  const { path } = splitRoute(route, {});
  const known = kept.get(route);
  const response = await send(path, { headers: { "accept-language": words.language, ...(known && { "if-none-match": known.etag }) } });
  if (response.status === NOT_MODIFIED && known) return known.answer as HttpRoutes[R]["answer"];
  const answer = (await response.json()) as HttpRoutes[R]["answer"];
  kept.set(route, { etag: response.headers.get("etag") ?? "", answer });
  return answer;
}

const NOT_MODIFIED = 304;

/** Send a request; a refusal is an `ApiError`. */
async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, init).catch(() => {
    network.isOnline = false;
    throw new ApiError(say("web-unreachable"));
  });
  network.isOnline = true;
  if (response.ok || response.status === NOT_MODIFIED) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw problem ? new ApiError(problemText(problem), problem.phrase) : new ApiError(say("web-unreachable"));
}

/** The page has no words for some refusals, such as those of options; the server has sent a sentence for them. */
function problemText({ phrase, text }: Problem): string {
  return words.has(phrase.key) ? sayPhrase(phrase, String) : stripRuleNumbers(text);
}

let identity: Promise<Me> | null = null;

/** Get a cookie from the server, once, if the browser has none. */
export function ensureIdentity(): Promise<Me> {
  identity ??= request("GET /api/me", {}, null).catch((error: unknown) => {
    identity = null;
    throw error;
  });
  return identity;
}

/** Ask the server for the identity again: this browser may be somebody else now. */
export function forgetIdentity(): void {
  identity = null;
}

export const makeTable = (game: string, seats: number, options: Options, settings: Settings): Promise<TableMade> =>
  request("POST /api/tables", {}, { game, seats, options, settings });

/** The values that each option can still have while the others are as chosen. */
export const optionsBeside = (game: string, seats: number, options: Options): Promise<Possible> =>
  request("POST /api/games/{game}/options", { game }, { seats, options });

export const playDaily = (game: string, name: string, level: Level): Promise<TableMade> =>
  request("POST /api/daily/{game}", { game }, { name, level });
export const dailyDeals = (): Promise<ReadonlyArray<DailyDeal>> => request("GET /api/daily", {}, null);
export const dailyResults = (game: string, day: string): Promise<ReadonlyArray<DailyLine>> => request("GET /api/daily/{game}/{day}", { game, day }, null);
export const openTables = (): Promise<ReadonlyArray<Listed>> => ask("GET /api/tables");
export const myTables = (): Promise<ReadonlyArray<Listed>> => ask("GET /api/tables/mine");
export const putTableAway = (table: string, is_put_away: boolean): Promise<unknown> =>
  request("POST /api/tables/{table}/put-away", { table }, { is_put_away });
export const recoveryLink = (): Promise<RecoveryLink> => request("POST /api/me/link", {}, null);
export const recover = (token: string): Promise<Me> => request("POST /api/me/recover", {}, { token });

/** The numbered rules of a game, or those of all games: `all`. */
export const rulesOf = (game: string): Promise<Rules> => request("GET /api/rules/{game}", { game }, null);

export const signOutElsewhere = (): Promise<Me> => request("POST /api/me/sign-out", {}, null);
export const signOutHere = (): Promise<Me> => request("POST /api/me/forget", {}, null);

export async function recordOf(table: string, number: number): Promise<string> {
  return (await send(recordPath(table, number))).text();
}

/** Ask the server whether a record is honest. */
export async function verify(record: string): Promise<Verified> {
  const { method, path } = splitRoute("POST /api/verify", {});
  const response = await send(path, { method, headers: { "accept-language": words.language }, body: record });
  return (await response.json()) as Verified;
}

/** A whole finished game as a seat saw it. The server sends it in parts. */
export async function replayOf(table: string, number: number, seat: number): Promise<Replay> {
  const part = (first: number): Promise<Replay> =>
    request("GET /api/tables/{table}/games/{number}/replay", { table, number }, null, `?seat=${seat}&first=${first}`);
  const replay = await part(0);
  const moves = [...replay.moves];
  while (moves.length < replay.count) moves.push(...(await part(moves.length)).moves);
  return { ...replay, moves };
}

/** A finished game in numbers. */
export const statisticsOf = (table: string, number: number): Promise<ReadonlyArray<Statistic>> =>
  request("GET /api/tables/{table}/games/{number}/statistics", { table, number }, null);

export const recordPath = (table: string, number: number): string => splitRoute("GET /api/tables/{table}/games/{number}", { table, number }).path;
