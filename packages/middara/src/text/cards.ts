/** What is printed on the card of a figure, and on the cards it has, line by line. */

import {
  effectText,
  load,
  type Ability,
  type Content,
  type Effect,
  type Json,
  type Message,
  type Params,
  type Payment,
} from '@questwright/kernel';
import type { CardSheet, Scene } from '@questwright/messages';
import type { AiStep, FigureCard, GearCard, SymbolAbility } from '../cards.ts';
import { middara } from '../definition.ts';
import { cardIn, idIn } from './scene.ts';
import { SKILLS } from '../words.ts';
import type { Figure } from '../world.ts';

export function cardLines(scene: Scene, figure: Figure): string[] {
  const { say } = scene;
  const card = cardIn(scene, figure.thing);
  const dice = (card.dice ?? (scene.value('combat dice', figure.thing) as string[])).map((die) => ({
    content: `die-${die}`,
  }));
  return [
    say('board.card', { movement: scene.value('movement value', figure.thing), dice, tags: [...card.tags] }),
    ...checkLines(scene, figure, card),
    ...[...symbolLines(card.symbols), ...abilityLines(card.abilities)].map((one) => say(one.key, one.with)),
    ...stepLines(card.ai).map((one) => `${one.key === 'board.ai-step' ? '' : '    '}${say(one.key, one.with)}`),
    ...figure.gear.flatMap((thing) => gearLines(scene, thing, 'gear')),
    ...figure.pack.flatMap((thing) => gearLines(scene, thing, 'pack')),
  ];
}

/** The dice of Spells, by what is equipped, and the Skills. */
function checkLines(scene: Scene, { thing }: Figure, card: FigureCard): string[] {
  const { say, value } = scene;
  const dice = (all: readonly string[]): Json =>
    all.length === 0 ? null : all.map((die) => ({ content: `die-${die}` }));
  const upgrades = value('casting upgrades', thing) as string[];
  const casting = upgrades.length > 0 ? upgrades : card.casting === undefined ? [] : [card.casting];
  const spells = say('board.spells', {
    conviction: dice(card.conviction ?? ['purple', 'purple']),
    instead: dice(value('conviction upgrades', thing) as string[]),
    casting: dice(casting),
  });
  if (card.skills === undefined) return [spells];
  const skills = SKILLS.map((skill): Json => ({
    key: 'board.skill',
    with: { skill, number: value('skill', thing, skill) },
  }));
  return [spells, say('board.skills', { skills })];
}

/** An Item, Discipline or Companion, and whether it can be used now. */
function gearLines(scene: Scene, thing: number, where: 'gear' | 'pack'): string[] {
  const card = scene.content.get(idIn(scene, thing)) as GearCard | undefined;
  if (card === undefined) return [];
  const { exhausted = 0, used = 0 } = countersOn(scene, thing);
  const line = gearLine(card, { card: { thing }, where, exhausted: exhausted > 0, used: used > 0 });
  return [
    scene.say(line.key, line.with),
    ...[...symbolLines(card.weapon?.symbols), ...abilityLines(card.abilities)].map(
      (one) => `  ${scene.say(one.key, one.with)}`,
    ),
  ];
}
const gearLine = ({ weapon, armor, defense }: GearCard, about: Params): Message => ({
  key: 'board.gear',
  with: {
    ...about,
    weapon: weapon?.type ?? null,
    range: weapon?.range ?? null,
    dice: weapon === undefined ? null : (weapon.dice ?? []).map((die) => ({ content: `die-${die}` })),
    armor: armor ?? null,
    defense: defense ?? null,
  },
});
const figureLines = (id: string, { hp, defense, armor, movement }: FigureCard): Message[] => [
  { key: `content.${id}`, with: {} },
  { key: 'board.numbers', with: { hp, defense, armor, movement } },
];
export const countersOn = ({ view }: Scene, thing: number): Readonly<Record<string, number>> =>
  Object.values(view.zones)
    .flat()
    .find((one) => one.thing === thing)?.counters ?? {};

