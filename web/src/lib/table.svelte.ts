/**
 * The one owner of a table's state: what the house has said of it, what was asked and is not answered yet, and how well
 * the house can be heard. Nothing is shown as done before it is stored.
 */
import { tick } from "svelte";

import { announce, announceNow } from "./announce.svelte";
import { SPECTATOR, type BoardTable, type GameId } from "./board";
import { flights } from "./flights";
import { grown, linesOf, type LogLine } from "./log";
import { nameOf } from "./names";
import { seatsOfBots } from "./peers";
import type { Ack, Board, Deadline, EventForSeat, Games, Happened, Moved, PersonCommand, Phrase, Refused, SeatInfo, ServerMessage, Snapshot, Welcome } from "./protocol";
import { renewUnlessSpoken } from "./renew";
import { Wire, type Connection } from "./socket";
import { sound } from "./sound";
import { say, tell, words } from "./words.svelte";

export interface Refusal {
  reason: string;
  text: string;
  rules: ReadonlyArray<string>;
}

interface Asked {
  id: string;
  command: PersonCommand;
  answer: (is_done: boolean) => void;
}

export class TableStore<G extends GameId = GameId> implements BoardTable<G> {
  readonly name: string;
  picture = $state.raw<Snapshot | null>(null);
  lines = $state.raw<ReadonlyArray<LogLine>>([]);
  connection = $state<Connection>("opening");
  /** The last no, until it is dismissed. */
  refusal = $state.raw<Refusal | null>(null);
  /** Why the table is not shown, if it is not. */
  gone = $state.raw<Phrase | null>(null);
  mover = $state<number | null>(null);

  #asked = $state.raw<ReadonlyArray<Asked>>([]);
  #wire: Wire;
  #seat: number | null = null;
  #entering = "";
  #count = 0;
  #offset = 0;
  readonly #session = crypto.getRandomValues(new Uint32Array(2)).join("-");

  constructor(name: string) {
    this.name = name;
    this.#wire = new Wire(this);
  }

  // What is so

  get phase(): Snapshot["phase"] {
    return this.picture?.phase ?? "new";
  }

  get game(): GameId {
    return (this.picture?.game ?? "the-game") as GameId;
  }

  get board(): Board | null {
    return this.picture?.board ?? null;
  }

  get view(): Games[G]["view"] {
    return this.board?.view as Games[G]["view"];
  }

  get choices(): ReadonlyArray<Games[G]["choice"]> {
    return (this.takeSeat ? [] : (this.board?.choices ?? [])) as ReadonlyArray<Games[G]["choice"]>;
  }

  get seat(): number {
    return this.picture?.seat ?? SPECTATOR;
  }

  get options(): Snapshot["options"] {
    return this.picture?.options ?? {};
  }

  get plates(): ReadonlyArray<SeatInfo> {
    return this.picture?.plates ?? [];
  }

  get awaited(): ReadonlyArray<number> {
    return this.board?.awaited ?? [];
  }

  get deadlines(): ReadonlyArray<Deadline> {
    return this.board?.deadlines ?? [];
  }

  get isOver(): boolean {
    return this.phase === "over" || this.phase === "closed";
  }

  get isSending(): boolean {
    return this.#asked.length > 0;
  }

  get mySeats(): ReadonlyArray<number> {
    return this.plates.flatMap((plate, seat) => (plate.is_mine ? [seat] : []));
  }

  get isHost(): boolean {
    return this.plates.some((plate) => plate.is_mine && plate.is_host);
  }

  get isMyTurn(): boolean {
    return this.phase === "running" && this.awaited.includes(this.seat) && !this.takeSeat;
  }

  get takeSeat(): (() => Promise<boolean>) | null {
    const isBots = this.phase === "running" && this.plates[this.seat]?.bot;
    return isBots ? () => this.do({ type: "take-seat", seat: this.seat }) : null;
  }

  /** Whose seats somebody may take while the game runs; not in a deal of the day, and not once hands are shown. */
  get botsToRelieve(): ReadonlyArray<number> {
    const isOpen = this.phase === "running" && !this.picture?.daily && !this.picture?.hands;
    return isOpen ? seatsOfBots(this.plates) : [];
  }

  /** The seat of mine that is awaited though another is looked from: the device is to be passed. */
  get passTo(): number | null {
    if (this.phase !== "running" || this.isMyTurn || this.mySeats.length < 2) return null;
    return this.awaited.find((seat) => this.mySeats.includes(seat) && !this.plates[seat]?.bot) ?? null;
  }

  nameOf(seat: number): string {
    return nameOf(this.plates, seat);
  }

  now(): number {
    return Date.now() + this.#offset;
  }

  // What can be done

  play(move: string): Promise<boolean> {
    if (this.takeSeat) return this.refuse("bot-plays", say("web-bot-plays-first"));
    const at = this.board?.position ?? null;
    return this.do({ type: "play", seat: this.seat, move, at });
  }

