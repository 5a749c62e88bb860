/** Places under the open sky where people have built. */

import { at, between, blob, curve, fill, lines, short, stroke } from '../picture/ink.ts';
import { box, ellipse, far, grass, halo, hatch, hatched, near, ridge, stone, type Sheet } from './brush.ts';
import { bare, cottage, ground, hills, peaks, pines, water } from './open-land.ts';
import { mix } from './palettes.ts';
import type { Place } from './place.ts';

const turf = (s: Sheet, high = 22): string => fill(grass(s.chance, -5, 325, 246, high, 8), near(s, 0.8));

/** A wall with battlements, lit from the left. */
function tower(s: Sheet, x: number, y: number, wide: number, high: number, color: string, roof: boolean): string {
  const top = y - high;
  const teeth = [0, 1, 2]
    .map(
      (i) =>
        `M${short(x - wide * 0.58 + i * wide * 0.42)} ${short(top)}v${short(-wide * 0.22)}h${short(wide * 0.3)}v${short(wide * 0.22)}z`,
    )
    .join('');
  return (
    box(x - wide / 2, top, wide, high, color) +
    fill(
      `M${short(x - wide * 0.58)} ${short(top)}h${short(wide * 1.16)}v${short(wide * 0.2)}h${short(-wide * 1.16)}z${roof ? '' : teeth}`,
      color,
    ) +
    (roof
      ? fill(
          `M${short(x - wide * 0.66)} ${short(top)}L${short(x)} ${short(top - wide * 1.1)}L${short(x + wide * 0.66)} ${short(top)}z`,
          mix(color, s.dark, 0.3),
        )
      : '') +
    box(x + wide * 0.1, top, wide * 0.48, high, s.dark, 0.26) +
    (wide < 24
      ? ''
      : hatched(s, hatch(s.chance, x + wide * 0.08, top + wide * 0.3, wide * 0.4, high - wide * 0.3, 6), 0.4)) +
    box(x - wide * 0.18, top + high * 0.3, wide * 0.12, wide * 0.3, s.dark, 0.75)
  );
}
function flag(s: Sheet, x: number, y: number, size: number, color: string): string {
  return (
    stroke(`M${x} ${y}v${-size * 1.6}`, s.dark, size * 0.1) +
    fill(
      `M${x} ${short(y - size * 1.6)}q${short(size * 0.4)} ${short(-size * 0.2)} ${short(size)} ${short(size * 0.08)}l${short(-size * 0.25)} ${short(size * 0.26)}l${short(size * 0.25)} ${short(size * 0.3)}q${short(-size * 0.5)} ${short(-size * 0.1)} ${short(-size)} ${short(size * 0.1)}z`,
      color,
    )
  );
}
const grave = (s: Sheet, x: number, y: number, size: number, color: string): string => {
  const w = size * 0.32;
  const round = s.chance() < 0.5;
  const d = round
    ? `M${short(x - w)} ${y}V${short(y - size * 0.6)}A${short(w)} ${short(w)} 0 0 1 ${short(x + w)} ${short(y - size * 0.6)}V${y}z`
    : `M${short(x - w * 0.35)} ${y}V${short(y - size * 0.5)}H${short(x - w)}v${short(-w * 0.7)}h${short(w * 0.65)}v${short(-w)}h${short(w * 0.7)}v${short(w)}h${short(w * 0.65)}v${short(w * 0.7)}h${short(-w * 0.65)}V${y}z`;
  return `<g transform="rotate(${short(between(s.chance, -9, 9))} ${short(x)} ${y})">${fill(d, color)}${box(x + w * 0.3, y - size * 0.6, w * 0.6, size * 0.6, s.dark, round ? 0.3 : 0)}</g>`;
};

