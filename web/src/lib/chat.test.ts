import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Chat } from "./chat.svelte";
import type { EventForSeat } from "./protocol";

const NOW = 1_000_000;
const listener = { mySeats: [0], now: () => NOW };

function text(sequence: number, seat: number, time = NOW): EventForSeat {
  return { sequence, time, event: { type: "text-said", seat, text: "hello" } };
}

function reaction(sequence: number, seat: number): EventForSeat {
  return { sequence, time: NOW, event: { type: "reacted", seat, reaction: "wow" } };
}

describe("what is said at a table", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("stands at the seat for some seconds", () => {
    const chat = new Chat();
    chat.hear([text(1, 1)], listener);
    expect(chat.bubbles[1]?.text).toBe("hello");
    vi.advanceTimersByTime(13_000);
    expect(chat.bubbles).toEqual({});
  });

  it("gives way to what is said next, which stands as long", () => {
    const chat = new Chat();
    chat.hear([text(1, 1)], listener);
    vi.advanceTimersByTime(4000);
    chat.hear([reaction(2, 1)], listener);
    vi.advanceTimersByTime(4000);
    expect(chat.bubbles[1]?.reaction).toBe("wow");
    vi.advanceTimersByTime(2000);
    expect(chat.bubbles).toEqual({});
  });

  it("is unread if it is a text of somebody else", () => {
    const chat = new Chat();
    chat.hear([text(1, 0), text(2, 1), reaction(3, 2), text(4, 2)], listener);
    expect(chat.unread).toBe(2);
  });

  it("is only counted if it is heard late", () => {
    const chat = new Chat();
    chat.hear([text(1, 1, NOW - 60_000)], listener);
    expect(chat.unread).toBe(1);
    expect(chat.bubbles).toEqual({});
  });
});
