import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { CONTENT } from '../../../src/content.ts';
import { ENGLISH } from '../../whole.ts';
import { TREES } from '../../../src/words.ts';
import { damage, field, on, stamina } from '../field.ts';
import { learned, next, training, xp } from '../training.ts';

const learnable = (table: ReturnType<typeof training>): string[] =>
  table.offers(0).flatMap((id) => (id.startsWith('learn:') ? [id.slice('learn:'.length)] : []));
const cards = Object.entries(CONTENT).filter(([, one]) => one['kind'] === 'discipline');
const ofLevel = (level: number): string[] => cards.filter(([, one]) => one['level'] === level).map(([id]) => id);

rule('MD-DISC-01', 'a Discipline is learned for XP, and what it says may be used', () => {
  const table = training({ xp: 5 });
  expect(table).toRefuse(0, 'learn:animate', 'MD-DISC-01');
  table.answer(0, 'learn:mend');
  expect([xp(table), learned(table)]).toEqual([2, ['mend']]);
  expect(table).toRefuse(0, 'learn:gore-shot', 'MD-DISC-01', 'refuse.too-few-XP');
  const fight = field({ map: ['..'], figures: { remi: { at: 'a1', damage: 5, gear: ['mend'] }, rook: 'b1' } });
  fight.answer(0, 'use:{mend}:between actions:EXHAUST+SP').answer(0, 'at:{remi}');
  expect([damage(fight, 'remi'), stamina(fight, 'remi')]).toEqual([2, 4]);
});

rule('MD-DISC-02', 'Trees may be mixed', () => {
  const table = training({ knows: ['hammer-helm'] }).answer(0, 'learn:gore-shot');
  expect(learned(table)).toEqual(['hammer-helm', 'gore-shot']);
});

rule('MD-DISC-03', 'LVL 1 of every Tree is open to who has learned nothing', () => {
  expect(learnable(training()).toSorted()).toEqual(ofLevel(1).toSorted());
});

rule('MD-DISC-04', 'a higher LVL needs every lower LVL of its Tree', () => {
  const table = training({ knows: ['hammer-helm', 'onslaught', 'gore-shot'] });
  expect(learnable(table)).toEqual(expect.arrayContaining(['dead-end', 'blood-pact']));
  expect(table).toRefuse(0, 'learn:life-grasp', 'MD-DISC-04');
  expect(table).toRefuse(0, 'learn:will-to-live', 'MD-DISC-04');
});

rule(['MD-DISC-05', 'MD-DISC-04'], 'a LVL 2 Martial Discipline after a LVL 1 Martial Discipline', () => {
  const table = training({ knows: ['mend'] });
  expect(table).toRefuse(0, 'learn:promise', 'MD-DISC-04');
  expect(learnable(table.answer(0, 'learn:hammer-helm'))).toContain('promise');
});

rule(['MD-DISC-06', 'MD-DISC-04'], 'Life Grasp after Gore Shot and Blood Pact', () => {
  const table = training({ knows: ['gore-shot'] });
  expect(table).toRefuse(0, 'learn:life-grasp', 'MD-DISC-04');
  expect(learnable(table.answer(0, 'learn:blood-pact'))).toContain('life-grasp');
});

rule('MD-DISC-07', 'each Discipline of the same LVL makes the next one dearer', () => {
  const table = training({ xp: 20 });
  const paid = ['gore-shot', 'mend', 'hammer-helm'].map((one) => {
    const before = xp(table);
    return before - xp(table.answer(0, `learn:${one}`));
  });
  expect(paid).toEqual([3, 4, 5]);
});

rule('MD-DISC-08', 'Disciplines of other LVLs do not', () => {
  const table = training({ knows: ['gore-shot', 'mend', 'hammer-helm'], xp: 7 }).answer(0, 'learn:promise');
  expect(xp(table)).toBe(0);
});

