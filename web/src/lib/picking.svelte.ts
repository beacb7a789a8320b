/**
 * Pick a card, then a target: by dragging, by tapping one and then the other, or by keyboard. Every board uses this.
 *
 * Items and targets are buttons, so that the keyboard reaches them. Each has an id that the board chooses.
 */
import type { Attachment } from "svelte/attachments";

import { shake } from "./animations";
import { sound } from "./sound";
import { focusHand } from "./table-focus";

/** A pointer that moves less than this (px) is a tap, not a drag. */
const DRAG_THRESHOLD = 7;

export interface PickingRules {
  /** An item without targets was tapped. Call `tryRefusedMove`, so that the table says why. False shakes the item. */
  whyNot?(item: string): Promise<boolean>;
  /** The targets where an item may go now; they are highlighted. */
  targets(item: string): ReadonlyArray<string>;
  /** Put an item on a target. A promise of false shakes both. */
  put(item: string, target: string): Promise<boolean>;
  /** A target was tapped while nothing is picked. A promise of false shakes it. */
  tapTarget?(target: string): Promise<boolean> | undefined;
  /** An item was tapped. True if the board has handled it: it picks several items, or a second tap puts the item. */
  tapItem?(item: string): boolean;
}

interface Drag {
  item: string;
  element: HTMLElement;
  x: number;
  y: number;
  isMoving: boolean;
}

export class Picking {
  /** The picked item. */
  picked = $state<string | null>(null);
  /** The target under the dragged item. */
  over = $state<string | null>(null);
  isDragging = $state(false);

  #rules: PickingRules;
  #items = new Map<string, HTMLElement>();
  #targets = new Map<string, HTMLElement>();
  #drag: Drag | null = null;
  #ignoreClick = false;
  #stopListening: () => void = () => undefined;

  constructor(rules: PickingRules) {
    this.#rules = rules;
  }

  /** Whether the picked item may go to this target. */
  isLit(target: string): boolean {
    return this.picked !== null && this.#rules.targets(this.picked).includes(target);
  }

  pick(item: string): void {
    this.picked = this.picked === item ? null : item;
    if (this.picked !== null) sound("pick");
  }

  clear(): void {
    this.picked = null;
    this.over = null;
  }

