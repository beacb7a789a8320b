// Written by scripts/protocol_ts.py from the types of src/seriatim. Do not edit.

export const PROTOCOL = 4;

/** The seat of a spectator. */
export const SPECTATOR = -2;
/** The levels of bots, the weakest first. */
export const LEVELS = ["novice", "steady", "strong", "master"] as const;
/** The most characters of a name. */
export const LONGEST_NAME = 24;
/** The most characters of a text. */
export const LONGEST_TEXT = 280;
/** The most results of a day, of each level, that the server sends. */
export const MOST_RESULTS = 100;
/** The cars that are drawn as trailers. */
export const TRAILERS = [8, 18, 28, 38, 48] as const;
/** What each jack of Sequence does with a chip. */
export const JACKS = {"JC": "place", "JD": "place", "JH": "remove", "JS": "remove"} as const;

export const LANGUAGES = ["en", "uk", "ru", "cs"] as const;

/** The paths of each screen. */
export const SCREEN_PATHS = {
  home: ["/"],
  table: ["/t/{table:str}"],
  rules: ["/learn"],
  gameRules: ["/learn/{game:str}"],
  replay: ["/replay/{table:str}", "/replay/{table:str}/{number:int}"],
  verify: ["/verify", "/verify/{table:str}/{number:int}"],
  settings: ["/settings"],
  recover: ["/recover"],
} as const;

/** The games. Of each option the default is first, also `at` so many seats; `first` is for a first game. */
export const GAMES = {
  "the-game": {"seats": [1, 2, 3, 4, 5], "usual_seats": 3, "cooperative": true, "options": {"minimum": [2, 3], "smaller_hand": [false, true], "fire": [false, true], "starter": ["bid", "first"]}, "first": {}, "at": {"1": {}, "2": {}, "3": {}, "4": {}, "5": {}}, "notes": []},
  "quick-and-easy": {"seats": [2, 3, 4, 5], "usual_seats": 3, "cooperative": true, "options": {"professional": [false, true], "starter": ["bid", "first"]}, "first": {}, "at": {"2": {}, "3": {}, "4": {}, "5": {}}, "notes": []},
  "sequence": {"seats": [2, 3, 4, 6, 8, 9, 10, 12], "usual_seats": 2, "cooperative": false, "options": {"teams": ["usual", 2, 3], "draw": ["auto", "manual"], "hard": [false, true], "table_talk": ["silent", "penalty"]}, "first": {}, "at": {"2": {"teams": ["usual", 2]}, "3": {"teams": ["usual", 3], "hard": [false]}, "4": {"teams": ["usual", 2]}, "6": {}, "8": {"teams": ["usual", 2]}, "9": {"teams": ["usual", 3], "hard": [false]}, "10": {"teams": ["usual", 2]}, "12": {}}, "notes": []},
  "traffic-memo": {"seats": [2, 3, 4, 5], "usual_seats": 3, "cooperative": false, "options": {"low": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45], "high": [50, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49], "wilds": [false, true], "free_stop": [false, true], "youngest": [0, 1, 2, 3, 4]}, "first": {"high": 16}, "at": {"2": {"youngest": [0, 1]}, "3": {"youngest": [0, 1, 2]}, "4": {"youngest": [0, 1, 2, 3]}, "5": {}}, "notes": []},
  "cut-in": {"seats": [2, 3, 4, 5], "usual_seats": 3, "cooperative": false, "options": {"window": [3, 0, 1, 2, 4, 5, 6, 7, 8, 9, 10], "youngest": [0, 1, 2, 3, 4]}, "first": {"window": 0}, "at": {"2": {"youngest": [0, 1]}, "3": {"youngest": [0, 1, 2]}, "4": {"youngest": [0, 1, 2, 3]}, "5": {}}, "notes": []},
  "rush-hour": {"seats": [2, 3, 4, 5], "usual_seats": 4, "cooperative": false, "options": {"deals": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], "top": [50, 10, 20, 30], "hand": [10, 5, 6, 7, 8, 9], "rows": [3, 2], "specials": [true, false], "jam": [true, false], "small": ["take", "front"], "youngest": [0, 1, 2, 3, 4]}, "first": {"specials": false}, "at": {"2": {"youngest": [0, 1]}, "3": {"youngest": [0, 1, 2]}, "4": {"youngest": [0, 1, 2, 3]}, "5": {}}, "notes": [{"options": {"jam": false, "small": "front"}, "below": "small", "key": "web-option-rush-hour-harmless"}]},
} as const;

export type ClientMessage =
  | Enter
  | Leave
  | Do
  | Pong;

export type ServerMessage =
  | Welcome
  | View
  | Happened
  | Moved
  | Ack
  | Refused
  | Gone
  | Watched
  | Ping;

