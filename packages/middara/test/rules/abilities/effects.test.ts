import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import type { GearCard } from '../../../src/cards.ts';
import { ABILITY_TOKENS, NEGATIVE_EFFECTS, POSITIVE_EFFECTS } from '../../../src/words.ts';
import { attacked, flanking, OPEN, rook } from '../duel.ts';
import { at, breaks, damage, events, field, isDefeated, on, stamina, type Field, type Given } from '../field.ts';

const gains = (effect: string, given: Partial<Given> = {}): Field =>
  field({
    map: ['...'],
    figures: { remi: { at: 'a1', gear: [] } },
    play: ['effect gained', { figure: 'remi', effect }],
    ...given,
  });
/** The turn of Remi begins, with an Effect on her. */
const begins = (counters: Record<string, number>, given: Partial<Given> = {}): Field =>
  field({
    map: ['...'],
    figures: { remi: { at: 'a1', gear: [], on: counters }, zeke: 'c1' },
    step: 'status',
    ...given,
  });

rule('MD-EFF-01', 'six Negative Effects', () => {
  for (const effect of NEGATIVE_EFFECTS) expect(on(gains(effect), 'remi', effect)).toBeGreaterThan(0);
  expect(NEGATIVE_EFFECTS).toEqual(['condemn', 'darkness', 'disease', 'paralyze', 'poison', 'wilt']);
});
rule('MD-EFF-02', 'three Positive Effects', () => {
  for (const effect of POSITIVE_EFFECTS) expect(on(gains(effect), 'remi', effect)).toBe(1);
  expect(POSITIVE_EFFECTS).toEqual(['barrier', 'courage', 'haste']);
});
rule('MD-LIM-06', 'one token of each type', () => {
  const figures = { remi: { at: 'a1', gear: [], on: { barrier: 1 } } };
  expect(on(gains('barrier', { figures }), 'remi', 'barrier')).toBe(1);
  expect(on(gains('haste', { figures }), 'remi', 'haste')).toBe(1);
});

rule('MD-EFF-03', 'Condemn: Defeated on the skull', () => {
  for (const face of [1, 2, 3, 4, 5]) {
    const table = begins({ condemn: 1 }, { dice: [face] });
    expect([at(table, 'remi'), on(table, 'remi', 'condemn')]).toEqual(['a1', 1]);
  }
  expect(isDefeated(begins({ condemn: 1 }, { dice: [6] }), 'remi')).toBe(true);
});
rule('MD-EMPW-08', 'a BLACK die in a text is no EMPOWER: its skull deals no 3 Damage', () => {
  expect(events(begins({ condemn: 1 }, { dice: [6] }), 'damaged')).toEqual([]);
});

rule('MD-EFF-04', 'Darkness: 1 less Defense', () => {
  const table = attacked({
    figures: { rook: { at: 'b2', stamina: 3, on: { darkness: 1 } }, animate: 'c2' },
    dice: [3, 2],
  });
  expect(table.event('misses') ?? table.event('hits')).toMatchObject({ roll: 8, defense: 8 });
});
rule(['MD-DODG-07', 'MD-EFF-04'], 'with Darkness nobody dodges', () => {
  const table = attacked({
    figures: { rook: { at: 'b2', stamina: 1, on: { darkness: 1, dodge: 1 } }, animate: 'c2' },
    cards: { rook: { hp: 99 } },
    dice: [6, 6],
  });
  expect(events(table, 'hits')).toHaveLength(1);
  expect(on(table, 'rook', 'dodge')).toBe(1);
});

rule('MD-EFF-05', 'Disease: no Positive Effects, no healing, no other token goes', () => {
  const ill = gains('disease', { figures: { remi: { at: 'a1', gear: [], damage: 4, on: { barrier: 1 } } } });
  expect([on(ill, 'remi', 'barrier'), on(ill, 'remi', 'disease')]).toEqual([0, 1]);
  const figures = { remi: { at: 'a1', gear: [], damage: 4, on: { disease: 1, poison: 1 } } };
  expect(on(gains('haste', { figures }), 'remi', 'haste')).toBe(0);
  expect(damage(gains('', { figures, play: ['healing', { figure: 'remi', amount: 3 }] }), 'remi')).toBe(4);
  expect(
    on(gains('', { figures, play: ['effect lost', { figure: 'remi', effect: 'poison' }] }), 'remi', 'poison'),
  ).toBe(1);
  const cured = gains('', { figures, play: ['effect lost', { figure: 'remi', effect: 'disease' }] });
  expect(on(cured, 'remi', 'disease')).toBe(0);
});

