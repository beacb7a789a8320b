/** The WebSocket of a page. It reconnects by itself: at once when the page wakes, otherwise after a growing delay. */
import { ensureIdentity, forgetIdentity } from "./api";
import type { ClientMessage, ServerMessage } from "./protocol";

const FIRST_DELAY = 400;
const LONGEST_DELAY = 12_000;
/** The server sends something at least this often (ms). A connection that was silent for longer is dead. */
const LONGEST_SILENCE = 25_000;
/** The close code after a sign-out on all devices but one. */
const SIGNED_OUT = 4001;

export type ConnectionState = "away" | "open" | "opening";

export interface SocketListener {
  receive(message: ServerMessage): void;
  connectionChanged(state: ConnectionState): void;
}

export class Socket {
  #listener: SocketListener;
  #socket: WebSocket | null = null;
  #delay = FIRST_DELAY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastReceived = 0;
  #isClosed = false;
  /** Whether the server has welcomed this connection. If it does not, the browser's identity may have been ended. */
  #isWelcome = false;

  constructor(listener: SocketListener) {
    this.#listener = listener;
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#disconnect);
    addEventListener("pageshow", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    void this.#open();
  }

  /** Send a message if connected; returns whether it was. The caller repeats what needs an answer after a reconnect. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#disconnect);
    removeEventListener("pageshow", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
  }

  #wake = (): void => {
    if (document.visibilityState === "hidden" || this.#isClosed) return;
    const isDead = this.#socket !== null && Date.now() - this.#lastReceived > LONGEST_SILENCE;
    if (isDead) this.#lose(this.#socket);
    if (this.#socket) return;
    this.#delay = FIRST_DELAY;
    void this.#open();
  };

  #disconnect = (): void => this.#lose(this.#socket);

  async #open(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await ensureIdentity();
    } catch {
      this.#retryLater();
      return;
    }
    if (this.#isClosed || this.#socket) return;
    const address = new URL("/socket", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#lastReceived = Date.now();
    socket.onmessage = (event) => this.#receive(socket, JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = ({ code }) => {
      if (code === SIGNED_OUT) forgetIdentity();
      this.#lose(socket);
    };
  }

  #receive(socket: WebSocket, message: ServerMessage): void {
    if (socket !== this.#socket) return;
    this.#lastReceived = Date.now();
    if (message.type === "ping") this.send({ type: "pong", nonce: message.nonce });
    this.#listener.receive(message);
    if (message.type !== "welcome") return;
    this.#isWelcome = true;
    this.#delay = FIRST_DELAY;
    this.#listener.connectionChanged("open");
  }

  #lose(socket: WebSocket | null): void {
    if (socket !== this.#socket || this.#isClosed) return;
    if (!this.#isWelcome) forgetIdentity();
    this.#isWelcome = false;
    this.#socket = null;
    socket?.close();
    this.#retryLater();
  }

  #retryLater(): void {
    this.#listener.connectionChanged("away");
    clearTimeout(this.#timer);
    const delay = this.#delay * (0.7 + 0.6 * Math.random());
    this.#delay = Math.min(LONGEST_DELAY, this.#delay * 1.8);
    this.#timer = setTimeout(() => void this.#open(), delay);
  }
}
