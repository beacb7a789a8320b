/**
 * Pick a card, then a target: by dragging, by touching one and then the other, or by keyboard. Every board uses this.
 *
 * Items and targets are elements (buttons, so that the keyboard reaches them) with an id of the board's own.
 */
import type { Attachment } from "svelte/attachments";

import { shake } from "./flights";
import { sound } from "./sound";

const THRESHOLD = 7;

export interface Rules {
  /** An item was touched that can go nowhere: `tryOut` a move with it, and the table tells why not. False shakes it. */
  why?(item: string): Promise<boolean>;
  /** The targets at which an item may go now; they light up. */
  targets(item: string): ReadonlyArray<string>;
  /** Do it. False, or a promise of it, is a no: item and target shake. */
  put(item: string, target: string): Promise<boolean>;
  /** A target was touched while nothing is picked. A promise of false shakes it. */
  touch?(target: string): Promise<boolean> | undefined;
  /** An item was touched. True if that was all, where a board picks several, or where one more touch puts it. */
  tap?(item: string): boolean;
}

interface Drag {
  item: string;
  element: HTMLElement;
  x: number;
  y: number;
  is_moving: boolean;
}

export class Picking {
  /** The item that is picked. */
  picked = $state<string | null>(null);
  /** The target over which something is dragged. */
  over = $state<string | null>(null);
  is_dragging = $state(false);

  #rules: Rules;
  #items = new Map<string, HTMLElement>();
  #targets = new Map<string, HTMLElement>();
  #drag: Drag | null = null;
  #swallow = false;
  #deafen: () => void = () => undefined;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  /** Whether what is picked may go there. */
  isLit(target: string): boolean {
    return this.picked !== null && this.#rules.targets(this.picked).includes(target);
  }

  pick(item: string): void {
    this.picked = this.picked === item ? null : item;
    if (this.picked !== null) sound("pick");
  }

  drop(): void {
    this.picked = null;
    this.over = null;
  }

