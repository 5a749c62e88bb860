/** Gaining an Item: who gains it, where it goes, and what becomes of it when there is no room. */

import { numberOf, ownerOf, put, stow } from './item-location.ts';
import { GAINED_INSTEAD } from '../turn/command.ts';
import { reEquip } from './equipment.ts';
import { turnedToFront } from '../turn/exhausting.ts';
import { hasRoom, isCompanion } from './slots.ts';
import {
  deciders,
  figureOf,
  isAdventurer,
  isCommanded,
  named,
  NOBODY,
  type MiddaraTable,
  type MiddaraChapter,
} from '../../world.ts';

const discard = (t: MiddaraTable, figure: number, lying: number): void => {
  const thing = turnedToFront(t, lying);
  t.move(thing, 'items', 'bottom', 'up');
  t.emit('discarded', { figure: named(figure), card: { content: t.cardOf(thing) } });
};

export const GAINING: MiddaraChapter = {
  procs: {
    gain: {
      ...GAINED_INSTEAD,
      who: {
        rule: 'MD-GAIN-02',
        when: (t) => t.locals.figure === NOBODY,
        ask: {
          seats: (t) => t.seats,
          prompt: (t) => ({ key: 'ask.gain.who', with: { card: named(t.locals.thing) } }),
          choices: {
            gainer: {
              rule: 'MD-GAIN-02',
              list: (t) =>
                t.world.figures.filter((one) => isAdventurer(t, one.thing)).map((one) => `gainer:${one.thing}`),
              then: (t, _, id) => void (t.locals.figure = numberOf(id)),
              label: (_, __, id) => ({ key: 'option.carry', with: { figure: named(numberOf(id)) } }),
            },
          },
        },
      },
      item: {
        rule: 'MD-GAIN-01',
        do: (t) => {
          const { figure, thing } = t.locals;
          const own = figureOf(t, figure);
          t.show(thing, null);
          t.emit('gained', { figure: named(figure), card: named(thing) });
          for (const where of isCompanion(t, thing) ? (['gear'] as const) : (['pack', 'gear'] as const)) {
            if (!hasRoom(t, own, thing, where)) continue;
            put(own, thing, where);
            stow(t, thing, where);
            return { goto: 're-equip' };
          }
          return undefined;
        },
      },
      'no room': {
        rule: 'MD-GAIN-03',
        ask: {
          seats: (t) => deciders(t, t.locals.figure),
          prompt: (t) => ({
            key: 'ask.gain.no room',
            with: { figure: named(t.locals.figure), card: named(t.locals.thing) },
          }),
          choices: {
            'throw out': {
              rule: 'MD-GAIN-03',
              list: (t) => figureOf(t, t.locals.figure).pack.map((one) => `throw out:${one}`),
              then: (t, _, id) => {
                const own = figureOf(t, t.locals.figure);
                put(own, numberOf(id), null);
                discard(t, own.thing, numberOf(id));
                put(own, t.locals.thing, 'pack');
                stow(t, t.locals.thing, 'pack');
              },
              label: (_, __, id) => ({ key: 'option.throw-out', with: { card: named(numberOf(id)) } }),
            },
            'do without': { rule: 'MD-GAIN-03', then: (t) => discard(t, t.locals.figure, t.locals.thing) },
            stash: { rule: 'MD-EQUP-14', then: (t) => t.move(t.locals.thing, 'stash', 'bottom') },
          },
        },
      },
      're-equip': {
        rule: 'MD-GAIN-04',
        when: (t) => ownerOf(t, t.locals.thing) !== undefined && !isCommanded(t, t.locals.figure),
        do: (t) => ({ run: [reEquip(t.locals.figure, [])] }),
      },
    },
  },
  shown: { gain: ['figure', 'thing'] },
};
