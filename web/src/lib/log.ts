/** What has happened at a table, line by line, as somebody would tell it. */
import type { Board, EventForSeat, Happened, Line, Moved, Phrase } from "./protocol";

export interface LogLine {
  sequence: number;
  /** Who did it; -1 is the table. */
  seat: number;
  kind: "house" | "move" | "text";
  phrase: Phrase | null;
  text: string;
}

const MOST = 400;

export function linesOf(picture: { board: Board | null }): LogLine[] {
  return (picture.board?.lines ?? []).map(move);
}

/** The log after what has happened. A move that was taken back has never been made; a new game begins a new log. */
export function grown(lines: ReadonlyArray<LogLine>, happened: Happened | Moved): LogLine[] {
  let kept = [...lines];
  const fresh = linesOf(happened.picture).filter((line) => line.sequence > (lines.at(-1)?.sequence ?? 0));
  for (const told of happened.events) {
    if (told.event.type === "game-started") kept = [];
    if (told.event.type === "move-taken-back") kept = without(kept, told.event.sequence);
    const line = houseLine(told);
    if (line) fresh.push(line);
  }
  return [...kept, ...fresh.sort((a, b) => a.sequence - b.sequence)].slice(-MOST);
}

function without(lines: LogLine[], sequence: number): LogLine[] {
  return lines.filter((line) => line.sequence !== sequence);
}

function move(line: Line): LogLine {
  return { sequence: line.sequence, seat: line.seat, kind: "move", phrase: line.telling, text: "" };
}

/** Events that are no moves, as far as they are worth a line: `web-event-sat` and so on. */
const TOLD = new Set([
  "abandon-proposed",
  "bot-sat",
  "bot-stood-in",
  "game-abandoned",
  "game-started",
  "handed-back",
  "host-passed",
  "kicked",
  "move-taken-back",
  "muted",
  "nudged",
  "person-left",
  "person-returned",
  "rematch-declined",
  "rematch-offered",
  "sat",
  "seat-given",
  "seat-taken",
  "stood",
  "time-ran-out",
  "warning-answered",
  "warning-called",
]);

function houseLine({ sequence, event }: EventForSeat): LogLine | null {
  if (event.type === "text-said") return { sequence, seat: event.seat, kind: "text", phrase: null, text: event.text };
  if (!TOLD.has(event.type)) return null;
  const seat = "seat" in event ? event.seat : "seats" in event && typeof event.seats === "object" ? (event.seats[0] ?? -1) : -1;
  const values: Record<string, number | string> = {};
  if ("agreed" in event) values["agreed"] = event.agreed ? "yes" : "no";
  if ("muted" in event) values["muted"] = event.muted ? "yes" : "no";
  if ("admitted" in event) values["admitted"] = event.admitted ? "yes" : "no";
  return { sequence, seat, kind: "house", phrase: { key: `web-event-${event.type}`, values }, text: "" };
}
