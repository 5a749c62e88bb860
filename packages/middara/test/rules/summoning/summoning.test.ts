import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { faces } from '../enemies.ts';
import { at, damage, events, field, on, stamina, thing, type Field, type Given } from '../field.ts';
import { pass, track, turns, who } from '../stage.ts';

const HALL = ['........', '........', '........'];
const SUMMONER = { at: 'a2', stamina: 5, gear: ['summoning'], on: { summon: 3 } };
const MASTER = { ...SUMMONER, gear: ['summoning', 'exalted-summoning'] };
const hall = (given: Partial<Given> = {}): Field =>
  field({ map: HALL, figures: { nightingale: MASTER, zeke: 'a3' }, ...given });
const call = (table: Field): Field => table.answer(0, 'use:{summoning}:summon');
const summon = (table: Field, card: string, ...squares: readonly string[]): Field => {
  call(table).answer(0, `esper:${card}`);
  for (const square of squares) table.answer(0, `arrive:${square}`);
  return table;
};
/** Its own turn comes after everybody else's. */
const itsTurn = (table: Field, others: number): Field => pass(table, others);

rule('MD-ESPR-01', 'the Summoning Discipline lets a LOYAL ESPER appear', () => {
  const table = call(hall());
  expect(table).toOffer(0, ['esper:femke-and-diem', 'esper:cairn-hound', 'esper:lamp-heron']);
  table.answer(0, 'esper:cairn-hound').answer(0, 'arrive:b2');
  expect([at(table, 'cairn-hound'), table.value('side', thing(table, 'cairn-hound'))]).toEqual(['b2', 'adventurers']);
});
rule('MD-ESPR-02', 'none of a higher LVL than the highest ASSEMBLAGE Discipline', () => {
  const table = call(hall({ figures: { nightingale: SUMMONER } }));
  expect(table).toRefuse(0, 'esper:femke-and-diem', 'MD-ESPR-02');
  expect(call(hall()).offers(0)).toContain('esper:femke-and-diem');
});
rule('MD-CTAG-10', 'the LVL on the card limits who may use it', () => {
  const table = call(hall({ figures: { nightingale: SUMMONER } }));
  expect(table).toRefuse(0, 'esper:femke-and-diem', 'MD-ESPR-02');
});
rule('MD-ESPR-03', 'as many SP as tokens are paid', () => {
  const table = summon(hall(), 'femke-and-diem', 'b2', 'b3');
  expect([on(table, 'nightingale', 'summon'), stamina(table, 'nightingale')]).toEqual([1, 3]);
});
rule('MD-TOK-06', 'tokens and SP are paid together when the Esper appears', () => {
  const cards = { 'lamp-heron': { cost: 1 } };
  const one = hall({ cards, figures: { nightingale: { ...MASTER, on: { summon: 1 } } } });
  expect(call(one)).toRefuse(0, 'esper:femke-and-diem', 'MD-TOK-06');
  const tired = hall({ cards, figures: { nightingale: { ...MASTER, stamina: 1 } } });
  expect(call(tired)).toRefuse(0, 'esper:femke-and-diem', 'MD-ACTN-02');
  const table = summon(hall(), 'femke-and-diem', 'b2', 'b3');
  expect([on(table, 'nightingale', 'summon'), stamina(table, 'nightingale')]).toEqual([1, 3]);
});
data('MD-CTAG-06', 'COST says how many Summon tokens', () => {
  const table = hall();
  expect([table.value('COST', 'femke-and-diem'), table.value('COST', 'cairn-hound')]).toEqual([2, 1]);
});
rule('MD-ESPR-04', 'nothing else is paid with Summon tokens', () => {
  expect(hall()).toRefuse(0, 'summon token', 'MD-ESPR-04');
  const last = hall({ figures: { nightingale: { ...MASTER, on: { summon: 1 } }, zeke: 'a3' } });
  expect(last).toRefuse(0, 'summon token', 'MD-ESPR-04', 'refuse.only-for-espers');
});
rule('MD-ESPR-05', 'it appears within SOI, and its card lies at the back of the track', () => {
  const table = call(hall({ map: ['..........', '..........'], figures: { nightingale: MASTER, zeke: 'a1' } }));
  table.answer(0, 'esper:cairn-hound');
  expect(table).toRefuse(0, 'arrive:f1', 'MD-ESPR-05');
  expect(table).toRefuse(0, 'arrive:a1', 'MD-TAG-72');
  table.answer(0, 'arrive:e1');
  expect(track(table)).toEqual(['nightingale', 'zeke', 'cairn-hound']);
  expect(turns(itsTurn(table, 2)).at(-1)).toBe('cairn-hound');
});
rule('MD-ESPR-05', 'behind a wall it does not appear', () => {
  const table = call(hall({ map: ['...', 'ooo', '...'], figures: { nightingale: { ...MASTER, at: 'a1' } } }));
  expect(table.answer(0, 'esper:cairn-hound')).toOffer(0, ['arrive:b1', 'arrive:c1']);
});
data('MD-ESPR-05', 'without room for all of its figures it is not called', () => {
  const table = hall({ map: ['..'], figures: { nightingale: { ...MASTER, at: 'a1' } } });
  expect(call(table)).toRefuse(0, 'esper:femke-and-diem', 'MD-ESPR-05');
});
rule('MD-ESPR-06', 'it comes with 3 SP and gains none in its first turn', () => {
  const table = itsTurn(summon(hall(), 'cairn-hound', 'b2'), 2);
  expect(stamina(table, 'cairn-hound')).toBe(3);
  pass(table, 3);
  // Recovery 2 of 4.
  expect([turns(table).at(-1), stamina(table, 'cairn-hound')]).toEqual(['cairn-hound', 4]);
});
rule('MD-ESPR-06', '3 SP, whatever it recovers', () => {
  expect(stamina(summon(hall(), 'cairn-hound', 'b2'), 'cairn-hound')).toBe(3);
});
const fallen = (table: Field): Field => {
  const own = table.world.figures.filter((one) => one.by >= 0);
  expect(own.map((one) => one.square)).toEqual(own.map(() => ''));
  return table;
};
rule('MD-ESPR-07', 'Defeated, it leaves the board and the track', () => {
  const table = hall({
    figures: { nightingale: MASTER, zeke: 'a3' },
    cards: {
      'cairn-hound': {
        abilities: [
          { timing: 'between actions', name: 'perish', effects: [{ damage: 9, type: 'irreducible', to: 'self' }] },
        ],
      },
    },
  });
  itsTurn(summon(table, 'cairn-hound', 'b2'), 2);
  table.answer(0, `use:${thing(table, 'cairn-hound')}:perish`);
  expect(track(fallen(table))).toEqual(['nightingale', 'zeke']);
});
rule('MD-ESPR-08', 'it stays for one Encounter; the tokens are kept', () => {
  const table = hall({
    tokens: [{ kind: 'exit', square: 'a2' }],
    encounter: {
      ends: { out: { outcome: 'win', exit: 'blue' } },
      secret: { ends: { out: [{ 'continue to': 'the-sluice' }] } },
    },
  });
  pass(summon(table, 'cairn-hound', 'b2'));
  expect(table.world.encounter).toBe('the-sluice');
  expect(table.world.figures.filter((one) => one.by >= 0)).toEqual([]);
  expect(on(table, 'nightingale', 'summon')).toBe(2);
});
rule('MD-ESPR-09', 'what it gains goes to its summoner', () => {
  const table = hall({
    tokens: [{ kind: 'loot', square: 'c2' }],
    encounter: { secret: { ends: {}, loot: { blue: [{ 'gain card': 'brass-thimble' }] } } },
    supply: ['brass-thimble'],
  });
  itsTurn(summon(table, 'cairn-hound', 'b2'), 2);
  table.answer(
    0,
    table.offers(0).find((one) => one.startsWith('loot'))!,
  );
  expect(events(table, 'gained').map((one) => one['figure'])).toEqual([{ thing: thing(table, 'nightingale') }]);
});
rule('MD-ESPR-09', 'and so does what an opponent leaves behind', () => {
  const table = hall({
    figures: { nightingale: MASTER, 'cave-sickle': { at: 'c2', damage: 5 } },
    deck: ['monster-loot'],
    supply: ['chipped-chitin'],
    dice: [...faces(['white', 6], ['orange', 6]), 1],
  });
  pass(summon(table, 'cairn-hound', 'b2'));
  table.answer(0, `use:${thing(table, 'cairn-hound')}:stone teeth:SP`).answer(0, 'plain');
  while (table.offers(0).includes('enough')) table.answer(0, 'enough');
  expect(events(table, 'gained').map((one) => one['figure'])).toEqual([{ thing: thing(table, 'nightingale') }]);
});
rule('MD-ESPR-10', 'nobody summons one that is on the board', () => {
  const table = hall({ figures: { nightingale: MASTER, zeke: { ...MASTER, at: 'a3' } } });
  summon(table, 'cairn-hound', 'b2');
  expect(call(table)).toRefuse(0, 'esper:cairn-hound', 'MD-ESPR-10');
});
rule('MD-ESPR-11', 'all figures of the card appear', () => {
  const table = call(hall()).answer(0, 'esper:femke-and-diem').answer(0, 'arrive:b2');
  expect(table.where()).toMatch(/arrival\/space$/);
  table.answer(0, 'arrive:b3');
  expect([1, 2].map((number) => who(table, 'femke-and-diem', number).square)).toEqual(['b2', 'b3']);
  expect(table.world.track.at(-1)).toMatchObject({ card: 'femke-and-diem', figures: { length: 2 } });
});
data('MD-CTAG-11', 'the player of the summoner leads it', () => {
  const figures = { zeke: { at: 'a3', seat: 0 }, nightingale: { ...MASTER, seat: 1 } };
  const table = hall({ figures, turn: 'nightingale', seats: 2 });
  table.answer(1, 'use:{summoning}:summon').answer(1, 'esper:cairn-hound').answer(1, 'arrive:b2');
  expect(table.value('controller', thing(table, 'cairn-hound'))).toBe(1);
  table.answer(1, 'end turn').answer(0, 'end turn');
  expect(table.offers(1)).toContain('end turn');
});
data('MD-CTAG-08', 'ESPER alone does nothing', () => {
  const values = (table: Field): unknown[] => {
    const hound = thing(summon(table, 'cairn-hound', 'b2'), 'cairn-hound');
    return ['defense', 'armor', 'movement value', 'maximum HP', 'side', 'controller', 'combat dice'].map((name) =>
      table.value(name, hound),
    );
  };
  expect(values(hall())).toEqual(values(hall({ cards: { 'cairn-hound': { tags: ['COMMAND', 'LOYAL ESPER'] } } })));
});
data('MD-FACT-06', 'Femke & Diem cost 2 tokens and 2 SP, and are two figures with 10 HP each', () => {
  const table = summon(hall(), 'femke-and-diem', 'b2', 'b3');
  expect([on(table, 'nightingale', 'summon'), stamina(table, 'nightingale')]).toEqual([1, 3]);
  for (const figure of ['femke-and-diem', 'femke-and-diem 2'].map((name) => thing(table, name))) {
    const values = ['maximum HP', 'defense', 'movement value', 'armor', 'combat dice'].map((one) =>
      table.value(one, figure),
    );
    expect(values).toEqual([10, 12, 6, 0, ['teal', 'teal']]);
    expect(table.value('tags', figure)).toEqual(['COMMAND', 'LOYAL ESPER']);
  }
});