export type PersonCommand =
  | Sit
  | AnswerRequest
  | Stand
  | Rename
  | SeatBot
  | StandIn
  | TakeSeat
  | Ready
  | Kick
  | UndoKick
  | RenewLink
  | PassHost
  | Start
  | Play
  | TakeBack
  | Say
  | React
  | Mute
  | SetPace
  | CallWarning
  | AnswerWarning
  | Abandon
  | Rematch
  | ShowHands
  | Close;

export type AnyEvent =
  | Created
  | Sat
  | SeatRequested
  | RequestAnswered
  | Stood
  | Named
  | BotSat
  | SeatGiven
  | SeatTaken
  | Readied
  | Kicked
  | KickUndone
  | LinkRenewed
  | HostPassed
  | TableClosed
  | SeedCommitted
  | GameStarted
  | Played
  | Signalled
  | MoveTakenBack
  | GameEnded
  | AbandonProposed
  | GameAbandoned
  | RematchOffered
  | RematchDeclined
  | ShowingAgreed
  | TextSaid
  | Reacted
  | Muted
  | PaceSet
  | WarningCalled
  | WarningAnswered
  | WarningVoted
  | WarningDecided
  | PersonLeft
  | PersonReturned
  | Nudged
  | TimeRanOut
  | BotStoodIn
  | HandedBack;

/** The body and the answer of each HTTP route. */
export interface HttpRoutes {
  "GET /api/daily": { body: null; answer: ReadonlyArray<DailyDeal> };
  "GET /api/daily/{game}/{day}": { body: null; answer: ReadonlyArray<DailyLine> };
  "GET /api/games": { body: null; answer: ReadonlyArray<GameNote> };
  "GET /api/me": { body: null; answer: Me };
  "GET /api/rules/{game}": { body: null; answer: Rules };
  "GET /api/tables": { body: null; answer: ReadonlyArray<Listed> };
  "GET /api/tables/mine": { body: null; answer: ReadonlyArray<Listed> };
  "GET /api/tables/{table}": { body: null; answer: TableNote };
  "GET /api/tables/{table}/games/{number}": { body: null; answer: string };
  "GET /api/tables/{table}/games/{number}/replay": { body: null; answer: Replay };
  "GET /api/tables/{table}/games/{number}/statistics": { body: null; answer: ReadonlyArray<Statistic> };
  "POST /api/daily/{game}": { body: DailyPlayer; answer: TableMade };
  "POST /api/games/{game}/options": { body: Wish; answer: Record<string, ReadonlyArray<boolean | number | string>> };
  "POST /api/me/forget": { body: null; answer: Me };
  "POST /api/me/link": { body: null; answer: RecoveryLink };
  "POST /api/me/recover": { body: Recovery; answer: Me };
  "POST /api/me/sign-out": { body: null; answer: Me };
  "POST /api/tables": { body: NewTable; answer: TableMade };
  "POST /api/tables/{table}/put-away": { body: PutAway; answer: PutAway };
  "POST /api/tables/{table}/seats": { body: Joining; answer: Joined };
  "POST /api/verify": { body: null; answer: Verified };
}

/** What `Board.view` and `Board.choices` are in each game. */
export interface Games {
  "the-game": { view: TheGameView; choice: TheGameChoice };
  "quick-and-easy": { view: QuickAndEasyView; choice: QuickAndEasyChoice };
  "sequence": { view: SequenceView; choice: SequenceChoice };
  "traffic-memo": { view: TrafficMemoView; choice: TrafficMemoChoice };
  "cut-in": { view: CutInView; choice: CutInChoice };
  "rush-hour": { view: RushHourView; choice: RushHourChoice };
}

/** Propose to stop the game, agree to it, or take that back. */
export interface Abandon {
  type: "abandon";
  agreed?: boolean;
}

/** The person of these seats would rather stop here, or not any more. */
export interface AbandonProposed {
  type: "abandon-proposed";
  seats: ReadonlyArray<number>;
  agreed: boolean;
}

/** The command with this id is stored; the number of its last event. */
export interface Ack {
  type: "ack";
  id: string;
  sequence: number;
}

/** As the host, let somebody sit down who has asked for a seat, or not; or withdraw one's own request. */
export interface AnswerRequest {
  type: "answer-request";
  request: number;
  accepted: boolean;
}

/** Answer a warning (SQ-21): as the warned team, admit or deny the advice; as a host who does not play, decide; as */
export interface AnswerWarning {
  type: "answer-warning";
  admitted: boolean;
}

/** The game as the seat sees it, what it may do, what has been done, and whom the game waits for. */
export interface Board {
  view: unknown;
  choices: ReadonlyArray<unknown>;
  turns: ReadonlyArray<Turn>;
  situation: ReadonlyArray<Phrase>;
  awaited: ReadonlyArray<number>;
  deadlines: ReadonlyArray<Deadline>;
  position: number;
  may_take_back: boolean;
  warned: Warned | null;
  warning_part: "" | "caller" | "judge" | "team";
  to_warn: ReadonlyArray<number>;
  ending: Phrase | null;
  scores: ReadonlyArray<number>;
  winners: ReadonlyArray<number>;
}