  /** Put an item somewhere. Where it is refused, what was picked stays so: the next touch may be the right one. */
  async put(item: string, target: string): Promise<void> {
    const [card, place] = [this.#items.get(item), this.#targets.get(target)];
    const was_picked = this.picked === item;
    this.drop();
    const is_done = await this.#rules.put(item, target);
    card?.style.removeProperty("translate");
    if (is_done) return;
    if (was_picked && this.picked === null && this.#items.has(item)) this.picked = item;
    shake(card);
    shake(place);
  }

  item(id: string): Attachment<HTMLElement> {
    return (element) => {
      this.#items.set(id, element);
      const ears = listen(element, {
        pointerdown: (event) => this.#grab(event as PointerEvent, id, element),
        click: (event) => this.#clickItem(event as MouseEvent, id),
        keydown: (event) => this.#keyInHand(event as KeyboardEvent, id),
      });
      return () => {
        ears();
        if (this.#items.get(id) === element) this.#items.delete(id);
        if (this.#drag?.element === element) this.#cancel();
        if (this.picked === id && !this.#items.has(id)) this.drop();
      };
    };
  }

  target(id: string): Attachment<HTMLElement> {
    return (element) => {
      this.#targets.set(id, element);
      const ears = listen(element, {
        click: () => this.#clickTarget(id),
        keydown: (event) => this.#keyAtTarget(event as KeyboardEvent, id),
      });
      return () => {
        ears();
        if (this.#targets.get(id) === element) this.#targets.delete(id);
      };
    };
  }

  // Touching

  #clickItem(event: MouseEvent, id: string): void {
    if (this.#swallow) {
      this.#swallow = false;
      return;
    }
    if (this.#rules.tap?.(id)) return;
    this.pick(id);
    const is_by_keyboard = event.detail === 0;
    if (is_by_keyboard && this.picked !== null) this.#litTargets()[0]?.focus();
    if (this.picked === id && this.#rules.targets(id).length === 0) void this.#wonder(id);
  }

  async #wonder(id: string): Promise<void> {
    if (!this.#rules.why || (await this.#rules.why(id))) return;
    shake(this.#items.get(id));
    if (this.picked === id) this.drop();
  }

  #clickTarget(id: string): void {
    if (this.picked === null) void this.#touch(id);
    else void this.put(this.picked, id);
  }

  async #touch(id: string): Promise<void> {
    if ((await this.#rules.touch?.(id)) === false) shake(this.#targets.get(id));
  }

  // Dragging

  #grab(event: PointerEvent, item: string, element: HTMLElement): void {
    if (event.button !== 0) return;
    this.#swallow = false;
    this.#drag = { item, element, x: event.clientX, y: event.clientY, is_moving: false };
    this.#deafen = listen(window, {
      pointermove: (moved) => this.#move(moved as PointerEvent),
      pointerup: () => this.#release(),
      pointercancel: () => this.#cancel(),
    });
  }

  #move(event: PointerEvent): void {
    const drag = this.#drag;
    if (!drag) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.is_moving && Math.hypot(x, y) < THRESHOLD) return;
    if (!drag.is_moving) this.#start(drag);
    drag.element.style.translate = `${x}px ${y}px`;
    this.over = this.#under(event.clientX, event.clientY);
  }

  #start(drag: Drag): void {
    drag.is_moving = true;
    drag.element.dataset["dragged"] = "";
    this.is_dragging = true;
    if (this.picked !== drag.item) this.pick(drag.item);
  }

  #release(): void {
    const [drag, target] = [this.#drag, this.over];
    this.#drag = null;
    this.#deafen();
    if (!drag?.is_moving) return;
    this.#swallow = true;
    this.is_dragging = false;
    delete drag.element.dataset["dragged"];
    if (target !== null) void this.put(drag.item, target);
    else this.#letGo(drag);
  }

  #cancel(): void {
    const drag = this.#drag;
    this.#drag = null;
    this.#deafen();
    this.is_dragging = false;
    if (drag?.is_moving) this.#letGo(drag);
  }

  #letGo(drag: Drag): void {
    delete drag.element.dataset["dragged"];
    drag.element.style.removeProperty("translate");
    this.drop();
  }

  /** The topmost target there, for a target may lie within another. */
  #under(x: number, y: number): string | null {
    for (const found of document.elementsFromPoint(x, y)) {
      for (const [id, element] of this.#targets) if (element === found) return id;
    }
    return null;
  }

  // Keyboard

  #keyInHand(event: KeyboardEvent, id: string): void {
    if (event.key === "Escape") this.drop();
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step) focusNext(inOrder(this.#items.values()), this.#items.get(id), step);
    if (event.key === "ArrowUp" && this.picked !== null) this.#litTargets()[0]?.focus();
    if (step || event.key === "ArrowUp") event.preventDefault();
  }

  #keyAtTarget(event: KeyboardEvent, id: string): void {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (step && this.picked !== null) {
      focusNext(this.#litTargets(), this.#targets.get(id), step);
      event.preventDefault();
    }
    if (event.key !== "Escape" || this.picked === null) return;
    this.#items.get(this.picked)?.focus();
    this.drop();
  }

  #litTargets(): HTMLElement[] {
    return inOrder([...this.#targets].filter(([id]) => this.isLit(id)).map(([, element]) => element));
  }
}

function inOrder(elements: Iterable<HTMLElement>): HTMLElement[] {
  return [...elements].sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}

function focusNext(elements: HTMLElement[], now: HTMLElement | undefined, step: number): void {
  const place = now ? elements.indexOf(now) : -1;
  elements[(place + step + elements.length) % elements.length]?.focus();
}

function listen(element: EventTarget, ears: Record<string, (event: Event) => void>): () => void {
  for (const [kind, ear] of Object.entries(ears)) element.addEventListener(kind, ear);
  return () => {
    for (const [kind, ear] of Object.entries(ears)) element.removeEventListener(kind, ear);
  };
}
