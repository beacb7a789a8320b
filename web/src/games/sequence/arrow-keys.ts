/** The arrow keys on the board: to the next space in that direction, or to the next target while a card is picked. */
import { SIDE } from "./cards";

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The space to which a key leads; null if it is no arrow key. `lit` are the targets, if there are any. */
export function spaceAfterKey(key: string, space: number, lit: ReadonlyArray<number>): number | null {
  const way = WAYS[key];
  if (!way) return null;
  return lit.length > 0 ? nearest(way, space, lit) : neighbour(way, space);
}

function neighbour([right, down]: readonly [number, number], space: number): number {
  const column = Math.min(SIDE - 1, Math.max(0, (space % SIDE) + right));
  const row = Math.min(SIDE - 1, Math.max(0, Math.floor(space / SIDE) + down));
  return row * SIDE + column;
}

/** The closest target in that direction, straight ahead first; if there is none, the next in board order. */
function nearest([right, down]: readonly [number, number], space: number, lit: ReadonlyArray<number>): number {
  const ahead = lit.flatMap((other) => {
    const [x, y] = [(other % SIDE) - (space % SIDE), Math.floor(other / SIDE) - Math.floor(space / SIDE)];
    const on = x * right + y * down;
    return on > 0 ? [{ other, far: on + 3 * Math.abs(x * down + y * right) }] : [];
  });
  if (ahead.length > 0) return ahead.reduce((best, one) => (one.far < best.far ? one : best)).other;
  const step = right + down;
  const inOrder = [...lit].sort((a, b) => (a - b) * step);
  return inOrder.find((other) => (other - space) * step > 0) ?? inOrder[0] ?? space;
}