/** A bot has the seat; if a person had it, the person has left it. */
export interface BotSat {
  type: "bot-sat";
  seat: number;
  level: "master" | "novice" | "steady" | "strong";
}

/** A bot plays for a person who is away. */
export interface BotStoodIn {
  type: "bot-stood-in";
  seat: number;
  level: "master" | "novice" | "steady" | "strong";
}

/** Say that another team gave advice (SQ-21). */
export interface CallWarning {
  type: "call-warning";
  seat: number;
  team: number;
}

/** As the host, close the table; not while a game runs. */
export interface Close {
  type: "close";
}

/** The table was made, for this game. Its person is the host. */
export interface Created {
  type: "created";
  game: string;
  rules: number;
  seats: number;
  options: Record<string, boolean | number | string>;
  settings: Settings;
  daily?: string;
}

/** Something the seat may do. A card is laid `left` or `right` of the row; a cut has several `cards`. */
export interface CutInChoice {
  action: number;
  move: string;
  kind: string;
  card?: null | number;
  side?: null | string;
  cards?: ReadonlyArray<number>;
}

/** A seat as everybody sees it: how many cards it holds, and how many lie in its stack. */
export interface CutInPlace {
  cards: number;
  stack: number;
}

/** The whole table. `hand` is one's own, the lowest card first. `has_laid`: at an end, in this turn (CI-8). */
export interface CutInView {
  seat: number;
  turn: number;
  has_laid: boolean;
  must_open: boolean;
  cutter: null | number;
  gap: [number, number] | null;
  window: number;
  row: ReadonlyArray<number>;
  away: ReadonlyArray<ReadonlyArray<number>>;
  passes: number;
  hand: ReadonlyArray<number>;
  places: ReadonlyArray<CutInPlace>;
  hands: ReadonlyArray<ReadonlyArray<number>> | null;
  stacks: ReadonlyArray<ReadonlyArray<number>> | null;
  left_out: ReadonlyArray<number> | null;
  ranks: ReadonlyArray<number> | null;
  outcome: string;
}

/** A deal of today: the hash of its seed, and the number of seats, bots included. */
export interface DailyDeal {
  game: string;
  day: string;
  seats: number;
  hash: string;
}

/** A result against bots of a level. More is better. Without a rank: a bot helped, or the day was over. */
export interface DailyLine {
  name: string;
  level: "master" | "novice" | "steady" | "strong";
  is_ranked: boolean;
  outcome: string;
  score: number;
  time: number;
  is_mine: boolean;
}

/** The player's name, and the level of the bots, which stays the same. */
export interface DailyPlayer {
  name: string;
  level?: "master" | "novice" | "steady" | "strong";
}

/** Something that happens at this time unless something else happens first. That of the host has no seat. */
export interface Deadline {
  at: number;
  kind: "bot" | "grace" | "host" | "limit" | "nudge" | "window";
  seat: number;
}

/** Run a command at the table that was entered. */
export interface Do {
  type: "do";
  id: string;
  command: Abandon | AnswerRequest | AnswerWarning | CallWarning | Close | Kick | Mute | PassHost | Play | React | Ready | Rematch | Rename | RenewLink | Say | SeatBot | SetPace | ShowHands | Sit | Stand | StandIn | Start | TakeBack | TakeSeat | UndoKick;
}

/** Show a table, from a seat of one's own or as a spectator. `after` is the last event that the page knows. */
export interface Enter {
  type: "enter";
  id: string;
  table: string;
  seat?: null | number;
  after?: null | number;
}

/** An event as one seat may know it. `own` is the seat's own move where the others see less. */
export interface EventForSeat {
  sequence: number;
  time: number;
  event: AbandonProposed | BotSat | BotStoodIn | Created | GameAbandoned | GameEnded | GameStarted | HandedBack | HostPassed | KickUndone | Kicked | LinkRenewed | MoveTakenBack | Muted | Named | Nudged | PaceSet | PersonLeft | PersonReturned | Played | Reacted | Readied | RematchDeclined | RematchOffered | RequestAnswered | Sat | SeatGiven | SeatRequested | SeatTaken | SeedCommitted | ShowingAgreed | Signalled | Stood | TableClosed | TextSaid | TimeRanOut | WarningAnswered | WarningCalled | WarningDecided | WarningVoted;
  own?: null | string;
}

/** The game stopped before its end. */
export interface GameAbandoned {
  type: "game-abandoned";
  seed: string;
}

/** The game is over. The seed is open; that of a day's deal only when the day is over. */
export interface GameEnded {
  type: "game-ended";
  outcome: string;
  winners: ReadonlyArray<number>;
  scores: ReadonlyArray<number>;
  seed: string;
}

/** A game that can be played here. */
export interface GameNote {
  game: string;
  name: string;
  rules_version: number;
  seats: ReadonlyArray<number>;
  usual_seats: number;
  cooperative: boolean;
  options: Record<string, OptionNote>;
  first_options: Record<string, boolean | number | string>;
}

