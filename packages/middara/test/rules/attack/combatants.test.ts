import { arrange } from '@questwright/harness';
import { data, rule } from '@questwright/harness/vitest';
import type { Definition } from '@questwright/kernel';
import { expect } from 'vitest';
import { COMBATANTS } from '../../../src/content/combatants.ts';
import { BOSSES, HIDDEN } from '../../../src/content/secrets/hidden-cards.ts';
import { SUMMONS } from '../../../src/content/summons.ts';
import { ENCOUNTERS } from '../../../src/content/encounters.ts';
import { middara } from '../../whole.ts';
import type { Middara } from '../../../src/world.ts';
import { activates, attacked, does, faces, path } from '../enemies.ts';
import { attack, damage, events, field, stamina, thing, type Field } from '../field.ts';

const MISS = faces(['teal', 3], ['orange', 2]);
const all = [...Object.values(COMBATANTS), ...Object.values(SUMMONS)];

/** The Sluice with Cave Sickles on these spaces, laid out. */
function sickles(seats: number, ...squares: string[]): ReturnType<typeof arrange<Middara>> {
  const content = { ...middara.rules.content, 'cave-sickle': { ...COMBATANTS['cave-sickle'], ai: [] } };
  const combatants = squares.map((at) => ({ card: 'cave-sickle', at }));
  const definition: Definition<Middara> = {
    ...middara,
    rules: {
      ...middara.rules,
      content: { ...content, 'the-sluice': { ...middara.rules.content['the-sluice'], combatants } },
    },
  };
  const table = arrange(definition, { seats, options: { outfit: 'none' } });
  while (table.where().includes('starting space')) {
    const [seat] = table.asked();
    table.answer(seat!, table.offers(seat!)[0]!);
  }
  return table;
}
const own = (table: ReturnType<typeof sickles>) => table.world.figures.filter((one) => one.side === 'opponents');

data('MD-CMBT-01', 'every Combatant is either COMMAND or INTELLIGENT', () => {
  expect(all.every((one) => one.tags.includes('INTELLIGENT') !== one.tags.includes('COMMAND'))).toBe(true);
});
data('MD-CMBT-02', 'who is commanded has a Stamina Recovery Bar and no AI Steps', () => {
  const commanded = all.filter((one) => one.tags.includes('COMMAND'));
  expect(commanded.length).toBeGreaterThan(0);
  expect(commanded.every((one) => one.stamina !== undefined && one.ai === undefined)).toBe(true);
});
data('MD-CMBT-03', 'the same position and dice give the same activation', () => {
  const run = (): unknown =>
    activates({ figures: { animate: 'a1', rook: { at: 'i1', stamina: 0 } }, dice: MISS }).events.map(({ tag }) => tag);
  expect(run()).toEqual(run());
});
data('MD-CMBT-10', 'what is printed on the card of a Combatant', () => {
  expect(COMBATANTS['animate']).toMatchObject({
    hp: 18,
    defense: 9,
    movement: 6,
    armor: 2,
    dice: ['teal', 'orange'],
    conviction: ['white', 'orange'],
    casting: 'purple',
  });
});
data('MD-CMBT-04', 'three Activation Numbers on a card', () => {
  expect(own(sickles(1, 'j4', 'k2', 'k4')).map((one) => one.number)).toEqual([1, 2, 3]);
});
data('MD-INTL-10', 'the Animate has two Passive Abilities and four AI Steps', () => {
  expect([COMBATANTS['animate']!.abilities!.length, COMBATANTS['animate']!.ai!.length]).toEqual([2, 4]);
});
data('MD-FACT-04', 'the AI Steps of the Animate: 8 spaces away it comes to Range 4 and shoots', () => {
  const table = activates({ figures: { animate: 'a1', rook: { at: 'i1', stamina: 0 } }, dice: MISS });
  expect(path(table, 0)).toEqual(['b1', 'c1', 'd1', 'e1']);
  expect(attacked(table)).toEqual([1]);
});
data('MD-CTAG-03', 'no BOSS is in an Encounter that does not call for one', () => {
  const all = Object.entries({ ...COMBATANTS, ...BOSSES });
  const bosses = all.flatMap(([card, { tags }]) => (tags.includes('BOSS') ? [card] : []));
  expect(bosses).toContain('sluice-warden');
  // They lie in the Hidden Card decks.
  const hidden = Object.values(HIDDEN).map(({ secret }) => secret.is);
  expect(bosses.filter((card) => !hidden.includes(card))).toEqual([]);
  for (const encounter of Object.keys(ENCOUNTERS)) {
    const table = arrange(middara, { seats: 1, options: { encounter, outfit: 'none' } });
    const tagged = table.world.figures.filter((one) => (table.value('tags', one.thing) as string[]).includes('BOSS'));
    expect([encounter, tagged]).toEqual([encounter, []]);
  }
  const warded = field({ map: ['......', '......'], figures: { remi: 'a1', 'sluice-warden': 'e1' } });
  expect(warded.value('tags', thing(warded, 'sluice-warden'))).toContain('BOSS');
});
data('MD-INTL-01', 'an Intelligent Combatant can be an ally', () => {
  const table = field({ map: ['....'], figures: { remi: 'a1', animate: 'c1' } });
  table.edit(({ world }) => void (world.figures[1]!.side = 'adventurers'));
  expect(table.value('side', 1)).toBe('adventurers');
  expect(table.value('kind of turn', 1)).toBe('intelligent');
});

