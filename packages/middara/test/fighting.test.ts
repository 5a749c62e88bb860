/** What a player reads in a fight and while Re-Equipping: chances, how Damage came about, and what each choice does. */

import { whyNot } from '@questwright/kernel';
import { expect, test } from 'vitest';
import { middaraEntry } from './whole.ts';
import type { DieCard } from '../src/cards.ts';
import type { Middara } from '../src/world.ts';
import { label, labels, look, prompt, said, sceneOf, told } from './reader.ts';
import { OPEN, rook } from './rules/duel.ts';
import { attack, damage, field, packed, type Field, type Given } from './rules/field.ts';

const faces = (table: Field, die: string): DieCard['faces'] =>
  (table.loaded.content.get(`die-${die}`)!.content as unknown as DieCard).faces;
const percent = (all: readonly boolean[]): number => Math.round((100 * all.filter(Boolean).length) / all.length);

// ---- chances ----

test('to empower and to dodge show the chance with the black die, counted over all faces', () => {
  const own = rook({ figures: { rook: { at: 'b2', stamina: 5 }, animate: 'c2' } }).answer(0, 'attack:{animate}');
  const black = faces(own, 'black');
  const rolls = faces(own, 'orange').flatMap(({ number: one = 0 }) =>
    faces(own, 'white').map(({ number: other = 0 }) => one + other),
  );
  const empowered = rolls.flatMap((sum) => black.map(({ number = 0, skull }) => skull !== true && sum + number >= 9));
  const skull = percent(black.map((one) => one.skull === true));
  expect(skull).toBeGreaterThan(0);
  expect(label(own, 'empower')).toContain(`hits ${percent(empowered)} %`);
  expect(label(own, 'empower')).toContain(`its skull misses, ${skull} %`);
  expect(label(own, 'plain')).toContain(`hits ${percent(rolls.map((sum) => sum >= 9))} %`);

  const given: Given = {
    map: OPEN,
    figures: { rook: { at: 'b2', stamina: 5 }, animate: 'c2' },
    play: attack('animate', 'rook'),
  };
  const target = field(given);
  const [one, other] = (target.value('combat dice', target.thing('animate')) as string[]).map((die) =>
    faces(target, die).map(({ number = 0 }) => number),
  );
  const defense = target.value('defense', target.thing('rook')) as number;
  const dodged = one!.flatMap((x) =>
    other!.flatMap((y) => black.map((face) => x + y >= defense + (face.skull === true ? 0 : (face.shield ?? 0)))),
  );
  expect(label(target, 'dodge')).toContain(`then it hits in ${percent(dodged)} %`);
});

test('a Spell shows whom it takes hold of how often, counted over all faces, and what Empowering costs', () => {
  const zeke = field({
    map: OPEN,
    figures: { zeke: { at: 'b2', stamina: 2, gear: ['magic-staff', 'gore-shot'] }, animate: 'c2' },
  }).answer(0, 'use:{gore-shot}:between actions:SP');
  // Gore Shot is a SPELL 6; the staff casts with the white die, an Animate resists with orange and white.
  const [white, orange, black] = ['white', 'orange', 'black'].map((die) => faces(zeke, die));
  const against = white!.flatMap(({ number: one = 0 }) => orange!.map(({ number: other = 0 }) => one + other));
  const takes = (force: readonly number[]): number =>
    percent(force.flatMap((sum) => against.map((total) => total < sum)));
  const plain = white!.map(({ number = 0 }) => 6 + number);
  expect(label(zeke, 'at:{animate}')).toBe(`Animate, takes hold ${takes(plain)} %`);
  expect(label(zeke, 'at:{zeke}')).toBe('Zeke, an ally');
  expect(zeke.game.pending!.offers[0]!.options[0]).toBe(`at:${zeke.thing('animate')}`);
  zeke.answer(0, 'at:{animate}');
  const empowered = plain.flatMap((sum) =>
    black!.map(({ book = 0, number = 0, skull }) => (skull === true ? -Infinity : sum + book + number)),
  );
  expect(label(zeke, 'plain')).toBe(`Do not empower: takes hold ${takes(plain)} %`);
  expect(label(zeke, 'empower')).toMatch(
    new RegExp(`^Empower: add the black die \\(1 SP\\): takes hold ${takes(empowered)} %; its skull`),
  );
});

// ---- Damage ----

