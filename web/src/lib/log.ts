/** The log of a table: turns, events and messages. */
import type { Board, EventForSeat, Happened, Moved, Phrase, Turn } from "./protocol";

export interface LogEntry {
  sequence: number;
  /** The seat that acted; -1 is the table. */
  seat: number;
  kind: "event" | "text" | "turn";
  phrase: Phrase | null;
  text: string;
  turn: Turn | null;
}

const MOST_ENTRIES = 400;

export function turnEntries(picture: { board: Board | null }): LogEntry[] {
  return (picture.board?.turns ?? []).map((turn) => ({ sequence: turn.sequence, seat: turn.seat, kind: "turn", phrase: null, text: "", turn }));
}

/**
 * The log after a message. A turn that has changed replaces what it was; one whose only move was taken back is removed;
 * a new game starts a new log.
 */
export function extendLog(entries: ReadonlyArray<LogEntry>, happened: Happened | Moved): LogEntry[] {
  const fresh = turnEntries(happened.picture);
  const replaced = new Set(fresh.map((entry) => entry.sequence));
  let rest = [...entries];
  for (const sent of happened.events) {
    if (sent.event.type === "game-started") rest = [];
    if (sent.event.type === "move-taken-back") replaced.add(sent.event.sequence);
    const entry = eventEntry(sent);
    if (entry) fresh.push(entry);
  }
  const kept = rest.filter((entry) => entry.kind !== "turn" || !replaced.has(entry.sequence));
  return [...kept, ...fresh].sort((a, b) => a.sequence - b.sequence).slice(-MOST_ENTRIES);
}

/** Events besides moves that get an entry, with the message `web-event-<type>`. */
const LOGGED_EVENTS = new Set([
  "abandon-proposed",
  "bot-sat",
  "bot-stood-in",
  "game-abandoned",
  "game-started",
  "handed-back",
  "host-passed",
  "kick-undone",
  "kicked",
  "link-renewed",
  "move-taken-back",
  "muted",
  "nudged",
  "person-left",
  "person-returned",
  "reacted",
  "rematch-declined",
  "rematch-offered",
  "sat",
  "seat-given",
  "seat-requested",
  "seat-taken",
  "stood",
  "time-ran-out",
  "warning-answered",
  "warning-called",
  "warning-decided",
  "warning-voted",
]);

function eventEntry({ sequence, event }: EventForSeat): LogEntry | null {
  if (event.type === "text-said") return { sequence, seat: event.seat, kind: "text", phrase: null, text: event.text, turn: null };
  if (!LOGGED_EVENTS.has(event.type)) return null;
  const seat = "seat" in event ? event.seat : "seats" in event && typeof event.seats === "object" ? (event.seats[0] ?? -1) : -1;
  const values: Record<string, number | string> = {};
  if ("agreed" in event) values["agreed"] = event.agreed ? "yes" : "no";
  if (event.type === "reacted") values["reaction"] = event.reaction;
  if ("muted" in event) values["muted"] = event.muted ? "yes" : "no";
  if (event.type === "seat-requested") values["asker"] = event.name;
  if ("upheld" in event) values["upheld"] = event.upheld ? "yes" : "no";
  if ("admitted" in event) values["admitted"] = event.admitted ? "yes" : "no";
  return { sequence, seat, kind: "event", phrase: { key: `web-event-${event.type}`, values }, text: "", turn: null };
}