rule('MD-CMBT-06', 'figures get their Activation Numbers in the order of the setup', () => {
  expect(own(sickles(1, 'j4', 'k2')).map((one) => [one.square, one.number])).toEqual([
    ['j4', 1],
    ['k2', 2],
  ]);
});
rule('MD-CMBT-08', 'six of a kind are two Groups with an Initiative card each', () => {
  const track = sickles(1, 'j4', 'k2', 'k4', 'k5', 'j6', 'k6').world.track.filter((one) => one.card === 'cave-sickle');
  expect(track.map((one) => one.figures.length).toSorted()).toEqual([3, 3]);
});
rule(['MD-INTL-07', 'MD-CMBT-08'], 'six Cave Sickles: 1 to 3 and 4 to 6', () => {
  const table = sickles(1, 'j4', 'k2', 'k4', 'k5', 'j6', 'k6');
  const cards = table.world.track.filter((one) => one.card === 'cave-sickle').toSorted((a, b) => a.group - b.group);
  const numbers = cards.map((one) => one.figures.map((n) => own(table).find(({ thing: it }) => it === n)!.number));
  expect(numbers).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
});
rule('MD-INTL-03', 'the cards are dealt out evenly', () => {
  const table = sickles(2, 'j4', 'k2', 'k4', 'k5');
  expect(new Set(own(table).map((one) => one.manager)).size).toBe(2);
});

const pair = (given = {}): Field =>
  activates({
    figures: {
      'animate 2': { at: 'i9', damage: 2 },
      animate: { at: 'a9', damage: 2 },
      rook: { at: 'e1', stamina: 0 },
    },
    cards: does({ HEAL: 1 }),
    ...given,
  });
rule('MD-CMBT-07', 'the lower number acts first', () => {
  const table = field({
    map: ['.........'],
    figures: { rook: 'e1', 'animate 2': 'i1', animate: 'a1' },
    cards: does({ HEAL: 1 }),
    acting: true,
  }).answer(0, 'end turn');
  expect(table.world.track[1]!.figures).toEqual([2, 1]);
});
rule('MD-CMBT-14', 'each of them takes its own turn', () => {
  const table = pair({ turn: 'animate', step: 'start' });
  expect(events(table, 'turn over').map((one) => (one['figure'] as { thing: number }).thing)).toEqual([1, 0]);
  expect([damage(table, 'animate'), damage(table, 'animate 2')]).toEqual([1, 1]);
});
rule('MD-CMBT-11', 'a Combatant uses the Symbol Abilities of its card in its Attacks', () => {
  const table = field({
    map: ['....'],
    figures: { rook: { at: 'b1', stamina: 0 }, animate: 'c1' },
    play: attack('animate', 'rook'),
    // TEAL 8 and ORANGE 2 with a burst, a book and shields.
    dice: faces(['teal', 8], ['orange', 2]),
  });
  expect(damage(table, 'rook')).toBe(1 + 1 + 2);
});
rule('MD-INTL-02', 'it has no SP, and Haste gives it none', () => {
  const table = field({
    map: ['....'],
    figures: { rook: 'b1', animate: 'd1' },
    play: ['status effect', { figure: 'animate', effect: 'haste' }],
  });
  expect(stamina(table, 'animate')).toBe(0);
});
rule('MD-INTL-08', 'it moves by the rules of all: orthogonally, slowly in Hindering Terrain, and at a risk', () => {
  const walked = (...map: string[]): string[] =>
    path(
      activates({ map, figures: { animate: 'a1', rook: { at: 'i1', gear: [] } }, cards: does({ MOVE: 'towards' }) }),
      0,
    );
  expect(walked('.........')).toEqual(['b1', 'c1', 'd1', 'e1', 'f1', 'g1']);
  expect(walked('hhhhhhhhh')).toEqual(['b1', 'c1', 'd1']);
  expect(walked('.oooooooo', '.........')).toEqual(['a2', 'b2', 'c2', 'd2', 'e2', 'f2']);
  const leaving = activates({
    map: ['......'],
    figures: { animate: 'b1', rook: 'a1' },
    cards: does({ MOVE: 'away' }),
  });
  expect(leaving).toOffer(0, ['strike', 'hold']);
});
