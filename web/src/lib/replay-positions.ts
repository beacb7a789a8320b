/** The positions of a replay, computed from what each move changed. */
import type { Replay } from "./protocol";

export interface Position {
  view: Record<string, unknown>;
  awaited: ReadonlyArray<number>;
}

export function replayPositions(replay: Replay): Position[] {
  const positions: Position[] = [{ view: replay.view, awaited: replay.awaited }];
  let view = replay.view;
  for (const { changed, awaited } of replay.moves) {
    view = { ...view, ...changed };
    positions.push({ view, awaited });
  }
  return positions;
}