test('how the Damage of an Attack came about is one line, in place of the Symbols one by one', () => {
  const table = field({
    map: OPEN,
    figures: { rook: { at: 'b2', stamina: 0, gear: ['cuirass'] }, animate: 'c2' },
    play: attack('animate', 'rook'),
    dice: [6, 6],
  });
  const [sum] = told(table, 'attack sum');
  const numbers =
    /^The Attack of Animate on Rook comes to (\d+) Damage: (\d+) over the Defense, (\d+) for .*, less 1 for Armor\.$/.exec(
      sum!,
    );
  const [total, over, symbols] = numbers!.slice(1).map(Number);
  expect(over! + symbols! - 1).toBe(total);
  expect(damage(table.answer(0, 'pass'), 'rook')).toBe(total);
  const decided = table.events.find((one) => one.tag === 'decided')!;
  const next = table.events.find((one) => one.tag === 'attack sum')!;
  expect(middaraEntry.joined!(decided, next)).toEqual(next);
});

test('Damage that is dealt as it was worked out, and none at all, are told once', () => {
  const { joined } = middaraEntry;
  const [attack, ...rest] = ['attack sum', 'damaged', 'unharmed'].map((tag) => ({
    tag,
    key: `event.${tag}`,
    rule: 'MD-ATK-26' as const,
    with: { figure: { thing: 0 }, target: { thing: 1 }, total: 4, amount: 4, type: 'magic', over: 4, damage: 0 },
  }));
  const [damaged, unharmed] = rest;
  expect(joined!(attack!, damaged!)?.with['type']).toBe('magic');
  expect(joined!(attack!, { ...damaged!, with: { ...damaged!.with, amount: 2 } })).toBeNull();
  expect(joined!(attack!, unharmed!)).toEqual(attack);
});

test('of an opponent’s reasons only the AI Step is told at once', () => {
  const enemy = field({
    map: OPEN,
    figures: { rook: 'a1', 'cave-sickle': 'e5' },
    turn: 'cave-sickle',
    step: 'activation',
    acting: true,
    dice: [1, 1],
  });
  const told = (tag: string): string[] =>
    enemy.events.filter((one) => one.tag === tag).map((one) => said(enemy, middaraEntry.brief!(one) ?? one));
  expect(told('AI step true')).toEqual(['Cave Sickle follows AI Step 2.']);
  expect(told('AI step false')).toEqual(['']);
  expect(new Set(told('decided'))).toEqual(new Set(['']));
  expect(told('attacks')).toEqual(['Cave Sickle attacks Rook.']);
});

test('a Break Attack and an Attack past something in the way say their chances', () => {
  const leaving = field({
    map: OPEN,
    figures: { rook: { at: 'b2', stamina: 0 }, animate: 'c2' },
    play: ['break attack', { attacker: 'rook', target: 'animate' }],
  });
  expect(label(leaving, 'strike')).toMatch(/^Strike for free: hits \d+ %, harms \d+ %$/);
  const past = field({
    map: ['.h..'],
    figures: { nightingale: { at: 'a1', stamina: 3, gear: ['horn-bow'] }, animate: 'd1' },
  });
  expect(label(past, 'attack:{animate}')).toMatch(
    /^Attack Animate \(2 SP, hits \d+ %, harms \d+ %; to the roll -1 for Hindering Terrain\)$/,
  );
});

test('who is not on the board can be looked at', () => {
  const table = field({ map: OPEN, figures: { remi: 'b2', zeke: 'c2', animate: 'e5' } });
  table.edit((game) => void ((game.world as Middara).figures[1]!.square = ''));
  expect(look(table, 'Zeke')[0]).toMatch(/^Zeke, not on the board: HP 12 of 12/);
});

const struck = (given: Partial<Given> = {}): Field =>
  field({
    map: OPEN,
    figures: { rook: { at: 'b2', damage: 3, gear: ['cuirass'] }, animate: 'c2' },
    play: [
      'dealing',
      { figure: 'rook', by: 'animate', source: 'attack', parts: { physical: 5, magic: 1, irreducible: 0 }, tags: [] },
    ],
    ...given,
  });

test('who may reduce Damage is told how much is coming, of which type, and what each Ability does', () => {
  const table = struck();
  const hp = (table.value('maximum HP', table.thing('rook')) as number) - 3;
  expect(middaraEntry.describe!.hints!(sceneOf(table))).toEqual([
    `5 Physical and 1 Magic Damage by Animate is about to be dealt to Rook, who has ${hp} HP left.`,
  ]);
  expect(labels(table)).toContain('Cuirass (Exhaust): 2 less Physical Damage');
  expect(middaraEntry.describe!.hints!(sceneOf(rook()))).toEqual([]);
});

