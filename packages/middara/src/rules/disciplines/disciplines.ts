/** Disciplines: what an Adventurer can learn for XP, and the Familiar that one of them brings. */

import { refuse, words, type Refusal } from '@questwright/kernel';
import type { GearCard } from '../../cards.ts';
import { whyNotEquipped } from '../equipment/slots.ts';
import { factsOf } from '../../text/facts.ts';
import {
  call,
  deciders,
  figureOf,
  named,
  neverTaken,
  type MiddaraTable,
  type Figure,
  type MiddaraChapter,
  type ChoiceIn,
} from '../../world.ts';
import { TREES, type Tree } from '../../words.ts';

export const treeOf = ({ tags }: GearCard): Tree | undefined => TREES.find((tree) => tags.includes(tree));
const cardNamed = (t: MiddaraTable, id: string): GearCard => t.loaded.content.get(id)!.content as GearCard;
/** The Disciplines of each box of cards, which never changes. */
const known = new WeakMap<object, readonly string[]>();
export function disciplines(t: MiddaraTable): readonly string[] {
  const { content } = t.loaded;
  let found = known.get(content);
  if (found === undefined) known.set(content, (found = idsOf(t, 'discipline')));
  return found;
}
/** Familiar cards by their fronts. */
export function familiars(t: MiddaraTable): string[] {
  const all = idsOf(t, 'familiar');
  const backs = all.map((id) => cardNamed(t, id).flipped);
  return all.filter((id) => !backs.includes(id));
}
const idsOf = (t: MiddaraTable, kind: string): string[] =>
  [...t.loaded.content].filter(([, { content }]) => content['kind'] === kind).map(([id]) => id);
/** A card that nobody has. */
const leftOf = (t: MiddaraTable, id: string): number | undefined =>
  t.pile('disciplines').find((thing) => t.cardOf(thing) === id);

const isLearned = (t: MiddaraTable, thing: number): boolean =>
  ['discipline', 'familiar'].includes(t.contentOf(thing).content['kind'] as string);
/** The Disciplines of an Adventurer, a Story Discipline being one without a LVL. */
export const disciplinesOf = (t: MiddaraTable, figure: number): GearCard[] =>
  figureOf(t, figure)
    .gear.map((thing) => t.contentOf(thing).content as GearCard)
    .filter((card) => card.kind === 'discipline');
const has = (t: MiddaraTable, figure: number, id: string): boolean =>
  figureOf(t, figure).gear.some((thing) => t.cardOf(thing) === id);

/** Why an Adventurer cannot learn a Discipline now. */
export function whyNotLearn(t: MiddaraTable, figure: number, id: string): Refusal | null {
  const found = t.loaded.content.get(id)?.content as GearCard | undefined;
  const card = { content: id };
  if (found?.kind !== 'discipline') return refuse('MD-DISC-01', 'refuse.no-discipline');
  const { level } = found;
  if (level === undefined) return refuse('MD-STRY-17', 'refuse.story-discipline', { card });
  if (has(t, figure, id)) return refuse('MD-DISC-10', 'refuse.learned-already', { figure: named(figure), card });
  if (leftOf(t, id) === undefined) return refuse('MD-LIM-02', 'refuse.none-left', { card });
  const tree = treeOf(found)!;
  if (!t.value('open Trees').includes(tree)) return refuse('MD-DISC-01', 'refuse.tree-closed', { tree });
  if (level > t.value('open LVL', figure, tree)) {
    return refuse('MD-DISC-04', 'refuse.lower-level-first', { card, tree, level: level - 1 });
  }
  const most = t.value('most Disciplines', figure);
  if (disciplinesOf(t, figure).length >= most) return refuse('MD-DISC-01', 'refuse.enough-disciplines', { most });
  const [cost, left] = [t.value('XP cost', figure, id), t.value('XP to spend', figure)];
  return left >= cost ? null : refuse('MD-DISC-01', 'refuse.too-few-XP', { figure: named(figure), cost, left });
}

function own(t: MiddaraTable, figure: Figure, thing: number): void {
  figure.gear.push(thing);
  t.move(thing, 'gear', 'bottom', 'up');
}
/** An Adventurer pays for a Discipline and has it. Whether it may was asked before. */
export function learn(t: MiddaraTable, figure: Figure, id: string): void {
  const cost = t.value('XP cost', figure.thing, id);
  figure.xp -= cost;
  own(t, figure, leftOf(t, id)!);
  t.emit('learned', { figure: named(figure.thing), card: { content: id }, cost });
}
/** Takes all Disciplines but Story Disciplines away, and the Familiar with them. */
export function forget(t: MiddaraTable, figure: Figure): void {
  const kept = figure.gear.filter((thing) => !isLearned(t, thing) || isStory(t, thing));
  for (const thing of figure.gear.filter((one) => !kept.includes(one))) {
    const turned = t.world.turned.find((one) => one.back === thing);
    if (turned !== undefined) t.move(thing, 'box', 'bottom', 'down');
    t.world.turned = t.world.turned.filter((one) => one !== turned);
    t.move(turned?.front ?? thing, 'disciplines', 'bottom', 'up');
  }
  figure.gear = kept;
}
const isStory = (t: MiddaraTable, thing: number): boolean => {
  const { kind, level } = t.contentOf(thing).content as GearCard;
  return kind === 'discipline' && level === undefined;
};

