/** Laying out an Encounter. */

import type { SetupPart } from '@questwright/kernel';
import { PARTY } from './content.ts';
import { cardOf, encounterOf, NOBODY, place, type Fight, type Middara } from './world.ts';

function newFigure(t: Fight, card: string, owner: number): number {
  const thing = t.add(card, 'figures');
  t.turn(thing, 'up');
  const stamina = cardOf(t, thing).stamina?.recovery ?? 0;
  const gear = (cardOf(t, thing).gear ?? []).map((one) => t.add(one, 'gear'));
  for (const one of gear) t.turn(one, 'up');
  t.world.figures.push({ thing, owner, square: '', damage: 0, stamina, acted: false, gear });
  t.world.track.push(thing);
  return thing;
}

export const SETUP: Record<string, SetupPart<Middara>> = {
  tiles: { rule: 'MD-TILE-01', do: (t) => void (t.world.encounter = 'the-sluice') },
  adventurers: {
    rule: 'MD-CMP-08',
    do: (t) => {
      encounterOf(t).adventurers.forEach((square, i) => place(t, newFigure(t, PARTY[i]!, i % t.world.seats), square));
    },
  },
  combatants: {
    rule: 'MD-CMBT-13',
    do: (t) => {
      for (const { card, at } of encounterOf(t).combatants) place(t, newFigure(t, card, NOBODY), at);
    },
  },
  loot: {
    rule: 'MD-TERR-03',
    do: (t) => {
      for (const square of encounterOf(t).loot ?? []) t.world.tokens.push({ kind: 'loot', square });
    },
  },
};