/** The cards were dealt; the seed stays secret until the end. */
export interface GameStarted {
  type: "game-started";
  number: number;
  rules?: number;
}

/** The table is no longer shown to this page. */
export interface Gone {
  type: "gone";
  table: string;
  reason: string;
  phrase: Phrase;
}

/** The person is back, and the bot has handed the seat back. */
export interface HandedBack {
  type: "handed-back";
  seat: number;
}

/** All hands as they were `late_by` moves ago: what each seat saw then, by seat. */
export interface Hands {
  late_by: number;
  views: ReadonlyArray<unknown>;
}

/** The events since the last message, and the table after them. Of the log it contains only the new lines. */
export interface Happened {
  type: "happened";
  table: string;
  events: ReadonlyArray<EventForSeat>;
  picture: Snapshot;
}

/** The person of these seats is the host now. */
export interface HostPassed {
  type: "host-passed";
  seats: ReadonlyArray<number>;
}

/** The seat that the person has now; or, while a game runs, has asked the host for (`is_asked`). */
export interface Joined {
  seat: number;
  sequence: number;
  is_asked: boolean;
}

/** Somebody's name, and the seat they want; any free one if None. */
export interface Joining {
  name: string;
  seat?: null | number;
}

/** As the host, send the person at a seat away; not while a game runs. */
export interface Kick {
  type: "kick";
  seat: number;
}

/** The host lets somebody who was sent away sit at these seats again, by these names. */
export interface KickUndone {
  type: "kick-undone";
  seats: ReadonlyArray<number>;
  names: ReadonlyArray<string>;
}

/** The host sent the person of these seats away. */
export interface Kicked {
  type: "kicked";
  seats: ReadonlyArray<number>;
}

/** Stop showing the table. */
export interface Leave {
  type: "leave";
}

/** A move or signal in words, as everybody may read it. */
export interface Line {
  sequence: number;
  seat: number;
  telling: Phrase;
}

/** The old link opens the table no longer, but for those who have a seat; the new one has another key. */
export interface LinkRenewed {
  type: "link-renewed";
}

/** A table in a list. */
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
  occupants: ReadonlyArray<SeatInfo>;
  options: Record<string, boolean | number | string>;
  turn: ReadonlyArray<number>;
  is_put_away: boolean;
}

/** The protocol's version, and the start of links for other devices. The person's id is in a cookie that only the */
export interface Me {
  protocol: number;
  shared_origin: string;
}

/** The seat's last move, the event with this number, has never been made. */
export interface MoveTakenBack {
  type: "move-taken-back";
  seat: number;
  sequence: number;
}

/** Moves and signals, and nothing else: only the part of the picture that they change. */
export interface Moved {
  type: "moved";
  table: string;
  events: ReadonlyArray<EventForSeat>;
  picture: SnapshotUpdate;
}

/** As the host, forbid the person at a seat to write, or allow it again. */
export interface Mute {
  type: "mute";
  seat: number;
  muted?: boolean;
}

/** The person of these seats may write no text any more, or may again. */
export interface Muted {
  type: "muted";
  seats: ReadonlyArray<number>;
  muted: boolean;
}

/** A seat was given another name. */
export interface Named {
  type: "named";
  seat: number;
  name: string;
}

/** The table that is to be made. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, boolean | number | string>;
  settings?: Settings;
}

/** The seat has been awaited for long. */
export interface Nudged {
  type: "nudged";
  seat: number;
}

/** An option of a game: its possible values, and the default. */
export interface OptionNote {
  possible: ReadonlyArray<boolean | number | string>;
  usual: boolean | number | string;
}

/** The host has chosen how fast bots play. */
export interface PaceSet {
  type: "pace-set";
  pace: "brisk" | "instant" | "relaxed";
}

/** As the host, make the person at a seat the host. */
export interface PassHost {
  type: "pass-host";
  seat: number;
}

/** The person of these seats is away. */
export interface PersonLeft {
  type: "person-left";
  seats: ReadonlyArray<number>;
}

/** The person of these seats is back. */
export interface PersonReturned {
  type: "person-returned";
  seats: ReadonlyArray<number>;
}

/** A key of the locale files and the values its sentence names. */
export interface Phrase {
  key: string;
  values: Record<string, number | string>;
  by_seat?: Record<string, ReadonlyArray<[number, number | string]>>;
}

/** To be answered with a pong. `delay` is the round-trip time measured so far, in ms. */
export interface Ping {
  type: "ping";
  nonce: number;
  delay: number;
}

/** Make a move or give a signal. */
export interface Play {
  type: "play";
  seat: number;
  move: string;
  at?: null | number;
}

/** A seat made a move; `move` is what all others hear of it, nothing while it is secret. A ruling's seat is -1. */
export interface Played {
  type: "played";
  seat: number;
  move: null | string;
  player?: "bot" | "clock" | "person" | "table";
}

