/** Conduction Summoning: an Adventurer in the form of a CONDUIT. The form is a value: the card that the figure uses. */

import { areaOf } from '@questwright/geometry/square';
import { refuse, words, type Refusal } from '@questwright/kernel';
import { gridOf } from '../movement/board.ts';
import type { FigureCard, GearCard } from '../../cards.ts';
import { figureWith } from '../figures.ts';
import { figureCards, isAbove, sizeOf } from './summoning.ts';
import { FLAG } from '../../verbs.ts';
import {
  call,
  cardOf,
  deciders,
  figureOf,
  figuresOn,
  named,
  squareOf,
  type MiddaraTable,
  type MiddaraChapter,
  type ChoiceIn,
} from '../../world.ts';

const formOf = (t: MiddaraTable, figure: number): { figure: number; card: number } | undefined =>
  t.world.forms.find((one) => one.figure === figure);
export const isChanged = (t: MiddaraTable, figure: number): boolean => formOf(t, figure) !== undefined;
const conducts = ({ abilities = [] }: GearCard): boolean =>
  abilities.some((ability) => ability.effects.some((one) => 'conduct' in one));

/** What an Adventurer in another form has left: the card of that form, the way back, and what raises its HP. */
export function whySetAside(t: MiddaraTable, thing: number, value: string | null): Refusal | null {
  if (t.world.forms.length === 0 || value === 'maximum HP') return null;
  const figure = figureWith(t, thing);
  if (figure === null || !isChanged(t, figure) || formOf(t, figure)!.card === thing) return null;
  const about = { figure: named(figure) };
  if (thing === figure) return refuse('MD-CSUM-03', 'refuse.in-another-form', about);
  const card = t.contentOf(thing).content as GearCard;
  if (card.kind !== 'discipline' && card.kind !== 'familiar')
    return refuse('MD-CSUM-06', 'refuse.no-items-in-this-form', about);
  return conducts(card) ? null : refuse('MD-CSUM-05', 'refuse.in-another-form', about);
}

function whyNotBecome(t: MiddaraTable, figure: number, card: string): Refusal | null {
  const name = { card: { content: card } };
  if (!figureCards(t, 'CONDUIT').includes(card)) return refuse('MD-CSUM-01', 'refuse.no-such-conduit');
  if (t.world.forms.some((one) => t.cardOf(one.card) === card))
    return refuse('MD-LIM-01', 'refuse.conduit-taken', name);
  if (isAbove(t, figure, card)) return refuse('MD-CSUM-02', 'refuse.LVL-too-high', name);
  const base = areaOf(squareOf(t, figure), sizeOf(t, card));
  const fits = base.every((one) => gridOf(t).has(one)) && figuresOn(t, base).every((one) => one.thing === figure);
  return fits ? null : refuse('MD-CSUM-01', 'refuse.no-room', { square: squareOf(t, figure) });
}
/** Forms that a figure can take on now. */
export const formsFor = (t: MiddaraTable, figure: number): string[] =>
  figureCards(t, 'CONDUIT').filter((card) => {
    const why = whyNotBecome(t, figure, card);
    return why === null;
  });
const canChange = (t: MiddaraTable, figure: number): boolean => isChanged(t, figure) || formsFor(t, figure).length > 0;

/** SP above what the card in use has room for are lost. */
function fitSP(t: MiddaraTable, thing: number): void {
  const figure = figureOf(t, thing);
  figure.stamina = Math.min(figure.stamina, cardOf(t, thing).stamina?.most ?? figure.stamina);
}
/** The card of the form goes back to the box; the figure uses its own again. */
export function resumeForm(t: MiddaraTable, figure: number): void {
  const form = formOf(t, figure);
  if (form === undefined) return;
  t.world.forms = t.world.forms.filter((one) => one !== form);
  t.world.spent = t.world.spent.filter((one) => one.card !== form.card);
  t.move(form.card, 'box', 'bottom');
  fitSP(t, figure);
  t.emit('resumed form', { figure: named(figure) });
}

const become: ChoiceIn<'conduction'> = {
  rule: 'MD-CSUM-01',
  list: (t) => figureCards(t, 'CONDUIT').map((card) => `become:${card}`),
  why: (t, _, id) => whyNotBecome(t, t.locals.figure, words(id)[0] ?? ''),
  then: (t, _, id) => {
    const card = words(id)[0]!;
    const { figure } = t.locals;
    const thing = t.pile('box').find((one) => t.cardOf(one) === card) ?? t.add(card, 'box');
    t.move(thing, 'figures', 'bottom', 'up');
    t.world.forms = [...t.world.forms, { figure, card: thing }];
    t.emit('changed form', { figure: named(figure), card: { content: card } });
  },
  label: (t, _, id) => {
    const [card = ''] = words(id);
    const {
      hp = 0,
      defense = 0,
      armor = 0,
      movement = 0,
    } = (t.loaded.content.get(card)?.content ?? {}) as Partial<FigureCard>;
    return { key: 'option.become', with: { card: { content: card }, hp, defense, armor, movement } };
  },
};
export const FORMS: MiddaraChapter = {
  procs: {
    conduction: {
      form: {
        rule: 'MD-CSUM-01',
        ask: {
          seats: (t) => deciders(t, t.locals.figure),
          prompt: (t) => ({ key: 'ask.conduction.form', with: { figure: named(t.locals.figure) } }),
          choices: { become },
        },
      },
      SP: { rule: 'MD-CSUM-10', do: (t) => fitSP(t, t.locals.figure) },
    },
    resumption: { form: { rule: 'MD-CSUM-05', do: (t) => resumeForm(t, t.locals.figure) } },
  },
  shown: { conduction: ['figure'], resumption: ['figure'] },
  values: {
    /** The number of the card that a figure uses. */
    form: {
      rule: 'MD-CMP-08',
      of: (_, figure) => figure,
      parts: {
        conduit: {
          rule: 'MD-CSUM-03',
          layer: 'set',
          of: (t, figure) => formOf(t, figure)?.card ?? null,
        },
      },
    },
  },
  verbs: {
    /** Changes into a CONDUIT, or back. */
    conduct: {
      rule: 'MD-CSUM-01',
      shape: FLAG,
      text: () => ({ key: 'text.conduct', with: {} }),
      estimate: () => ({ calls: 'form' }),
      can: (t, _, { thing }) => canChange(t, figureWith(t, thing)!),
      do: (t, _, { thing }) => {
        const figure = figureWith(t, thing)!;
        return { run: [call(isChanged(t, figure) ? 'resumption' : 'conduction', { figure })] };
      },
    },
  },
};
