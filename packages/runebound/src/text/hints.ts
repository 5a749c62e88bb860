/** What whoever is asked would work out in their head: what a roll needs, how likely that is, and what comes of it. */

import { chanceAgainstARoll, chanceOf, inHundred } from '@questwright/dice';
import type { Scene } from '@questwright/messages';
import type { ThingView, View } from '@questwright/kernel';
import { cardSheet } from './card-sheet.ts';
import { abilityText } from './card-text.ts';
import { diceOf } from '../odds/dice.ts';
import { prospectAt } from '../odds/prospect.ts';
import { cautions } from './cautions.ts';
import { chancesNow, inHundreds } from '../odds/chances.ts';
import { chancesBetweenHeroes, oddsOfAttack } from '../odds/heroes.ts';
import { chanceIn, oddsWith } from '../odds/now.ts';
import { chanceOfTest, testsIn } from '../odds/upcoming-tests.ts';
import { PHASES, type Attribute, type Phase, type Skill } from '../words.ts';
import type { RuneboundWorld } from '../world.ts';

interface Fight {
  opponent: number;
}

/** The Hero of the reader, and whoever fights beside. */
const party = ({ view, value }: Scene): ThingView[] => [
  ...(view.zones[`hero/${view.viewer}`] ?? []),
  ...(view.zones[`area/${view.viewer}`] ?? []).filter(({ thing }) => value('counts as', thing) === 'ally'),
];

export const hints = (scene: Scene): string[] =>
  scene.view.decision?.mine?.asked === true ? [...usable(scene), ...ahead(scene), ...inTheEnd(scene)] : [];

/** What each choice makes of the fight. */
function inTheEnd(scene: Scene): string[] {
  const chances = chancesNow(scene);
  // Between Heroes nobody is thought to escape or to use a card.
  const options = chances?.options ?? chancesBetweenHeroes(scene, scene.view.viewer);
  if (options === null || options.size < 2) return [];
  return [...options].map(([option, chance]) => {
    const [choice = '', thing] = option.split(':');
    const card = choice === 'use' ? { thing: Number(thing) } : null;
    const who = choice === 'send' ? { thing: Number(thing) } : null;
    const roughly = String(chances?.roughly ?? true);
    return scene.say('odds.in-the-end', { choice, card, who, ...inHundreds(chance), roughly });
  });
}

/** What the abilities on offer do. */
function usable({ view, say, content }: Scene): string[] {
  const offered = new Set(view.decision!.mine!.options.map((id) => id.split(':').slice(0, 3).join(':')));
  return Object.values(view.zones).flatMap((things) =>
    things.flatMap(({ thing, card }) => {
      const { abilities = [] } = card === null ? {} : content.get(card)!;
      return abilities
        .filter(({ name, timing }) => offered.has(`use:${thing}:${name ?? timing}`))
        .map((ability) => say('odds.usable', { card: { thing }, text: { ...abilityText(ability) } }));
    }),
  );
}

function ahead(scene: Scene): string[] {
  const { view, say } = scene;
  const decision = view.decision!;
  if (decision.proc === 'market step') return onSale(scene);
  if (decision.step === 'what to do here') return [...waitsHere(scene), ...unknownHere(scene), ...heroesHere(scene)];
  if (decision.proc === 'movement step') return givenUp(scene);
  if (decision.proc === 'choose an effect') return testsAhead(scene);
  if (decision.proc === 'roll') return rollSoFar(scene);
  if (decision.proc === 'wounds' || decision.proc === 'exhaustion') {
    const { on, amount } = view.stack.at(-1)!.locals as { on: number; amount: number };
    return [say(`odds.${decision.proc}`, { who: { thing: on }, amount })];
  }
  const fight = view.stack.findLast(({ proc }) => proc === 'combat')?.locals as Fight | undefined;
  if (fight === undefined) return [];
  const { opponent } = fight;
  if (decision.proc === 'escape phase') return isOffered(view, 'escape') ? [escaping(scene, opponent)] : [];
  const phase = PHASES.find((one) => decision.proc === `${one} phase`);
  if (phase === undefined) return [];
  const chosen = view.stack.at(-1)?.locals as { way?: 'attack' | 'defense'; by?: number };
  // After the choice cards may still be used: what was chosen is told, with all that has been used so far.
  if (decision.step === 'effects') {
    return party(scene).flatMap(({ thing }) =>
      thing === chosen.by ? rolling(scene, thing, phase, chosen.way!, opponent) : [],
    );
  }
  const offered = (id: string): boolean => isOffered(view, id);
  return party(scene).flatMap(({ thing }, at) => [
    ...(offered(`attack:${thing}`) || offered(`send:${thing}`) ? rolling(scene, thing, phase, 'attack', opponent) : []),
    // Only the Hero defends.
    ...(at === 0 ? rolling(scene, thing, phase, 'defense', opponent) : []),
    ...(at === 0 ? waiting(scene, opponent) : []),
  ]);
}

