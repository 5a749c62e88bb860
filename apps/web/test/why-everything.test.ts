/** Asks why of everything that the page of a recorded game shows, offers and does not offer. */

import { GAMES as ENTRIES } from '@questwright/games';
import { Findings, reasonIn, soakedPositions, wrongRule, wrongText } from '@questwright/harness';
import { choiceOf, whyNot, type Loaded } from '@questwright/kernel';
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
import type { AskedValue } from '@questwright/protocol';
import { loadGame, type LoadedGame } from '../src/games/game.ts';
import { infoOf, moments, shownTo, type Moment } from './recorded.ts';

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

const GAMES = ['fixtures/runebound/endings/short-quest-rune.json', 'fixtures/games/runebound-5.json'];
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

// ---- soaked positions ----

const POSITIONS = 200;
/** In each position so many of what was on offer elsewhere in that game, the next ones in the next position. */
const ELSEWHERE = 15;
const NUMBERS = 6;

interface Shown {
  loaded: Loaded;
  record: object;
  seen: ShownTable;
  offered: { option: string; title: string }[];
  /** Why not, as the rules say it. */
  refusal(option: string): ReturnType<typeof whyNot>;
  world: Parameters<typeof reasonIn>[0];
}

/** Every seat of soaked positions, as the page shows them. */
async function shownIn(id: string): Promise<Shown[]> {
  const { definition } = ENTRIES.find((one) => one.definition.id === id)!;
  const pages = new Map<Loaded, LoadedGame>();
  const shown: Shown[] = [];
  for (const { loaded, game, record } of soakedPositions(definition, POSITIONS, { seed: 'page' })) {
    if (!pages.has(loaded)) pages.set(loaded, (await loadGame(id, loaded.packs))!);
    const { seats } = game.world;
    const info = infoOf({ game: id, packs: [...loaded.packs], options: {}, sameDice: false, seats } as never);
    for (let seat = 0; seat < seats; seat++) {
      const page = { game: pages.get(loaded)!, loaded, info, log: [], wonder: () => {} };
      const seen = shownTo(seat, game, page);
      const { options = {}, forms = [] } = seen.offer ?? {};
      const offered = [...Object.entries(options), ...forms.map((one) => [one.choice, one.label] as const)];
      shown.push({
        loaded,
        record,
        seen,
        offered: offered.map(([option, label]) => ({ option, title: seen.say(label) })),
        refusal: (option) => whyNot(loaded, game, seat, option),
        world: game.world,
      });
    }
  }
  return shown;
}
const choicesIn = ({ procs }: Loaded): string[] => {
  const all = [...procs.values()].flatMap(({ steps }) => [...steps.values()].flatMap(({ choices }) => choices));
  return [...new Set(all.filter(({ choice }) => (choice.rule as string) !== 'kernel').map(({ name }) => name))];
};
/** Numbers that the game is asked for, of whatever the reader sees. */
function numbersIn({ loaded, seen: { ui, view } }: Shown): AskedValue[] {
  const things = Object.values(view.zones)
    .flat()
    .filter(({ card }) => card !== null)
    .map(({ thing }) => thing);
  return Object.entries(ui.entry.asks ?? {}).flatMap(([name, { of, cases = [] }]): AskedValue[] => {
    if (!loaded.values.has(name) || of === 'place') return [];
    const about = of === 'game' ? [] : of === 'seat' ? [view.viewer!] : things;
    if (of === 'game') return [[name]];
    return about.flatMap((one): AskedValue[] =>
      cases.length === 0 ? [[name, one]] : cases.map((more): AskedValue => [name, one, more]),
    );
  });
}

