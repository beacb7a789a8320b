/** The board magnified: by a button, by touching it twice, or by two fingers that part. Then it is moved by sliding it. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

const SPREAD = 1.25;
/** How soon a second touch follows the first (ms). */
const TWICE = 320;

export class Zoom {
  isOn = $state(false);
  #window: HTMLElement | null = null;
  #between = 0;
  #touches = 0;

  /** The window through which the board is seen. */
  readonly window: Attachment<HTMLElement> = (element) => {
    this.#window = element;
    const pinch = (event: TouchEvent): void => this.#pinch(event);
    const begin = (event: TouchEvent): void => void (this.#between = distance(event));
    element.addEventListener("touchstart", begin, { passive: true });
    element.addEventListener("touchmove", pinch, { passive: false });
    return () => {
      element.removeEventListener("touchstart", begin);
      element.removeEventListener("touchmove", pinch);
    };
  };

  /** Magnify around a place of the board, given as parts of its width and height; or show all of it again. */
  async turn(isOn: boolean, x = 0.5, y = 0.5): Promise<void> {
    this.isOn = isOn;
    this.#touches += 1;
    await tick();
    const seen = this.#window;
    if (!isOn || !seen) return;
    seen.scrollLeft = x * seen.scrollWidth - seen.clientWidth / 2;
    seen.scrollTop = y * seen.scrollHeight - seen.clientHeight / 2;
  }

  /** Whether a touch was meant for what it has touched, and was not the first of two. */
  async isSingle(): Promise<boolean> {
    const touch = ++this.#touches;
    await new Promise((go) => setTimeout(go, TWICE));
    return touch === this.#touches;
  }

  #pinch(event: TouchEvent): void {
    if (event.touches.length !== 2 || !this.#window) return;
    event.preventDefault();
    const [spread, box] = [distance(event) / this.#between, this.#window.getBoundingClientRect()];
    const [x, y] = middle(event);
    if (!this.isOn && spread > SPREAD) void this.turn(true, (x - box.left) / box.width, (y - box.top) / box.height);
    if (this.isOn && spread < 1 / SPREAD) void this.turn(false);
  }
}

function distance({ touches }: TouchEvent): number {
  const [one, other] = touches;
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
}

function middle({ touches }: TouchEvent): [number, number] {
  const [one, other] = touches;
  return one && other ? [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2] : [0, 0];
}
