/** Asks why of everything that the page of a recorded game shows, offers and does not offer. */

import { mustReadCatalogue } from '@questwright/rulebook/files';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type * as runtime from 'react/jsx-dev-runtime';
import { expect, test, vi } from 'vitest';
import { AnsweringContext, useAnswering } from '../src/table/dock/answering.ts';
import { canBeUsed } from '../src/table/why/card-text.tsx';
import { UnfoldedContext } from '../src/table/folded.tsx';
import { Dock } from '../src/table/dock/dock.tsx';
import { TableContext, type ShownTable, type WhyTopic } from '../src/table/shown-table.ts';
import { reasonsFor } from '../src/table/why/why.ts';
import { moments, type Moment } from './recorded.ts';

/** Every question mark and number with a reason is pressed as soon as it is drawn. */
vi.mock('react/jsx-dev-runtime', async (original) => {
  const real = await original<typeof runtime>();
  const jsxDEV: typeof real.jsxDEV = (type, props, ...rest) => {
    const { title, onClick } = props as { title?: string; onClick?: () => void };
    if (type === 'button' && /^Why\?$|: what makes it so$/.test(title ?? '')) onClick!();
    return real.jsxDEV(type, props, ...rest);
  };
  return { ...real, jsxDEV };
});

const GAMES = ['fixtures/runebound/endings/short-quest-rune.json', 'fixtures/games/runebound-2.json'];
const RULES: ReadonlySet<string> = new Set(mustReadCatalogue().entries.map(({ id }) => id));
const HOLE = /undefined|NaN|\[object|[<>{}]/;

/** Why an answer is none, or null. */
async function lacking(about: Exclude<WhyTopic, { about: 'card' }>, seen: ShownTable): Promise<string | null> {
  const found = await reasonsFor(about, seen).catch((error: Error) => error.message);
  if (found === null) return 'nothing is told';
  if (typeof found === 'string') return found;
  const { lead, parts, rules } = found;
  if (rules.length === 0) return `no rule: ${lead.join(' ')}`;
  const unknown = rules.find((rule) => !RULES.has(rule));
  if (unknown !== undefined) return `${unknown} is in no book`;
  const texts = [...lead, ...parts.flatMap(({ amount, from, now }) => [amount, from ?? '', now])];
  const hole = texts.find((text) => HOLE.test(text));
  if (hole !== undefined) return `a hole in: ${hole}`;
  const nothing = about.about === 'option' || about.about === 'state' || about.about === 'value';
  if (nothing && lead.length === 0) return 'no sentence';
  if ((about.about === 'value' || about.about === 'chance') && parts.length === 0) return 'no parts';
  // What the parts come to is what is told, and of a number what is shown.
  const [first = ''] = lead;
  const last = parts.at(-1)?.now;
  return last === undefined || first.includes(last) ? null : `${last} is not what is told: ${first}`;
}

function Table({ seen, children }: { seen: ShownTable; children?: ReactNode }): ReactNode {
  const answering = createElement(AnsweringContext, { value: useAnswering(seen, false) }, children);
  return createElement(TableContext, { value: seen }, answering);
}

function drawn(seen: ShownTable): void {
  const { Players, Tabletop, Stage, Hand } = seen.ui;
  const no = (): void => {};
  const dock = createElement(Dock, {
    problem: null,
    undo: { may: false, label: '', about: '', act: no },
    redo: { may: false, about: '', act: no },
    playing: null,
    onHelp: no,
  });
  const parts = [Players, Tabletop, Stage, Hand].map((part: ComponentType, i) => createElement(part, { key: i }));
  const table = createElement(Table, { seen }, dock, ...parts);
  renderToStaticMarkup(createElement(UnfoldedContext, { value: true }, table));
}

/** What is not on the page as a question mark: spaces, wares, abilities, and every choice that the rules have anywhere. */
function optionsNotShown({ loaded, seen: { view, ui, content, seat } }: Moment): string[] {
  const spaces = [...content].filter(([, one]) => one['kind'] === 'space').map(([id]) => id.slice('space-'.length));
  const wares = Object.keys(view.zones)
    .filter((zone) => zone.startsWith('stack of '))
    .flatMap((zone) => view.zones[zone]!)
    .flatMap(({ thing }) => [`buy:${thing}`, `hire:${thing}`]);
  const own = [...(view.zones[`area/${seat}`] ?? []), ...(view.zones[`hero/${seat}`] ?? [])].filter(({ card }) =>
    canBeUsed(content.get(card ?? '')),
  );
  const choices = [...loaded.procs.values()].flatMap(({ steps }) =>
    [...steps.values()].flatMap((step) => step.choices.map(({ name }) => name)),
  );
  return [
    // In each position some of the spaces, in the next one the next.
    ...spaces.filter((_, i) => i % 6 === view.decision!.no % 6).map((space) => ui.optionTo(view, space)),
    ...wares,
    ...own.map(({ thing }) => `use:${thing}`),
    ...new Set(choices),
    ...(view.decision?.mine?.options ?? []),
  ];
}

async function unanswered(path: string, plant: (seen: ShownTable) => WhyTopic[] = () => []) {
  const counts: Record<string, number> = {};
  const wrong: string[] = [];
  const asked: WhyTopic[] = [];
  const ask = async (about: WhyTopic, seen: ShownTable): Promise<void> => {
    if (about.about === 'card') return;
    counts[about.about] = (counts[about.about] ?? 0) + 1;
    const lack = await lacking(about, seen);
    if (lack !== null) wrong.push(`${JSON.stringify(about).slice(0, 160)}: ${lack}`);
  };
  let told = 0;
  for await (const moment of moments(path, (about) => asked.push(about))) {
    const { seen } = moment;
    drawn(seen);
    const options = optionsNotShown(moment).map((option): WhyTopic => ({
      about: 'option',
      title: option.split(':')[0]!,
      option,
    }));
    const events = seen.log
      .slice(told)
      .flatMap((line) => line.events.map((event): WhyTopic => ({ about: 'event', title: seen.say(event), event })));
    told = seen.log.length;
    for (const about of [...asked.splice(0), ...options, ...events, ...plant(seen)]) await ask(about, seen);
  }
  return { counts, wrong };
}

test.each(GAMES)('every question about %s has an answer', { timeout: 240_000 }, async (path) => {
  const { counts, wrong } = await unanswered(path);
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(counts['words']).toBeGreaterThan(100);
  expect(counts['value']).toBeGreaterThan(500);
  expect(counts['state']).toBeGreaterThan(50);
  expect(counts['option']).toBeGreaterThan(5_000);
  expect(counts['event']).toBeGreaterThan(100);
});

test.each(['lanterns', 'skirmish'])('every question about a game of %s has an answer', async (game) => {
  const { counts, wrong } = await unanswered(`fixtures/games/${game}-1.json`);
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(counts['words']).toBeGreaterThan(100);
  expect(counts['option']).toBeGreaterThan(500);
  expect(counts['event']).toBeGreaterThan(50);
});

test('answers that are none are found', { timeout: 240_000 }, async () => {
  const event = { tag: 'x', key: 'event.rolled', with: {}, rule: 'RB-NONE-01', cause: '', because: [] };
  const planted: Record<string, WhyTopic> = {
    'RB-NONE-01 is in no book': { about: 'event', title: 'x', event: event as never },
    'There is no value no such value': { about: 'value', title: 'x', of: ['no such value', 0] },
    'nothing is told': { about: 'state', title: 'x', name: 'no such state', seat: 0 },
    'no rule: Nothing here is called “none”.': { about: 'option', title: 'x', option: 'none' },
    'a hole in: {what}': { about: 'words', title: 'x', rules: ['RB-MOV-01'], lead: ['{what}'] },
  };
  const { wrong } = await unanswered(GAMES[1]!, () => Object.values(planted));
  const found = Object.keys(planted).map((lack) => wrong.filter((one) => one.endsWith(`: ${lack}`)).length);
  expect(Math.min(...found)).toBeGreaterThan(20);
  expect(found.reduce((sum, one) => sum + one, 0)).toBe(wrong.length);
});