// ---- EXALTED ESPERS ----

const exalt = (table: Field): Field => table.answer(0, 'use:{exalted-summoning}:exalted summoning:SP+FLIP');
const below = (given: Partial<Given> = {}): Field =>
  hall({
    figures: { nightingale: MASTER, animate: 'd2', 'cave-sickle': 'h2' },
    dice: [1, 1],
    ...given,
  });
rule('MD-ESPR-12', 'an EXALTED ESPER is chosen and its Ability used; nobody comes into play', () => {
  const table = exalt(below());
  expect(table).toOffer(0, ['manifest:the-drowned-bell', 'manifest:the-tallow-saint']);
  expect(table).toRefuse(0, 'manifest:cairn-hound', 'MD-ESPR-12');
  table.answer(0, 'manifest:the-drowned-bell');
  expect(damage(table, 'animate')).toBe(4);
  expect([table.world.figures.length, table.world.track.length]).toEqual([3, 3]);
});
rule('MD-ESPR-13', 'the SOI is that of the figure that calls', () => {
  const table = exalt(below()).answer(0, 'manifest:the-drowned-bell');
  expect([damage(table, 'animate'), damage(table, 'cave-sickle')]).toEqual([4, 0]);
});
data('MD-CMP-18', 'nobody has the EXALTED ESPERS without the Discipline', () => {
  const offered = (gear: readonly string[]): string[] =>
    hall({ figures: { nightingale: { ...MASTER, gear }, animate: 'd2' } })
      .offers(0)
      .filter((one) => one.includes('exalted'));
  expect(offered(['summoning'])).toEqual([]);
  expect(offered(['summoning', 'exalted-summoning'])).toHaveLength(1);
});
