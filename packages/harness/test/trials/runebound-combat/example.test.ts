import { arrange, checkDecision, type TestTable } from '@questwright/harness';
import '@questwright/harness/vitest';
import { below, sample, seeded } from '@questwright/kernel';
import { describe, expect, test } from 'vitest';
import { inEveryMode, on, part, say } from '../in-every-mode.ts';
import { runeboundCombat } from './rules.ts';
import type { Land } from './world.ts';

type LandTest = TestTable<Land>;
const HERO = 'varikas-the-dead';
const ARMOR = '{padded-leather-armor}';
const BOMB = '{dwarven-fire-bomb}';
const ALLY = '{acolyte-of-flame}';
const BROOD = 'brood-of-the-bloodmother';

/** The position of the example: three exhaustion counters, two Items, one Ally, the Brood on top of the yellow deck. */
function varikas(more: { play?: string[]; deck?: string[]; exhaustion?: number; dice?: number[] } = {}): LandTest {
  const table = arrange(runeboundCombat, {
    piles: {
      'hero/0': [HERO],
      'play/0': ['padded-leather-armor', 'dwarven-fire-bomb', 'acolyte-of-flame', ...(more.play ?? [])],
      'yellow deck': more.deck ?? [BROOD],
    },
    dice: more.dice ?? [],
  });
  return put(table, 'exhaustion', HERO, more.exhaustion ?? 3);
}

const put = (table: LandTest, counter: string, card: string, count: number): LandTest =>
  table.edit(({ world }) => void (world.things.counters[counter]![table.thing(card)] = count));

const wounds = (table: LandTest, card: string): number => on(table, 'wounds', card);
const exhaustion = (table: LandTest): number => on(table, 'exhaustion', HERO);
const faceUp = (table: LandTest, card: string): boolean => table.world.things.face[table.thing(card)] === 1;
const rolls = (table: LandTest): number => table.events.filter((event) => event.tag === 'rolled').length;
const tags = (table: LandTest): string[] => table.lastEvents.map((event) => event.tag);

