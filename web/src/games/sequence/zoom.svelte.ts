/** Zooms the board: by a button, a double tap or a pinch. The zoomed board is moved by scrolling. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

const SPREAD = 1.25;
/** The longest time between the taps of a double tap (ms). */
const TWICE = 320;

export class Zoom {
  isOn = $state(false);
  #window: HTMLElement | null = null;
  #between = 0;
  #touches = 0;

  /** Attach to the element that scrolls the zoomed board. */
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

  /** Zoom in around a point, given as fractions of the board's width and height; or zoom out. */
  async turn(isOn: boolean, x = 0.5, y = 0.5): Promise<void> {
    this.isOn = isOn;
    this.#touches += 1;
    await tick();
    const seen = this.#window;
    if (!isOn || !seen) return;
    seen.scrollLeft = x * seen.scrollWidth - seen.clientWidth / 2;
    seen.scrollTop = y * seen.scrollHeight - seen.clientHeight / 2;
  }

  /** Whether a tap was a single one, not the first of a double tap. */
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
