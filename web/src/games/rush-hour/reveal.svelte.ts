/** Plays the reveal of a round, a scene at a time, at the pace of the bots. A touch or key ends it. */
import { tick } from "svelte";

import { animations, type Step } from "../../lib/animations";
import type { RushHourView } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { newPlays, scenes, type Beat, type Scene } from "./reveal";

/** How long a scene stays, as a multiple of the bots' pause. `Game.pauses` in Python lets bots wait as long. */
const BEATS: Record<Beat, number> = { flip: 1, park: 0.75, fine: 1 };

export class Reveal {
  /** What is shown in place of the table's own picture; null at its end. */
  scene = $state.raw<Scene | null>(null);
  #before: RushHourView | null = null;
  #count = 0;
  #begin: (scene: Scene) => void;

  /** `begin` is called with each scene. */
  constructor(begin: (scene: Scene) => void) {
    this.#begin = begin;
  }

  /** Note a new picture. With a pause of 0 nothing is revealed step by step. */
  update(view: RushHourView, pause: number): void {
    const before = this.#before;
    this.#before = view;
    if (!before || newPlays(before, view).length + Number(before.deal !== view.deal || before.now !== view.now) === 0) return;
    const [first, ...rest] = pause > 0 && settings.pace > 0 ? scenes(before, view) : [];
    const count = ++this.#count;
    this.scene = first ?? null;
    if (!first) return;
    this.#begin(first);
    const steps: Step[] = [];
    for (const [index, scene] of [...rest, null].entries()) {
      const beat = (index === 0 ? first : rest[index - 1])?.beat ?? "flip";
      steps.push([BEATS[beat] * pause, (isSkipped) => count === this.#count && this.#show(scene, isSkipped)]);
    }
    animations.hold(animations.inTurn(steps));
  }

  #show(scene: Scene | null, isSkipped: boolean): void {
    if (isSkipped) {
      this.scene = null;
      return;
    }
    animations.capture();
    this.scene = scene;
    if (scene) this.#begin(scene);
    void tick().then(() => animations.run());
  }
}
