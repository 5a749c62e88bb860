/** A hero in the land: cloak in the wind, sword drawn, shield before him. Feet at (0, 0), 480 high without the head. */

import { gradients, type Gradient } from './gradients.ts';

const PAINTS: readonly Gradient[] = [
  {
    name: 'cloak',
    stops: [
      [0, '#6a5a80'],
      [0.35, '#3d3350'],
      [1, '#16111f'],
    ],
  },
  {
    name: 'steel',
    stops: [
      [0, '#b9c4cc'],
      [0.5, '#6b7782'],
      [1, '#2d343d'],
    ],
  },
  {
    name: 'blade',
    line: [0, 0, 1, 0],
    stops: [
      [0, '#ffffff'],
      [0.5, '#dfeaf2'],
      [1, '#8fa4b8'],
    ],
  },
  {
    name: 'boss',
    stops: [
      [0, '#eef2f4'],
      [0.45, '#98a6b2'],
      [1, '#414b57'],
    ],
  },
  {
    name: 'coat',
    stops: [
      [0, '#5b3a56'],
      [1, '#24142a'],
    ],
  },
];

/** From the farthest part to the nearest; the head comes before the shield. */
const parts = (paint: (name: string) => string): Readonly<Record<'body' | 'shield', readonly string[]>> => ({
  body: [
    `<path d="M0-430C-60-424-104-350-122-270C-140-190-196-120-262-78C-238-74-222-80-206-90C-212-66-226-46-244-30C-210-34-186-44-168-62C-168-38-176-16-190 0C-150-8-124-24-108-50C-104-30-108-12-116 4C-70-6-36-24-16-54L60-60C84-200 80-340 40-424z" fill="${paint('cloak')}"/>`,
    '<path d="M-40-400C-90-320-96-200-170-104M-10-390C-50-290-50-170-112-60M20-380C0-280 0-160-30-60" fill="none" stroke-opacity=".55" stroke-width="3"/>',
    '<path d="M-54-392C-100-310-112-210-200-110" fill="none" stroke="#8d7ba8" stroke-opacity=".45" stroke-width="3"/>',
    `<path d="M52-356C84-366 112-382 128-404L150-388C136-352 104-322 66-310z" fill="${paint('steel')}"/>`,
    '<g transform="translate(146 -402) rotate(24)">',
    `<path d="M-9 6L-7-250Q0-276 0-286Q0-276 7-250L9 6z" fill="${paint('blade')}"/>`,
    '<path d="M0 0V-262" stroke="#7f94a8" stroke-width="2.4"/>',
    '<path d="M3 0L2-250" stroke="#fff" stroke-width="2" opacity=".9"/>',
    '<path d="M-46 4Q-40-6-30-2L30-2Q40-6 46 4Q40 16 30 12L-30 12Q-40 16-46 4z" fill="#d2a23c"/>',
    '<path d="M-6 12h12v44h-12z" fill="#5c3a26"/>',
    '<path d="M-6 20l12 6M-6 30l12 6M-6 40l12 6" stroke-width="2"/>',
    '<circle cx="0" cy="62" r="10" fill="#d2a23c"/>',
    '</g>',
    `<path d="M120-412C132-424 152-424 162-410C168-398 160-380 146-376C128-374 114-392 120-412z" fill="${paint('steel')}"/>`,
    '<path d="M126-398l32-10M128-388l30-8" stroke-width="2"/>',
    '<path d="M8-210C-4-150-20-90-28-24L-58 0H8L14-20C26-80 44-140 52-206z" fill="#333b46"/>',
    `<path d="M36-214C70-160 82-110 86-60L92-22L132-2H62L50-24C36-90 22-140-2-200z" fill="${paint('steel')}"/>`,
    '<path d="M60-112q20-8 28 2q2 22-6 30q-16 2-24-8z" fill="#dfe6ea"/>',
    '<path d="M52-22l40-2M48-46l40-6" stroke-width="2.2"/>',
    `<path d="M-52-372C-40-390 48-392 66-370C76-320 70-270 74-226C86-190 92-150 100-112L84-124L78-98L62-118L50-88L36-114L20-86L8-112L-10-84L-22-112L-40-92C-40-150-46-200-50-240C-56-290-60-330-52-372z" fill="${paint('coat')}"/>`,
    '<path d="M-44-262Q12-244 74-262L76-240Q12-220-46-240z" fill="#7a5230"/>',
    '<path d="M4-258h26v26H4z" fill="#d2a23c"/>',
    '<path d="M20-226L30-118M-8-226L-16-110M46-226L64-122" fill="none" stroke-opacity=".5" stroke-width="2.6"/>',
    '<path d="M66-368C76-320 70-270 74-226C86-190 92-150 100-112" fill="none" stroke="#ffbe78" stroke-width="4" stroke-opacity=".9"/>',
  ],
  shield: [
    '<path d="M-20-350C-50-340-66-300-58-262L-22-254C-14-300-2-330 6-346z" fill="#4b5560"/>',
    '<g transform="translate(26 -262) rotate(4)">',
    `<path d="M-78-88Q0-116 78-88C84-10 60 74 0 118C-60 74-84-10-78-88z" fill="${paint('boss')}"/>`,
    '<path d="M-64-78Q0-100 64-78C68-10 48 60 0 98C-48 60-68-10-64-78z" fill="#2b5a56" stroke-width="2.4"/>',
    '<path d="M0-90Q34-88 64-78C68-10 48 60 0 98z" fill="#3f8b80" stroke="none"/>',
    '<path d="M-10-86h20v58h50v18H10V86L0 96l-10-10v-96h-54v-18h54z" fill="#e9d9a8" stroke-width="2.4"/>',
    '<circle cx="0" cy="-19" r="15" fill="#d2a23c"/>',
    '<circle cx="-4" cy="-23" r="5" fill="#fff3c4" stroke="none"/>',
    '<path d="M78-88C84-10 60 74 0 118" fill="none" stroke="#ffcf8c" stroke-width="4"/>',
    '</g>',
  ],
});

/** With a head and shoulders from `bust`, which look to the right here. Ids begin with the key. */
export function wanderer(key: string, bust: string): string {
  const { body, shield } = parts((name) => `url(#${key}${name})`);
  const drawn = (content: readonly string[]): string =>
    `<g stroke="#1a0d10" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round">${content.join('')}</g>`;
  return `${gradients(key, PAINTS)}${drawn(body)}<g transform="translate(128 -566) scale(-2.25 2.25)">${bust}</g>${drawn(shield)}`;
}
