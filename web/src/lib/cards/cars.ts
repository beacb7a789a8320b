/** Drawings of cars from the side, driving to the left, in a box of 64 × 34. */

export interface Body {
  /** The painted part. */
  body: string;
  windows: string;
  /** Lines on it: doors, a handle. */
  lines: string;
  /** The position of the driver's head. */
  driver: [number, number];
  /** The height of the roof, for a load on it; null if it carries none. */
  roof: number | null;
}

export const BODIES: ReadonlyArray<Body> = [
  {
    body: "M4 28v-6c0-3 2-5 5-5.500l9-1.500 7-7c1.500-1.500 3-2 5-2h11c2.500 0 4 .700 5.500 2.500L52 15l5 1c3 .600 4 2.500 4 5v5c0 1.500-.500 2-2 2Z",
    windows: "M22 15l5-5c.800-.800 1.600-1 2.600-1H34v6Zm15 0V9h4c1.400 0 2.300.400 3.200 1.600L47.500 15Z",
    lines: "M35.500 9v18M39 19h4",
    driver: [30, 12.6],
    roof: 6,
  },
  {
    body: "M4 28v-7c0-3 2-4.500 5-5l8-1.500 6-7C24.500 6 26 5 28.500 5H48c3 0 4.500 1 5.500 3.500L57 17c2 .700 3 2 3 4v5c0 1.500-.500 2-2 2Z",
    windows: "M21 15l5-6c.700-.800 1.400-1 2.400-1H35v7Zm17 0V8h9.500c1.400 0 2 .500 2.500 1.800L52 15Z",
    lines: "M36.500 8v19M40 19h4",
    driver: [30, 12],
    roof: 5,
  },
  {
    body: "M4 28v-6c0-4 3-6.500 8-7 3-7 10-10.500 19-10.500 12 0 22 6 26 16 2.500.500 4 1.500 4 3.500v2c0 1.500-.500 2-2 2Z",
    windows: "M17 15c2.500-5 7-7.500 13-7.600V15Zm17-7.500c6 .400 11 3 14 7.500H34Z",
    lines: "M32 8v19M36 19h4M10 18c3 .200 6 2 7 5",
    driver: [26, 12.4],
    roof: null,
  },
  {
    body: "M3 28v-8c0-2 .700-3 2-4l3-8c1-2.500 2.500-4 5.500-4H57c3 0 4 1.500 4 4v18c0 1.500-.500 2-2 2Z",
    windows: "M9 15l2.500-6c.500-1.300 1.200-2 2.500-2h6v8Zm15 0V7h13v8Zm17 0V7h13c1.500 0 2.500 1 2.500 2.500V15Z",
    lines: "M22 7v20M39 7v20M26 19h4M3 18.500h58",
    driver: [16, 11.8],
    roof: 4,
  },
  {
    body: "M3 28v-7c0-2.500 1.500-4 4-4.500l7-1.500 5-7c1-1.500 2.500-2.500 4.500-2.500H33c1.500 0 2.500 1 2.500 2.500V15H59c1.500 0 2 .700 2 2v9c0 1.500-.500 2-2 2Z",
    windows: "M18.500 15l4-5.500c.600-.800 1.200-1 2-1H32V15Z",
    lines: "M35.500 15v12M29 19h4M40 19h17",
    driver: [27, 12],
    roof: null,
  },
  {
    body: "M2 28v-4c0-3 2-4.500 5-5.200L19 16l8-5.500C28.500 9.500 30 9 32 9h8c4 0 7 2 10 5l8 1.500c2.500.500 4 2.500 4 5V26c0 1.500-.500 2-2 2Z",
    windows: "M23 16l6-4c.800-.500 1.500-.800 2.500-.800H35V16Zm15 0v-4.800h2c2.500 0 4.500 1.300 6.500 4.800Z",
    lines: "M36.500 11v16M40 19.500h4M5 21.500h14",
    driver: [31, 13.6],
    roof: null,
  },
  {
    body: "M4 28v-9c0-2 1-3 3-3h9l3-8c.500-1.500 1.500-2.500 3.500-2.500H54c2 0 3 1 3 3V16h2c1.500 0 2 .700 2 2v8c0 1.500-.500 2-2 2Z",
    windows: "M19.500 16l2.600-7h9.400v7Zm15-7h8.500v7h-8.500Zm11.500 0h8v7h-8Z",
    lines: "M33 9v18M36 19.500h4M7 19.500h7",
    driver: [27, 12.8],
    roof: 5.5,
  },
  {
    body: "M3 28V17c0-1.500.400-2.300 1-3.500L7 8c.700-1.300 1.500-2 3-2h9v18h2V4c0-1 .700-2 2-2h36c1.300 0 2 1 2 2v22c0 1.500-.500 2-2 2Z",
    windows: "M7 15l2.400-4.800C9.800 9.300 10.300 9 11 9h5v6Z",
    lines: "M21 5v19M27 8h28M27 13h28M27 18h28",
    driver: [13, 12.6],
    roof: null,
  },
];

/** Colours that are dark enough on paper. */
export const PAINTS = ["#b93a3a", "#d08a1c", "#4d7c3a", "#2f6aa0", "#7a4b94", "#2b7f7c", "#c65f2f", "#8a5a3c", "#5b6b7c"];

const HAIR = ["#4a2f1d", "#2d2520", "#b9702a", "#8d8377", "#6d3b52"];
const SKIN = ["#f0c8a0", "#c98f63", "#8a5a3c", "#f5d9bd"];

/** Loads on the roof: a suitcase, a canoe, skis. */
export const LOADS = [
  "M27 {y}v-4h14v4ZM31 {t}v-1.500h6v1.500",
  "M18 {t}c4 3.500 26 3.500 30 0-4 .800-26 .800-30 0ZM26 {y}v-2M40 {y}v-2",
  "M22 {t}h26M22 {t}c-1.500 0-2.500-.500-3-1.500M24 {y}h22M24 {y}c-1.500 0-2.500-.500-3-1.500",
];

export interface Look {
  body: Body;
  paint: string;
  hair: string;
  skin: string;
  load: string | null;
}

function of<Item>(items: ReadonlyArray<Item>, place: number): Item {
  return items[place % items.length] as Item;
}

/** The look of a numbered car: always the same, and different from its neighbours'. */
export function lookOf(number: number): Look {
  const body = of(BODIES, number * 3 + Math.floor(number / 8));
  const hasLoad = body.roof !== null && number % 4 === 1;
  return {
    body,
    paint: of(PAINTS, number * 4 + Math.floor(number / 9)),
    hair: of(HAIR, number * 2),
    skin: of(SKIN, number + Math.floor(number / 4)),
    load: hasLoad ? of(LOADS, number).replaceAll("{y}", String(body.roof)).replaceAll("{t}", String((body.roof ?? 0) - 3.5)) : null,
  };
}
