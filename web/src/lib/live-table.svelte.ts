/**
 * The state of a live table: the server's last picture of it, the commands that are not answered yet, and the state of the
 * connection. Nothing is shown as done before the server has stored it.
 */
import { tick } from "svelte";

import { announce, announceNow, prompt } from "./announcements.svelte";
import { SPECTATOR, type BoardTable, type Finale, type GameId } from "./board";
import { animations, type Step } from "./animations";
import { Chat } from "./chat.svelte";
import { extendLog, turnEntries, type LogEntry } from "./log";
import { lookAgain } from "./look-again";
import { seatName } from "./seat-names";
import type { Ack, Board, Deadline, Games, Gone, Happened, Moved, PersonCommand, Phrase, RequestInfo, Snapshot, SeatInfo, Refused, ServerMessage, EventForSeat, Welcome } from "./protocol";
import { pathTo } from "./paths";
import { reloadIfOutdated } from "./reload-outdated";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { Socket, type ConnectionState, type SocketListener } from "./socket";
import { sound } from "./sound";
import { TurnAnnouncer, type Heard } from "./turn-announcer";
import { sentence, turnText } from "./turns";
import { say, sayPhrase, words } from "./words.svelte";

export interface Refusal {
  reason: string;
  text: string;
  rules: ReadonlyArray<string>;
}

interface PendingCommand {
  id: string;
  command: PersonCommand;
  resolve: (isDone: boolean) => void;
}

/** From the landing of the last card to the result, and how long a win is celebrated (ms at the full pace). */
const PAUSE = 600;
const CELEBRATION = 1200;

/** The pauses of bots (ms), by the pace of the table. */
const PAUSES = { relaxed: 1200, brisk: 600, instant: 0 };

/** Whether the host has declined one's own request. */
function isDeclined(event: EventForSeat["event"], asked: number | undefined): boolean {
  return event.type === "request-answered" && event.request === asked && !event.accepted && event.by_host !== false;
}

export class LiveTable<G extends GameId = GameId> implements BoardTable<G>, SocketListener {
  picture = $state.raw<Snapshot | null>(null);
  log = $state.raw<ReadonlyArray<LogEntry>>([]);
  readonly turns = $derived(this.log.flatMap((entry) => entry.turn ?? []));
  connection = $state<ConnectionState>("opening");
  /** The last refusal, until it is dismissed. */
  refusal = $state.raw<Refusal | null>(null);
  /** Why the table cannot be shown, if it cannot. */
  gone = $state.raw<Phrase | null>(null);
  mover = $state<number | null>(null);
  /** How many people without a seat look on. */
  watching = $state(0);
  readonly chat = new Chat();
  finale = $state<Finale | null>(null);
  readonly moment = sound;

  /** The table's id: the link without its key. */
  readonly #tableId: string;
  /** The end of the link by which the page came here. */
  readonly #link: string;
  #pending = $state.raw<ReadonlyArray<PendingCommand>>([]);
  #socket: Socket;
  /** The seat of one's own from which to look; null for the first. */
  #seat: number | null = null;
  /** The id of the last `enter` message. */
  #enterId = "";
  #idCount = 0;
  /** How far the server's clock is ahead of the browser's (ms). */
  #clockOffset = 0;
  #stopLooking: (() => void) | null = null;
  readonly #announcer = new TurnAnnouncer();
  readonly #session = crypto.getRandomValues(new Uint32Array(2)).join("-");

  constructor(link: string) {
    this.#link = link;
    this.#tableId = link.split(".")[0] ?? "";
    this.#socket = new Socket(this);
  }

  // State

  /** The end of the table's link: its id, with the key if the link was renewed. */
  get id(): string {
    if (!this.picture) return this.#link;
    return this.picture.key ? `${this.#tableId}.${this.picture.key}` : this.#tableId;
  }

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

  get seats(): ReadonlyArray<SeatInfo> {
    return this.picture?.seats ?? [];
  }

  get awaited(): ReadonlyArray<number> {
    return this.board?.awaited ?? [];
  }

  get deadlines(): ReadonlyArray<Deadline> {
    return this.board?.deadlines ?? [];
  }

  get isOver(): boolean {
    return (this.phase === "over" || this.phase === "closed") && this.finale === null;
  }

  get pause(): number {
    return PAUSES[this.picture?.settings.pace ?? "brisk"];
  }

  get isSending(): boolean {
    return this.#pending.length > 0;
  }

