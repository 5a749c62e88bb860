/** What lies ready before the first Encounter. */

import type { SetupPart } from '@questwright/kernel';
import { FIRST, PARTY } from './content.ts';
import type { GearCard } from './cards.ts';
import { HIDDEN_CARDS } from './content/hidden-cards.ts';
import { LOOT } from './content/loot.ts';
import { TOKENS } from './content/tokens.ts';
import { newFigure } from './muster.ts';
import type { Middara } from './world.ts';

export const SETUP: Record<string, SetupPart<Middara>> = {
  encounter: {
    rule: 'MD-ENC-01',
    do: (t, options) => {
      const wanted = options['encounter'] ?? FIRST;
      if (typeof wanted !== 'string' || t.loaded.content.get(wanted)?.content['kind'] !== 'encounter') {
        throw new RangeError(`There is no Encounter ${JSON.stringify(wanted)}`);
      }
      t.world.next = wanted;
    },
  },
  tokens: { rule: 'MD-CMP-29', do: (t) => Object.keys(TOKENS).forEach((card) => void t.add(card, 'box')) },
  loot: {
    rule: 'MD-LDCK-03',
    do: (t) => {
      for (const [card, { copies }] of Object.entries(LOOT))
        for (let i = 0; i < copies; i++) t.add(card, 'loot supply');
    },
  },
  'hidden cards': {
    rule: 'MD-HID-06',
    do: (t) => Object.keys(HIDDEN_CARDS).forEach((card) => void t.add(card, 'hidden cards')),
  },
  items: {
    rule: 'MD-LIM-02',
    do: (t) => {
      for (const [id, { content }] of t.loaded.content) {
        if (content['kind'] === 'item' && (content as GearCard).tier !== undefined) t.add(id, 'items');
      }
    },
  },
  adventurers: {
    rule: 'MD-CMP-08',
    do: (t) => PARTY.forEach((card, i) => void newFigure(t, card, i % t.world.seats, 'adventurers')),
  },
};