test('of alternatives all is told, with what is worked out in words', () => {
  const zeke = field({ map: OPEN, figures: { zeke: { at: 'b2', gear: ['gore-shot'] }, animate: 'd2' } });
  expect(look(zeke, 'Zeke').join(' ')).toContain(
    'between Actions (1 SP): cast a SPELL 6 on a figure within SOI: choose: deal 2 Magic Damage or deal 1 Irreducible Damage to ' +
      'yourself and deal Magic Damage equal to 2 + the LVL of your highest CRUOR',
  );
});

test('an Adventurer is told with Conviction, Casting and Skills', () => {
  const lines = look(field({ map: OPEN, figures: { zeke: { at: 'b2', gear: ['magic-staff'] } } }), 'Zeke');
  expect(lines).toContain('Conviction: purple die and purple die; Casting: white die');
  expect(lines).toContain('Skills: Presence 4, Lore 5, Agility 3, Perception 4, and Strength 2');
});

// ---- Re-Equip ----

const changing = (): Field =>
  packed(
    field({
      map: ['....'],
      figures: { remi: { at: 'a1', stamina: 3, gear: ['walking-blade'] }, rook: { at: 'b1', gear: ['mallet'] } },
    }),
    'remi',
    'great-hammer',
  ).answer(0, 're-equip');

test('what must be put away before one is done is said at once', () => {
  const table = changing();
  expect(prompt(table)).toBe('What does Remi change?');
  expect(label(table, 'equip:{great-hammer}')).toMatch(/^Equip Great Hammer: two-handed Melee Weapon, with /);
  table.answer(0, 'equip:{great-hammer}');
  expect(table.offers(0)).not.toContain('done');
  expect(prompt(table)).toBe(
    'What does Remi change? Something must be put away first: Remi has only 2 hands for what is equipped.',
  );
  table.answer(0, 'store:{walking-blade}');
  expect(told(table, 'stored')).toEqual(['Remi puts Walking Blade into the Pack.']);
  expect(table.offers(0)).toContain('done');
});

test('what is taken is in the Pack, and things of others are named as theirs', () => {
  const table = changing();
  expect(label(table, 'take:{mallet}')).toMatch(/^Take Mallet from Rook, into the Pack: /);
  table.answer(0, 'take:{mallet}');
  expect(told(table, 'took')).toEqual(['Remi takes Mallet from Rook; it is in the Pack and not worn yet.']);
  expect(label(table, 'put back:{mallet}')).toBe('Give Mallet back to Rook');
  const other = packed(table, 'rook', 'katar');
  expect(label(other, 'equip:{katar}')).toMatch(/^Equip Katar of Rook: /);
  table.answer(0, 'put back:{mallet}');
  expect(told(table, 'put back')).toEqual(['Mallet is Rook’s again.']);
});

test('the other side of an Item is told', () => {
  const table = packed(
    field({ map: ['..'], figures: { remi: { at: 'a1', stamina: 3 } } }),
    'remi',
    'wand-of-missiles',
  ).answer(0, 're-equip');
  expect(label(table, 'by the other side:{wand-of-missiles}')).toMatch(
    /^Equip Wand of Missiles by its other side, Wand of Missiles \(Relic\): .*deal 1 Magic Damage/,
  );
});

test('nobody pays for a change where there is nothing to change', () => {
  const bare = field({ map: ['...'], figures: { zeke: { at: 'a1', stamina: 3, gear: [] }, remi: 'c1' } });
  const refusal = whyNot(bare.loaded, bare.game, 0, 're-equip')!;
  expect([refusal.rule, said(bare, refusal)]).toEqual([
    'MD-REEQ-01',
    'Zeke has nothing to change, and nobody beside has anything to take.',
  ]);
  const armed = field({ map: ['...'], figures: { zeke: { at: 'a1', stamina: 3, gear: ['katar'] } } });
  expect(label(armed, 're-equip')).toBe('Re-Equip (1 SP; the Pack is empty, and nobody beside has anything)');
});

test('a figure is told with its tokens; why a token on the board cannot be attacked is told, too', () => {
  const table = rook({
    figures: { rook: { at: 'b2', stamina: 5, on: { dodge: 2 } }, animate: 'c2' },
    tokens: [{ kind: 'totem', square: 'a2' }],
  });
  expect(look(table, 'Rook')[0]).toContain('2 Dodge tokens');
  const totem = table.world.tokens[0]!.thing;
  expect(whyNot(table.loaded, table.game, 0, `attack:${totem}`)).toMatchObject({ rule: 'MD-ATK-03' });
});

test('a card that costs several things is told with all of them', () => {
  const lines = look(field({ map: OPEN, figures: { zeke: { at: 'b2', gear: ['door-of-smoke'] } } }), 'Zeke');
  expect(lines.join(' ')).toContain('(1 SP, Exhaust)');
});