/** The answer to a ping, to be sent at once: the server measures the delay. */
export interface Pong {
  type: "pong";
  nonce: number;
}

/** Why a request failed. `text` is the phrase in the language of the request. */
export interface Problem {
  reason: string;
  phrase: Phrase;
  text: string;
}

/** Whether a table is put away from one's games in progress. */
export interface PutAway {
  is_put_away: boolean;
}

/** A card face up. */
export interface QuickAndEasyCard {
  colour: string;
  number: number;
}

/** Something the seat may do. `step` is how far a card moves its pile on; below 0 it turns it back. */
export interface QuickAndEasyChoice {
  action: number;
  move: string;
  kind: string;
  card?: QuickAndEasyCard | null;
  pile?: null | string;
  step?: null | number;
  bid?: null | number;
  word?: null | string;
}

/** A card of one's own and the word given for it, or none. */
export interface QuickAndEasyHeld {
  card: QuickAndEasyCard;
  word: string;
}

/** A pile and its top; an empty one has none. */
export interface QuickAndEasyPile {
  name: string;
  climbs: boolean;
  top: QuickAndEasyCard | null;
}

/** A seat as everybody sees it. Its bid is a number once all have bid; until then only that it has. */
export interface QuickAndEasyPlace {
  cards: number;
  has_bid: boolean;
  bid: null | number;
}

/** A signal about a pile: who said it, of which pile, and what. */
export interface QuickAndEasySignal {
  seat: number;
  pile: string;
  word: string;
}

/** The whole table. `hand` is one's own, with its words; after the end `hands` shows everybody's. */
export interface QuickAndEasyView {
  seat: number;
  turn: null | number;
  professional: boolean;
  may_end: boolean;
  piles: ReadonlyArray<QuickAndEasyPile>;
  hand: ReadonlyArray<QuickAndEasyHeld>;
  places: ReadonlyArray<QuickAndEasyPlace>;
  deck: number;
  laid: ReadonlyArray<QuickAndEasyCard>;
  words: ReadonlyArray<QuickAndEasyWord>;
  signals: ReadonlyArray<QuickAndEasySignal>;
  hands: ReadonlyArray<ReadonlyArray<QuickAndEasyCard>> | null;
  outcome: string;
  cards_left: number;
  highest: number;
}

/** A word about a card as everybody hears it: who said it, the colour and the word. */
export interface QuickAndEasyWord {
  seat: number;
  colour: string;
  word: string;
}

/** Give a short reaction to everybody, where text is possible. */
export interface React {
  type: "react";
  seat: number;
  reaction: "haha" | "hurry" | "oops" | "thanks" | "well-played" | "wow";
}

/** The person at a seat has given a short reaction, the same for everybody. */
export interface Reacted {
  type: "reacted";
  seat: number;
  reaction: "haha" | "hurry" | "oops" | "thanks" | "well-played" | "wow";
}

/** The person of these seats is ready for the start, or not any more. */
export interface Readied {
  type: "readied";
  seats: ReadonlyArray<number>;
  ready: boolean;
}

/** Say that all one's seats are ready for the start, or not. */
export interface Ready {
  type: "ready";
  ready?: boolean;
}

/** The token: the part of a recovery link after the #. */
export interface Recovery {
  token: string;
}

/** A link to open once on another device before it expires (ms UTC). That browser then is the same person. */
export interface RecoveryLink {
  link: string;
  expires: number;
}

/** The message was refused or not understood; nothing has changed. */
export interface Refused {
  type: "refused";
  id: null | string;
  reason: string;
  phrase: Phrase;
}

/** After a game: offer another or agree to it, without those who are away; or decline. The server adds the seed. */
export interface Rematch {
  type: "rematch";
  agreed?: boolean;
}

/** The person of these seats has had enough. */
export interface RematchDeclined {
  type: "rematch-declined";
  seats: ReadonlyArray<number>;
}

/** The person of these seats would like to play again, or agrees to. */
export interface RematchOffered {
  type: "rematch-offered";
  seats: ReadonlyArray<number>;
}

/** Change the name of one's own seat. */
export interface Rename {
  type: "rename";
  seat: number;
  name: string;
}

/** As the host, renew the table's link: the old one opens it no longer. The server adds the random key. */
export interface RenewLink {
  type: "renew-link";
}

/** A finished game from one seat. `view` is the one before the first of these moves; `count` counts all moves. */
export interface Replay {
  table: string;
  game: string;
  options: Record<string, boolean | number | string>;
  number: number;
  seat: number;
  open_seats: ReadonlyArray<number>;
  began: number;
  ended: number;
  hash: string;
  seed: string;
  seats: ReadonlyArray<SeatInfo>;
  first: number;
  count: number;
  view: Record<string, unknown>;
  awaited: ReadonlyArray<number>;
  moves: ReadonlyArray<ReplayedMove>;
  turns: ReadonlyArray<Turn>;
  ending: Phrase | null;
  scores: ReadonlyArray<number>;
  winners: ReadonlyArray<number>;
}