const symbolLines = (symbols: readonly SymbolAbility[] = []): Message[] =>
  symbols.map(({ cost: { book = 0, shield = 0, burst = 0 }, roll = 0, physical = 0 }) => ({
    key: 'option.spend',
    with: { book, shield, burst, roll, physical },
  }));
/** Effects are said by whoever shows them, with the verbs of the game that is played; on a sheet they are in words already. */
type InWords = (effect: Effect) => Message | Effect;
const asWritten: InWords = (effect) => effect;
function inPrint(): InWords {
  const { verbs } = load(middara, { sealed: true }).rules;
  return (effect) => effectText(verbs, effect) ?? effect;
}

const abilityLines = (abilities: readonly Ability[] = [], inWords = asWritten): Message[] =>
  abilities.map(({ name, timing, ways = [], effects, limit, if: condition }) => ({
    key: 'board.ability',
    with: {
      ability: name ?? null,
      timing,
      ways: ways.length === 0 ? null : ways.map((one) => paymentText(one) as unknown as Json),
      limit: limit === undefined ? null : { key: 'board.limit', with: { ...limit } },
      HP: (condition as Effect | undefined)?.['HP left'] ?? 0,
      adjacent: (condition as Effect | undefined)?.['adjacent target'] === true,
      effects: effects.map(inWords) as unknown as Json,
    },
  }));
const stepLines = (steps: readonly AiStep[] = [], inWords = asWritten): Message[] =>
  steps.flatMap((step, i) => [
    { key: 'board.ai-step', with: { step: i + 1, condition: conditionText(step.if) as unknown as Json } },
    ...step.do.map((one) => ({
      key: 'board.instruction',
      with: { instruction: inWords(one) as unknown as Json },
    })),
    ...(step.continueDown === true ? [{ key: 'board.continue-down', with: {} }] : []),
  ]);

const PRINTED: readonly unknown[] = ['adventurer', 'combatant', 'item', 'upgrade', 'discipline', 'familiar'];
/** Cards as they are printed, but for those that a story brings. */
export function cardSheets(content: Readonly<Record<string, Content>>): CardSheet[] {
  const printed = inPrint();
  return Object.entries(content)
    .filter(([, card]) => PRINTED.includes(card['kind']) && card['story'] !== true)
    .filter(([, card]) => !(card['tags'] as readonly string[]).includes('BOSS'))
    .map(([id, card]) => ({
      id,
      kind: card['kind'] as string,
      color: null,
      lines: [
        ...('hp' in card
          ? figureLines(id, card as FigureCard)
          : [gearLine(card as GearCard, { card: { content: id }, where: 'gear', exhausted: false, used: false })]),
        ...symbolLines((card as FigureCard).symbols ?? (card as GearCard).weapon?.symbols),
        ...abilityLines(card.abilities, printed),
        ...stepLines((card as FigureCard).ai, printed),
      ],
    }));
}

/** All of what a way costs. */
function paymentText(payment: Payment): Message {
  const costs = Object.entries(typeof payment === 'string' ? { [payment]: 1 } : payment);
  return costs
    .map(([way, amount]): Message =>
      way === 'SP' ? { key: 'board.SP', with: { amount } } : { key: `way.${way}`, with: {} },
    )
    .reduce((one, other) => ({ key: 'board.both-costs', with: { one, other } as unknown as Params }));
}

function conditionText(condition: Effect): Message {
  const [name, wanted] = Object.entries(condition)[0]!;
  if (name === 'opponent' && typeof wanted === 'object') {
    return { key: 'condition.opponent-spaces', with: { spaces: (wanted as { spaces: number }).spaces } };
  }
  if (name === 'opponent') return { key: `condition.opponent-${wanted as string}`, with: {} };
  if (name === 'can move and attack') {
    const { ATK, range = 1 } = wanted as { ATK: string; range?: number };
    return { key: `condition.${name}`, with: { type: ATK, range } };
  }
  return { key: `condition.${name}`, with: { wanted: wanted! } };
}
