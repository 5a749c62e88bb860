import { rule, type Cited } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import { EXAMPLES } from './examples.ts';
import {
  attempt,
  combatRoll,
  exhaustion,
  isFaceUp,
  mayOnly,
  part,
  rolls,
  say,
  tags,
  wounds,
  YELLOW,
  type Battle,
} from '../../battles.ts';

const HERO = 'varikas-the-dead';
const BROOD = 'brood-of-the-bloodmother';
const ARMOR = 'use:{padded-leather-armor}:padding:activate';
const BOMB = 'use:{dwarven-fire-bomb}:throw:discard';
const MAGIC = `use:{${HERO}}:magic attack:exhaustion`;

/** The position of the example. The dice come in the book's totals: 6, 11, 14, 5, 15. */
const varikas = (dice: number[] = [2, 4, 5, 6, 7, 7, 2, 3, 8, 7]): Battle =>
  attempt({
    hero: HERO,
    exhaustion: 3,
    area: ['padded-leather-armor', 'dwarven-fire-bomb', 'acolyte-of-flame'],
    deck: [BROOD],
    dice,
  });
/** The answers of the example, up to a point. */
const SCRIPT = [ARMOR, BOMB, MAGIC, 'fight', 'defend', `attack:{${HERO}}`, 'send:{acolyte-of-flame}'];
const upTo = (answers: number, dice?: number[]): Battle => say(varikas(dice), ...SCRIPT.slice(0, answers));
const counters = (table: Battle) => ({
  varikas: [wounds(table, HERO), exhaustion(table, HERO)],
  brood: wounds(table, BROOD),
});

const example = (id: keyof typeof EXAMPLES, name: string, fn: () => void): void =>
  rule([id, ...EXAMPLES[id]] as unknown as Cited, name, fn);

