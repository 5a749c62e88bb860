/** What rises from the snow: thin peaks, drifts with a crest, cliffs over the fjords. Each stands at (0, 0). */

import { at, between, curve, fill, lines, pair, shaken, short, stroke, type Chance } from '../../ink.ts';
import type { Height } from '../heights.ts';
import type { Palette } from '../palette.ts';
import type { Point } from '@questwright/geometry';

/** Half a peak, from its top to its foot: steeper above. */
function flank(side: number, wide: number, high: number, chance: Chance): Point[] {
  const points = [at(0, -high)];
  for (const down of [0.14, 0.3, 0.46, 0.62, 0.8]) {
    const out = down ** 1.25 * wide * between(chance, 0.86, 1.12);
    points.push(at(side * out, -high * (1 - down) + between(chance, -0.03, 0.03) * high));
  }
  return [...points, at(side * wide, 0)];
}

/** Snow in the light, bare rock and blue shade beyond the ridge. */
const horn =
  (thin: number, tall: number, rock: (palette: Palette) => readonly [string, string], vein = false): Height =>
  (chance, palette, wide, high) => {
    const [w, h] = [wide * thin, high * tall];
    const left = flank(-1, w, h, chance);
    const right = flank(1, w * between(chance, 0.9, 1.1), h, chance);
    const [top, foot] = [left[0]!, at(w * between(chance, 0.1, 0.3), 0)];
    const spine = [0.2, 0.4, 0.6, 0.8].map((down, i) =>
      at((i % 2 === 0 ? 0.16 : -0.06) * w * between(chance, 0.6, 1.4) + down * w * 0.14, -h * (1 - down)),
    );
    const [lit, shade] = rock(palette);
    const body = `${lines([...left.toReversed(), ...right.slice(1)])}Q${short(w * 0.4)} ${short(h * 0.06)} 0 ${short(h * 0.05)}T${pair(left.at(-1)!)}z`;
    const dark = lines([top, ...spine, foot, ...right.toReversed()], true);
    const bare = [0.34, 0.52, 0.7].map((down) => {
      const x = -w * down ** 1.25 * between(chance, 0.25, 0.7);
      const y = -h * (1 - down);
      return `M${short(x)} ${short(y)}l${short(-w * 0.1)} ${short(h * 0.13)}l${short(w * 0.12)} ${short(-h * 0.03)}z`;
    });
    const ribs = [0.26, 0.42, 0.58, 0.74].map((down) => {
      const x = w * down ** 1.25 * between(chance, 0.3, 0.75);
      return `M${short(x)} ${short(-h * (1 - down))}l${short(w * between(chance, 0.05, 0.14))} ${short(h * between(chance, 0.1, 0.18))}`;
    });
    const ledges = [0.3, 0.5].map((down) => {
      const x = w * down ** 1.25 * 0.35;
      const y = -h * (1 - down);
      return `M${short(x)} ${short(y)}l${short(w * 0.26)} ${short(h * 0.05)}l${short(-w * 0.1)} ${short(h * 0.07)}z`;
    });
    return (
      fill(body, lit) +
      fill(dark, shade, 0.86) +
      fill(bare.join(''), shade, 0.75) +
      fill(ledges.join(''), palette.snow, 0.75) +
      (vein
        ? stroke(
            `M${pair(spine[1]!)}l${short(w * 0.22)} ${short(h * 0.14)}l${short(w * 0.02)} ${short(h * 0.16)}`,
            palette.ember,
            1.3,
          )
        : '') +
      stroke(ribs.join(''), palette.ink, 0.6, 0.65) +
      stroke(lines([top, ...spine.slice(0, 3)]), palette.ink, 0.7, 0.75) +
      stroke(lines(left), palette.ink, 0.85) +
      stroke(lines(right), palette.ink, 1.3)
    );
  };

