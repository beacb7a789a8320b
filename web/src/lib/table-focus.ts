/**
 * The focus at a table: it goes to the hand at one's turn, and it does not fall to the body when what had it is removed or
 * disabled. An open sheet and a text field keep it.
 */
import type { Attachment } from "svelte/attachments";

/** A card that has left the hand and is to be put somewhere. It comes before the hand. */
const GOING = "[data-going]";
/** The cards of the hand; where there is no hand, the place of the grid that the keyboard reaches. */
const CARDS = "[data-hand] :is([data-card], [data-place][tabindex='0'])";
const OTHERS = ".frame .mine button:not(:disabled)";
/** At one's turn the focus stays where it is here. */
const STAYS = "[data-hand], [data-cut]";

/** Whether keys were used last, or a screen reader, and not a finger or a mouse. */
let isByKeys = false;
/** The position of the last card in the hand that had the focus. */
let position = 0;

addEventListener("keydown", () => (isByKeys = true), { capture: true });
addEventListener("pointerdown", () => (isByKeys = false), { capture: true });
addEventListener("click", (event) => (isByKeys ||= event.isTrusted && event.detail === 0), { capture: true });

/** Attach to the screen of a table: the focus is not lost. */
export const keepFocus: Attachment<HTMLElement> = (screen) => {
  let last: HTMLElement | null = null;

  function remember(event: FocusEvent): void {
    last = event.target as HTMLElement;
    const card = cardsIn(screen).indexOf(last);
    if (card >= 0) position = card;
  }

  function restore(): void {
    if (!last || !isGone(last) || !isNowhere(last) || isSomethingModal()) return;
    const [card, cards] = [last.dataset["card"], cardsIn(screen)];
    last = null;
    focus(cards.find((one) => card !== undefined && one.dataset["card"] === card) ?? cardNear(cards) ?? fallback(screen));
  }

  const observer = new MutationObserver(restore);
  observer.observe(screen, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  screen.addEventListener("focusin", remember);
  return () => {
    observer.disconnect();
    screen.removeEventListener("focusin", remember);
  };
};

/** Move the focus from anywhere on the board to the hand, for who plays without a pointer. */
export function focusHand(): void {
  const now = document.activeElement;
  if (!isByKeys || isSomethingModal() || now?.closest(document.querySelector(GOING) ? GOING : STAYS)) return;
  const frame = now?.closest(".frame");
  if (now === null || now === document.body || now.matches("main") || frame) focus(cardNear(cardsIn(frame ?? document)));
}

/** Attach to the heading of a result: it takes the focus from anywhere on the board, for who plays without a pointer. */
export const focusResult: Attachment<HTMLElement> = (heading) => {
  const now = document.activeElement;
  if (isByKeys && !isSomethingModal() && (now === null || now.matches("body, main") || now.closest(".frame"))) focus(heading);
};

function cardsIn(parent: ParentNode): HTMLElement[] {
  const going = parent.querySelector<HTMLElement>(GOING);
  return going ? [going] : [...parent.querySelectorAll<HTMLElement>(CARDS)];
}

function cardNear(cards: ReadonlyArray<HTMLElement>): HTMLElement | undefined {
  return cards[Math.min(position, cards.length - 1)];
}

/** Without a hand: a button, the result, or the table as a whole. */
function fallback(screen: HTMLElement): HTMLElement | null {
  const other = screen.querySelector<HTMLElement>(OTHERS);
  const whole = screen.querySelector<HTMLElement>("main");
  if (!other) whole?.setAttribute("tabindex", "-1");
  return other ?? whole;
}

function isGone(element: HTMLElement): boolean {
  return !element.isConnected || element.matches(":disabled");
}

/** Whether nothing has the focus. The browser takes it from a disabled element a little later. */
function isNowhere(last: HTMLElement): boolean {
  const now = document.activeElement;
  return now === null || now === document.body || now === last;
}

function isSomethingModal(): boolean {
  return document.querySelector("dialog[open], [aria-modal='true']") !== null;
}

function focus(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
}
