/** The sounds, synthesized with Web Audio: paper, wood and a small bell. With some of them the device vibrates. */
import { settings } from "./settings.svelte";

export type Sound = "cut" | "draw" | "flip" | "jam" | "lay" | "lose" | "pick" | "refuse" | "sequence" | "signal" | "trick" | "turn" | "win";

/** How long the device vibrates and rests, in turn (ms). */
const VIBRATIONS: Partial<Record<Sound, number[]>> = {
  cut: [30, 40, 30],
  jam: [70, 50, 110],
  lose: [160],
  refuse: [25, 45, 25],
  sequence: [25, 40, 25, 40, 60],
  trick: [20, 40, 45],
  turn: [35],
  win: [40, 60, 40, 60, 140],
};

let context: AudioContext | null = null;

/** Whether the device may vibrate at all; many browsers cannot make it. */
export function canVibrate(): boolean {
  return "vibrate" in navigator;
}

/** Make a sound, and vibrate, as far as the settings allow it. Browsers allow neither before the first touch. */
export function sound(name: Sound): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  const vibration = VIBRATIONS[name];
  if (vibration && settings.chosen.vibration && canVibrate()) navigator.vibrate(vibration);
  if (!settings.chosen.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  SOUNDS[name](context, context.currentTime);
}

const SOUNDS: Record<Sound, (context: AudioContext, at: number) => void> = {
  pick: (context, at) => paper(context, at, 2600, 0.035, 0.1),
  lay: (context, at) => {
    paper(context, at, 1500, 0.07, 0.22);
    bell(context, at + 0.01, 165, 0.09, 0.16);
  },
  flip: (context, at) => paper(context, at, 3200, 0.06, 0.16),
  draw: (context, at) => paper(context, at, 2100, 0.11, 0.14),
  refuse: (context, at) => {
    bell(context, at, 196, 0.12, 0.14);
    bell(context, at + 0.09, 174, 0.16, 0.14);
  },
  signal: (context, at) => bell(context, at, 740, 0.22, 0.07),
  turn: (context, at) => {
    bell(context, at, 587, 0.35, 0.1);
    bell(context, at + 0.12, 784, 0.5, 0.1);
  },
  trick: (context, at) => [784, 659, 988].forEach((tone, step) => bell(context, at + step * 0.08, tone, 0.4, 0.08)),
  sequence: (context, at) => [523, 587, 659, 784, 880].forEach((tone, step) => bell(context, at + step * 0.07, tone, 0.35, 0.07)),
  cut: (context, at) => {
    paper(context, at, 900, 0.16, 0.22);
    for (const tone of [392, 494]) bell(context, at + 0.1, tone, 0.22, 0.08);
  },
  jam: (context, at) => {
    for (const tone of [233, 277]) bell(context, at, tone, 0.3, 0.1);
    for (const tone of [233, 277]) bell(context, at + 0.2, tone, 0.45, 0.1);
  },
  win: (context, at) => [523, 659, 784, 1047].forEach((tone, step) => bell(context, at + step * 0.13, tone, 0.7, 0.11)),
  lose: (context, at) => [440, 392, 330].forEach((tone, step) => bell(context, at + step * 0.2, tone, 0.7, 0.09)),
};

/** A short rustle: filtered noise. */
function paper(context: AudioContext, at: number, tone: number, length: number, loudness: number): void {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) {
    samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length) ** 2;
  }
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: tone, Q: 0.9 });
  const gain = new GainNode(context, { gain: loudness });
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(at);
}

function bell(context: AudioContext, at: number, tone: number, length: number, loudness: number): void {
  for (const [times, part] of [[1, 1], [2.01, 0.3]] as const) {
    const source = new OscillatorNode(context, { type: "sine", frequency: tone * times });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loudness * part, at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    source.connect(gain).connect(context.destination);
    source.start(at);
    source.stop(at + length + 0.02);
  }
}
