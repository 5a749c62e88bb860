import { expect, test } from '@playwright/test';
import { SOUND_KINDS, type SoundKind } from '../src/sound/kinds.ts';

interface Measured {
  kind: SoundKind;
  seconds: number;
  /** Loudness of the loudest 0.1 s, by the weights of ITU-R BS.1770. */
  decibels: number;
  peak: number;
  /** How the energy lies over pitch and over time. */
  shape: number[];
}

test('all sounds are short, evenly loud, and none is like another', async ({ page }) => {
  await page.goto(`${process.env['E2E_STORY']}board.html`);
  const measured: Measured[] = [];
  for (const kind of SOUND_KINDS) measured.push(await page.evaluate(measure, kind));
  expect(measured).toHaveLength(14);
  for (const { kind, seconds, peak } of measured) {
    expect(seconds, kind).toBeLessThan(kind === 'victory' ? 3 : 1);
    expect(seconds, kind).toBeGreaterThan(0.1);
    expect(peak, kind).toBeLessThan(1);
  }
  const middle = measured.map(({ decibels }) => decibels).toSorted((a, b) => a - b)[7]!;
  for (const { kind, decibels } of measured) expect(Math.abs(decibels - middle), kind).toBeLessThan(3);
  measured.forEach((one, i) => {
    for (const other of measured.slice(i + 1)) {
      const distance = Math.hypot(...one.shape.map((value, at) => value - other.shape[at]!));
      expect(distance, `${one.kind} and ${other.kind}`).toBeGreaterThan(0.25);
    }
  });
});

/** In the page. Not our own measure by which sounds are made even, but the one of broadcasters. */
async function measure(kind: SoundKind): Promise<Measured> {
  const { rendered } = globalThis as unknown as { rendered(of: SoundKind): Promise<AudioBuffer> };
  const buffer = await rendered(kind);
  const samples = [...buffer.getChannelData(0)];
  const rate = buffer.sampleRate;
  const biquad = (
    input: number[],
    [b0, b1, b2, a1, a2]: readonly [number, number, number, number, number],
  ): number[] => {
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    return input.map((x) => {
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      [x2, x1, y2, y1] = [x1, x, y1, y];
      return y;
    });
  };
  // The coefficients of BS.1770 are given for 48 kHz; at 44.1 kHz they are off by less than 0.1 dB here.
  const shelf = biquad(
    samples,
    [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585],
  );
  const heard = biquad(shelf, [1, -2, 1, -1.99004745483398, 0.99007225036621]);
  const size = Math.min(heard.length, Math.round(rate / 10));
  let [sum, most] = [0, 0];
  heard.forEach((y, i) => {
    sum += y * y - (i >= size ? heard[i - size]! ** 2 : 0);
    most = Math.max(most, sum);
  });
  const energy = (pitch: number): number => {
    const w = (2 * Math.PI * pitch) / rate;
    let [re, im] = [0, 0];
    samples.forEach((x, i) => {
      re += x * Math.cos(w * i);
      im += x * Math.sin(w * i);
    });
    return Math.hypot(re, im);
  };
  const bands = Array.from({ length: 14 }, (_, octave) => {
    let total = 0;
    for (let i = 0; i < 8; i++) total += energy(55 * 2 ** ((octave + i / 8) / 2));
    return total;
  });
  const tenths = Array.from({ length: 10 }, (_, i) =>
    Math.sqrt(samples.slice(i * rate * 0.1, (i + 1) * rate * 0.1).reduce((all, x) => all + x * x, 0)),
  );
  const unit = (list: number[]): number[] => list.map((one) => one / Math.hypot(...list));
  return {
    kind,
    seconds: buffer.duration,
    decibels: 10 * Math.log10(most / size),
    peak: samples.reduce((top, x) => Math.max(top, Math.abs(x)), 0),
    shape: [...unit(bands), ...unit(tenths)],
  };
}