const still = { at: 'b2', stamina: 3, on: { paralyze: 1 } };
rule('MD-EFF-06', 'Paralyze: no Actions and no Abilities', () => {
  const table = field({
    map: OPEN,
    figures: { remi: { ...still, gear: ['walking-blade', 'like-the-shadows'] }, animate: 'c2' },
  });
  expect(table).toOffer(0, ['end turn']);
  expect(table).toRefuse(0, 'move', 'MD-EFF-06');
});
rule('MD-EFF-06', 'who is Paralyzed neither dodges nor counters, and makes no Break Attack', () => {
  const hit = attacked({ figures: { rook: still, animate: 'c2' }, dice: [1, 1] });
  expect(hit.where()).toMatch(/turn\/action phase$/);
  expect(events(hit, 'misses')).toHaveLength(1);
  const gone = field({
    map: OPEN,
    figures: { remi: { at: 'b2', gear: [] }, animate: { at: 'b3', on: { paralyze: 1 } } },
  });
  expect(breaks(gone.answer(0, 'move').answer(0, 'walk', 'b1'))).toEqual([]);
});
rule('MD-FLNK-01', 'who is Paralyzed lends no Flanking', () => {
  expect(flanking('c2').value('flanking', 0, 1)).toBe(true);
  const figures = { rook: { at: 'a2', stamina: 2 }, animate: 'b2', remi: { at: 'c2', on: { paralyze: 1 } } };
  expect(flanking('c2', { figures }).value('flanking', 0, 1)).toBe(false);
});
rule('MD-EFF-07', 'the token goes at the end of the next turn', () => {
  const table = field({ map: OPEN, figures: { remi: { ...still, gear: [] } } }).answer(0, 'end turn');
  expect(on(table, 'remi', 'paralyze')).toBe(0);
  // In the own turn: the next one counts.
  const own = gains('paralyze').answer(0, 'end turn');
  expect(on(own, 'remi', 'paralyze')).toBe(1);
  expect(on(own.answer(0, 'end turn'), 'remi', 'paralyze')).toBe(0);
});

rule(['MD-EFF-08', 'MD-LIM-04'], 'Poison: half of what is left, rounded up', () => {
  const poisoned = (harmed: number): Field =>
    field({
      map: ['...'],
      figures: { remi: { at: 'a1', gear: [], damage: harmed, on: { poison: 1 } }, zeke: 'c1' },
      step: 'status',
    });
  expect(damage(poisoned(5), 'remi')).toBe(9);
  expect(isDefeated(poisoned(11), 'remi')).toBe(true);
});
rule('MD-COND-09', 'STATUS takes place in the Status Phase, and at no other time', () => {
  expect(damage(begins({ poison: 1 }), 'remi')).toBe(6);
  const later = field({ map: ['...'], figures: { remi: { at: 'a1', gear: [], on: { poison: 1 } }, zeke: 'c1' } });
  expect(damage(later.answer(0, 'end turn'), 'remi')).toBe(0);
});
rule('MD-EFF-13', 'an Effect stays until it is removed', () => {
  const table = field({ map: ['...'], figures: { remi: { at: 'a1', gear: [], on: { poison: 1 } } }, step: 'status' });
  expect(damage(table, 'remi')).toBe(6);
  expect(damage(table.answer(0, 'end turn'), 'remi')).toBe(9);
  expect(damage(table.answer(0, 'end turn'), 'remi')).toBe(11);
});

rule('MD-EFF-09', 'Wilt: Irreducible Damage for each book of a BLACK die', () => {
  // ORANGE 7 and WHITE 4 are 11: 2 Physical, which the Armor takes. 3 books.
  const wilted = { rook: { at: 'b2', stamina: 2 }, animate: { at: 'c2', on: { wilt: 1 } } };
  const table = rook({ figures: wilted, dice: [5, 3, 2] }).answer(0, 'attack:{animate}');
  expect(table.event('hits')).toMatchObject({ roll: 11 });
  expect(damage(table, 'animate')).toBe(3);
  expect(table.event('damaged')).toMatchObject({ type: 'irreducible' });
});
rule('MD-EFF-10', 'Barrier: 1 more Armor', () => {
  const table = field({
    map: OPEN,
    figures: { remi: { at: 'b2', on: { barrier: 1 } } },
    cards: { remi: { armor: 1 } },
  });
  expect(table.value('armor', 0)).toBe(2);
});
rule('MD-EFF-11', 'Courage: 1 more Damage, until a miss', () => {
  const brave = { rook: { at: 'b2', stamina: 2, on: { courage: 1 } }, animate: 'c2' };
  // ORANGE 7 and WHITE 4 are 11: 2 and 1, less 2.
  const hit = rook({ figures: brave, dice: [5, 3] }).answer(0, 'attack:{animate}');
  expect([damage(hit, 'animate'), on(hit, 'rook', 'courage')]).toEqual([1, 1]);
  const missed = rook({ figures: brave, dice: [1, 1] }).answer(0, 'attack:{animate}');
  expect(on(missed, 'rook', 'courage')).toBe(0);
});
rule('MD-EFF-12', 'Haste: 1 SP in the Status Phase, up to the maximum', () => {
  const hasty = (sp: number): Field =>
    field({ map: ['...'], figures: { remi: { at: 'a1', stamina: sp, gear: [], on: { haste: 1 } } } }).answer(
      0,
      'end turn',
    );
  expect([stamina(hasty(1), 'remi'), stamina(hasty(5), 'remi'), stamina(hasty(0), 'remi')]).toEqual([5, 5, 4]);
});