/** How a fight with the Challenge that waits here would go. */
function waitsHere(scene: Scene): string[] {
  const { view, say, content } = scene;
  const { heroes, undefeated } = view.world as unknown as RuneboundWorld;
  const here = heroes[view.viewer!]!.space;
  const waiting = undefeated.find(({ thing, space }) => thing >= 0 && space === here);
  const found = Object.values(view.zones)
    .flat()
    .find(({ thing }) => thing === waiting?.thing);
  const odds = found !== undefined && isOffered(view, 'face') ? oddsWith(scene, view.viewer, found) : null;
  if (odds === null) return [];
  const isToRead = content.get(found!.card!)!['beforeCombat'] !== undefined;
  const { chance, roughly } = chanceIn({ ...odds, roughly: odds.roughly || isToRead });
  return [say('odds.face', { card: { thing: found!.thing }, chance, roughly })];
}
/** How a fight with a card that nobody knows would go. */
function unknownHere(scene: Scene): string[] {
  const { view, say } = scene;
  const { space } = (view.world as unknown as RuneboundWorld).heroes[view.viewer!]!;
  const prospect = isOffered(view, 'attempt') ? prospectAt(scene, view.viewer!, space) : null;
  if (prospect === null || !('color' in prospect.of)) return [];
  return [say('odds.attempt', { color: prospect.of.color, chance: inHundred(prospect.win) })];
}
/** What is lost if the movement ends here. */
function givenUp(scene: Scene): string[] {
  const ending = ['stop', 'stay'].find((one) => isOffered(scene.view, one));
  if (ending === undefined) return [];
  return cautions(scene, ending).map(({ id, text }) =>
    scene.say(id === 'nothing-there' ? 'caution.nothing-here' : text.key, text.with),
  );
}
/** How attacks on the Heroes here would go. */
function heroesHere({ view, value, say }: Scene): string[] {
  return (view.world as unknown as RuneboundWorld).heroes.flatMap((_, seat) => {
    const win = isOffered(view, `attack:${seat}`) ? oddsOfAttack({ view, value }, view.viewer!, seat) : null;
    return win === null ? [] : [say('odds.attack-hero', { seat: { seat }, chance: inHundred(win) })];
  });
}
const isOffered = ({ decision }: View, id: string): boolean => decision!.mine!.options.includes(id);

/** What the enemy does besides when a roll fails. */
function waiting({ view, say, content }: Scene, opponent: number): string[] {
  const id = Object.values(view.zones)
    .flat()
    .find(({ thing }) => thing === opponent)?.card;
  const { abilities = [] } = id ? content.get(id)! : {};
  return abilities
    .filter(({ timing }) => timing === 'failed roll')
    .map((ability) => say('odds.usable', { card: { thing: opponent }, text: { ...abilityText(ability) } }));
}

/** A combat roll of somebody, and what comes of it. */
function rolling(
  { say, value }: Scene,
  thing: number,
  phase: Phase,
  way: 'attack' | 'defense',
  opponent: number,
): string[] {
  const number = value('target number', opponent, phase) as number;
  const bonus = value('combat roll', thing, `${phase} ${way}`) as number;
  const chance = inHundred(chanceOf(number, { bonus }, diceOf(value, thing)));
  const damage = value(`${phase} damage`, thing) as number;
  const suffered = value(`${phase} damage`, opponent) as number;
  return [say(`odds.${way}`, { who: { thing }, bonus, number, chance, damage, suffered })];
}

/** A Hero rolls for the number first; before that, it is as likely as both rolls together make it. */
function escaping({ view, say, value }: Scene, opponent: number): string {
  const bonus = value('escape roll', view.viewer) as number;
  const number = value('target number', opponent, 'ranged') as number | null;
  const { against } = view.stack.at(-1)!.locals as { against: number | null };
  const dice = diceOf(value, view.zones[`hero/${view.viewer}`]![0]!.thing);
  const other = Object.keys(view.zones).find((pile) => view.zones[pile]!.some(({ thing }) => thing === opponent));
  const [zone, seat] = (other ?? '').split('/');
  if (zone !== 'hero' || against !== null) {
    return say('odds.escape', { bonus, number, chance: inHundred(chanceOf(number!, { bonus }, dice)) });
  }
  const added = (value('escape roll', Number(seat)) as number) + (number ?? 0);
  const chance = inHundred(chanceAgainstARoll(bonus, added, dice, diceOf(value, opponent)));
  return say('odds.escape-from-a-hero', { seat: { seat: Number(seat) }, added, bonus, chance });
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

/** How the reader would fare in the tests of the card that is being followed. */
function testsAhead({ view, say, value, content }: Scene): string[] {
  const seat = view.viewer;
  const cards = (view.zones['adventure'] ?? []).flatMap(({ card }) => card ?? []);
  if (seat === null) return [];
  return cards.flatMap((card) =>
    testsIn(content.get(card)!['text']).flatMap((one) => {
      const found = chanceOfTest({ view, value }, seat, one);
      if (found === null) return [];
      const { test, skill, number } = one;
      const name = skill ? say(`skill.${skill}`) : null;
      return [say('odds.test', { attribute: say(`value.${test}`), skill: name, number, ...found })];
    }),
  );
}

/** What the dice on the table come to, and what they must reach. */
function rollSoFar({ view, say, value }: Scene): string[] {
  const { dice = [], thing } = view.stack.at(-1)!.locals as { dice?: readonly number[]; thing: number };
  const rolled = dice.reduce((sum, die) => sum + (value('reading of a die', die, thing) as number), 0);
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
  const { attribute: test, skill, number } = locals as { attribute: Attribute; skill: Skill | null; number: number };
  const found = chanceOfTest({ view, value }, seat, { test, skill, number });
  return found && { bonus: found.bonus, number };
}
