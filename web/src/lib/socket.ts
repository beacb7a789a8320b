/** The one connection of a page. It comes back by itself: at once when the page wakes, else after a growing pause. */
import { beKnown } from "./api";
import type { ClientMessage, ServerMessage } from "./protocol";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 12_000;
/** The server speaks at least so often (ms); a connection that has been silent for longer when the page wakes is dead. */
const SILENCE = 25_000;

export type Connection = "away" | "open" | "opening";

export interface Listener {
  hear(message: ServerMessage): void;
  connected(state: Connection): void;
}

export class Wire {
  #listener: Listener;
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #is_closed = false;

  constructor(listener: Listener) {
    this.#listener = listener;
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#sleep);
    addEventListener("pageshow", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    void this.#open();
  }

  /** Whether it was given to the network; what needs an answer is sent again after a reconnect. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#is_closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#sleep);
    removeEventListener("pageshow", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
  }

  #wake = (): void => {
    if (document.visibilityState === "hidden" || this.#is_closed) return;
    const is_dead = this.#socket !== null && Date.now() - this.#heard > SILENCE;
    if (is_dead) this.#lose(this.#socket);
    if (this.#socket) return;
    this.#pause = FIRST_PAUSE;
    void this.#open();
  };

  #sleep = (): void => this.#lose(this.#socket);

  async #open(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await beKnown();
    } catch {
      this.#later();
      return;
    }
    if (this.#is_closed || this.#socket) return;
    const address = new URL("/socket", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onmessage = (event) => this.#hear(socket, JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.#lose(socket);
  }

  #hear(socket: WebSocket, message: ServerMessage): void {
    if (socket !== this.#socket) return;
    this.#heard = Date.now();
    if (message.type === "ping") this.send({ type: "pong", nonce: message.nonce });
    this.#listener.hear(message);
    if (message.type !== "welcome") return;
    this.#pause = FIRST_PAUSE;
    this.#listener.connected("open");
  }

  #lose(socket: WebSocket | null): void {
    if (socket !== this.#socket || this.#is_closed) return;
    this.#socket = null;
    socket?.close();
    this.#later();
  }

  #later(): void {
    this.#listener.connected("away");
    clearTimeout(this.#timer);
    const pause = this.#pause * (0.7 + 0.6 * Math.random());
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 1.8);
    this.#timer = setTimeout(() => void this.#open(), pause);
  }
}