rule('MD-DISC-09', 'the twelfth may be learned like the first', () => {
  const first = ofLevel(1).filter((one) => one !== 'familiar');
  const table = training({ knows: first.slice(0, 11) });
  expect(learned(table.answer(0, `learn:${first[11]!}`))).toHaveLength(12);
});

rule('MD-DISC-10', 'nobody learns a Discipline twice', () => {
  const table = training({ knows: ['gore-shot'], card: 'zeke' });
  expect(table).toRefuse(0, 'learn:gore-shot', 'MD-DISC-10');
  expect(learned(next(table, 'remi').answer(0, 'learn:gore-shot'))).toEqual(['gore-shot']);
});

rule('MD-LIM-02', 'nobody learns a Discipline of which no card is left', () => {
  const table = training({ knows: ['gore-shot', 'blood-pact'], card: 'rook' });
  next(table, 'zeke').answer(0, 'learn:gore-shot');
  expect(table).toRefuse(0, 'learn:blood-pact', 'MD-LIM-02');
  expect(next(table, 'remi')).toRefuse(0, 'learn:gore-shot', 'MD-LIM-02');
});

rule('MD-DISC-11', 'a Discipline lacks neither XP, LVL, Tree nor something to do', () => {
  const card = { kind: 'discipline', tags: ['CRUOR'], level: 1, XP: 3, casting: 'white' } as const;
  const { level, ...plain } = card;
  const { casting, ...idle } = card;
  expect(learnable(training({ cards: { curse: card } }))).toContain('curse');
  expect(() => training({ cards: { curse: plain } })).toThrow('The Discipline curse lacks its XP, LVL or Tree');
  expect(() => training({ cards: { curse: { ...card, tags: [] } } })).toThrow('curse lacks');
  expect(() => training({ cards: { curse: idle } })).toThrow('The Discipline curse does nothing');
  expect([level, casting]).toEqual([1, 'white']);
  for (const [id] of cards) expect([id, ENGLISH[`content.${id}`]]).not.toContain(undefined);
});

rule('MD-DISC-12', 'a Discipline that costs no SP waits for its other Conditions only', () => {
  const table = field({ map: ['..'], figures: { remi: { at: 'a1', stamina: 0, gear: ['bff'] }, rook: 'b1' } });
  table.answer(0, 'use:{bff}:between actions:EXHAUST');
  expect([on(table, 'rook', 'haste'), stamina(table, 'remi')]).toEqual([1, 0]);
  expect(table).toRefuse(0, 'use:{bff}:between actions:EXHAUST', 'MD-EXH-02');
});

data('MD-DISC-13', 'each Tree is described', () => {
  for (const tree of TREES) expect(ENGLISH[`tree.${tree}`]).toMatch(new RegExp(tree, 'i'));
});

rule('MD-STRY-17', 'a Story Discipline is not learned for XP', () => {
  const story = { kind: 'discipline', tags: [], casting: 'white' } as const;
  expect(training({ cards: { story } })).toRefuse(0, 'learn:story', 'MD-STRY-17');
});

data('MD-CMP-10', 'there are five Trees', () => {
  const trees = cards.map(([, one]) => (one['tags'] as string[]).filter((tag) => TREES.includes(tag as never)));
  expect(trees.every((one) => one.length === 1)).toBe(true);
  expect([...new Set(trees.flat())].toSorted()).toEqual(['ASSEMBLAGE', 'CRUOR', 'MARTIAL', 'SANCTUS', 'SUBTERFUGE']);
});

data('MD-CARD-03', 'without Upgrades the dice on the card are rolled, with them better ones', () => {
  const remi = (...gear: string[]) => field({ map: ['..'], figures: { remi: { at: 'a1', gear }, rook: 'b1' } });
  const values = (table: ReturnType<typeof remi>): unknown[] =>
    ['casting upgrades', 'conviction upgrades', 'casting value', 'conviction value'].map((one) => table.value(one, 0));
  expect(values(remi())).toEqual([[], [], 1, 2]);
  expect(values(remi('proof-of-divinity'))).toEqual([['orange'], ['white'], 3, 3]);
});