describe('Example of a Challenge', () => {
  example('RB-EX-01', "the Brood's text comes first", () => {
    const table = varikas();
    expect(['mind', 'body', 'spirit', 'stamina'].map((name) => table.value(name, table.thing(HERO)))).toEqual([
      1, 4, 4, 4,
    ]);
    const brood = table.thing(BROOD);
    expect(['mind', 'body', 'spirit', 'life'].map((name) => table.value(name, brood))).toEqual([15, 11, 14, 3]);
    expect(['ranged', 'melee', 'magic'].map((phase) => table.value(`${phase} damage`, brood))).toEqual([0, 1, 2]);
    expect(table.where()).toContain('before combat/text of the challenge');
    expect(table).toRefuse(0, MAGIC);
  });

  example('RB-EX-02', 'the Swim test: 6 + 4 = 10 is less than 14, one wound is about to be inflicted', () => {
    const table = varikas();
    expect(table.event('test made')).toMatchObject({
      attribute: 'body',
      skill: 'swim',
      dice: 6,
      total: 10,
      number: 14,
      success: 'false',
    });
    expect(part(table)).toBe('wounds/about to be inflicted');
    expect(table.game.stack.at(-1)!.locals).toEqual({ on: table.thing(HERO), amount: 1 });
    expect(counters(table)).toEqual({ varikas: [0, 3], brood: 0 });
  });

  example('RB-EX-03', 'the armor cancels the wound: his one activation before combat', () => {
    const table = varikas();
    mayOnly(table, ARMOR, 'pass');
    say(table, ARMOR);
    expect(wounds(table, HERO)).toBe(0);
    expect(isFaceUp(table, 'padded-leather-armor')).toBe(false);
    mayOnly(table, BOMB, MAGIC, 'pass');
    const second = attempt({ hero: HERO, area: ['padded-leather-armor', 'wand'], deck: [BROOD], dice: [2, 4] });
    say(second, ARMOR);
    mayOnly(second, MAGIC, 'pass');
    expect(second).toRefuse(0, 'use:{wand}:spark:activate', 'RB-CBT-06');
    const another = attempt({ hero: HERO, area: ['padded-leather-armor', 'mail'], deck: [BROOD], dice: [2, 4] });
    mayOnly(another, ARMOR, 'use:{mail}:cancel:activate', 'pass');
    // Both cancel the same wound: after the first the second would be too much, and there is nothing left to cancel.
    say(another, ARMOR);
    expect(isFaceUp(another, 'mail')).toBe(true);
  });

  example('RB-EX-04', 'the Fire Bomb: 11 + 1 = 12 misses 15, and it is discarded', () => {
    const table = upTo(2);
    expect(combatRoll(table, 'ranged')).toMatchObject({ dice: 11, total: 12, against: 15, success: 'false' });
    expect(counters(table)).toEqual({ varikas: [0, 3], brood: 0 });
    expect(table.pile('market deck').at(-1)).toBe('dwarven-fire-bomb');
    mayOnly(table, MAGIC, 'pass');
  });

  example('RB-EX-05', 'his own ability: 14 + 4 = 18 beats 14; with four exhaustion he cannot do it again', () => {
    const table = upTo(3);
    expect(combatRoll(table, 'magic')).toMatchObject({ dice: 14, total: 18, against: 14, success: 'true' });
    expect(counters(table)).toEqual({ varikas: [0, 4], brood: 1 });
    expect(table).toRefuse(0, MAGIC);
    expect(part(table)).toBe('escape phase/escape or fight');
  });

  example('RB-EX-06', 'he declines to escape: no dice', () => {
    const table = upTo(3);
    mayOnly(table, 'escape', 'fight');
    const before = rolls(table);
    say(table, 'fight');
    expect(rolls(table)).toBe(before);
    expect(part(table)).toBe('ranged phase/attack or defend');
  });

  example('RB-EX-07', 'ranged: he defends without a roll and keeps his attack', () => {
    const table = upTo(4);
    mayOnly(table, `attack:{${HERO}}`, 'send:{acolyte-of-flame}', 'defend');
    const before = rolls(table);
    say(table, 'defend');
    expect(rolls(table)).toBe(before);
    expect(counters(table)).toEqual({ varikas: [0, 4], brood: 1 });
    mayOnly(table, `attack:{${HERO}}`, 'send:{acolyte-of-flame}', 'defend');
  });

  example('RB-EX-08', 'melee: 5 + 4 = 9 misses 11, one wound', () => {
    const table = upTo(6);
    expect(combatRoll(table, 'melee')).toMatchObject({ dice: 5, total: 9, against: 11, success: 'false' });
    expect(counters(table)).toEqual({ varikas: [1, 4], brood: 1 });
  });

  example('RB-EX-09', 'magic: the Acolyte, 15 + 1 = 16, beats 14; with 12 it would have been killed', () => {
    const table = upTo(6);
    mayOnly(table, 'send:{acolyte-of-flame}', 'defend');
    expect(table).toRefuse(0, `attack:{${HERO}}`, 'RB-CBT-29');
    say(table, 'send:{acolyte-of-flame}');
    expect(combatRoll(table, 'magic')).toMatchObject({ dice: 15, total: 16, against: 14 });
    expect(wounds(table, BROOD)).toBe(2);
    const missed = upTo(7, [2, 4, 5, 6, 7, 7, 2, 3, 6, 6]);
    expect(combatRoll(missed, 'magic')).toMatchObject({ dice: 12, total: 13 });
    expect(missed.event('ally killed')).toMatchObject({ card: { content: 'acolyte-of-flame' } });
    expect([wounds(missed, BROOD), wounds(missed, HERO)]).toEqual([1, 1]);
  });

  example('RB-EX-10', 'another round begins with Escape, without Before Combat', () => {
    const table = upTo(7);
    expect(table.event('combat round')).toEqual({ round: 2 });
    expect(part(table)).toBe('escape phase/escape or fight');
    expect(table).toRefuse(0, MAGIC);
    expect(counters(table)).toEqual({ varikas: [1, 4], brood: 2 });
  });

  example('RB-EX-11', 'the reward: three gold, the card itself, and the counter', () => {
    const table = upTo(7).dice(5, 5);
    say(table, 'fight', 'defend', `attack:{${HERO}}`);
    expect(combatRoll(table, 'melee')).toMatchObject({ dice: 10, total: 14 });
    expect(table.world.heroes[0]).toMatchObject({ gold: 3, counters: { yellow: 1 } });
    expect(table.pile('area/0')).toEqual(['padded-leather-armor', 'acolyte-of-flame', BROOD]);
    expect(table.pile('yellow deck')).not.toContain(BROOD);
    expect(table.world.adventures).not.toContain(YELLOW);
  });

  example('RB-EX-12', 'the whole example by its dice', () => {
    const table = upTo(7);
    expect(rolls(table)).toBe(5);
    expect(
      table.events
        .filter(({ tag }) => tag === 'rolled')
        .map((one) => (one.with['dice'] as number[]).reduce((x, y) => x + y)),
    ).toEqual([6, 11, 14, 5, 15]);
    expect(counters(table)).toEqual({ varikas: [1, 4], brood: 2 });
    expect(wounds(table, 'acolyte-of-flame')).toBe(0);
    expect(isFaceUp(table, 'padded-leather-armor')).toBe(false);
    expect(table.pile('market deck').at(-1)).toBe('dwarven-fire-bomb');
    expect(tags(table, 'combat round')).toHaveLength(2);
    expect(table.event('combat roll')).toMatchObject({ total: 16 });
  });
});