  get mySeats(): ReadonlyArray<number> {
    return this.seats.flatMap((info, seat) => (info.is_mine ? [seat] : []));
  }

  get isHost(): boolean {
    return this.picture?.is_host ?? false;
  }

  get isMyTurn(): boolean {
    return this.phase === "running" && this.awaited.includes(this.seat) && !this.takeSeat;
  }

  get takeSeat(): (() => Promise<boolean>) | null {
    const isBots = this.phase === "running" && this.seats[this.seat]?.bot;
    return isBots ? () => this.do({ type: "take-seat", seat: this.seat }) : null;
  }

  /** The bots whose seats a spectator may take over. */
  get replaceableBots(): ReadonlyArray<number> {
    return this.phase === "running" ? (this.picture?.seats_to_take ?? []) : [];
  }

  /** One's own request to sit down in place of a bot, while it is open. */
  get ownRequest(): RequestInfo | null {
    return this.picture?.requests.find((request) => request.is_mine) ?? null;
  }

  /** Another seat of one's own that is to move: the device is to be passed on. */
  get passTo(): number | null {
    if (this.phase !== "running" || this.isMyTurn || this.mySeats.length < 2) return null;
    return this.awaited.find((seat) => this.mySeats.includes(seat) && !this.seats[seat]?.bot) ?? null;
  }

  nameOf(seat: number): string {
    return seatName(this.seats, seat);
  }

  now(): number {
    return Date.now() + this.#clockOffset;
  }

  // Commands

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

  /** Send a command. It is repeated with the same id until the server answers. */
  do(command: PersonCommand): Promise<boolean> {
    return new Promise((resolve) => {
      const id = `${this.#session}-${++this.#idCount}`;
      this.#pending = [...this.#pending, { id, command, resolve }];
      this.dismiss();
      this.#socket.send({ type: "do", id, command });
    });
  }

  /** Show the table from another seat of one's own. */
  lookFrom(seat: number): void {
    this.#seat = seat;
    this.#enter(null);
  }

  /** Remove the last refusal, also from the screen reader's region. */
  dismiss(): void {
    this.refusal = null;
    announceNow("");
  }

  leave(): void {
    this.dismiss();
    this.#stopLooking?.();
    this.#socket.close();
  }

  // Messages of the server

  connectionChanged(state: ConnectionState): void {
    this.connection = state;
    if (state !== "open") return;
    this.watching = 0;
    this.#enter(this.picture?.sequence ?? null);
    for (const { id, command } of this.#pending) this.#socket.send({ type: "do", id, command });
  }

  receive(message: ServerMessage): void {
    if (message.type === "welcome") this.#welcomed(message);
    if (message.type === "view" && message.table === this.#tableId) {
      this.#show(message.picture, turnEntries(message.picture));
      this.#announcer.skip(this.#heard);
    }
    if ((message.type === "happened" || message.type === "moved") && message.table === this.#tableId) this.#happened(message);
    if (message.type === "ack") this.#acked(message);
    if (message.type === "refused") this.#refused(message);
    if (message.type === "watched" && message.table === this.#tableId) this.watching = message.count;
    if (message.type === "gone" && message.table === this.#tableId) this.#lose(message);
  }

  #lose({ phrase, reason }: Gone): void {
    this.gone = phrase;
    if (reason !== "was-kicked") return;
    this.#stopLooking = lookAgain(
      () => this.gone !== null,
      () => this.#enter(null),
    );
  }

  #welcomed({ protocol, time }: Welcome): void {
    this.#clockOffset = time - Date.now();
    reloadIfOutdated(protocol);
  }

  #enter(after: number | null): void {
    this.#enterId = `${this.#session}-enter-${++this.#idCount}`;
    this.#socket.send({ type: "enter", id: this.#enterId, table: this.id, seat: this.#seat, after });
  }

  #happened(message: Happened | Moved): void {
    const [first, known] = [message.events[0]?.sequence, this.picture?.sequence ?? 0];
    const picture = message.type === "moved" ? this.picture && { ...this.picture, ...message.picture } : message.picture;
    if (picture === null || (first !== undefined && first > known + 1)) {
      this.#enter(known);
      return;
    }
    const fresh = message.events.filter((event) => event.sequence > known);
    const asked = this.ownRequest?.request;
    this.#rememberMover(fresh);
    const wasMyTurn = this.isMyTurn;
    this.#show(picture, extendLog(this.log, { ...message, events: fresh }));
    this.chat.hear(fresh, this);
    const ended = fresh.map(({ event }) => event).find((event) => event.type === "game-ended");
    if (ended && picture.phase === "over") this.#end(ended.winners);
    this.#playSounds(fresh);
    void tick().then(() => this.#tell(fresh, wasMyTurn));
    if (fresh.some(({ event }) => isDeclined(event, asked))) void this.refuse("turned-down", say("table-refuses-turned-down"));
  }

