/** Trees of several kinds, each standing at (0, 0). */

import { at, between, blob, curve, fill, lines, shape, stroke, type Chance } from '../ink.ts';
import type { Palette } from './palette.ts';

export type Tree = (chance: Chance, palette: Palette) => string;

/** A crown of bumps, shaded on the side away from the light. */
const leafy =
  (kind: 'oak' | 'elm', wide: number, high: number): Tree =>
  (chance, palette) => {
    const [lit, shade] = palette[kind];
    const width = wide * between(chance, 0.85, 1.15);
    const height = high * between(chance, 0.85, 1.15);
    const up = height + 3.4;
    const bumps = 7;
    const corner = (i: number, far: number): string => {
      const turn = (i / bumps) * 2 * Math.PI + 0.4;
      return `${(Math.cos(turn) * width * far).toFixed(1)} ${(Math.sin(turn) * height * far - up).toFixed(1)}`;
    };
    let crown = `M${corner(0, 0.86)}`;
    for (let i = 0; i < bumps; i += 1)
      crown += `Q${corner(i + 0.5, between(chance, 1.2, 1.42))} ${corner(i + 1, 0.86)}`;
    const x = width;
    const dark = `M${x * 0.15} ${-up - height * 0.7}Q${x * 1.25} ${-up - height * 0.3} ${x * 0.72} ${-up + height * 0.55}Q${x * 0.1} ${-up + height * 1.1} ${-x * 0.6} ${-up + height * 0.7}Q${x * 0.5} ${-up + height * 0.5} ${x * 0.15} ${-up - height * 0.7}z`;
    const leaves = `M${-x * 0.5} ${-up - height * 0.25}q${x * 0.25} ${-height * 0.4} ${x * 0.5} ${-height * 0.1}M${-x * 0.2} ${-up + height * 0.25}q${x * 0.2} ${-height * 0.3} ${x * 0.45} 0`;
    return (
      stroke(`M0 -3.6L${between(chance, -0.6, 0.6).toFixed(1)} 1`, palette.bark, 1.7) +
      shape(`${crown}z`, lit, palette.ink, 0.75) +
      fill(tidy(dark), shade, 0.8) +
      stroke(tidy(leaves), palette.ink, 0.5, 0.6)
    );
  };

const tidy = (d: string): string =>
  d.replaceAll(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));

const pine: Tree = (chance, palette) => {
  const [lit, shade] = palette.pine;
  const height = between(chance, 16, 22);
  const width = between(chance, 4.6, 6.2);
  const left = [at(0, -height)];
  const right = [at(0, -height)];
  for (const [down, out] of [
    [0.36, 0.52],
    [0.4, 0.28],
    [0.66, 0.8],
    [0.7, 0.46],
    [0.95, 1],
  ] as const) {
    const y = -height * (1 - down) - 2;
    left.push(at(-width * out * between(chance, 0.88, 1.12), y + between(chance, -0.6, 0.9)));
    right.push(at(width * out * between(chance, 0.88, 1.12), y + between(chance, -0.6, 0.9)));
  }
  const whole = lines([...left, ...right.toReversed()], true);
  return (
    stroke('M0 -3V1', palette.bark, 1.6) +
    shape(whole, lit, palette.ink, 0.75) +
    fill(lines([at(0.4, -height + 1.5), ...right.slice(1), at(-0.8, -3)], true), shade, 0.85)
  );
};

const snowy: Tree = (chance, palette) =>
  pine(chance, palette) + stroke('M-1.2 -14l1.2 -3l1 2.4M-3 -8.4q1.4 -.4 2.2 -2', palette.snow, 1.3);

const poplar: Tree = (chance, palette) => {
  const [lit, shade] = palette.elm;
  const height = between(chance, 15, 20);
  return (
    stroke('M0 -3V1', palette.bark, 1.4) +
    shape(curve(blob(at(0, -height / 2 - 2), 3.4, height / 2, chance, 8), true), lit, palette.ink, 0.75) +
    fill(
      `M.6 ${(-height).toFixed(1)}q4 ${(height * 0.5).toFixed(1)} 0 ${(height * 0.9).toFixed(1)}q.9 ${(-height * 0.5).toFixed(1)} 0 ${(-height * 0.9).toFixed(1)}z`,
      shade,
      0.85,
    )
  );
};

const bare: Tree = (chance, palette) => {
  const lean = between(chance, -1.5, 1.5);
  const [x, high] = [lean.toFixed(1), between(chance, 12, 17).toFixed(1)];
  return (
    stroke(`M0 1Q0 -6 ${x} -${high}`, palette.ink, 1.3) +
    stroke(
      `M0 -5q-4 -2 -5 -6M.3 -7.5q4 -1.6 5 -6M${x} -10.5q-3 -1.5 -3.6 -5M-3.4 -7.6l-3 -.4M3.4 -10l3 .2`,
      palette.ink,
      0.8,
    )
  );
};

const bush: Tree = (chance, palette) => {
  const [lit, shade] = palette.thorn;
  const width = between(chance, 5, 7.5);
  const spikes = Array.from({ length: 9 }, (_, i) => {
    const turn = Math.PI + (i / 8) * Math.PI;
    const far = i % 2 === 0 ? 1 : between(chance, 0.62, 0.78);
    return at(Math.cos(turn) * width * far, Math.sin(turn) * width * 0.9 * far);
  });
  return (
    shape(lines(spikes, true), lit, palette.ink, 0.75) +
    fill(lines([at(0, -width * 0.5), ...spikes.slice(5), at(0, 0)], true), shade, 0.75)
  );
};

const willow: Tree = (chance, palette) => {
  const [lit, shade] = palette.elm;
  const x = between(chance, 6, 8);
  const falls = [-0.8, -0.4, 0, 0.4, 0.8].map(
    (side) =>
      `M${(x * side).toFixed(1)} -12q${(side * 2).toFixed(1)} 5 ${(side * 1.2).toFixed(1)} ${between(chance, 8, 11).toFixed(1)}`,
  );
  return (
    stroke('M0 -6Q-1 -2 0 1', palette.bark, 1.8) +
    shape(
      `M${-x} -4Q${-x * 1.1} -15 0 -16Q${x * 1.1} -15 ${x} -4Q${x * 0.6} -7 ${x * 0.4} -3Q0 -7 ${-x * 0.4} -3Q${-x * 0.6} -7 ${-x} -4z`.replaceAll(
        /-?\d+\.\d{2,}/g,
        (n) => Number(n).toFixed(1),
      ),
      lit,
      palette.ink,
      0.75,
    ) +
    stroke(falls.join(''), shade, 0.8)
  );
};

const oak = leafy('oak', 7.4, 6.2);
const elm = leafy('elm', 6.4, 6.4);
const sapling = leafy('oak', 4.6, 4.2);

export const TREES = { oak, elm, pine, snowy, poplar, bare, bush, willow, sapling } as const;
/** The first grow most. */
export const MIXED: readonly Tree[] = [pine, oak, pine, elm, sapling];
