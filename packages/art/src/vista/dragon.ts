/** The High Lord as a dragon, from the left: 840 wide, 660 high, its feet at (430, 648). */

import { gradients, type Gradient } from './gradients.ts';

const PAINTS: readonly Gradient[] = [
  {
    name: 'hide',
    line: [0, 0, 1, 1],
    stops: [
      [0, '#7a2a26'],
      [0.45, '#a8432f'],
      [1, '#4a1519'],
    ],
  },
  {
    name: 'belly',
    line: [0, 0, 1, 1],
    stops: [
      [0, '#f2c88a'],
      [1, '#a05a3c'],
    ],
  },
  {
    name: 'membrane',
    around: [360, 330, 430],
    stops: [
      [0, '#6a1f20'],
      [0.45, '#a5392a'],
      [0.8, '#e8783a'],
      [1, '#ffb45e'],
    ],
  },
  {
    name: 'shade',
    around: [330, 300, 380],
    stops: [
      [0, '#4a1419'],
      [0.5, '#98382c'],
      [1, '#f59a4e'],
    ],
  },
];

/** From the farthest part to the nearest. */
const parts = (paint: (name: string) => string): Readonly<Record<string, readonly string[]>> => ({
  farWing: [
    `<path d="M372 318L318 214L352 44Q262-42 132-36Q176 32 150 66Q96 58 44 104Q108 130 112 176Q88 204 84 262Q150 226 206 268Q262 300 372 318z" fill="${paint('shade')}"/>`,
    '<path d="M352 44Q250 10 132-36M352 44Q220 60 44 104M348 60Q230 130 84 262M318 214Q262 236 206 268" fill="none" stroke-width="5"/>',
    '<path d="M352 44Q262-42 132-36" fill="none" stroke="#ffd28e" stroke-width="3" transform="translate(2 5)" opacity=".7"/>',
    '<path d="M372 318L318 214L352 44" fill="none" stroke-width="17"/>',
    '<path d="M372 318L318 214L352 44" fill="none" stroke="#8a3529" stroke-width="11"/>',
    '<path d="M352 44l-26-26" stroke-width="9" fill="none"/>',
    '<path d="M352 44l-26-26" stroke="#d9c9a0" stroke-width="4" fill="none"/>',
  ],
  tail: [
    `<path d="M540 470C600 540 690 560 740 520C786 480 776 420 740 402C728 396 716 398 706 406C734 412 742 440 728 466C704 500 640 486 586 420z" fill="${paint('hide')}"/>`,
    '<path d="M708 410C690 392 668 388 644 398C662 372 700 364 730 384C744 392 734 408 708 410z" fill="#d9c9a0"/>',
    '<path d="M596 500l14 22M634 522l8 24M676 530l2 22M714 518l12 16" stroke-width="3" fill="none"/>',
  ],
  farLeg: [
    '<path d="M350 470C330 520 336 566 366 580L352 612L306 636L318 644L344 640L348 652L372 640L390 648L392 636L404 584C420 560 410 510 396 470z" fill="#6a2422"/>',
  ],
  body: [
    `<path d="M246 176C300 176 336 214 366 262C420 276 500 316 546 396C576 450 582 500 560 530C520 566 440 560 390 540C330 520 296 468 284 410C272 360 246 330 214 292z" fill="${paint('hide')}"/>`,
    `<path d="M214 292C246 330 272 360 284 410C296 468 330 520 390 540C350 470 340 410 316 360C296 318 262 270 236 252z" fill="${paint('belly')}"/>`,
    '<path d="M232 306l22-26M250 332l28-22M266 362l34-20M278 394l38-16M288 430l40-14M302 464l40-12M326 500l36-10" stroke-width="2.6" fill="none"/>',
    '<path d="M300 214q22 4 30 24M330 246q26 8 34 28M430 306q30 14 40 36M480 346q26 18 34 42M420 352q28 12 38 34M462 396q24 14 30 38M376 316q26 10 36 30M400 400q26 10 34 32M440 452q22 12 26 34M500 440q20 16 22 40" stroke="#3a0f14" stroke-opacity=".6" fill="none" stroke-width="2.6"/>',
  ],
  spikes: [
    '<path d="M268 178l16-30l14 42zM306 200l24-26l4 46zM340 236l30-20l-6 46zM548 396l34-8l-18 34zM572 446l34 2l-26 28z" fill="#d9c9a0" stroke-width="3"/>',
  ],
  nearLeg: [
    `<path d="M448 400C404 440 396 520 432 566L446 580L424 616L372 640L388 650L416 646L418 660L446 648L466 660L470 644L492 650L486 628L470 616L490 572C536 548 560 500 548 450C530 400 484 380 448 400z" fill="${paint('hide')}"/>`,
    '<path d="M372 640l16 10M416 646l2 14M446 648l20 12M470 644l22 6" stroke="#efe0b8" stroke-width="5" fill="none"/>',
    '<path d="M446 430q34-16 66 12M440 470q40-18 84 8M446 510q36-14 76 4M446 580q18 8 40-6M424 616q24 10 46 0" stroke="#3a0f14" stroke-opacity=".6" fill="none" stroke-width="2.6"/>',
  ],
  nearWing: [
    `<path d="M404 322L478 226L452 40Q556-46 690-26Q640 50 676 92Q742 96 782 158Q706 176 694 226Q728 268 726 336Q650 296 596 336Q560 372 530 424Q470 400 404 322z" fill="${paint('membrane')}"/>`,
    '<path d="M452 40Q570-10 690-26M452 40Q620 66 782 158M456 62Q600 160 726 336M478 226Q544 300 530 424" fill="none" stroke-width="5.5"/>',
    '<path d="M452 40Q556-46 690-26" fill="none" stroke="#ffdf9c" stroke-width="3.4" transform="translate(0 5)" opacity=".85"/>',
    '<path d="M540 60q40 30 60 80M560 120q50 40 76 110M520 190q60 60 70 130" stroke="#5a1518" stroke-opacity=".4" stroke-width="2.4" fill="none"/>',
    '<path d="M404 322L478 226L452 40" fill="none" stroke-width="22"/>',
    '<path d="M404 322L478 226L452 40" fill="none" stroke="#a8432f" stroke-width="15"/>',
    '<path d="M400 316L470 224L447 50" fill="none" stroke="#f2a868" stroke-width="4"/>',
    '<path d="M452 40l28-32" stroke-width="11" fill="none"/>',
    '<path d="M452 40l28-32" stroke="#e6d7ae" stroke-width="5.5" fill="none"/>',
  ],
  head: [
    '<path d="M236 168C270 140 304 122 350 124C316 136 290 158 262 192z" fill="#d9c9a0"/>',
    '<path d="M222 160C244 126 272 104 312 96C284 118 266 142 250 176z" fill="#b7a57c"/>',
    `<path d="M214 292C226 288 246 268 252 240C262 206 256 182 232 166C206 152 182 156 162 172C140 186 112 192 88 208C70 220 58 236 54 250C62 254 70 252 74 248L80 262L90 246L104 264L114 248L130 266L140 250L158 264C166 270 168 276 164 282L150 278L142 290L128 280L118 294L104 284L98 296C90 292 84 292 80 296C92 316 128 324 160 316C184 310 202 300 214 292z" fill="${paint('hide')}"/>`,
    '<path d="M78 252L90 246L104 264L114 248L130 266L140 250L158 264C166 270 168 276 164 282L150 278L142 290L128 280L118 294L104 284C98 276 88 264 78 252z" fill="#3a0a0e" stroke="none"/>',
    '<path d="M80 262L86 248L92 250zM104 264L110 248L118 250zM130 266L136 250L144 252zM142 290L146 278L152 280zM118 294L122 282L128 282zM98 296L102 284L108 286z" fill="#fff3d0" stroke-width="2"/>',
    '<path d="M104 276C96 282 86 282 70 276" fill="none" stroke="#d3472f" stroke-width="5"/>',
    '<path d="M150 196C160 184 178 182 190 190C180 202 164 206 150 196z" fill="#ffe07a"/>',
    '<ellipse cx="170" cy="193" rx="3.6" ry="8" fill="#1a0d10" stroke="none"/>',
    '<path d="M142 190C156 172 182 170 200 182" fill="none" stroke-width="6"/>',
    '<path d="M72 234q6-6 14-4" fill="none" stroke-width="3.4"/>',
    '<path d="M200 236q20-4 34 10M190 262q20 2 30 14M210 206q20 0 34 14" stroke="#3a0f14" stroke-opacity=".6" fill="none" stroke-width="2.6"/>',
    '<path d="M162 172C140 186 112 192 88 208C70 220 58 236 54 250M214 292C246 330 272 360 284 410C292 446 306 480 332 506" fill="none" stroke="#ffce8a" stroke-width="4" stroke-opacity=".95"/>',
  ],
});

/** Ids begin with the key: they are of the whole page. */
export function dragon(key: string): string {
  const all = Object.values(parts((name) => `url(#${key}${name})`)).flat();
  return `${gradients(key, PAINTS)}<g stroke="#1a0d10" stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round">${all.join('')}</g>`;
}