export const BUILT_LAND = {
  road: {
    paint: (s) => {
      const bend = s.chance() < 0.5 ? 1 : -1;
      const x = (offset: number): number => 160 + bend * offset;
      const mile = (mx: number, y: number, size: number): string =>
        fill(
          `M${short(mx - size * 0.3)} ${y}V${short(y - size * 0.8)}Q${short(mx)} ${short(y - size * 1.15)} ${short(mx + size * 0.3)} ${short(y - size * 0.8)}V${y}z`,
          mix(s.glow, s.land, 0.35),
        ) +
        box(mx + size * 0.06, y - size * 0.9, size * 0.24, size * 0.9, s.dark, 0.35) +
        stroke(
          `M${short(mx - size * 0.16)} ${short(y - size * 0.6)}h${short(size * 0.22)}m${short(-size * 0.22)} ${short(size * 0.2)}h${short(size * 0.22)}`,
          s.accent,
          1.4,
        );
      return [
        hills(s, 128) +
          ground(s, 154, far(s, 0.35)) +
          fill(
            `M${x(40)} 154C${x(90)} 166 ${x(-40)} 180 ${x(-20)} 198C${x(-4)} 214 ${x(-120)} 226 ${x(-150)} 250H${x(110)}C${x(130)} 224 ${x(60)} 210 ${x(40)} 196C${x(20)} 182 ${x(110)} 166 ${x(54)} 154z`,
            mix(s.glow, s.land, 0.25),
          ) +
          stroke(
            `M${x(-60)} 236q40 -16 60 -26M${x(0)} 240q30 -16 20 -30M${x(40)} 244q30 -14 10 -32`,
            s.dark,
            1.1,
            0.35,
          ) +
          pines(
            s,
            [
              [x(-120), 176, 54],
              [x(-136), 180, 68],
              [x(130), 172, 50],
            ],
            far(s, 0.1),
          ) +
          mile(x(96), 186, 20) +
          mile(x(-78), 206, 34),
        turf(s, 24),
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
      turf(s) + flag(s, 30, 168, 16, s.accent),
    ],
  },
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
        ) + turf(s, 14),
      ];
    },
  },
  city: {
    paint: (s) => {
      const roofs = Array.from({ length: 9 }, (_, i) =>
        tower(
          s,
          20 + i * 35 + between(s.chance, -6, 6),
          160,
          between(s.chance, 12, 20),
          between(s.chance, 36, 84),
          far(s, 0.55),
          s.chance() < 0.6,
        ),
      ).join('');
      return [
        hills(s, 128) +
          roofs +
          flag(s, 160, 66, 16, s.accent) +
          tower(s, 160, 168, 30, 92, far(s, 0.4), false) +
          box(-5, 146, 330, 46, far(s, 0.2)) +
          hatched(s, hatch(s.chance, 0, 150, 320, 42, 7), 0.35) +
          fill(Array.from({ length: 17 }, (_, i) => `M${i * 20 - 4} 146v-8h11v8z`).join(''), far(s, 0.2)) +
          tower(s, 60, 196, 36, 76, near(s, 0.05), false) +
          tower(s, 264, 198, 40, 84, near(s, 0.1), false) +
          ground(s, 192, near(s, 0.15)),
        fill('M120 250C140 226 150 206 152 192H178C180 208 196 228 220 250z', mix(s.glow, s.land, 0.4), 0.5) +
          turf(s, 14),
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
  coast: {
    paint: (s) => {
      const wave = (y: number, color: string): string => {
        let d = `M-10 ${y}`;
        for (let x = -10; x < 330; x += 34)
          d += `q14 ${short(between(s.chance, -16, -8))} 26 -2q-8 4 -2 6z`.replace('z', 'l10 -4');
        return fill(`${d}V250H-10z`, color);
      };
      return [
        fill('M240 168L246 62Q262 52 330 58V168z', far(s, 0.45)) +
          hatched(s, hatch(s.chance, 250, 70, 70, 90, 8, 0.05), 0.35) +
          box(272, 22, 14, 40, s.lit, 0.8) +
          box(279, 22, 7, 40, s.dark, 0.3) +
          halo(s, 279, 20, 40, s.accent, 0.95) +
          fill('M270 22h18l-3 -9h-12z', s.accent) +
          water(s, 150, 95) +
          wave(168, mix(s.sky, s.land, 0.4)) +
          wave(186, mix(s.sky, s.dark, 0.25)) +
          stone(s, 60, 200, 70, 34, near(s, 0.3)) +
          fill('M-10 206C60 196 140 204 200 202C260 200 300 208 330 200V250H-10z', mix(s.glow, s.land, 0.4)),
        stroke('M-5 214q20 -7 40 0t40 0t40 0M200 218q20 -7 40 0t40 0t50 0', s.lit, 2, 0.7) +
          stone(s, 300, 246, 70, 46, near(s, 0.8)) +
          turf(s, 12),
      ];
    },
  },
  ruins: {
    paint: (s) => [
      hills(s, 126) +
        fill('M204 178V66L214 58L222 72L236 50L250 62L262 54V96L274 108L284 132V178z', far(s, 0.3)) +
        box(244, 70, 40, 108, s.dark, 0.24) +
        fill('M222 110q9 -16 18 0v20h-18z', s.dark, 0.7) +
        hatched(s, hatch(s.chance, 244, 74, 30, 100, 7), 0.4) +
        ground(s, 170, far(s, 0.2)) +
        fill('M14 200V112Q50 74 92 106L86 120Q54 96 34 124V200z', near(s, 0.1)) +
        fill('M34 124Q54 96 86 120L82 128Q56 108 42 130V200H34z', s.dark, 0.4) +
        ground(s, 192, near(s, 0.2)) +
        stone(s, 110, 204, 34, 20, near(s, 0.05)) +
        stone(s, 290, 210, 44, 30, near(s, 0.25)),
      turf(s, 24) +
        stroke('M18 118q14 20 8 46M28 108q10 14 8 30', near(s, 0.4), 2) +
        ellipse(27, 166, 3, 3, s.accent) +
        ellipse(37, 140, 2.4, 2.4, s.accent),
    ],
  },
  shrine: {
    paint: (s) => [
      hills(s, 128) +
        pines(
          s,
          [
            [40, 168, 74],
            [66, 166, 56],
            [280, 168, 66],
          ],
          far(s, 0.45),
        ) +
        ground(s, 164, far(s, 0.25)) +
        fill('M214 196V120H206L250 84L294 120H286V196z', far(s, 0.05)) +
        box(262, 112, 24, 84, s.dark, 0.28) +
        fill('M234 172V134Q250 116 266 134V172z', s.dark, 0.75) +
        halo(s, 250, 154, 30, s.accent, 0.95) +
        fill('M247 166v-16h6v16z', s.accent) +
        fill('M206 122L250 86L294 122L290 128L250 96L210 128z', near(s, 0.4)) +
        box(248, 66, 4, 20, near(s, 0.5)) +
        box(243, 71, 14, 4, near(s, 0.5)) +
        ground(s, 194, near(s, 0.15)) +
        stone(s, 38, 206, 36, 26, near(s, 0.25)),
      turf(s, 24),
    ],
  },
  gallows: {
    paint: (s) => [
      hills(s, 132) +
        ground(s, 166, far(s, 0.35)) +
        fill('M-10 206C60 160 130 152 190 176C240 192 300 186 330 196V250H-10z', near(s, 0.1)) +
        bare(62, 184, 156, near(s, 0.65)) +
        stroke('M104 108v34M30 92v30', s.dark, 1.6) +
        fill('M100 142q4 -6 8 0l3 24h-14z', near(s, 0.55)) +
        stroke('M30 122a5 7 0 1 0 .1 0', s.dark, 1.8) +
        fill('M252 190v-66h4v66zM248 124h34v4h-34z', far(s, 0.05)) +
        stroke('M276 128v18a5 6 0 1 0 .1 0', s.dark, 1.5),
      turf(s, 22) +
        fill(
          'M196 96q5 -6 9 0q5 -6 9 0q-5 -3 -9 3q-4 -6 -9 -3zM226 76q4 -5 8 0q4 -5 8 0q-4 -3 -8 3q-4 -6 -8 -3z',
          s.dark,
        ) +
        ellipse(284, 218, 3, 3, s.accent),
    ],
  },
  graveyard: {
    paint: (s) => {
      const rows = [
        [30, 170, 24],
        [70, 166, 20],
        [228, 168, 22],
        [264, 172, 26],
        [300, 168, 22],
      ].map(([x, y, size]) => grave(s, x!, y!, size!, far(s, 0.3)));
      return [
        hills(s, 130) +
          fill('M196 158V112L206 92L216 112V158zM216 158V128H250V158z', far(s, 0.5)) +
          ellipse(206, 122, 3, 5, s.accent) +
          ground(s, 160, far(s, 0.3)) +
          rows.join('') +
          bare(286, 186, 116, near(s, 0.5)) +
          ground(s, 184, near(s, 0.12)) +
          grave(s, 44, 204, 46, near(s, 0.05)) +
          grave(s, 96, 194, 34, near(s, 0.02)) +
          grave(s, 272, 210, 44, near(s, 0.2)) +
          ground(s, 204, near(s, 0.3)),
        stroke('M-5 226H70M-5 238H76M2 216v30M18 214v30M34 216v30M50 214v30M66 218v28', near(s, 0.9), 3) + turf(s, 18),
      ];
    },
  },
  battlefield: {
    paint: (s) => {
      let spears = '';
      for (let i = 0; i < 13; i += 1) {
        const x = between(s.chance, 4, 316);
        const tall = between(s.chance, 26, 58);
        const lean = between(s.chance, -20, 20);
        spears += `M${short(x)} 180l${short(lean)} ${short(-tall)}`;
      }
      return [
        hills(s, 134) +
          fill('M30 164q40 -20 90 -4zM210 166q50 -24 110 0z', far(s, 0.5)) +
          stroke(spears, near(s, 0.2), 1.8) +
          ground(s, 170, far(s, 0.2)) +
          stroke('M54 208L74 104M276 214L250 116', near(s, 0.7), 3.4) +
          fill('M74 104q22 -10 40 6l-8 12l6 14q-20 -10 -44 2z', s.accent) +
          fill('M250 116q-22 -6 -36 10l10 8l-4 14q14 -10 36 -6z', mix(s.land, s.dark, 0.5)) +
          ground(s, 198, near(s, 0.25)) +
          ellipse(104, 208, 17, 6, near(s, 0.5)) +
          stroke('M88 206a17 8 0 0 1 34 0', s.lit, 1.4, 0.6),
        stroke('M20 244L64 214M14 226L60 240M300 246L268 210', near(s, 0.9), 4) + turf(s, 14),
      ];
    },
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
        halo(s, 282, 222, 60, s.accent, 0.9) +
          fill('M270 232q-6 -16 8 -26q0 10 6 10q2 -12 -2 -18q18 10 14 34z', s.accent) +
          stroke('M258 236l44 -8M260 228l42 10', near(s, 0.9), 5) +
          turf(s, 12),
      ];
    },
  },
  cave: {
    paint: (s) => [
      peaks(s, 170, 60, far(s, 0.6), null) +
        fill(ridge(s.chance, 160, 6, 4), far(s, 0.3)) +
        ground(s, 184, near(s, 0.1)) +
        ellipse(158, 196, 100, 14, s.glow, 0.3),
      fill(
        `M-10 -10H330V250H286C270 226 284 196 274 166C266 120 250 76 206 56C176 40 136 42 104 62C64 90 52 140 44 184C40 210 50 232 34 250H-10z`,
        near(s, 0.88),
      ) +
        stroke('M44 184C52 140 64 90 104 62C136 42 176 40 206 56', s.lit, 2.4, 0.5) +
        fill('M92 40l8 40l8 -34zM140 30l6 30l8 -30zM206 40l8 34l10 -24zM250 70l4 30l10 -20z', near(s, 0.92)) +
        hatched(s, hatch(s.chance, 268, 60, 50, 170, 7, 0.4), 0.9) +
        ellipse(38, 214, 3, 5, s.accent) +
        ellipse(46, 226, 2, 4, s.accent),
    ],
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
} satisfies Record<string, Place>;
