/** EXALTED ESPERS: no figures, but Abilities that an Adventurer calls down. */

import { effectsAt, refuse, words } from '@questwright/kernel';
import { figureWith } from '../figures.ts';
import { manifestedBy } from '../../text/facts.ts';
import { FLAG } from '../../verbs.ts';
import { call, deciders, named, type MiddaraTable, type MiddaraChapter, type ChoiceIn } from '../../world.ts';

export const exaltedEspers = (t: MiddaraTable): string[] =>
  [...t.loaded.content].filter(([, { content }]) => content['kind'] === 'exalted').map(([id]) => id);

const manifest: ChoiceIn<'exalted summoning'> = {
  rule: 'MD-ESPR-12',
  list: (t) => exaltedEspers(t).map((card) => `manifest:${card}`),
  why: (t, _, id) => (exaltedEspers(t).includes(words(id)[0]!) ? null : refuse('MD-ESPR-12', 'refuse.no-such-esper')),
  then: (t, seat, id) => {
    const card = words(id)[0]!;
    t.emit('manifests', { figure: named(t.locals.figure), card: { content: card } });
    return { run: [effectsAt(card, ['manifests'], seat, t.locals.figure)] };
  },
  label: (t, _, id) => {
    const [card = ''] = words(id);
    return { key: 'option.manifest', with: { card: { content: card }, effects: manifestedBy(t, card) } };
  },
};

export const EXALTED: MiddaraChapter = {
  procs: {
    'exalted summoning': {
      which: {
        rule: 'MD-ESPR-12',
        ask: {
          seats: (t) => deciders(t, t.locals.figure),
          prompt: (t) => ({ key: 'ask.exalted summoning.which', with: { figure: named(t.locals.figure) } }),
          choices: { manifest },
        },
      },
    },
  },
  shown: { 'exalted summoning': ['figure'] },
  verbs: {
    /** One of the EXALTED ESPERS is chosen, and its Ability is played. */
    exalt: {
      rule: 'MD-ESPR-12',
      shape: FLAG,
      text: () => ({ key: 'text.exalt', with: {} }),
      estimate: () => ({ calls: 'exalted' }),
      can: (t) => exaltedEspers(t).length > 0,
      do: (t, _, { thing }) => ({ run: [call('exalted summoning', { figure: figureWith(t, thing)! })] }),
    },
  },
};