rule('MD-TAG-34', 'HEAL takes Damage tokens off', () => {
  const healed = (harmed: number): number =>
    damage(
      gains('', { figures: { remi: { at: 'a1', damage: harmed } }, play: ['healing', { figure: 'remi', amount: 3 }] }),
      'remi',
    );
  expect([healed(5), healed(2)]).toEqual([2, 0]);
});
rule(['MD-HEAL-05', 'MD-HEAL-06'], 'more healing than there is Damage is lost', () => {
  const table = gains('', {
    figures: { zeke: { at: 'a1', gear: ['vitality-juice-box'] }, remi: { at: 'b1', damage: 2 } },
    play: ['healing', { figure: 'remi', amount: 3 }],
  });
  expect(damage(table, 'remi')).toBe(0);
  expect(table.event('healed')).toMatchObject({ amount: 2 });
});
data('MD-FACT-15', 'Vitality Juice Box: HEAL 3 for an ally, then it is gone', () => {
  const table = field({
    map: OPEN,
    figures: { zeke: { at: 'a1', gear: ['vitality-juice-box'] }, remi: { at: 'b1', damage: 2 } },
  });
  table.answer(0, 'use:{vitality-juice-box}:between actions:DISCARD').answer(0, 'at:{remi}');
  expect(damage(table, 'remi')).toBe(0);
  expect(table.pile('gear')).not.toContain('vitality-juice-box');
});
rule('MD-TAG-39', 'IMMUNITY keeps an Effect off', () => {
  const immune = { cards: { remi: { immunity: ['poison' as const] } } };
  expect(on(gains('poison', immune), 'remi', 'poison')).toBe(0);
  expect(on(gains('wilt', immune), 'remi', 'wilt')).toBe(1);
});

data('MD-DICE-15', 'which Symbol a BLACK face is read for', () => {
  // 1 book and 3 shields.
  const dodged = attacked({ figures: { rook: { at: 'b2', stamina: 1 }, animate: 'c2' }, dice: [4, 1, 1] }).answer(
    0,
    'dodge',
  );
  expect(dodged.event('dodges')).toMatchObject({ bonus: 3 });
  const wilted = rook({
    figures: { rook: { at: 'b2', stamina: 2 }, animate: { at: 'c2', on: { wilt: 1 } } },
    dice: [5, 3, 4],
  });
  expect(damage(wilted.answer(0, 'attack:{animate}'), 'animate')).toBe(1);
  expect(isDefeated(begins({ condemn: 1 }, { dice: [4] }), 'remi')).toBe(false);
});

// ---- Ability tokens ----

const token = (name: string, count: number, had = 0): number =>
  on(
    field({
      map: ['...'],
      figures: { remi: { at: 'a1', on: { [name]: had } } },
      play: ['tokens gained', { figure: 'remi', token: name, count }],
    }),
    'remi',
    name,
  );