  /** Let the last card land and celebrate a win before the result is shown; without animations it is shown at once. */
  #end(winners: ReadonlyArray<number>): void {
    const isWon = winners.includes(this.seat) || (this.seat === SPECTATOR && winners.length > 0);
    const celebrate = (): void => {
      sound(isWon ? "win" : "lose");
      if (this.finale) this.finale = isWon ? "celebration" : null;
    };
    this.finale = settings.pace > 0 ? "landing" : null;
    const steps: Step[] = [["arrival", () => {}], [PAUSE, celebrate], [isWon ? CELEBRATION : 0, () => (this.finale = null)]];
    void tick().then(() => animations.inTurn(steps));
  }

  #rememberMover(events: ReadonlyArray<EventForSeat>): void {
    for (const { event } of events) if (event.type === "played") this.mover = event.seat;
  }

  /** Show a picture, and animate what has moved on the table. */
  #show(picture: Snapshot, log: ReadonlyArray<LogEntry>): void {
    const wasMyTurn = this.isMyTurn;
    const isFirst = this.picture === null;
    const before = this.id;
    animations.capture();
    this.gone = null;
    this.picture = picture;
    this.log = log;
    if (picture.phase === "running") this.finale = null;
    if (this.id !== before) router.replace(pathTo("table", { table: before }), pathTo("table", { table: this.id }));
    void tick().then(() => animations.run());
    if (!wasMyTurn && this.isMyTurn && !isFirst) sound("turn");
  }

  /** What there is to be read out. */
  get #heard(): Heard {
    const { turns, awaited, seat, isOver } = this;
    return { turns, awaited, seat, isOver, nameOf: (other) => this.nameOf(other) };
  }

  /** Announce to screen readers what has happened, as one text. */
  #tell(events: ReadonlyArray<EventForSeat>, wasMyTurn: boolean): void {
    const fresh = this.log.filter((entry) => entry.kind !== "turn" && events.some((event) => event.sequence === entry.sequence));
    const texts = [...this.#announcer.texts(this.#heard), ...fresh.map((entry) => this.entryText(entry))];
    const hasMoved = events.some(({ event }) => event.type === "played" && event.seat === this.seat);
    if (this.isMyTurn && (!wasMyTurn || hasMoved)) texts.push(this.#turnText(wasMyTurn));
    announce(texts.join(" "));
  }

  #playSounds(events: ReadonlyArray<EventForSeat>): void {
    for (const { event } of events) {
      if (event.type === "played") sound("lay");
      if (event.type === "signalled") sound("signal");
    }
  }

  /** What is to be done now, and at the beginning of one's turn how the table lies. */
  #turnText(isGoingOn: boolean): string {
    const { owed } = prompt;
    const situation = this.board?.situation ?? [];
    if (isGoingOn) return owed;
    return [say("web-your-turn"), owed, situation.length > 0 ? sentence(situation, (seat) => this.nameOf(seat), false) : ""].filter(Boolean).join(" ");
  }

  /** An entry of the log as a sentence. */
  entryText(entry: LogEntry): string {
    const nameOf = (seat: number): string => this.nameOf(seat);
    if (entry.turn) return turnText(entry.turn, nameOf);
    if (entry.phrase) return sayPhrase(entry.phrase, nameOf, { name: this.nameOf(entry.seat) });
    return say("web-line", { name: this.nameOf(entry.seat), telling: entry.text });
  }

  #acked({ id }: Ack): void {
    this.#answer(id, true);
  }

  #refused({ id, reason, phrase }: Refused): void {
    if (id === this.#enterId) {
      this.gone = phrase;
      return;
    }
    void this.refuse(reason, sayPhrase(phrase, (seat) => this.nameOf(seat)), words.ruleNumbersOf(phrase));
    if (id !== null) this.#answer(id, false);
  }

  #answer(id: string, isDone: boolean): void {
    const pending = this.#pending.find((one) => one.id === id);
    this.#pending = this.#pending.filter((one) => one.id !== id);
    pending?.resolve(isDone);
  }
}