/** A ridge like a ship that lies upside down. */
const keel: Height = (chance, palette, wide, high) => {
  const [w, h] = [wide * 1.02, high * 0.86];
  const spine = [
    at(-w, 0),
    at(-w * 0.78, -h * 0.5),
    at(-w * 0.42, -h * between(chance, 0.82, 0.92)),
    at(w * 0.1, -h),
    at(w * 0.62, -h * between(chance, 0.78, 0.9)),
    at(w * 0.96, -h * 0.34),
    at(w, 0),
  ];
  const ribs = [-0.55, -0.25, 0.05, 0.35, 0.62].map(
    (x) =>
      `M${short(x * w)} ${short(-h * (0.95 - Math.abs(x - 0.1) * 0.45))}q${short(w * 0.1)} ${short(h * 0.4)} ${short(w * 0.03)} ${short(h * 0.74)}`,
  );
  const keelLine = curve(spine);
  return (
    fill(`${keelLine}Q0 ${short(h * 0.1)} ${short(-w)} 0z`, palette.red[0]) +
    fill(
      `M${pair(spine[3]!)}Q${short(w * 0.5)} ${short(-h)} ${short(w)} 0Q${short(w * 0.4)} ${short(h * 0.05)} ${short(w * 0.12)} 0Q${short(w * 0.24)} ${short(-h * 0.5)} ${pair(spine[3]!)}z`,
      palette.red[1],
      0.8,
    ) +
    fill(
      `${curve(spine.slice(1, 6))}Q${short(w * 0.5)} ${short(-h * 0.62)} ${short(w * 0.1)} ${short(-h * 0.74)}T${pair(spine[1]!)}z`,
      palette.snow,
      0.95,
    ) +
    stroke(ribs.join(''), palette.ink, 0.6, 0.55) +
    stroke(keelLine, palette.ink, 1.1)
  );
};

export const SNOW_PEAKS = {
  horn: horn(0.66, 1.22, ({ stone }) => stone),
  needle: horn(0.48, 1.5, ({ stone }) => stone),
  lode: horn(0.66, 1.2, ({ stone }) => stone, true),
  keel,
} as const;

// ---- drifts ----

/** The wind comes from the left: a long back, a sharp crest, a hollow in blue shade. */
const crest =
  (steep: number, blown: number): Height =>
  (chance, palette, wide, high) => {
    const [w, h] = [wide * 1.12, high * steep];
    const top = at(w * between(chance, 0.1, 0.34), -h);
    const back = `M${short(-w)} 0C${short(-w * 0.55)} ${short(-h * 0.22)} ${short(-w * 0.2)} ${short(-h * 1.02)} ${pair(top)}`;
    const lee = `C${short(top.x + w * 0.2)} ${short(-h * 0.62)} ${short(top.x + w * 0.02)} ${short(-h * 0.26)} ${short(w)} 0`;
    const hollow = `M${pair(top)}${lee}Q${short(w * 0.5)} ${short(h * 0.14)} ${short(top.x - w * 0.06)} ${short(h * 0.02)}C${short(top.x - w * 0.2)} ${short(-h * 0.3)} ${short(top.x - w * 0.06)} ${short(-h * 0.7)} ${pair(top)}z`;
    const ripples = [0.3, 0.52, 0.74].map((down) => {
      const y = -h * (1 - down) * 0.86;
      const x = -w * down * 0.72;
      return `M${short(x)} ${short(y)}q${short(w * 0.16)} ${short(-h * 0.12)} ${short(w * between(chance, 0.26, 0.4))} ${short(-h * 0.06)}`;
    });
    const plume =
      chance() < blown
        ? stroke(
            `M${pair(top)}q${short(w * 0.22)} ${short(-h * 0.3)} ${short(w * 0.5)} ${short(-h * 0.14)}M${short(top.x + w * 0.06)} ${short(-h * 0.9)}q${short(w * 0.2)} ${short(-h * 0.12)} ${short(w * 0.36)} 0`,
            palette.hill[1],
            0.8,
            0.9,
          )
        : '';
    return (
      plume +
      fill(`${back}${lee}Q0 ${short(h * 0.2)} ${short(-w)} 0z`, 'url(#land-hill)') +
      fill(hollow, palette.hill[1], 0.72) +
      stroke(ripples.join(''), palette.hill[1], 0.9) +
      stroke(back + lee, palette.ink, 0.85)
    );
  };