/** A move or signal: its seat, its text, what it changed in the view, and whom the game waited for afterwards. */
export interface ReplayedMove {
  seat: number;
  telling: Phrase;
  changed: Record<string, unknown>;
  awaited: ReadonlyArray<number>;
  is_signal: boolean;
}

/** The host has let somebody sit down, or has not; or a request was withdrawn. */
export interface RequestAnswered {
  type: "request-answered";
  request: number;
  accepted: boolean;
  by_host?: boolean;
}

/** An open request to sit down in place of a bot: its number, the seat, the name, and whether it is one's own. */
export interface RequestInfo {
  request: number;
  seat: number;
  name: string;
  is_mine: boolean;
}

/** A point of the rules, in Markdown. Rules have a number, such as TG-7; other text under a heading has none. */
export interface RulePoint {
  number: string;
  heading: string;
  text: string;
}

/** The rules of a game, in the language they are written in. */
export interface Rules {
  game: string;
  language: string;
  title: string;
  points: ReadonlyArray<RulePoint>;
}

/** A card. Its kind is `car`, `trailer`, `ambulance`, `police` or `tow-truck`; the last three have no number. */
export interface RushHourCar {
  name: string;
  kind: string;
  number: null | number;
  points: number;
}

/** Something the seat may do: pick a car, or send the one being played to a row or gap. */
export interface RushHourChoice {
  action: number;
  move: string;
  kind: string;
  car: RushHourCar;
  row?: null | number;
  place?: null | number;
  cards?: number;
  points?: number;
}

/** A row from its front to its end. A place is a stack from the bottom to the top; an empty one is a gap. */
export interface RushHourLane {
  places: ReadonlyArray<ReadonlyArray<RushHourCar>>;
  places_left: number;
  number: null | number;
  is_full: boolean;
  points: number;
}

/** A seat as everybody sees it: what it has picked or chosen is visible only to itself until it is shown. */
export interface RushHourPlace {
  cards: number;
  has_picked: boolean;
  pick: RushHourCar | null;
  has_chosen: boolean;
  row: null | number;
  points: number;
  cards_taken: number;
  taken: ReadonlyArray<RushHourCar>;
}

/** A card that has been played in this round, or in the last one while picks are open; what its seat took for it. */
export interface RushHourPlay {
  seat: number;
  car: RushHourCar;
  row: number;
  place: number;
  cards: number;
  points: number;
}

/** A sight as a picture. `now` is `picking` or the card being played; after the end `rest` shows what stayed out. */
export interface RushHourView {
  seat: number;
  deal: number;
  deals: number;
  rounds_left: number;
  now: string;
  rows: ReadonlyArray<RushHourLane>;
  hand: ReadonlyArray<RushHourCar>;
  places: ReadonlyArray<RushHourPlace>;
  plays: ReadonlyArray<RushHourPlay>;
  cards_out: number;
  rest: ReadonlyArray<RushHourCar> | null;
  outcome: string;
  winners: ReadonlyArray<number>;
}

/** A person took a seat, and put a name there. */
export interface Sat {
  type: "sat";
  seat: number;
  name: string;
}

/** Write a text to everybody. */
export interface Say {
  type: "say";
  seat: number;
  text: string;
}

/** Let a bot play: at a seat of one's own, to be taken back; or, for the host, at a free seat. */
export interface SeatBot {
  type: "seat-bot";
  seat: number;
  level: "master" | "novice" | "steady" | "strong";
}

/** A person lets a bot play, and may take the seat back at any time. */
export interface SeatGiven {
  type: "seat-given";
  seat: number;
  level: "master" | "novice" | "steady" | "strong";
}

/** A seat as everybody sees it. `bot` plays there, for itself or for a person who is away or has given the seat. */
export interface SeatInfo {
  name: string;
  bot: "master" | "novice" | "steady" | "strong" | null;
  plain_name?: string;
  is_free?: boolean;
  is_mine?: boolean;
  is_host?: boolean;
  is_ready?: boolean;
  is_away?: boolean;
  is_given?: boolean;
  is_muted?: boolean;
  would_stop?: boolean;
  would_play_again?: boolean;
  would_show?: boolean;
}

/** Somebody asked the host for the seat of a bot while a game runs. The event's number is that of the request. */
export interface SeatRequested {
  type: "seat-requested";
  seat: number;
  name: string;
}

/** The person whose seat it is plays again. */
export interface SeatTaken {
  type: "seat-taken";
  seat: number;
}

/** The hash of the seed of the next deal was published. */
export interface SeedCommitted {
  type: "seed-committed";
  hash: string;
}

/** Something the seat may do; to `place` or `remove` a chip names the space, and a penalty the team. */
export interface SequenceChoice {
  action: number;
  move: string;
  kind: string;
  card?: null | string;
  space?: null | number;
  team?: null | number;
}

/** A sequence that stands: the team and its five spaces. */
export interface SequenceLine {
  team: number;
  spaces: ReadonlyArray<number>;
}