const learning: ChoiceIn<'training'> = {
  rule: 'MD-DISC-01',
  list: (t) => disciplines(t).map((id) => `learn:${id}`),
  why: (t, _, id) => whyNotLearn(t, t.locals.figure, words(id)[0] ?? ''),
  then: (t, _, id) => {
    const figure = figureOf(t, t.locals.figure);
    const [card = ''] = words(id);
    learn(t, figure, card);
    const next = cardNamed(t, card).brings === 'familiar' ? [call('familiar choice', { figure: figure.thing })] : [];
    return { run: next, goto: 'learn' };
  },
  label: (t, _, id) => {
    const [card = ''] = words(id);
    const known = t.loaded.content.has(card);
    const { level = 0, tags = [] } = known ? cardNamed(t, card) : {};
    return {
      key: 'option.learn',
      with: {
        card: { content: card },
        tree: tags.join(' '),
        level,
        cost: known ? t.value('XP cost', t.locals.figure, card) : 0,
        does: factsOf(t, card),
      },
    };
  },
};

// ---- Familiars ----

/** Why an Adventurer cannot get a Familiar now. */
export function whyNotFamiliar(t: MiddaraTable, figure: number, id: string): Refusal | null {
  const card = { content: id };
  if (disciplinesOf(t, figure).every((one) => one.brings !== 'familiar')) {
    return refuse('MD-CMP-11', 'refuse.no-familiar', { figure: named(figure) });
  }
  const chosen = t.world.familiars.find((one) => one.figure === figure);
  if (chosen !== undefined && t.cardOf(chosen.thing) !== id) {
    return refuse('MD-FAM-02', 'refuse.familiar-is-chosen', { figure: named(figure), card: named(chosen.thing) });
  }
  const thing = leftOf(t, id);
  if (thing === undefined) return refuse('MD-LIM-02', 'refuse.none-left', { card });
  const { gear, ...rest } = figureOf(t, figure);
  return whyNotEquipped(t, { ...rest, gear: [...gear, thing] });
}
/** For good: whoever forgets Familiar gets the same one again. */
export function bringFamiliar(t: MiddaraTable, figure: Figure, id: string): void {
  const thing = leftOf(t, id)!;
  own(t, figure, thing);
  const others = t.world.familiars.filter((one) => one.figure !== figure.thing);
  t.world.familiars = [...others, { figure: figure.thing, thing }];
  t.emit('familiar chosen', { figure: named(figure.thing), card: named(thing) });
}
/** Also listed while XP are spent, so that another Familiar can be refused by name. */
const familiar: ChoiceIn<'familiar choice'> = {
  rule: 'MD-FAM-01',
  list: (t) => familiars(t).map((id) => `familiar:${id}`),
  why: (t, _, id) => whyNotFamiliar(t, t.locals.figure, words(id)[0] ?? ''),
  then: (t, _, id) => bringFamiliar(t, figureOf(t, t.locals.figure), words(id)[0]!),
  label: (t, _, id) => {
    const [card = ''] = words(id);
    return { key: 'option.familiar', with: { card: { content: card }, does: factsOf(t, card) } };
  },
};

/** LVLs of a Tree of which an Adventurer has a Discipline, from the lowest without a gap. */
function levelsOf(t: MiddaraTable, figure: number, tree: Tree): number {
  const known = disciplinesOf(t, figure).filter((one) => treeOf(one) === tree);
  let level = 0;
  while (known.some((one) => one.level === level + 1)) level++;
  return level;
}

export const DISCIPLINES: MiddaraChapter = {
  procs: {
    training: {
      learn: {
        rule: 'MD-DISC-01',
        ask: {
          seats: (t) => deciders(t, t.locals.figure),
          prompt: (t) => ({
            key: 'ask.training.learn',
            with: { figure: named(t.locals.figure), xp: figureOf(t, t.locals.figure).xp },
          }),
          choices: {
            learn: learning,
            familiar: { ...familiar, then: neverTaken },
            done: { rule: 'MD-DISC-01', then: () => {} },
          },
          evenIfForced: true,
        },
      },
    },
    'familiar choice': {
      which: {
        rule: 'MD-FAM-01',
        ask: {
          seats: (t) => deciders(t, t.locals.figure),
          prompt: (t) => ({ key: 'ask.familiar choice.which', with: { figure: named(t.locals.figure) } }),
          choices: { familiar },
        },
      },
    },
  },
  shown: { training: ['figure'], 'familiar choice': ['figure'] },
  values: {
    'open Trees': { rule: 'MD-DISC-02', of: () => TREES },
    /** The highest LVL of a Tree that an Adventurer may learn. */
    'open LVL': {
      rule: 'MD-DISC-04',
      of: (t, figure, tree) => {
        const level = levelsOf(t, figure, tree);
        return level === 0 ? 0 : level + 1;
      },
      parts: { first: { rule: 'MD-DISC-03', layer: 'greatest', of: () => 1 } },
    },
    'most Disciplines': { rule: 'MD-DISC-09', of: (t) => disciplines(t).length },
    /** What a Discipline costs an Adventurer: what is printed, and 1 for each other of its LVL. */
    'XP cost': {
      rule: 'MD-DISC-11',
      of: (t, _, id) => cardNamed(t, id).XP ?? 0,
      parts: {
        'of the same LVL': {
          rule: 'MD-DISC-07',
          layer: 'add',
          of: (t, figure, id) => {
            const { level } = cardNamed(t, id);
            const leveled = disciplinesOf(t, figure).filter((one) => one.level !== undefined);
            return leveled.filter((one) => /* MD-DISC-08 true */ one.level === level).length || null;
          },
        },
      },
    },
    /** The XP that an Adventurer has paid for its Disciplines, in whatever order it has learned them. */
    'XP in Disciplines': {
      rule: 'MD-DISC-07',
      of: (t, figure) => {
        const all = disciplinesOf(t, figure).filter((one) => one.level !== undefined);
        return all.reduce((sum, { XP = 0, level }, i) => {
          const before = all.slice(0, i).filter((one) => one.level === level).length;
          return sum + XP + before;
        }, 0);
      },
    },
  },
};
