/** Pages of a table at which somebody plays no Hero, and of one at which there is more than one kind to choose from. */

import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadGame } from '../src/games/game.ts';
import { Roles } from '../src/roles/role-picker.tsx';
import { AnsweringContext, useAnswering } from '../src/table/dock/answering.ts';
import { TableContext, type ShownTable } from '../src/table/shown-table.ts';
import { moments } from './recorded.ts';

function Table({ seen, children }: { seen: ShownTable; children?: ReactNode }): ReactNode {
  const answering = createElement(AnsweringContext, { value: useAnswering(seen, false) }, children);
  return createElement(TableContext, { value: seen }, answering);
}
const drawn = (seen: ShownTable, part: ComponentType): string =>
  renderToStaticMarkup(createElement(Table, { seen }, createElement(part)));

test('who plays no Hero sees the others, and has neither a sheet nor a figure', async () => {
  const { value: moment } = await moments('fixtures/games/runebound-5.json', () => {}).next();
  const { seen } = moment!;
  const { view, ui } = seen;
  const heroes = (view.world as { heroes: { space: string }[] }).heroes.map((one, seat) =>
    seat === 0 ? { ...one, space: '' } : one,
  );
  const without = { ...view, world: { ...view.world, heroes }, zones: { ...view.zones, 'hero/0': [] } };
  const articles = (markup: string): number => markup.split('<article').length - 1;
  expect(articles(drawn(seen, ui.Players))).toBe(heroes.length);
  for (const seat of [0, 1, null]) {
    const watched: ShownTable = { ...seen, seat, view: without, offer: null };
    const players = drawn(watched, ui.Players);
    expect(articles(players)).toBe(heroes.length - 1);
    expect(players).not.toContain('<li></li>');
    const Chronicle: ComponentType = () => createElement(ui.Chronicle!, { lines: seen.log });
    for (const part of [ui.Tabletop, ui.Stage, ui.Hand, ui.Yours!, Chronicle]) {
      expect(drawn(watched, part)).not.toMatch(/undefined|NaN/);
    }
  }
});

test('roles of several kinds have headings, and a kind that is full is taken', async () => {
  const game = (await loadGame('runebound', []))!;
  const kinds = [...game.ui.entry.roles!, { option: 'guides', kind: 'ally', most: 1, shown: [] }];
  const several = { ...game, ui: { ...game.ui, entry: { ...game.ui.entry, roles: kinds } } };
  const roles = (one: typeof game, others: { id: string; option: string }[]): string =>
    renderToStaticMarkup(createElement(Roles, { game: one, chosen: null, others, onChoose: () => {} }));
  const disabled = (markup: string): number => markup.split('disabled=""').length - 1;
  const allies = [...game.content.entries()].filter(([, { kind }]) => kind === 'ally').map(([id]) => id);
  expect(roles(game, [])).not.toContain('<h3>');
  expect(roles(several, []).match(/<h3>/g)).toHaveLength(2);
  expect(disabled(roles(several, [{ id: 'old-hesper', option: 'heroes' }]))).toBe(1);
  expect(disabled(roles(several, [{ id: allies[0]!, option: 'guides' }]))).toBe(allies.length);
});