  /** Put an item on a target. A refused item stays picked: the next tap may be the right one. */
  async put(item: string, target: string): Promise<void> {
    const [card, place] = [this.#items.get(item), this.#targets.get(target)];
    const wasPicked = this.picked === item;
    this.clear();
    const isDone = await this.#rules.put(item, target);
    card?.style.removeProperty("translate");
    if (isDone) {
      focusHand();
      return;
    }
    if (wasPicked && this.picked === null && this.#items.has(item)) this.picked = item;
    shake(card);
    shake(place);
  }

  item(id: string): Attachment<HTMLElement> {
    return (element) => {
      this.#items.set(id, element);
      const stop = listen(element, {
        pointerdown: (event) => this.#grab(event as PointerEvent, id, element),
        click: (event) => this.#clickItem(event as MouseEvent, id),
        keydown: (event) => this.#keyOnItem(event as KeyboardEvent, id),
      });
      return () => {
        stop();
        if (this.#items.get(id) === element) this.#items.delete(id);
        if (this.#drag?.element === element) this.#cancel();
        if (this.picked === id && !this.#items.has(id)) this.clear();
      };
    };
  }

  target(id: string): Attachment<HTMLElement> {
    return (element) => {
      this.#targets.set(id, element);
      const stop = listen(element, {
        click: () => this.#clickTarget(id),
        keydown: (event) => this.#keyOnTarget(event as KeyboardEvent, id),
      });
      return () => {
        stop();
        if (this.#targets.get(id) === element) this.#targets.delete(id);
      };
    };
  }

  // Tapping

  #clickItem(event: MouseEvent, id: string): void {
    if (this.#ignoreClick) {
      this.#ignoreClick = false;
      return;
    }
    if (this.#rules.tapItem?.(id)) return;
    this.pick(id);
    const isByKeyboard = event.detail === 0;
    if (isByKeyboard && this.picked !== null) this.#litTargets()[0]?.focus();
    if (this.picked === id && this.#rules.targets(id).length === 0) void this.#explain(id);
  }

  async #explain(id: string): Promise<void> {
    if (!this.#rules.whyNot || (await this.#rules.whyNot(id))) return;
    shake(this.#items.get(id));
    if (this.picked === id) this.clear();
  }

  #clickTarget(id: string): void {
    if (this.picked === null) void this.#tapTarget(id);
    else void this.put(this.picked, id);
  }

  async #tapTarget(id: string): Promise<void> {
    if ((await this.#rules.tapTarget?.(id)) === false) shake(this.#targets.get(id));
  }

  // Dragging

  #grab(event: PointerEvent, item: string, element: HTMLElement): void {
    if (event.button !== 0) return;
    this.#ignoreClick = false;
    this.#drag = { item, element, x: event.clientX, y: event.clientY, isMoving: false };
    this.#stopListening = listen(window, {
      pointermove: (moved) => this.#move(moved as PointerEvent),
      pointerup: () => this.#release(),
      pointercancel: () => this.#cancel(),
    });
  }

  #move(event: PointerEvent): void {
    const drag = this.#drag;
    if (!drag) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.isMoving && Math.hypot(x, y) < DRAG_THRESHOLD) return;
    if (!drag.isMoving) this.#start(drag);
    drag.element.style.translate = `${x}px ${y}px`;
    this.over = this.#targetAt(event.clientX, event.clientY);
  }

  #start(drag: Drag): void {
    drag.isMoving = true;
    drag.element.dataset["dragged"] = "";
    this.isDragging = true;
    if (this.picked !== drag.item) this.pick(drag.item);
  }

  #release(): void {
    const [drag, target] = [this.#drag, this.over];
    this.#drag = null;
    this.#stopListening();
    if (!drag?.isMoving) return;
    this.#ignoreClick = true;
    this.isDragging = false;
    delete drag.element.dataset["dragged"];
    if (target !== null) void this.put(drag.item, target);
    else this.#returnToHand(drag);
  }

  #cancel(): void {
    const drag = this.#drag;
    this.#drag = null;
    this.#stopListening();
    this.isDragging = false;
    if (drag?.isMoving) this.#returnToHand(drag);
  }

  #returnToHand(drag: Drag): void {
    delete drag.element.dataset["dragged"];
    drag.element.style.removeProperty("translate");
    this.clear();
  }

  /** The topmost target at a point: a target may lie within another. */
  #targetAt(x: number, y: number): string | null {
    for (const found of document.elementsFromPoint(x, y)) {
      for (const [id, element] of this.#targets) if (element === found) return id;
    }
    return null;
  }

  // Keyboard

  #keyOnItem(event: KeyboardEvent, id: string): void {
    if (event.key === "Escape") this.clear();
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step) focusNext(inOrder(this.#items.values()), this.#items.get(id), step);
    if (event.key === "ArrowUp" && this.picked !== null) this.#litTargets()[0]?.focus();
    if (step || event.key === "ArrowUp") event.preventDefault();
  }

  #keyOnTarget(event: KeyboardEvent, id: string): void {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (step && this.picked !== null) {
      focusNext(this.#litTargets(), this.#targets.get(id), step);
      event.preventDefault();
    }
    if (event.key !== "Escape" || this.picked === null) return;
    this.#items.get(this.picked)?.focus();
    this.clear();
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

function listen(element: EventTarget, handlers: Record<string, (event: Event) => void>): () => void {
  for (const [kind, handler] of Object.entries(handlers)) element.addEventListener(kind, handler);
  return () => {
    for (const [kind, handler] of Object.entries(handlers)) element.removeEventListener(kind, handler);
  };
}
