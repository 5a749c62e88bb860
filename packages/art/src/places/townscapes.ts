/** Places where people live and trade. */

import { at, between, blob, curve, fill, lines, short, stroke } from '../ink.ts';
import { box, ellipse, far, halo, hatch, hatched, near, type Sheet } from '../brush.ts';
import { mix } from '../palettes.ts';
import type { Place } from './place.ts';
import { cottage, ground, hills, pines, flag, turf, water } from './scenery.ts';

type Tower = readonly [x: number, y: number, wide: number, high: number, roof: boolean];
/** Towers with battlements or roofs, lit from the left; many of them are a few paths. */
function towers(s: Sheet, list: readonly Tower[], color: string): string {
  const w = Math.round;
  let walls = '';
  let roofs = '';
  let shade = '';
  let windows = '';
  let lines = '';
  for (const [x, y, wide, high, roof] of list) {
    const top = y - high;
    const slab = (left: number, from: number, across: number, down: number): string =>
      `M${w(left)} ${w(from)}h${w(across)}v${w(down)}h${w(-across)}z`;
    walls += slab(x - wide / 2, top, wide, high) + slab(x - wide * 0.58, top, wide * 1.16, wide * 0.2);
    if (roof)
      roofs += `M${w(x - wide * 0.66)} ${w(top)}L${w(x)} ${w(top - wide * 1.1)}L${w(x + wide * 0.66)} ${w(top)}z`;
    else
      for (const i of [0, 1, 2])
        walls += slab(x - wide * 0.58 + i * wide * 0.42, top - wide * 0.22, wide * 0.3, wide * 0.24);
    shade += slab(x + wide * 0.1, top, wide * 0.46, high);
    windows += slab(x - wide * 0.2, top + high * 0.3, Math.max(2, wide * 0.12), wide * 0.3);
    if (wide > 24) lines += hatch(s.chance, x + wide * 0.08, top + wide * 0.3, wide * 0.4, high - wide * 0.3, 6);
  }
  return (
    fill(walls, color) +
    (roofs === '' ? '' : fill(roofs, mix(color, s.dark, 0.3))) +
    fill(shade, s.dark, 0.26) +
    fill(windows, s.dark, 0.75) +
    (lines === '' ? '' : hatched(s, lines, 0.4))
  );
}

