/** The card of a figure and the cards it has, as they lie there now; and all cards as they are printed. */

import type { Json } from '@questwright/kernel';
import type { CardSheet, Printing, Scene } from '@questwright/messages';
import type { FigureCard, GearCard } from '../cards.ts';
import { abilityFacts, asWritten, iconFacts, printed, spoken, stepFacts, symbolFacts, traitFacts } from './facts.ts';
import { cardIn, idIn } from './scene.ts';
import { SKILLS } from '../words.ts';
import type { Figure } from '../world.ts';

export function cardLines(scene: Scene, figure: Figure): string[] {
  const { say } = scene;
  const card = cardIn(scene, figure.thing);
  const dice = (card.dice ?? (scene.value('combat dice', figure.thing) as string[])).map((die) => ({
    content: `die-${die}`,
  }));
  const facts = [...traitFacts(card), ...symbolFacts(card.symbols), ...abilityFacts(card, asWritten)];
  return [
    say('board.card', { movement: scene.value('movement value', figure.thing), dice }),
    ...checkLines(scene, figure, card),
    ...facts.map((one) => say(one.key, one.with)),
    ...stepFacts(card.ai, asWritten).map(
      (one) => `${one.key === 'fact.ai-step' ? '' : '    '}${say(one.key, one.with)}`,
    ),
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
  const { say } = scene;
  const card = scene.content.get(idIn(scene, thing)) as GearCard | undefined;
  if (card === undefined) return [];
  const { exhausted = 0, used = 0 } = countersOn(scene, thing);
  return [
    say('board.gear', { card: { thing }, where, exhausted: exhausted > 0, used: used > 0 }),
    ...[...iconFacts(card), ...abilityFacts(card, asWritten)].map((one) => `  ${say(one.key, one.with)}`),
  ];
}
export const countersOn = ({ view }: Scene, thing: number): Readonly<Record<string, number>> =>
  Object.values(view.zones)
    .flat()
    .find((one) => one.thing === thing)?.counters ?? {};

const PRINTED: readonly unknown[] = [
  'adventurer',
  'combatant',
  'item',
  'upgrade',
  'discipline',
  'familiar',
  'companion',
  'exalted',
];
/** Cards as they are printed, but for those that a story brings. */
export const cardSheets = ({ content, verbs }: Printing): CardSheet[] =>
  Object.entries(content)
    .filter(([, card]) => PRINTED.includes(card['kind']) && card['story'] !== true)
    .filter(([, card]) => !(card['tags'] as readonly string[]).includes('BOSS'))
    .map(([id, card]) => ({
      id,
      kind: card['kind'] as string,
      color: null,
      lines: printed(id, card, (one) => content[one], spoken(verbs)),
    }));