/** A long low wave of snow. */
const wave: Height = (chance, palette, wide, high) => {
  const [w, h] = [wide * 1.2, high * 0.62];
  const line = curve([at(-w, 0), at(-w * 0.5, -h * 0.7), at(-w * 0.05, -h), at(w * 0.4, -h * 0.5), at(w, 0)]);
  return (
    fill(`${line}Q0 ${short(h * 0.3)} ${short(-w)} 0z`, 'url(#land-hill)') +
    fill(
      `M${short(-w * 0.05)} ${short(-h)}Q${short(w * 0.4)} ${short(-h * 0.5)} ${short(w)} 0Q${short(w * 0.3)} ${short(h * 0.12)} ${short(-w * 0.2)} 0Q${short(w * 0.2)} ${short(-h * 0.3)} ${short(-w * 0.05)} ${short(-h)}z`,
      palette.hill[1],
      0.6,
    ) +
    stroke(
      `M${short(-w * 0.6)} ${short(-h * 0.3)}q${short(w * 0.3)} ${short(-h * 0.4)} ${short(w * 0.5)} ${short(-h * between(chance, 0.1, 0.3))}`,
      palette.hill[1],
      0.8,
    ) +
    stroke(line, palette.ink, 0.8)
  );
};
export const DRIFTS = { crest: crest(1.05, 0.5), knife: crest(1.3, 0.75), wave } as const;

// ---- the sides of fjords ----

/** A green shoulder over a wall of rock; sometimes water falls down it. */
export const cliff: Height = (chance, palette, wide, high) => {
  const [w, h] = [wide * 0.95, high];
  const brow = shaken(
    [at(-w * 0.8, -h * 0.72), at(-w * 0.3, -h), at(w * 0.24, -h * 0.94), at(w * 0.78, -h * 0.66)],
    1.2,
    chance,
  );
  const edge = shaken(
    [at(-w * 0.86, -h * 0.46), at(-w * 0.3, -h * 0.56), at(w * 0.3, -h * 0.5), at(w * 0.88, -h * 0.36)],
    1,
    chance,
  );
  const foot = [at(w * 0.94, 0), at(-w * 0.96, 0)];
  const cracks = [-0.6, -0.3, 0, 0.3, 0.6].map(
    (x) =>
      `M${short(x * w)} ${short(-h * between(chance, 0.4, 0.5))}l${short(between(chance, -1, 1))} ${short(h * between(chance, 0.2, 0.4))}`,
  );
  const falls = chance() < 0.36 ? short(between(chance, -0.3, 0.4) * w) : null;
  return (
    fill(lines([...edge, ...foot], true), palette.red[1], 0.85) +
    fill(lines([edge[0]!, edge[1]!, at(-w * 0.2, 0), foot[1]!], true), palette.red[0], 0.9) +
    fill(lines([...brow, ...edge.toReversed()], true), palette.chalk[0]) +
    fill(lines([brow[2]!, brow[3]!, edge[3]!, edge[2]!], true), palette.chalk[1], 0.8) +
    fill(lines([brow[0]!, brow[1]!, brow[2]!, at(0, -h * 0.84), at(-w * 0.5, -h * 0.72)], true), palette.snow, 0.85) +
    (falls === null
      ? ''
      : stroke(`M${falls} ${short(-h * 0.52)}V-1`, palette.snow, 1.5) +
        stroke(`M${falls} ${short(-h * 0.4)}V-1`, palette.wave, 0.6)) +
    stroke(cracks.join(''), palette.ink, 0.55, 0.6) +
    stroke(lines(edge), palette.ink, 0.6, 0.7) +
    stroke(lines([foot[1]!, edge[0]!, ...brow, edge[3]!, foot[0]!]), palette.ink, 0.9)
  );
};