/** A seat as everybody sees it: its team, how many cards it holds, its discards, and what it owes. */
export interface SequencePlace {
  team: number;
  cards: number;
  pile: ReadonlyArray<string>;
  owes: number;
  waiting: number;
  lost: boolean;
}

/** The whole table. `hand` is one's own, in order; after the end `hands` shows everybody's. */
export interface SequenceView {
  seat: number;
  turn: number;
  dealer: number;
  lifted: ReadonlyArray<ReadonlyArray<string>>;
  shows: ReadonlyArray<string>;
  chips: ReadonlyArray<null | number>;
  sequences: ReadonlyArray<SequenceLine>;
  safe: ReadonlyArray<number>;
  goal: number;
  hand: ReadonlyArray<string>;
  places: ReadonlyArray<SequencePlace>;
  deck: number;
  times_out: number;
  exchanged: boolean;
  hands: ReadonlyArray<ReadonlyArray<string>> | null;
  outcome: string;
  winners: ReadonlyArray<number>;
}

/** As the host, choose how fast bots play. */
export interface SetPace {
  type: "set-pace";
  pace: "brisk" | "instant" | "relaxed";
}

/** What the host chooses when the table is made. By default there are no time limits. */
export interface Settings {
  visibility?: "link" | "public";
  spectators?: boolean;
  late_by?: number;
  text?: "off" | "usual";
  take_backs?: "off" | "on" | "usual";
  nudge?: number;
  limit?: number;
  grace?: number;
  pace?: "brisk" | "instant" | "relaxed";
  stand_in?: "master" | "novice" | "steady" | "strong";
}

/** Agree that spectators see all hands, some moves late; or take that back. Everybody must agree. */
export interface ShowHands {
  type: "show-hands";
  agreed?: boolean;
}

/** The person of these seats lets spectators see all hands, some moves late; or no longer. */
export interface ShowingAgreed {
  type: "showing-agreed";
  seats: ReadonlyArray<number>;
  agreed: boolean;
}

/** A seat said something in the words of the game, as the others hear it. */
export interface Signalled {
  type: "signalled";
  seat: number;
  move: null | string;
  player?: "bot" | "clock" | "person" | "table";
}

/** Take a free seat; or, while a game runs, ask the host for one at which a bot plays. A person may have several. */
export interface Sit {
  type: "sit";
  seat: number;
  name: string;
}

/** A table as a seat or a spectator (-2) sees it, after the event with number `sequence`. */
export interface Snapshot {
  sequence: number;
  time: number;
  phase: "closed" | "gathering" | "new" | "over" | "running";
  seat: number;
  game: string;
  options: Record<string, boolean | number | string>;
  settings: Settings;
  daily: string;
  number: number;
  hash: string;
  seed: string;
  seats: ReadonlyArray<SeatInfo>;
  talk: string;
  board: Board | null;
  hands: Hands | null;
  may_rename: boolean;
  may_show_hands: boolean;
  seats_to_take: ReadonlyArray<number>;
  must_ask: boolean;
  requests: ReadonlyArray<RequestInfo>;
  is_host: boolean;
  key: string;
}

/** The parts of a snapshot that a move changes. */
export interface SnapshotUpdate {
  sequence: number;
  time: number;
  board: Board;
  hands: Hands | null;
}

/** Leave a seat for good. The host may also free a bot's seat before the start. */
export interface Stand {
  type: "stand";
  seat: number;
}

/** Let a bot play for a person who is away, until they are back. Whoever plays at the table may ask for it. */
export interface StandIn {
  type: "stand-in";
  seat: number;
}

/** As the host, start the game. The server adds the seed. */
export interface Start {
  type: "start";
}

/** A number about a finished game; the message `web-story-<key>` says what it counts. */
export interface Statistic {
  key: string;
  count: number;
}

/** A seat is free: the person or bot that had it has left. */
export interface Stood {
  type: "stood";
  seat: number;
}

/** Nothing more will happen here. */
export interface TableClosed {
  type: "table-closed";
}

/** A table's id, and the link under which others find it. */
export interface TableMade {
  table: string;
  link: string;
}

/** What everybody with the link may know before entering a table. */
export interface TableNote {
  table: string;
  game: string;
  phase: "closed" | "gathering" | "new" | "over" | "running";
  options: Record<string, boolean | number | string>;
  settings: Settings;
  seats: ReadonlyArray<SeatInfo>;
  daily: string;
  number: number;
  hash: string;
  seed: string;
}

/** Undo one's last move, as long as it has shown nobody anything new. */
export interface TakeBack {
  type: "take-back";
  seat: number;
}

/** Take back a seat that one has given to a bot. */
export interface TakeSeat {
  type: "take-seat";
  seat: number;
}

/** The person at a seat wrote something. */
export interface TextSaid {
  type: "text-said";
  seat: number;
  text: string;
}

