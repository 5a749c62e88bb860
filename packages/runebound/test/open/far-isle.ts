/** A board of a pack: other towns, another start, other names, painted in a style of its own. */

import type { LandStyle } from '@questwright/art/land';
import type { Pack } from '@questwright/kernel';
import { boardEdits, type Drawing, type RuneboundWorld } from '@questwright/runebound';
import { STYLES } from '@questwright/runebound/picture';

/** Towns stand on the map in another order than their market stacks. */
export const FAR_ISLE: Drawing = {
  board: 'far-isle',
  prefix: 'isle-',
  towns: { LO: { town: 'lodge' }, PO: { town: 'port' }, KE: { town: 'keep' } },
  start: 'keep',
  style: 'snow',
  map: `
PO  =   pG  h   ~
  ~   fY  KE  =   m
s   m   pB  =   pG
  pR  ~   LO  p   fG
`,
};
export const ISLE: Pack<RuneboundWorld> = {
  id: 'far-isle',
  kind: 'pack',
  rule: 'FW-BRD-01',
  edits: boardEdits('FW-BRD-01', FAR_ISLE),
};

const { light, dark } = STYLES['aldermark']!.palettes;
export const SNOW: LandStyle = {
  ...STYLES['aldermark']!,
  palettes: { light: { ...light, wash: { ...light.wash, plains: '#eef4fb' } }, dark },
  thingsOn: (spot, palette, free) =>
    spot.terrain === 'plains'
      ? [{ y: spot.middle.y, svg: `<circle class="drift" cx="${spot.middle.x}" cy="${spot.middle.y}" r="9"/>` }]
      : STYLES['aldermark']!.thingsOn(spot, palette, free),
};

/** A Market step adds two cards, but for the town where Heroes start. */
export const TWO_CARDS: Pack<RuneboundWorld> = {
  id: 'two-cards',
  kind: 'variant',
  rule: 'FW-MKT-04',
  edits: [
    {
      rule: 'FW-MKT-04',
      overrides: ['RB-MKT-03'],
      value: 'cards added to a market',
      wrap: (base) => (t, town: string) => (town === t.value('starting town') ? base(t, town) : 2),
    },
  ],
};
