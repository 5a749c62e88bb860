/** What whoever is asked would work out in their head: what a roll needs, how likely that is, and what comes of it. */

import { chanceOf } from '@questwright/odds';
import type { Scene } from '@questwright/messages';
import type { ThingView, View } from '@questwright/kernel';
import { cardSheet } from './card-sheet.ts';
import { PHASES, type Attribute, type Phase, type Skill } from './words.ts';

interface Fight {
  opponent: number;
}

/** Whole numbers; only what is certain is 0 or 100. */
const inHundred = (chance: number): number =>
  chance <= 0 || chance >= 1 ? chance * 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));

/** The Hero of the reader, and whoever fights beside. */
const party = ({ view, value }: Scene): ThingView[] => [
  ...(view.zones[`hero/${view.viewer}`] ?? []),
  ...(view.zones[`area/${view.viewer}`] ?? []).filter(({ thing }) => value('counts as', thing) === 'ally'),
];

export function hints(scene: Scene): string[] {
  const { view, say, value } = scene;
  const { decision } = view;
  if (decision?.mine?.asked !== true) return [];
  if (decision.proc === 'market step') return onSale(scene);
  if (decision.proc === 'choose an effect') return testsAhead(scene);
  if (decision.proc === 'roll') return rollSoFar(scene);
  if (decision.proc === 'wounds' || decision.proc === 'exhaustion') {
    const { on, amount } = view.stack.at(-1)!.locals as { on: number; amount: number };
    return [say(`odds.${decision.proc}`, { who: { thing: on }, amount })];
  }
  const fight = view.stack.findLast(({ proc }) => proc === 'combat')?.locals as Fight | undefined;
  if (fight === undefined) return [];
  const { opponent } = fight;
  const { against = null } = (view.stack.at(-1)?.locals ?? {}) as { against?: number | null };
  const target = (phase: Phase): number => against ?? (value('target number', opponent, phase) as number);
  if (decision.proc === 'escape phase') {
    const bonus = value('escape roll', view.viewer) as number;
    const number = target('ranged');
    return [say('odds.escape', { bonus, number, chance: inHundred(chanceOf(number, { bonus })) })];
  }
  const phase = PHASES.find((one) => decision.proc === `${one} phase`);
  if (phase === undefined) return [];
  const number = target(phase);
  const suffered = value(`${phase} damage`, opponent) as number;
  return party(scene).flatMap(({ thing }, at) => {
    const attack = value('combat roll', thing, `${phase} attack`) as number;
    const defense = value('combat roll', thing, `${phase} defense`) as number;
    const damage = value(`${phase} damage`, thing) as number;
    const roll = (bonus: number) => ({
      who: { thing },
      bonus,
      number,
      chance: inHundred(chanceOf(number, { bonus })),
      damage,
      suffered,
    });
    // Only the Hero defends.
    return [say('odds.attack', roll(attack)), ...(at === 0 ? [say('odds.defense', roll(defense))] : [])];
  });
}

/** What the cards do that the options offer, in short. */
function onSale({ view, say, content }: Scene): string[] {
  const options = view.decision?.mine?.options ?? [];
  return Object.values(view.zones).flatMap((things) =>
    things.flatMap(({ thing, card }) => {
      const offered = options.some((one) => one === `buy:${thing}` || one === `hire:${thing}`);
      if (!offered || card === null) return [];
      const [, ...lines] = cardSheet(card, content.get(card)!).lines;
      const flavour = `flavour.${card}`;
      const text = lines.filter(({ key }) => key !== flavour).map(({ key, with: params }) => say(key, params));
      return [
        say('odds.on-sale', { card: { content: card }, text: text.map((one) => one.replace(/\.$/, '')).join('. ') }),
      ];
    }),
  );
}

interface Test {
  test: Attribute;
  skill?: Skill;
  number: number;
}
const testsIn = (data: unknown): Test[] => {
  if (typeof data !== 'object' || data === null) return [];
  const inside = Object.values(data).flatMap(testsIn);
  return 'test' in data && 'number' in data ? [data as Test, ...inside] : inside;
};

/** How the reader would fare in the tests of the card that is being followed. */
function testsAhead({ view, say, value, content }: Scene): string[] {
  const seat = view.viewer;
  const hero = view.zones[`hero/${seat}`]?.[0]?.thing;
  const cards = (view.zones['adventure'] ?? []).flatMap(({ card }) => card ?? []);
  if (seat === null || hero === undefined) return [];
  return cards.flatMap((card) =>
    testsIn(content.get(card)!['text']).map(({ test, skill = null, number }) => {
      const bonus = bonusOf(value, hero, seat, test, skill);
      const name = skill === null ? null : say(`skill.${skill}`);
      const chance = inHundred(chanceOf(number, { bonus }));
      return say('odds.test', { attribute: say(`value.${test}`), skill: name, bonus, number, chance });
    }),
  );
}

/** What the dice on the table come to, and what they must reach. */
function rollSoFar({ view, say, value }: Scene): string[] {
  const { dice } = view.stack.at(-1)!.locals as { dice?: readonly number[] };
  const rolled = (dice ?? []).reduce((sum, die) => sum + (value('reading of a die', die) as number), 0);
  const need = needed(view, value);
  if (need === null) return [];
  const total = rolled + need.bonus;
  return [say('odds.so-far', { total, number: need.number, success: String(total >= need.number) })];
}

function needed(view: View, value: Scene['value']): { bonus: number; number: number } | null {
  const { proc, locals } = view.stack.at(-2) ?? { proc: '', locals: {} };
  const { seat, against } = locals as { seat: number; against: number };
  if (proc === 'combat roll') {
    const { by, phase, for: way } = locals as { by: number; phase: Phase; for: string };
    return { bonus: value('combat roll', by, `${phase} ${way}`) as number, number: against };
  }
  if (proc === 'escape test') return { bonus: value('escape roll', seat) as number, number: against };
  if (proc !== 'test') return null;
  const { attribute, skill, number } = locals as { attribute: Attribute; skill: Skill | null; number: number };
  const hero = view.zones[`hero/${seat}`]![0]!.thing;
  return { bonus: bonusOf(value, hero, seat, attribute, skill), number };
}

const bonusOf = (value: Scene['value'], hero: number, seat: number, test: Attribute, skill: Skill | null): number =>
  (value(test, hero) as number) + (skill === null ? 0 : (value('skill bonus', seat, skill) as number));