rule('MD-TOK-01', 'five Ability tokens', () => {
  expect(Object.keys(ABILITY_TOKENS)).toEqual(['dodge', 'heal', 'intervention', 'vow', 'summon']);
  for (const name of Object.keys(ABILITY_TOKENS)) expect(token(name, 1)).toBe(1);
});
rule('MD-LIM-07', 'how many a figure may have', () => {
  expect([
    token('dodge', 1, 3),
    token('intervention', 2),
    token('vow', 9),
    token('heal', 9),
    token('summon', 9),
  ]).toEqual([3, 1, 5, 9, 9]);
});
rule('MD-TAG-43', 'LIMIT in a text: no more are added', () => {
  const oath: GearCard = {
    kind: 'discipline',
    tags: [],
    abilities: [{ timing: 'between actions', effects: [{ token: 'vow', count: 2, LIMIT: 3 }] }],
  };
  const table = field({ map: ['..'], figures: { remi: { at: 'a1', gear: ['oath'] } }, cards: { oath } });
  table.answer(0, 'use:{oath}:between actions').answer(0, 'use:{oath}:between actions');
  expect(on(table, 'remi', 'vow')).toBe(3);
});
rule('MD-TOK-02', 'a Dodge token pays for a DODGE', () => {
  const table = attacked({
    figures: { rook: { at: 'b2', stamina: 0, on: { dodge: 1 } }, animate: 'c2' },
    dice: [5, 4, 4],
  });
  expect(table).toOffer(0, ['dodge token', 'stand']);
  table.answer(0, 'dodge token');
  expect(table.event('misses')).toMatchObject({ roll: 12, defense: 13 });
  expect(on(table, 'rook', 'dodge')).toBe(0);
});
rule('MD-TOK-03', 'a Heal token and 1 SP: HEAL 6 within SOI', () => {
  const table = field({
    map: ['......'],
    figures: { rook: { at: 'a1', stamina: 1, gear: [], on: { heal: 1 } }, remi: { at: 'e1', damage: 7 }, zeke: 'f1' },
  });
  expect(table.offers(0).filter((one) => one.startsWith('heal'))).toEqual(['heal token:0', 'heal token:1']);
  table.answer(0, 'heal token:1');
  expect([damage(table, 'remi'), stamina(table, 'rook'), on(table, 'rook', 'heal')]).toEqual([1, 0, 0]);
});
rule('MD-TOK-04', 'an Intervention token: all dice again', () => {
  // ORANGE 2 and WHITE 2, then ORANGE 7 and WHITE 6.
  const table = rook({
    figures: { rook: { at: 'b2', stamina: 2, on: { intervention: 1 } }, animate: 'c2' },
    dice: [1, 1, 5, 5],
  });
  table.answer(0, 'attack:{animate}');
  expect(table).toOffer(0, ['intervene', 'pass']);
  table.answer(0, 'intervene');
  expect(table.event('hits')).toMatchObject({ roll: 13 });
  expect(on(table, 'rook', 'intervention')).toBe(0);
});
rule('MD-TOK-05', 'a Vow token: 2 more Damage of the same type', () => {
  const figures = { zeke: { at: 'a1', stamina: 1, gear: ['gore-shot'], on: { vow: 1 } }, animate: 'c1' };
  const spell = field({ map: ['...'], figures, dice: [6, 1, 1] });
  spell
    .answer(0, 'use:{gore-shot}:between actions:SP')
    .answer(0, 'at:{animate}')
    .answer(0, 'choose:plain')
    .answer(0, 'vow');
  expect([damage(spell, 'animate'), on(spell, 'zeke', 'vow')]).toEqual([4, 0]);
  // Magic stays magic, be it a single point: Armor is no help.
  const dealt = field({
    map: ['...'],
    figures: { zeke: { at: 'a1', on: { vow: 1 } }, animate: 'c1' },
    play: [
      'dealing',
      { figure: 'animate', by: 'zeke', source: 'ability', parts: { physical: 0, magic: 1, irreducible: 0 }, tags: [] },
    ],
  });
  expect(damage(dealt.answer(0, 'vow'), 'animate')).toBe(3);
  // In an Attack before Armor, as many as there are: 2 and 4, less 2.
  const hit = rook({ figures: { rook: { at: 'b2', stamina: 2, on: { vow: 2 } }, animate: 'c2' }, dice: [5, 3] });
  hit.answer(0, 'attack:{animate}').answer(0, 'vow').answer(0, 'vow');
  expect(damage(hit, 'animate')).toBe(4);
});
rule('MD-DODG-06', 'one DODGE for an Attack', () => {
  const nimble = {
    kind: 'discipline' as const,
    tags: [],
    abilities: [{ timing: 'dodge', effects: [{ DODGE: true }] }],
  };
  const table = attacked({
    figures: { rook: { at: 'b2', stamina: 3, gear: ['nimble'], on: { dodge: 2 } }, animate: 'c2' },
    cards: { nimble },
    dice: [5, 4, 4],
  });
  expect(table).toOffer(0, ['dodge', 'dodge token', 'stand', 'use:{nimble}:dodge']);
  table.answer(0, 'use:{nimble}:dodge');
  expect([events(table, 'dodges').length, stamina(table, 'rook'), on(table, 'rook', 'dodge')]).toEqual([1, 3, 2]);
});
data('MD-DODG-04', 'dodged successfully: a DODGE was used and the Attack missed', () => {
  const dodged = (dodges: boolean): number => {
    const table = attacked({
      figures: { rook: { at: 'b2', stamina: 1 }, animate: 'c2' },
      dice: dodges ? [6, 1, 1] : [1, 1],
    });
    return events(table.answer(0, dodges ? 'dodge' : 'stand'), 'dodged').length;
  };
  expect([dodged(true), dodged(false)]).toEqual([1, 0]);
});
rule('MD-ATK-14', 'a skull cancels what Abilities add to a Dodge roll', () => {
  const cloak = {
    kind: 'item' as const,
    tags: [],
    modifies: [{ value: 'dodge bonus', add: 1, if: { PASSIVE: true } }],
  };
  const bonus = (face: number): unknown =>
    attacked({
      figures: { rook: { at: 'b2', stamina: 1, gear: ['cloak'] }, animate: 'c2' },
      cards: { cloak },
      dice: [face, 1, 1],
    })
      .answer(0, 'dodge')
      .event('dodges')!['bonus'];
  expect([bonus(4), bonus(6)]).toEqual([4, 0]);
});
rule('MD-TAG-22', 'a Combatant with DODGE dodges', () => {
  const dodging = rook({ cards: { animate: { tags: ['DODGE'] } }, dice: [5, 6, 6] }).answer(0, 'attack:{animate}');
  expect(dodging.event('hits')).toMatchObject({ roll: 15, defense: 13 });
  expect(
    rook({ dice: [6, 6] })
      .answer(0, 'attack:{animate}')
      .event('hits'),
  ).toMatchObject({ defense: 9 });
});