  refuse(reason: string, text: string, rules: ReadonlyArray<string> = []): Promise<boolean> {
    this.refusal = { reason, text, rules };
    announceNow(text);
    sound("refuse");
    return Promise.resolve(false);
  }

  takeBack(): Promise<boolean> {
    return this.do({ type: "take-back", seat: this.seat });
  }

  say(text: string): Promise<boolean> {
    return this.do({ type: "say", seat: this.seat, text });
  }

  /** Ask the table something. It is asked again, under the same id, until the house has answered. */
  do(command: PersonCommand): Promise<boolean> {
    return new Promise((answer) => {
      const id = `${this.#session}-${++this.#count}`;
      this.#asked = [...this.#asked, { id, command, answer }];
      this.dismiss();
      this.#wire.send({ type: "do", id, command });
    });
  }

  /** Look from another seat of one's own. */
  lookFrom(seat: number): void {
    this.#seat = seat;
    this.#enter(null);
  }

  /** The last no is over: nobody is to read it, or to hear it read, later. */
  dismiss(): void {
    this.refusal = null;
    announceNow("");
  }

  leave(): void {
    this.dismiss();
    this.#wire.close();
  }

  // What the house says

  connected(state: Connection): void {
    this.connection = state;
    if (state !== "open") return;
    this.#enter(this.picture?.sequence ?? null);
    for (const { id, command } of this.#asked) this.#wire.send({ type: "do", id, command });
  }

  hear(message: ServerMessage): void {
    if (message.type === "welcome") this.#welcomed(message);
    if (message.type === "view" && message.table === this.name) this.#show(message.picture, linesOf(message.picture));
    if ((message.type === "happened" || message.type === "moved") && message.table === this.name) this.#happened(message);
    if (message.type === "ack") this.#acked(message);
    if (message.type === "refused") this.#refused(message);
    if (message.type === "gone" && message.table === this.name) this.gone = message.phrase;
  }

  #welcomed({ protocol, time }: Welcome): void {
    this.#offset = time - Date.now();
    renewUnlessSpoken(protocol);
  }

  #enter(after: number | null): void {
    this.#entering = `${this.#session}-enter-${++this.#count}`;
    this.#wire.send({ type: "enter", id: this.#entering, table: this.name, seat: this.#seat, after });
  }

  #happened(message: Happened | Moved): void {
    const [first, known] = [message.events[0]?.sequence, this.picture?.sequence ?? 0];
    const picture = message.type === "moved" ? this.picture && { ...this.picture, ...message.picture } : message.picture;
    if (picture === null || (first !== undefined && first > known + 1)) {
      this.#enter(known);
      return;
    }
    const fresh = message.events.filter((told) => told.sequence > known);
    this.#remember(fresh);
    this.#show(picture, grown(this.lines, { ...message, events: fresh }));
    this.#tell(fresh);
  }

  #remember(events: ReadonlyArray<EventForSeat>): void {
    for (const { event } of events) if (event.type === "played") this.mover = event.seat;
  }

  /** Show a picture; what lies on the table flies to where it is now. */
  #show(picture: Snapshot, lines: ReadonlyArray<LogLine>): void {
    const was_my_turn = this.isMyTurn;
    const is_first = this.picture === null;
    flights.before();
    this.picture = picture;
    this.lines = lines;
    void tick().then(() => flights.after());
    if (!was_my_turn && this.isMyTurn && !is_first) sound("turn");
  }

  /** Say and sound what has happened. */
  #tell(events: ReadonlyArray<EventForSeat>): void {
    const fresh = this.lines.filter((line) => events.some((told) => told.sequence === line.sequence));
    const texts = fresh.map((line) => this.inWords(line));
    if (this.isMyTurn) texts.push(say("web-your-turn"));
    if (texts.length > 0) announce(texts.join(" "));
    for (const { event } of events) {
      if (event.type === "played") sound("lay");
      if (event.type === "signalled") sound("signal");
      if (event.type === "game-ended") sound(event.winners.includes(this.seat) ? "win" : "lose");
    }
  }

  /** A line of the log as a sentence. */
  inWords(line: LogLine): string {
    const telling = line.phrase ? tell(line.phrase, (seat) => this.nameOf(seat), { name: this.nameOf(line.seat) }) : line.text;
    if (line.kind === "house") return telling;
    return say("web-line", { name: line.seat < 0 ? say("web-table") : this.nameOf(line.seat), telling });
  }

  #acked({ id }: Ack): void {
    this.#answer(id, true);
  }

  #refused({ id, reason, phrase }: Refused): void {
    if (id === this.#entering) {
      this.gone = phrase;
      return;
    }
    void this.refuse(reason, tell(phrase, (seat) => this.nameOf(seat)), words.rulesOf(phrase));
    if (id !== null) this.#answer(id, false);
  }

  #answer(id: string, is_done: boolean): void {
    const asked = this.#asked.find((one) => one.id === id);
    this.#asked = this.#asked.filter((one) => one.id !== id);
    asked?.answer(is_done);
  }
}