describe('Runebound combat example, RB-EX-01 to RB-EX-12', () => {
  inEveryMode('the whole example, number by number', () => {
    const table = varikas({ dice: [2, 4, 5, 6, 7, 7, 2, 3, 8, 7] });
    expect(table).toOffer(0, ['attempt', 'decline']);

    // The Brood's text comes first: Body 4, no Swim, 6 + 4 = 10 against 14; one wound is about to be inflicted.
    say(table, 0, 'attempt');
    expect(tags(table)).toEqual(['drawn', 'rolled', 'test made']);
    expect(table.event('test made')).toEqual({
      seat: 0,
      attribute: 'body',
      skill: 'swim',
      dice: 6,
      total: 10,
      number: 14,
    });
    expect(table.where()).toBe(
      'game/adventure step > challenge/combat > combat/before combat > before combat/text of the challenge > effects/effect' +
        ' > test/result > effects/effect > wounds/about to be inflicted',
    );
    expect(table.game.stack.at(-1)!.locals).toEqual({ on: table.thing(HERO), amount: 1 });
    expect(wounds(table, HERO)).toBe(0);
    expect(table).toOffer(0, [`use:${ARMOR}:cancel a wound:activate`, 'pass']);

    // The armor cancels it and lies face down; the card's text is over, his own abilities follow.
    say(table, 0, `use:${ARMOR}:cancel a wound:activate`);
    expect(wounds(table, HERO)).toBe(0);
    expect(faceUp(table, 'padded-leather-armor')).toBe(false);
    expect(part(table)).toBe('before combat/own abilities and one item');
    expect(table).toOffer(0, [`use:{${HERO}}:magic attack:exhaustion`, `use:${BOMB}:ranged attack:discard`, 'pass']);

    // The Fire Bomb is discarded, not activated: 11 + 1 = 12 misses 15.
    say(table, 0, `use:${BOMB}:ranged attack:discard`);
    expect(table.event('combat roll')).toMatchObject({ phase: 'ranged', dice: 11, total: 12, against: 15 });
    expect([wounds(table, BROOD), wounds(table, HERO)]).toEqual([0, 0]);
    expect(table.pile('market deck')).toEqual(['dwarven-fire-bomb']);
    expect(table).toOffer(0, [`use:{${HERO}}:magic attack:exhaustion`, 'pass']);

    // His own ability: exhaustion 4, 14 + 4 = 18 beats 14, one wound. Nothing is left to do before combat.
    say(table, 0, `use:{${HERO}}:magic attack:exhaustion`);
    expect(exhaustion(table)).toBe(4);
    expect(table.event('combat roll')).toMatchObject({ phase: 'magic', dice: 14, total: 18, against: 14 });
    expect(wounds(table, BROOD)).toBe(1);
    expect(part(table)).toBe('escape phase/escape or fight');
    expect(table).toOffer(0, ['escape', 'fight']);

    // He declines to escape: no roll.
    say(table, 0, 'fight');
    expect(rolls(table)).toBe(3);
    expect(part(table)).toBe('ranged phase/attack or defend');
    expect(table).toOffer(0, [`attack:{${HERO}}`, `attack:${ALLY}`, 'defend']);

    // Ranged damage 0: he defends without a roll and keeps his attack of the round.
    say(table, 0, 'defend');
    expect(rolls(table)).toBe(3);
    expect(part(table)).toBe('melee phase/attack or defend');
    expect(table).toOffer(0, [`attack:{${HERO}}`, `attack:${ALLY}`, 'defend']);

    // Melee: 5 + 4 = 9 misses 11; one wound. The armor is face down and cannot cancel it.
    say(table, 0, `attack:{${HERO}}`);
    expect(table.event('combat roll')).toMatchObject({ phase: 'melee', dice: 5, total: 9, against: 11 });
    expect(wounds(table, HERO)).toBe(1);
    expect(part(table)).toBe('magic phase/attack or defend');
    expect(table).toOffer(0, [`attack:${ALLY}`, 'defend']);
    expect(table).toRefuse(0, `attack:{${HERO}}`, 'RB-CBT-35');

    // Magic: the Acolyte's 15 + 1 = 16 beats 14, the second wound.
    say(table, 0, `attack:${ALLY}`);
    expect(table.event('combat roll')).toMatchObject({ phase: 'magic', dice: 15, total: 16, against: 14 });
    expect([wounds(table, BROOD), wounds(table, HERO), wounds(table, 'acolyte-of-flame')]).toEqual([2, 1, 0]);

    // Round 2 begins with Escape and without Before Combat; five rolls were made in all.
    expect(part(table)).toBe('escape phase/escape or fight');
    expect(table).toOffer(0, ['escape', 'fight']);
    expect(table).toRefuse(0, `use:{${HERO}}:magic attack:exhaustion`, 'RB-CBT-05', 'kernel.another-timing');
    expect(rolls(table)).toBe(5);
    expect(exhaustion(table)).toBe(4);
    expect(faceUp(table, 'padded-leather-armor')).toBe(false);
    expect(table.pile('market deck')).toEqual(['dwarven-fire-bomb']);

    // In the new round he defeats it: three gold, the card itself and the adventure counter.
    table.dice(5, 5);
    say(table, 0, 'fight');
    say(table, 0, 'defend');
    expect(table).toOffer(0, [`attack:{${HERO}}`, `attack:${ALLY}`, 'defend']);
    say(table, 0, `attack:{${HERO}}`);
    expect(table.event('combat roll')).toMatchObject({ phase: 'melee', dice: 10, total: 14, against: 11 });
    expect(table.event('defeated')).toEqual({ thing: { thing: table.thing(BROOD) } });
    expect(table.world.heroes[0]).toEqual({ gold: 3, adventureCounters: ['yellow'] });
    expect(table.pile('play/0')).toEqual(['padded-leather-armor', 'acolyte-of-flame', BROOD]);
    expect(table.game.over).toBe(true);
  });

  /** The magic phase of the first round, with nothing done before combat. */
  const magicPhase = (): LandTest => {
    const table = varikas({ dice: [10, 10, 2, 3] });
    for (const id of ['attempt', 'pass', 'fight', 'defend', `attack:{${HERO}}`, 'pass']) table.answer(0, id);
    return table;
  };

  inEveryMode('with 12 on the dice the Acolyte misses, takes two wounds and is killed; the combat goes on', () => {
    const table = magicPhase();
    expect(table).toOffer(0, [`attack:${ALLY}`, 'defend']);
    expect(table).toRefuse(0, `attack:{${HERO}}`, 'RB-CBT-35');
    table.dice(6, 6);
    say(table, 0, `attack:${ALLY}`);
    expect(table.event('combat roll')).toMatchObject({ phase: 'magic', dice: 12, total: 13, against: 14 });
    expect(table.event('wounded')).toMatchObject({ amount: 2, wounds: 2 });
    expect(table.pile('market deck')).toEqual(['acolyte-of-flame']);
    expect(wounds(table, HERO)).toBe(1);
    expect(part(table)).toBe('escape phase/escape or fight');
    say(table, 0, 'fight');
    expect(table).toOffer(0, [`attack:{${HERO}}`, 'defend']);
  });

  inEveryMode('one activation before combat: after the armor, a second Item to activate is refused', () => {
    const table = varikas({ play: ['trial-wand'], dice: [2, 4] });
    say(table, 0, 'attempt');
    say(table, 0, `use:${ARMOR}:cancel a wound:activate`);
    expect(table).toOffer(0, [`use:{${HERO}}:magic attack:exhaustion`, `use:${BOMB}:ranged attack:discard`, 'pass']);
    expect(table).toRefuse(0, 'use:{trial-wand}:magic attack:activate', 'RB-ACT-08');
    expect(table.tryAnswer(0, 'use:{trial-wand}:magic attack:activate')).toMatchObject({ rule: 'RB-ACT-08' });
  });

  inEveryMode('without the armor the wand may be activated, in any order with the others', () => {
    const table = varikas({ play: ['trial-wand'], dice: [10, 10, 1, 1] });
    say(table, 0, 'attempt');
    const all = [
      `use:{${HERO}}:magic attack:exhaustion`,
      `use:${BOMB}:ranged attack:discard`,
      'use:{trial-wand}:magic attack:activate',
    ];
    expect(table).toOffer(0, [...all, 'pass']);
    say(table, 0, all[2]!);
    expect(table).toOffer(0, [...all.slice(0, 2), 'pass']);
    expect(table.whyNot(0, all[2]!)).toMatchObject({ key: 'kernel.face-down' });
  });

  inEveryMode('the own ability a second time: refused at full Stamina, and also with Stamina to spare', () => {
    const ability = `use:{${HERO}}:magic attack:exhaustion`;
    const full = varikas({ dice: [10, 10, 7, 7] });
    for (const id of ['attempt', ability]) say(full, 0, id);
    expect(exhaustion(full)).toBe(4);
    expect(full).toRefuse(0, ability);
    const rested = varikas({ exhaustion: 0, dice: [10, 10, 7, 7] });
    for (const id of ['attempt', ability]) say(rested, 0, id);
    expect(exhaustion(rested)).toBe(1);
    expect(rested).toOffer(0, [`use:${BOMB}:ranged attack:discard`, 'pass']);
    expect(rested).toRefuse(0, ability, 'RB-CBT-05');
    const tired = varikas({ exhaustion: 4, dice: [10, 10] });
    say(tired, 0, 'attempt');
    expect(tired).toRefuse(0, ability, 'RB-WND-07');
  });
});

