/** What each kind sounds like. */

import type { SoundKind } from './kinds.ts';
import { noise, tone } from './synth.ts';

export interface Sound {
  /** Seconds. */
  length: number;
  make(context: BaseAudioContext): void;
}

const BELL = [
  [2, 0.35],
  [3, 0.16],
  [4.2, 0.08],
] as const;
const BRASS = [
  [2, 0.6],
  [3, 0.4],
  [4, 0.2],
] as const;

export const SOUNDS: Readonly<Record<SoundKind, Sound>> = {
  'your-turn': {
    length: 0.95,
    make: (c) => {
      tone(c, { from: 659, length: 0.6, over: BELL });
      tone(c, { at: 0.16, from: 988, length: 0.75, over: BELL, gain: 0.8 });
    },
  },
  dice: {
    length: 0.5,
    make: (c) => {
      for (const [at, pitch, gain] of [
        [0, 2400, 1],
        [0.07, 3100, 0.7],
        [0.12, 2000, 0.9],
        [0.21, 2700, 0.7],
        [0.27, 1800, 0.8],
        [0.37, 2300, 0.5],
        [0.43, 1600, 0.4],
      ] as const) {
        noise(c, { at, length: 0.05, filter: 'bandpass', from: pitch, to: pitch * 0.7, narrow: 6, gain: gain * 3 });
        tone(c, { at, length: 0.03, wave: 'triangle', from: pitch / 5, gain: gain * 0.5 });
      }
    },
  },
  step: {
    length: 0.22,
    make: (c) => {
      tone(c, { from: 120, to: 70, length: 0.13, gain: 0.9 });
      noise(c, { length: 0.08, filter: 'lowpass', from: 700, to: 300, gain: 0.9 });
      noise(c, {
        at: 0.07,
        length: 0.12,
        filter: 'bandpass',
        from: 1500,
        to: 900,
        narrow: 1.5,
        gain: 0.35,
        attack: 0.03,
      });
    },
  },
  coin: {
    length: 0.5,
    make: (c) => {
      tone(c, {
        from: 2637,
        length: 0.12,
        over: [
          [1.52, 0.5],
          [2.41, 0.3],
        ],
      });
      tone(c, {
        at: 0.07,
        from: 3520,
        length: 0.42,
        over: [
          [1.52, 0.45],
          [2.41, 0.2],
        ],
        gain: 0.8,
      });
    },
  },
  card: {
    length: 0.2,
    make: (c) => {
      noise(c, { length: 0.13, filter: 'highpass', from: 1800, to: 5200, attack: 0.05, gain: 0.8 });
      noise(c, { at: 0.11, length: 0.06, filter: 'bandpass', from: 1100, narrow: 1.2, gain: 1.3 });
    },
  },
  hit: {
    length: 0.32,
    make: (c) => {
      noise(c, { length: 0.09, filter: 'bandpass', from: 2600, to: 1400, narrow: 0.8, gain: 1.4 });
      tone(c, { from: 210, to: 75, length: 0.22, wave: 'triangle', gain: 1 });
      tone(c, {
        from: 1870,
        length: 0.3,
        over: [
          [1.43, 0.6],
          [2.17, 0.35],
        ],
        gain: 0.22,
      });
    },
  },
  miss: {
    length: 0.34,
    make: (c) => noise(c, { length: 0.34, filter: 'bandpass', from: 420, to: 2400, narrow: 3, attack: 0.2, gain: 2 }),
  },
  wound: {
    length: 0.42,
    make: (c) => {
      tone(c, { from: 392, to: 175, length: 0.4, wave: 'sawtooth', muffled: 900, attack: 0.02, gain: 0.8 });
      noise(c, { length: 0.12, filter: 'lowpass', from: 500, gain: 0.8 });
    },
  },
  kill: {
    length: 0.75,
    make: (c) => {
      noise(c, { length: 0.16, filter: 'lowpass', from: 3000, to: 300, gain: 1.3 });
      tone(c, { from: 160, to: 42, length: 0.5, gain: 1.2 });
      for (const [at, pitch] of [
        [0.1, 440],
        [0.22, 349],
        [0.34, 294],
      ] as const) {
        tone(c, { at, from: pitch, length: 0.36, wave: 'triangle', over: [[2, 0.3]], gain: 0.6 });
      }
    },
  },
  knockout: {
    length: 0.95,
    make: (c) => {
      tone(c, { from: 95, to: 38, length: 0.55, gain: 1.2 });
      noise(c, { length: 0.1, filter: 'lowpass', from: 900, to: 200, gain: 1 });
      tone(c, { at: 0.12, from: 520, to: 130, length: 0.8, tremble: 9, attack: 0.05, gain: 0.7, over: [[1.5, 0.3]] });
    },
  },
  level: {
    length: 0.85,
    make: (c) => {
      [523, 659, 784, 1047].forEach((pitch, i) =>
        tone(c, { at: i * 0.09, from: pitch, length: 0.3 + i * 0.08, wave: 'triangle', over: [[2, 0.25]], gain: 0.8 }),
      );
    },
  },
  event: {
    length: 0.98,
    make: (c) => {
      for (const [pitch, gain] of [
        [98, 1],
        [147, 0.8],
        [208, 0.45],
      ] as const) {
        tone(c, { from: pitch, length: 0.95, wave: 'sawtooth', muffled: 620, attack: 0.28, gain });
      }
    },
  },
  rune: {
    length: 0.98,
    make: (c) => {
      [1175, 1480, 1760, 2349].forEach((pitch, i) =>
        tone(c, {
          at: i * 0.05,
          from: pitch,
          to: pitch * 1.06,
          length: 0.8,
          tremble: 13 + i * 3,
          attack: 0.12,
          gain: 0.5,
        }),
      );
      tone(c, { from: 294, length: 0.9, attack: 0.2, gain: 0.45 });
    },
  },
  victory: {
    length: 2.3,
    make: (c) => {
      for (const [at, pitch, length] of [
        [0, 392, 0.22],
        [0.16, 392, 0.22],
        [0.32, 392, 0.22],
        [0.48, 523, 0.6],
        [0.86, 466, 0.4],
        [1.12, 523, 1.15],
        [1.12, 659, 1.15],
        [1.12, 784, 1.15],
        [1.12, 262, 1.15],
      ] as const) {
        tone(c, { at, from: pitch, length, wave: 'triangle', over: BRASS, attack: 0.02, muffled: 3200, gain: 0.7 });
      }
    },
  },
};
