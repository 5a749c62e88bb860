/** Achievements, and Hidden Cards that a text Reveals. */

import { type Verb } from '@questwright/kernel';
import type { HiddenCard } from '../../cards.ts';
import { readHidden } from './hidden.ts';
import {
  call,
  encounterOf,
  inOrder,
  isAdventurer,
  named,
  stands,
  type MiddaraTable,
  type Middara,
  type MiddaraChapter,
} from '../../world.ts';

/** Whose doing something is: that of the figure whose turn it is, if it is an Adventurer. */
function doer(t: MiddaraTable): number | null {
  const figure = t.within('turn')?.figure;
  if (figure !== undefined && isAdventurer(t, figure)) return figure;
  return inOrder(t).find((one) => isAdventurer(t, one) && stands(t, one)) ?? null;
}
const isDone = (t: MiddaraTable, name: string): boolean => /* MD-ACHV-03 false */ t.world.achieved.includes(name);

const reveal: Verb<Middara> = {
  rule: 'MD-HID-03',
  text: (effect) => ({ key: 'text.reveal', with: effect }),
  do: (t, effect) => {
    const { size, label } = effect['reveal'] as { size: HiddenCard['size']; label: string };
    const found = t.pile('hidden cards').find((one) => {
      const card = t.contentOf(one).content as HiddenCard;
      return card.size === size && card.label === label;
    });
    if (found === undefined) return;
    t.move(found, 'revealed', 'bottom', 'up');
    const { is } = (t.contentOf(found).content as HiddenCard).secret;
    // What to do with it is for the text to say.
    if (t.loaded.content.get(is)!.content['kind'] === 'item') t.turn(t.add(is, 'revealed'), 'up');
    t.emit('revealed', { card: { content: is }, size, label });
  },
};

export const ACHIEVEMENTS: MiddaraChapter = {
  procs: {
    achievement: {
      mark: {
        rule: 'MD-ACHV-03',
        do: (t) => {
          const { name, figure } = t.locals;
          t.world.achieved.push(name);
          t.emit('achievement', { name: { key: `achievement.${name}`, with: {} }, figure: named(figure) });
        },
      },
      text: {
        rule: 'MD-ACHV-02',
        each: (t) => t.value('who gains the Reward', t.locals.figure),
        run: 'text of an achievement',
        with: (t, figure) => ({ name: t.locals.name, figure }),
      },
    },
    'text of an achievement': {
      text: {
        rule: 'MD-ACHV-02',
        do: (t) => readHidden(t, 'achievements', t.locals.name, t.locals.figure),
      },
    },
  },
  shown: { achievement: ['name', 'figure'] },
  values: {
    /** Of an Achievement, unless its text says otherwise. */
    'who gains the Reward': {
      rule: 'MD-ACHV-02',
      of: (t) => inOrder(t).filter((one) => isAdventurer(t, one)),
      parts: { 'who completed it': { rule: 'MD-ACHV-04', layer: 'set', of: (_, figure) => [figure] } },
    },
  },
  watch: {
    'defeated in a turn': {
      rule: 'MD-ACHV-02',
      on: ['defeated'],
      do: (t) => {
        if (t.isWithin('turn')) t.use('turn', 'defeated');
      },
    },
    achievements: {
      rule: 'MD-ACHV-02',
      on: ['defeated', 'turn over', 'token activated'],
      do: (t) => {
        if (!t.isWithin('round') || t.isWithin('achievement')) return undefined;
        const figure = doer(t);
        if (figure === null) return undefined;
        const met = Object.entries(encounterOf(t).achievements ?? {}).find(
          ([name, when]) => !isDone(t, name) && t.holds(when, { by: 0, thing: figure, about: figure, also: null }),
        );
        return met === undefined ? undefined : { run: [call('achievement', { name: met[0], figure })] };
      },
    },
  },
  conditions: {
    /** So many opponents have been Defeated in this turn. */
    'defeated in this turn': (t, wanted) => t.used('turn', 'defeated') >= (wanted as number),
  },
  verbs: { reveal },
};
