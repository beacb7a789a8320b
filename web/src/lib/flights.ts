/**
 * Cards fly where they go. Whatever bears the same id before and after a change flies from its old place to its new one,
 * also from a hand to a pile; what is new flies in from the place it names. Touching anything ends all flights at once.
 */
import type { Attachment } from "svelte/attachments";

import { settings } from "./settings.svelte";

const LASTS = 380;
/** From one to the next, where things go in turn. */
const BEAT = 420;
const EASE = "cubic-bezier(0.22, 0.9, 0.3, 1)";

interface Flyer {
  id: string;
  from: string | undefined;
  /** How many others go before it. */
  turn: number;
}

/** The board of which an element is a part. A rule page has several, and nothing flies from one to another. */
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

class Flights {
  #flyers = new Map<Element, Flyer>();
  #places = new Map<Element, string>();
  #before = new Map<string, DOMRect>();
  #running = new Set<Animation>();

  constructor() {
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => this.finish(), { capture: true });
  }

  /** This element is the thing with this id; when it is new it comes from the named place. Where things go in turn, it waits. */
  thing(id: string, from?: string, turn = 0): Attachment {
    return (element) => {
      this.#flyers.set(element, { id, from, turn });
      return () => this.#flyers.delete(element);
    };
  }

  /** This element is a place from which things come: `deck`, `seat-2`. */
  place(name: string): Attachment {
    return (element) => {
      this.#places.set(element, name);
      return () => this.#places.delete(element);
    };
  }

  /** To be called before a change. */
  before(): void {
    this.#before.clear();
    for (const [element, { id }] of this.#flyers) {
      const box = element.getBoundingClientRect();
      if (box.width > 0) this.#before.set(keyOf(element, id), box);
    }
  }

  /** To be called after it, when the page shows it. */
  after(): void {
    if (settings.pace === 0 || this.#before.size === 0) return;
    const ways = [...this.#flyers].map(([element, flyer]) => [element, flyer.turn, this.#way(element, flyer)] as const);
    for (const [element, turn, way] of ways) if (way) this.#fly(element as HTMLElement, turn, way);
  }

  finish(): void {
    for (const flight of this.#running) flight.finish();
  }

  #way(element: Element, { id, from }: Flyer): [number, number, number] | null {
    const start = this.#before.get(keyOf(element, id)) ?? this.#place(element, from)?.getBoundingClientRect();
    const end = element.getBoundingClientRect();
    if (!start || start.width === 0 || end.width === 0) return null;
    const x = start.left + start.width / 2 - (end.left + end.width / 2);
    const y = start.top + start.height / 2 - (end.top + end.height / 2);
    const scale = Math.max(0.3, Math.min(2, start.width / end.width));
    return Math.abs(x) + Math.abs(y) < 2 ? null : [x, y, scale];
  }

  #fly(element: HTMLElement, turn: number, [x, y, scale]: [number, number, number]): void {
    const frames = [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 20 },
      { transform: "none", zIndex: 20 },
    ];
    const flight = element.animate(frames, {
      duration: LASTS * settings.pace,
      delay: turn * BEAT * settings.pace,
      easing: EASE,
      fill: "backwards",
    });
    this.#running.add(flight);
    flight.onfinish = flight.oncancel = () => this.#running.delete(flight);
  }

  #place(element: Element, name: string | undefined): Element | undefined {
    const board = boardOf(element);
    for (const [place, called] of this.#places) if (called === name && boardOf(place) === board) return place;
    return undefined;
  }
}

export const flights = new Flights();

/** A gentle no. */
export function shake(element: Element | null | undefined): void {
  const frames = [0, -7, 6, -4, 3, 0].map((x) => ({ translate: `${x}px 0` }));
  element?.animate(frames, { duration: settings.pace === 0 ? 0 : 340 });
}