export const TOWNSCAPES = {
  village: {
    paint: (s) => {
      const houses = [
        [34, 160, 30],
        [78, 156, 26],
        [236, 158, 32],
        [286, 164, 36],
      ].map(([x, y, size]) => cottage(s, x!, y!, size!, far(s, 0.38)));
      return [
        hills(s, 122) +
          fill('M124 156V96L134 70L144 96V156z', far(s, 0.42)) +
          box(136, 98, 8, 58, s.dark, 0.25) +
          houses.join('') +
          ground(s, 158, far(s, 0.2)) +
          cottage(s, 42, 198, 62, near(s, 0.05)) +
          cottage(s, 290, 204, 56, near(s, 0.12)) +
          ground(s, 196, near(s, 0.2)),
        stroke(
          'M-5 222H60M-5 232H64M8 214v28M30 214v28M52 214v28M262 226h64M262 236h64M274 218v26M300 218v26',
          near(s, 0.8),
          4,
        ) + turf(s, 246, 14),
      ];
    },
  },
  city: {
    paint: (s) => {
      const roofs = Array.from({ length: 9 }, (_, at): Tower => [
        20 + at * 35 + between(s.chance, -6, 6),
        160,
        between(s.chance, 12, 20),
        between(s.chance, 36, 84),
        s.chance() < 0.6,
      ]);
      return [
        hills(s, 128) +
          towers(s, roofs, far(s, 0.55)) +
          flag(s, 216, 66, 16, s.accent) +
          towers(s, [[216, 168, 30, 92, false]], far(s, 0.4)) +
          box(-5, 146, 330, 46, far(s, 0.2)) +
          hatched(s, hatch(s.chance, 0, 150, 320, 42, 7), 0.35) +
          fill(Array.from({ length: 17 }, (_, i) => `M${i * 20 - 4} 146v-8h11v8z`).join(''), far(s, 0.2)) +
          towers(
            s,
            [
              [60, 196, 36, 76, false],
              [264, 198, 40, 84, false],
            ],
            near(s, 0.08),
          ) +
          ground(s, 192, near(s, 0.15)) +
          fill('M120 250C140 226 150 206 152 192H178C180 208 196 228 220 250z', mix(s.glow, s.land, 0.4), 0.5),
        turf(s, 246, 14),
      ];
    },
  },
  harbour: {
    paint: (s) => {
      const ship = (x: number, y: number, size: number, color: string): string =>
        fill(
          `M${short(x - size * 0.5)} ${short(y - size * 0.16)}Q${x} ${short(y - size * 0.04)} ${short(x + size * 0.55)} ${short(y - size * 0.24)}L${short(x + size * 0.4)} ${y}H${short(x - size * 0.36)}z`,
          color,
        ) +
        stroke(
          `M${short(x - size * 0.12)} ${short(y - size * 0.1)}V${short(y - size * 1.1)}M${short(x + size * 0.2)} ${short(y - size * 0.1)}V${short(y - size * 0.9)}`,
          color,
          size * 0.035,
        ) +
        fill(
          `M${short(x - size * 0.4)} ${short(y - size * 0.96)}q${short(size * 0.3)} ${short(size * 0.1)} ${short(size * 0.5)} 0q${short(size * 0.08)} ${short(size * 0.3)} 0 ${short(size * 0.56)}q${short(-size * 0.3)} ${short(-size * 0.1)} ${short(-size * 0.5)} 0q${short(size * 0.1)} ${short(-size * 0.3)} 0 ${short(-size * 0.56)}z`,
          mix(color, s.lit, 0.5),
        ) +
        fill(
          `M${short(x - size * 0.12)} ${short(y - size * 1.1)}l${short(size * 0.2)} ${short(size * 0.05)}l${short(-size * 0.2)} ${short(size * 0.06)}z`,
          s.accent,
        );
      return [
        hills(s, 138) +
          water(s, 150, 95) +
          ship(74, 172, 76, far(s, 0.3)) +
          ship(252, 166, 56, far(s, 0.45)) +
          cottage(s, 300, 166, 40, far(s, 0.2)) +
          fill('M-10 196H330V214H-10z', near(s, 0.3)) +
          stroke('M-10 200H330M-10 207H330', s.dark, 1, 0.5) +
          fill('M20 196v54h10v-54zM96 196v54h10v-54zM214 196v54h10v-54zM292 196v54h10v-54z', near(s, 0.6)) +
          ground(s, 212, near(s, 0.35), 1),
        stroke('M-5 232Q60 226 70 206M330 236Q270 230 262 208', near(s, 0.85), 3) +
          fill('M40 236a12 9 0 1 0 24 0v-22a12 5 0 1 0 -24 0z', near(s, 0.75)) +
          stroke('M52 60q6 -7 12 0q6 -7 12 0M96 44q5 -6 10 0q5 -6 10 0', s.dark, 1.6, 0.7),
      ];
    },
  },
  market: {
    paint: (s) => {
      const awning = (x: number, y: number, wide: number): string => {
        let d = '';
        for (let i = 0; i < 6; i += 1)
          if (i % 2 === 0)
            d += `M${short(x + (wide / 6) * i)} ${y}l${short(-wide * 0.02)} 26q${short(wide / 12)} 9 ${short(wide / 6)} 0l${short(wide * 0.02)} -26z`;
        return (
          fill(`M${x} ${y}h${wide}l${short(wide * 0.05)} 26h${short(-wide * 1.1)}z`, s.lit, 0.85) +
          fill(d, s.accent) +
          box(x + wide * 0.6, y, wide * 0.45, 26, s.dark, 0.2)
        );
      };
      const wares =
        curve(blob(at(44, 168), 14, 9, s.chance), true) +
        curve(blob(at(76, 170), 10, 8, s.chance), true) +
        curve(blob(at(268, 166), 12, 10, s.chance), true) +
        curve(blob(at(296, 170), 10, 7, s.chance), true);
      return [
        hills(s, 118) +
          cottage(s, 150, 158, 54, far(s, 0.45)) +
          cottage(s, 204, 156, 40, far(s, 0.5)) +
          ground(s, 156, far(s, 0.35)) +
          stroke('M8 122V196M104 122V196M222 118V196M314 118V196', near(s, 0.5), 4) +
          awning(2, 100, 106) +
          awning(216, 96, 104) +
          fill(wares, mix(s.body, s.accent, 0.25)) +
          box(2, 172, 106, 26, near(s, 0.15)) +
          box(218, 172, 104, 26, near(s, 0.2)) +
          hatched(s, hatch(s.chance, 4, 172, 102, 26, 6) + hatch(s.chance, 220, 172, 100, 26, 6), 0.4) +
          ground(s, 196, near(s, 0.2), 2),
        fill(lines([at(-5, 250), at(-5, 214), at(46, 214), at(50, 250)], true), near(s, 0.7)) +
          stroke('M-5 224H48M-5 236H49', s.dark, 1.4) +
          ellipse(10, 212, 8, 7, s.accent) +
          ellipse(24, 213, 7, 6, mix(s.accent, s.dark, 0.3)) +
          ellipse(36, 212, 7, 7, s.accent),
      ];
    },
  },
  bridge: {
    paint: (s) => [
      hills(s, 126) +
        pines(
          s,
          [
            [20, 160, 50],
            [300, 162, 58],
          ],
          far(s, 0.5),
        ) +
        water(s, 164, 80) +
        fill(
          'M-10 176C60 132 250 128 330 172V198H296C290 160 214 156 206 198H176C172 166 110 166 104 198H-10z',
          far(s, 0.1),
        ) +
        fill(
          'M206 198C214 156 290 160 296 198H284C276 172 226 168 216 198zM104 198C110 166 172 166 176 198H166C160 176 122 176 114 198z',
          s.dark,
          0.5,
        ) +
        stroke('M-10 176C60 132 250 128 330 172', s.lit, 3, 0.6) +
        hatched(s, hatch(s.chance, 0, 158, 320, 40, 8, 0.02), 0.35) +
        fill('M-10 250C20 206 90 196 160 202C240 196 300 212 330 250z', near(s, 0.3)),
      turf(s, 246, 22) + flag(s, 30, 168, 16, s.accent),
    ],
  },
  camp: {
    paint: (s) => {
      const tent = (x: number, y: number, size: number, color: string): string =>
        fill(`M${short(x - size)} ${y}L${x} ${short(y - size * 1.1)}L${short(x + size)} ${y}z`, color) +
        fill(`M${x} ${short(y - size * 1.1)}L${short(x + size)} ${y}H${short(x + size * 0.3)}z`, s.dark, 0.3) +
        fill(`M${x} ${short(y - size * 0.8)}L${short(x + size * 0.2)} ${y}H${short(x - size * 0.24)}z`, s.dark, 0.6);
      return [
        hills(s, 130) +
          pines(
            s,
            [
              [14, 170, 84],
              [36, 168, 62],
              [304, 170, 90],
            ],
            far(s, 0.35),
          ) +
          tent(220, 168, 30, far(s, 0.35)) +
          tent(276, 174, 36, far(s, 0.2)) +
          ground(s, 166, far(s, 0.2)) +
          tent(60, 196, 50, near(s, 0.02)) +
          flag(s, 60, 142, 16, s.accent) +
          ground(s, 194, near(s, 0.2)),
        halo(s, 282, 222, 60, s.flame, 0.9) +
          fill('M270 232q-6 -16 8 -26q0 10 6 10q2 -12 -2 -18q18 10 14 34z', s.flame) +
          stroke('M258 236l44 -8M260 228l42 10', near(s, 0.9), 5) +
          turf(s, 246, 12),
      ];
    },
  },
} satisfies Record<string, Place>;