describe('Runebound combat beyond the example', () => {
  inEveryMode('a Challenge that falls before combat plays no round; its card goes under its deck', () => {
    const table = varikas({ deck: ['trial-rat'], dice: [10, 10] });
    say(table, 0, 'attempt');
    say(table, 0, `use:${BOMB}:ranged attack:discard`);
    expect(table.events.map((event) => event.tag)).not.toContain('wound canceled');
    expect(table.pile('yellow deck')).toEqual(['trial-rat']);
    expect(table.world.heroes[0]!.adventureCounters).toEqual(['yellow']);
    expect(table.game.over).toBe(true);
  });

  inEveryMode('two failed escape tests cost two wounds, the third succeeds; the Challenge goes to the track', () => {
    const table = varikas({ dice: [10, 10, 6, 7, 6, 7, 7, 7] });
    for (const id of ['attempt', 'pass', 'escape']) say(table, 0, id);
    expect(table).toOffer(0, [`use:${ARMOR}:cancel a wound:activate`, 'pass']);
    for (const id of ['pass', 'escape', 'pass']) say(table, 0, id);
    expect(wounds(table, HERO)).toBe(2);
    say(table, 0, 'escape');
    expect(table.event('combat roll')).toMatchObject({ dice: 14, total: 15, against: 15 });
    expect(table.pile('undefeated challenge track')).toEqual([BROOD]);
    expect(table.game.over).toBe(true);
  });

  inEveryMode('knocked out in the middle of a phase: the most expensive card is lost, nothing more is played', () => {
    const table = varikas({ dice: [10, 10, 2, 3] });
    for (const id of ['attempt', 'pass', 'fight', 'defend']) say(table, 0, id);
    put(table, 'wounds', HERO, 4);
    say(table, 0, `attack:{${HERO}}`);
    say(table, 0, 'pass');
    expect(table.event('knocked out')).toEqual({ seat: 0 });
    expect([wounds(table, HERO), exhaustion(table)]).toEqual([0, 0]);
    expect(table.pile('market deck')).toEqual(['acolyte-of-flame']);
    expect(table.pile('undefeated challenge track')).toEqual([BROOD]);
    expect(table.game.over).toBe(true);
  });

  inEveryMode('two heroes: each has its own parts; one is knocked out and the other fights on, with no escape', () => {
    const table = arrange(runeboundCombat, {
      seats: 2,
      piles: { 'hero/0': [HERO], 'hero/1': [HERO], 'yellow deck': ['trial-rat'] },
      dice: [1, 1, 9, 9],
      play: { proc: 'challenge', with: { hero: 0, heroes: [0, 1], exceptions: ['no escape'] } },
    });
    expect(table).toOffer(0, ['use:{hero/0}:magic attack:exhaustion', 'pass']);
    expect(table.asked()).toEqual([0]);
    table.answer(0, 'pass').answer(1, 'pass');
    expect(part(table)).toBe('ranged phase/attack or defend');
    put(table, 'wounds', 'hero/0', 4);
    table.answer(0, 'defend');
    expect(table.event('knocked out')).toEqual({ seat: 0 });
    expect(table.asked()).toEqual([1]);
    table.answer(1, 'attack:{hero/1}');
    expect(table.event('defeated')).not.toBeNull();
  });

  test('combats played at random keep what must hold at every decision', () => {
    let decisions = 0;
    const ends = new Set<string>();
    for (let n = 0; n < 20; n++) {
      const table = varikas({ play: ['trial-wand'], deck: n % 3 ? [BROOD] : ['trial-rat', BROOD], exhaustion: n % 5 });
      const random = seeded(`combat ${n}`);
      table.edit((game) => (game.dice = seeded(`dice ${n}`)));
      while (!table.game.over) {
        checkDecision(table.loaded, table.game, `trial ${n}`);
        const offer = table.game.pending!.offers[0]!;
        table.answer(0, ...sample(offer, (k) => below(random, k)));
        decisions++;
      }
      for (const { tag } of table.events) if (['defeated', 'knocked out'].includes(tag)) ends.add(tag);
    }
    expect(decisions).toBeGreaterThan(100);
    expect([...ends].toSorted()).toEqual(['defeated', 'knocked out']);
  });
});