test.each(['runebound', 'lanterns', 'skirmish'])(
  'in soaked positions of %s every option, wrong moment and number has a reason of its own',
  { timeout: 600_000 },
  async (id) => {
    const all = await shownIn(id);
    const found = new Findings();
    const stock = new Map<object, Map<string, { option: string; title: string }>>();
    for (const { record, offered } of all) {
      if (!stock.has(record)) stock.set(record, new Map());
      for (const one of offered) if (choiceOf(one.option) !== 'choose') stock.get(record)!.set(one.option, one);
    }
    let [at, next] = [0, 0];
    for (const shown of all) {
      const { loaded, record, seen, offered, world } = shown;
      const labels = new Set(choicesIn(loaded).map((name) => seen.tell(`choice.${name}`)));
      const where = `${JSON.stringify(seen.view.stack.map(({ proc, step }) => `${proc}/${step}`))} ${loaded.packs.join(' ')}`;
      const ask = async (about: Exclude<WhyTopic, { about: 'card' }>): Promise<string | null> => {
        const told = await reasonsFor(about, seen).catch((error: Error) => error.message);
        const what = JSON.stringify(about);
        if (told === null || typeof told === 'string') {
          // The page asks for numbers only of what has them.
          found.note(what, where, about.about === 'value' ? null : (told ?? 'nothing is told'));
          return null;
        }
        const { lead, parts, rules } = told;
        const texts = [...lead, ...parts.flatMap(({ amount, from, now }) => [amount, from ?? 'a card', now])];
        for (const text of texts) found.note(`${what} ${text}`, where, wrongText(text, labels));
        found.note(what, where, rules.length > 0 ? null : `no rule: ${lead.join(' ')}`);
        for (const rule of rules) found.note(what, where, wrongRule(loaded, rule));
        return lead[0] ?? null;
      };
      found.next();
      const elsewhere = [...stock.get(record)!.values()];
      const moments = Array.from({ length: ELSEWHERE }, () => elsewhere[at++ % elsewhere.length]!);
      const bare = choicesIn(loaded).map((option) => ({ option, title: option }));
      for (const { option, title } of [...offered, ...bare, ...moments]) {
        const lead = await ask({ about: 'option', title, option });
        const refusal = shown.refusal(option);
        if (lead !== null && refusal !== null) found.compare(lead, reasonIn(world, refusal), `${option} at ${where}`);
      }
      const numbers = numbersIn(shown);
      for (let n = 0; n < Math.min(NUMBERS, numbers.length); n++) {
        const of = numbers[next++ % numbers.length]!;
        await ask({ about: 'value', title: of[0], of });
      }
    }
    expect(found.list.slice(0, 40)).toEqual([]);
    expect(found.asked).toBeGreaterThan(10_000);
  },
);

test('a reason names its moment; a rule of a variant and a number that is not there are told as such', async () => {
  const leads: Record<string, readonly string[]> = {};
  for await (const { seen } of moments(GAMES[1]!, () => {})) {
    const { proc, step } = seen.view.stack.at(-1)!;
    if (`${proc}/${step}` !== 'movement step/where to') continue;
    const ask = async (name: string, about: Parameters<typeof reasonsFor>[0]): Promise<void> => {
      const { lead = [], rules = [] } = (await reasonsFor(about, seen)) ?? {};
      leads[name] = [...lead.slice(0, 1), ...rules.slice(0, 2)];
    };
    await ask('roll', { about: 'option', title: 'Roll', option: 'roll' });
    await ask('step', { about: 'option', title: 'Step', option: 'step' });
    await ask('variant', { about: 'rule', rule: 'RB-DOOM-03' });
    await ask('base', { about: 'rule', rule: 'RB-MOV-04' });
    const hero = seen.view.zones['hero/0']![0]!.thing;
    await ask('target', { about: 'value', title: 'x', of: ['target number', hero, 'melee'] });
    break;
  }
  expect(leads).toEqual({
    roll: [
      '“Roll the movement dice” belongs to the Movement step, before the dice are rolled; that is over for now.',
      'RB-MOV-01',
      'RB-MOV-04',
    ],
    step: [expect.stringMatching(/^A single step is taken instead of a roll/), 'RB-MOV-19'],
    variant: [
      expect.stringMatching(/^This rule is not in this game, which is played without .*Doom Track/),
      'RB-DOOM-03',
    ],
    base: ['RB-MOV-04'],
    target: [expect.stringMatching(/^A Hero has a target number only in a phase in which it defends/), 'RB-PVP-06'],
  });
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