rule('MD-TAG-39', 'who becomes immune loses the Effect at once', () => {
  const amulet: GearCard = { kind: 'item', tags: [], immunity: ['poison'] };
  const table = field({
    map: ['...'],
    figures: { remi: { at: 'a1', gear: ['amulet'], on: { poison: 1 } }, zeke: 'c1' },
    cards: { amulet },
    step: 'start',
  });
  expect([on(table, 'remi', 'poison'), damage(table, 'remi')]).toEqual([0, 0]);
});
rule('MD-LIM-05', 'the player chooses the order of the Status Phase', () => {
  const salve: GearCard = {
    kind: 'item',
    tags: [],
    abilities: [{ timing: 'status', ways: ['EXHAUST'], effects: [{ HEAL: 4, to: 'self' }] }],
  };
  const table = field({
    map: ['...'],
    figures: { remi: { at: 'a1', damage: 4, gear: ['salve'], on: { haste: 1, poison: 1 } }, zeke: 'c1' },
    cards: { salve },
    step: 'status',
  });
  expect(table).toOffer(0, ['resolve:haste', 'resolve:poison', 'use:{salve}:status:EXHAUST']);
  // Half of 8 first, then HEAL 4.
  table.answer(0, 'resolve:poison').answer(0, 'use:{salve}:status:EXHAUST');
  expect(damage(table, 'remi')).toBe(4);
  expect(table.where()).toMatch(/turn\/action phase$/);
});
rule('MD-LIM-03', 'nothing goes below 0', () => {
  const stones = new Array<string>(8).fill('slab-shield');
  expect(field({ map: ['..'], figures: { remi: { at: 'a1', gear: stones } } }).value('movement value', 0)).toBe(0);
});
data('MD-HEAL-02', 'full HP, and what is left of it', () => {
  const table = field({
    map: ['..'],
    figures: { remi: { at: 'a1', damage: 5, gear: [] } },
    play: ['healing', { figure: 'remi', amount: 9 }],
  });
  expect(table.event('healed')).toMatchObject({ amount: 5 });
  expect(damage(table, 'remi')).toBe(0);
});

rule('MD-LIM-05', 'an Ability may take off what is due before it is resolved; then nothing is left to decide', () => {
  const figures = { remi: { at: 'a1', gear: ['physically-perfected'], on: { poison: 1 } }, animate: 'c1' };
  const waits = (): Field => field({ map: ['...'], figures, step: 'status' });
  const cured = waits().answer(0, 'use:{physically-perfected}:status:EXHAUST');
  expect([damage(cured, 'remi'), cured.where().includes('action phase')]).toEqual([0, true]);
  const suffers = waits().answer(0, 'resolve:poison');
  expect(damage(suffers, 'remi')).toBe(7);
});
