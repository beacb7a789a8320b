/** The log of a table: moves, events and messages, a line each. */
import type { Board, Happened, Line, Moved, Phrase, EventForSeat } from "./protocol";

export interface LogLine {
  sequence: number;
  /** The seat that acted; -1 is the table. */
  seat: number;
  kind: "event" | "move" | "text";
  phrase: Phrase | null;
  text: string;
}

const MOST_LINES = 400;

export function moveLines(picture: { board: Board | null }): LogLine[] {
  return (picture.board?.lines ?? []).map(moveLine);
}

/** The log after a message. A move that was taken back is removed; a new game starts a new log. */
export function extendLog(lines: ReadonlyArray<LogLine>, happened: Happened | Moved): LogLine[] {
  let rest = [...lines];
  const fresh = moveLines(happened.picture).filter((line) => line.sequence > (lines.at(-1)?.sequence ?? 0));
  for (const sent of happened.events) {
    if (sent.event.type === "game-started") rest = [];
    if (sent.event.type === "move-taken-back") rest = without(rest, sent.event.sequence);
    const line = eventLine(sent);
    if (line) fresh.push(line);
  }
  return [...rest, ...fresh.sort((a, b) => a.sequence - b.sequence)].slice(-MOST_LINES);
}

function without(lines: LogLine[], sequence: number): LogLine[] {
  return lines.filter((line) => line.sequence !== sequence);
}

function moveLine(line: Line): LogLine {
  return { sequence: line.sequence, seat: line.seat, kind: "move", phrase: line.telling, text: "" };
}

/** Events besides moves that get a line, with the message `web-event-<type>`. */
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

function eventLine({ sequence, event }: EventForSeat): LogLine | null {
  if (event.type === "text-said") return { sequence, seat: event.seat, kind: "text", phrase: null, text: event.text };
  if (!LOGGED_EVENTS.has(event.type)) return null;
  const seat = "seat" in event ? event.seat : "seats" in event && typeof event.seats === "object" ? (event.seats[0] ?? -1) : -1;
  const values: Record<string, number | string> = {};
  if ("agreed" in event) values["agreed"] = event.agreed ? "yes" : "no";
  if (event.type === "reacted") values["reaction"] = event.reaction;
  if ("muted" in event) values["muted"] = event.muted ? "yes" : "no";
  if (event.type === "seat-requested") values["asker"] = event.name;
  if ("upheld" in event) values["upheld"] = event.upheld ? "yes" : "no";
  if ("admitted" in event) values["admitted"] = event.admitted ? "yes" : "no";
  return { sequence, seat, kind: "event", phrase: { key: `web-event-${event.type}`, values }, text: "" };
}
