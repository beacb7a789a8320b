/**
 * Moves elements smoothly between positions (FLIP animations). An element with the same id before and after a change moves
 * from its old place to its new one, for instance from a hand to a pile. A new element moves in from a named origin. Any
 * touch or key finishes all animations at once, and all waiting for them.
 */
import type { Attachment } from "svelte/attachments";

import { settings } from "./settings.svelte";

const DURATION = 380;
/** The delay from one element to the next where elements move in turn. */
const TURN_DELAY = 420;
const EASING = "cubic-bezier(0.22, 0.9, 0.3, 1)";

/** How long to wait, and what to do then; it is told whether a touch has ended the waiting. */
export type Step = [wait: number | "arrival", step: (isSkipped: boolean) => unknown];

interface AnimatedElement {
  id: string;
  from: string | undefined;
  /** How many elements move before this one. */
  turn: number;
}

/** The board that contains an element. A rule page has several boards, and nothing moves from one to another. */
function boardOf(element: Element): Element | null {
  return element.closest("[data-board]");
}

const boards = new WeakMap<Element, number>();
let count = 0;

function keyOf(element: Element, id: string): string {
  const board = boardOf(element);
  if (board && !boards.has(board)) boards.set(board, ++count);
  return `${board ? boards.get(board) : 0}/${id}`;
}

class Animations {
  #elements = new Map<Element, AnimatedElement>();
  #origins = new Map<Element, string>();
  #before = new Map<string, DOMRect>();
  /** The animations that run, each with the promise of its end. */
  #running = new Map<Animation, Promise<unknown>>();
  #held = new Set<Promise<unknown>>();
  #waits = new Set<() => void>();
  /** How often a touch or a key has finished everything. */
  #skips = 0;

  constructor() {
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => this.finish(), { capture: true });
  }

  /** Animate this element under this id. A new element comes from the named origin; `turn` delays it. */
  element(id: string, from?: string, turn = 0): Attachment {
    return (element) => {
      this.#elements.set(element, { id, from, turn });
      return () => this.#elements.delete(element);
    };
  }

  /** Make this element an origin of new elements: `deck`, `seat-2`. */
  origin(name: string): Attachment {
    return (element) => {
      this.#origins.set(element, name);
      return () => this.#origins.delete(element);
    };
  }

  /** Remember where all elements are. Call it before a change. */
  capture(): void {
    this.#before.clear();
    for (const [element, { id }] of this.#elements) {
      const box = element.getBoundingClientRect();
      if (box.width > 0) this.#before.set(keyOf(element, id), box);
    }
  }

  /** Animate what has moved. Call it after the change, when the document shows it. */
  run(): void {
    if (settings.pace === 0 || this.#before.size === 0) return;
    const paths = [...this.#elements].map(([element, animated]) => [element, animated.turn, this.#path(element, animated)] as const);
    for (const [element, turn, path] of paths) if (path) this.#start(element as HTMLElement, turn, path);
  }

  finish(): void {
    this.#skips += 1;
    for (const animation of this.#running.keys()) animation.finish();
    for (const resolve of this.#waits) resolve();
  }

  /**
   * Take steps one after another. Each waits so long (ms at the full pace), or until everything that moves has arrived. A
   * touch or key ends all waiting: the steps that are left follow at once.
   */
  async inTurn(steps: ReadonlyArray<Step>): Promise<void> {
    const skips = this.#skips;
    for (const [wait, step] of steps) {
      if (wait === "arrival") await this.#arrival();
      else if (this.#skips === skips) await this.#wait(wait * settings.pace);
      step(this.#skips !== skips);
    }
  }

  /** Let nothing count as arrived before this has ended. */
  hold(work: Promise<void>): void {
    const end: Promise<unknown> = work.finally(() => this.#held.delete(end));
    this.#held.add(end);
  }

  async #arrival(): Promise<void> {
    while (this.#running.size + this.#held.size > 0) await Promise.all([...this.#held, ...this.#running.values()]);
  }

  #wait(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => done(), time);
      const done = (): void => {
        clearTimeout(timer);
        this.#waits.delete(done);
        resolve();
      };
      this.#waits.add(done);
    });
  }

  /** How far the element has moved, and by how much it was scaled; null if it has not moved. */
  #path(element: Element, { id, from }: AnimatedElement): [number, number, number] | null {
    const start = this.#before.get(keyOf(element, id)) ?? this.#originNamed(element, from)?.getBoundingClientRect();
    const end = element.getBoundingClientRect();
    if (!start || start.width === 0 || end.width === 0) return null;
    const x = start.left + start.width / 2 - (end.left + end.width / 2);
    const y = start.top + start.height / 2 - (end.top + end.height / 2);
    const scale = Math.max(0.3, Math.min(2, start.width / end.width));
    return Math.abs(x) + Math.abs(y) < 2 ? null : [x, y, scale];
  }

  #start(element: HTMLElement, turn: number, [x, y, scale]: [number, number, number]): void {
    const frames = [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 20 },
      { transform: "none", zIndex: 20 },
    ];
    const animation = element.animate(frames, {
      duration: DURATION * settings.pace,
      delay: turn * TURN_DELAY * settings.pace,
      easing: EASING,
      fill: "backwards",
    });
    const arrival: Promise<unknown> = animation.finished.catch(() => {}).then(() => this.#running.delete(animation));
    this.#running.set(animation, arrival);
  }

  #originNamed(element: Element, name: string | undefined): Element | undefined {
    const board = boardOf(element);
    for (const [origin, called] of this.#origins) if (called === name && boardOf(origin) === board) return origin;
    return undefined;
  }
}

export const animations = new Animations();

/** Shake an element that refuses something. */
export function shake(element: Element | null | undefined): void {
  const frames = [0, -7, 6, -4, 3, 0].map((x) => ({ translate: `${x}px 0` }));
  element?.animate(frames, { duration: settings.pace === 0 ? 0 : 340 });
}