/** Something the seat may do. `step` is how far a card moves its pile on; -10 turns it back. */
export interface TheGameChoice {
  action: number;
  move: string;
  kind: string;
  card?: null | number;
  pile?: null | string;
  step?: null | number;
  bid?: null | number;
  word?: null | string;
}

/** A pile and its top; its fire is empty, `due` in this turn, or `lit` in this turn and due in the next. */
export interface TheGamePile {
  name: string;
  climbs: boolean;
  top: number;
  fire: string;
  is_empty: boolean;
}

/** A seat as everybody sees it. Its bid is a number once all have bid; until then only that it has. */
export interface TheGamePlace {
  cards: number;
  has_bid: boolean;
  bid: null | number;
}

/** A word that stands: who said it, and of which pile. */
export interface TheGameSignal {
  seat: number;
  pile: string;
  word: string;
}

/** The whole table. `hand` is one's own, the lowest card first; after the end `hands` shows everybody's. */
export interface TheGameView {
  seat: number;
  turn: null | number;
  owed: number;
  may_end: boolean;
  piles: ReadonlyArray<TheGamePile>;
  hand: ReadonlyArray<number>;
  places: ReadonlyArray<TheGamePlace>;
  deck: number;
  laid: ReadonlyArray<number>;
  fire_cards: ReadonlyArray<number>;
  said: ReadonlyArray<TheGameSignal>;
  hands: ReadonlyArray<ReadonlyArray<number>> | null;
  outcome: string;
  cards_left: number;
}

/** The seat's time is up: a bot makes one move for it. */
export interface TimeRanOut {
  type: "time-ran-out";
  seat: number;
}

/** Something the seat may do: `turn` up the card at a place, or `take` the run. */
export interface TrafficMemoChoice {
  action: number;
  move: string;
  kind: string;
  place?: null | number;
}

/** A card of the last turn: where it was turned up, and whether it was taken or went back. */
export interface TrafficMemoShown {
  place: number;
  card: number | string;
  is_taken: boolean;
}

/** A place of the grid: `down`, `up` with its card, or `empty`. A card is a number, `police` or `ambulance`. */
export interface TrafficMemoSpot {
  lies: string;
  card?: null | number | string;
}

/** The whole table. `taken` counts each seat's cards; `gone` lists all that are taken, the lowest first. */
export interface TrafficMemoView {
  seat: number;
  turn: number;
  columns: number;
  places: ReadonlyArray<TrafficMemoSpot>;
  open: ReadonlyArray<number>;
  last: ReadonlyArray<TrafficMemoShown>;
  taken: ReadonlyArray<number>;
  gone: ReadonlyArray<number | string>;
  may_take: boolean;
  idle_turns: number;
  outcome: string;
}

/** A turn in words: whose it is (-1 for what all seats do together), and the number of its first event. */
export interface Turn {
  sequence: number;
  seat: number;
  sentences?: ReadonlyArray<ReadonlyArray<Phrase>>;
  notes?: ReadonlyArray<TurnsSeatNote>;
  places?: ReadonlyArray<string>;
  signals?: ReadonlyArray<Line>;
  is_over?: boolean;
}

/** What a seat has just done, in a few signs. */
export interface TurnsSeatNote {
  seat: number;
  note: Phrase;
}

/** As the host, let whoever was last sent away from a seat sit there again, if it is free; not while a game runs. */
export interface UndoKick {
  type: "undo-kick";
  seat: number;
}

/** A valid record: its hash is that of the seed, its cards are dealt from the seed, and its moves are legal. */
export interface Verified {
  game: string;
  seats: number;
  moves: number;
  hash: string;
  result: string;
}

/** The whole table: after entering, or when the missed events are no longer at hand. */
export interface View {
  type: "view";
  table: string;
  picture: Snapshot;
}

/** A team that another seat has warned, and whether it denies the advice (SQ-21). */
export interface Warned {
  seat: number;
  team: number;
  is_denied: boolean;
}

/** The warned team admits it, or denies it, which leaves it to others. Until version 0.2 a host decided so too. */
export interface WarningAnswered {
  type: "warning-answered";
  team: number;
  admitted: boolean;
  by_host?: boolean;
}

/** A seat says that another team gave advice (SQ-21). */
export interface WarningCalled {
  type: "warning-called";
  seat: number;
  team: number;
}

/** A warning that the team did not admit has been decided, or dropped. */
export interface WarningDecided {
  type: "warning-decided";
  team: number;
  upheld: boolean;
}

/** The person of these seats, who plays in neither team, has voted on a warning. */
export interface WarningVoted {
  type: "warning-voted";
  seats: ReadonlyArray<number>;
}

/** How many people without a seat look at the table now; 0 until it is told, also after reconnecting. */
export interface Watched {
  type: "watched";
  table: string;
  count: number;
}

/** The first message: the versions of protocol and server, and the server's time in ms UTC. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  server: string;
  time: number;
}

/** A number of seats, and the options chosen so far. */
export interface Wish {
  seats: number;
  options?: Record<string, boolean | number | string>;
}
