/** What a bot thinks of a Ritual that it could buy: worth nothing before all five symbols are covered. */

import { publicContent, view, type ThingView } from '@questwright/kernel';
import { expect, test } from 'vitest';
import { Outlook } from '../../src/bot/outlook.ts';
import { holdingOf } from '../../src/bot/party.ts';
import { sightOf, type Cards } from '../../src/bot/sight.ts';
import { WEIGHTS } from '../../src/bot/weights.ts';
import { BOT } from '../../src/variants/rituals-and-runes/bot.ts';
import { RITUALS } from '../../src/variants/rituals-and-runes/rituals.ts';
import { RUNES } from '../../src/variants/rituals-and-runes/runes.ts';
import { market } from '../rules/rituals-and-runes/table.ts';

const { chance, ...WITHOUT } = BOT;

test('the rarer its symbols, the less likely a Ritual is ready in time; a Rune always is', () => {
  const of = (id: string): number => chance!(RITUALS[id]!);
  expect(of('mountains-patience')).toBeLessThan(of('sleep-of-kings'));
  expect(of('sleep-of-kings')).toBeLessThan(of('salt-road'));
  expect(of('salt-road')).toBeLessThan(1);
  expect(chance!(RUNES['crown-rune']!)).toBe(1);
});

test('a Ritual is bought for what it does times that chance', () => {
  const { loaded, game } = market([], ['borrowed-shape', 'crown-rune']);
  const bargain = (id: string, part: typeof BOT): number => {
    // Nothing is too dear, so that the gains themselves are compared.
    const outlook = new Outlook(publicContent(loaded) as unknown as Cards, { ...WEIGHTS, gainPerGold: -1 }, [part]);
    const holding = holdingOf(outlook.cards, { thing: 0, card: id, counters: {} } as unknown as ThingView)!;
    return outlook.bargain(sightOf(outlook, view(loaded, game, 0), 0), holding, ['green', 'yellow']);
  };
  const ready = bargain('borrowed-shape', WITHOUT);
  expect(ready).toBeGreaterThan(0);
  expect(bargain('borrowed-shape', BOT) / ready).toBeCloseTo(chance!(RITUALS['borrowed-shape']!), 6);
  expect(bargain('crown-rune', BOT)).toBe(bargain('crown-rune', WITHOUT));
});
