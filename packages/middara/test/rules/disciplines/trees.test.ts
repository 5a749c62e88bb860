import { data, rule } from '@questwright/harness/vitest';
import type { RuleId } from '@questwright/kernel';
import { mustReadCatalogue } from '@questwright/rulebook/files';
import { expect } from 'vitest';
import type { GearCard } from '../../../src/cards.ts';
import { CONTENT } from '../../../src/content.ts';
import { DISCIPLINE_TREES } from '../../../src/content/disciplines/trees.ts';
import { ENGLISH } from '../../whole.ts';
import { TREES } from '../../../src/words.ts';
import { training } from '../training.ts';

/** Read once: it is no part of what is proven. */
let catalogue: ReturnType<typeof mustReadCatalogue> | null = null;
/** The names that the catalogue lists under a rule. */
const namesIn = (id: RuleId): string[] =>
  /LVL \d: (.*)\.$/
    .exec((catalogue ??= mustReadCatalogue()).rule(id).text.replaceAll(/\s+/g, ' ').trim())![1]!
    .split(', ');
const cardIn = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(' ', '-');
const disciplines = Object.entries(CONTENT).filter(([, one]) => one['kind'] === 'discipline') as [string, GearCard][];

for (const tree of TREES) {
  DISCIPLINE_TREES[tree].forEach(({ rule: id, cards }, i) => {
    data(id as RuleId, `${tree} LVL ${i + 1}`, () => {
      const names = namesIn(id as RuleId);
      expect(cards).toEqual(names.map(cardIn));
      const own = disciplines.filter(([, one]) => one.tags.includes(tree) && one.level === i + 1).map(([card]) => card);
      expect(own.toSorted()).toEqual([...cards].toSorted());
      const word = (name: string): string => name.replaceAll('.', '').replaceAll('’', "'");
      for (const card of own) expect(names.map(word)).toContain(word(ENGLISH[`content.${card}`]!));
    });
  });
}

rule('MD-TREE-22', 'there are 110 Disciplines in 145 cards: two of each of LVL 1, and one of every other', () => {
  const count = (level: number): number =>
    TREES.reduce((sum, one) => sum + DISCIPLINE_TREES[one][level]!.cards.length, 0);
  expect([0, 1, 2, 3].map(count)).toEqual([35, 35, 25, 15]);
  expect(disciplines).toHaveLength(110);
  const supply = training()
    .pile('disciplines')
    .filter((one) => CONTENT[one]!['kind'] === 'discipline');
  expect(supply).toHaveLength(145);
  for (const [id, { level }] of disciplines) {
    expect([id, supply.filter((one) => one === id).length]).toEqual([id, level === 1 ? 2 : 1]);
  }
});
data('MD-TAG-08', 'ASSEMBLAGE', () => {
  const trees = CONTENT['familiar']!['tags'] as string[];
  expect(trees.filter((tag) => (TREES as readonly string[]).includes(tag))).toEqual(['ASSEMBLAGE']);
});
