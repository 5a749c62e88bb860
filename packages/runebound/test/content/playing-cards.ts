/** Positions in which what cards print can be played, and how they are played on. */

import { loadForTest, OwnEvents, TestTable } from '@questwright/harness';
import type { Ability, Content, Definition, Json, Pack, Params } from '@questwright/kernel';
import { words } from '@questwright/messages';
import type { Card, Challenge, Hero } from '../../src/cards.ts';
import { CARDS } from '../../src/content/index.ts';
import type { RuneboundWorld } from '../../src/index.ts';
import { ENGLISH } from '../../src/messages/index.ts';
import { cardSheets } from '../../src/text/card-sheet.ts';
import { abilityText, cardText } from '../../src/text/card-text.ts';
import { withBattleCards, type Battle } from '../battles.ts';

const say = words(ENGLISH);
const ofCards = CARDS as Readonly<Record<string, Content>>;
export const PRINTED = cardSheets(CARDS).map(({ id }) => ({ id, card: ofCards[id]! }));
/** A line of a card that is played: a list of its kind, or an Ability. */
export interface Printed {
  id: string;
  card: Content;
  line: string;
  ability: Ability | null;
  /** Which of the courses of an Encounter it is. */
  course: number;
}
export const PLAYED: readonly Printed[] = PRINTED.flatMap(({ id, card }) => {
  const { abilities = [], modifies: _, keptAs: __, wins: ___, ...lists } = card;
  return [
    ...cardText(lists as Content).map((line, course) => ({ id, card, line: say(line), ability: null, course })),
    ...abilities.map((ability) => ({ id, card, line: `${say(abilityText(ability))}.`, ability, course: 0 })),
  ];
});

// ---- the position ----

export const DAMAGE = { ranged: 2, melee: 2, magic: 2 };
export const NUMBERS = { mind: 4, body: 4, spirit: 4, damage: DAMAGE, life: 30, stamina: 30 } as const;
const PROBES: Record<string, Card> = {
  probe: { kind: 'hero', back: 'hero', ...NUMBERS, skills: {} } satisfies Hero,
  other: { kind: 'hero', back: 'hero', ...NUMBERS, skills: {} } satisfies Hero,
  friend: { kind: 'ally', back: 'market', cost: 5, ...NUMBERS },
  junk: { kind: 'item', back: 'market', cost: 3, class: 'artifact', type: 'trifle', use: 'always' },
  club: { kind: 'item', back: 'market', cost: 3, class: 'weapon', type: 'club', use: 'activate' },
  foe: {
    kind: 'challenge',
    color: 'yellow',
    back: 'yellow',
    mind: 12,
    body: 12,
    spirit: 12,
    damage: DAMAGE,
    life: 40,
  } satisfies Challenge,
};
const probes: Pack<RuneboundWorld> = {
  id: 'probes',
  kind: 'pack',
  rule: 'RB-OBJ-02',
  edits: Object.entries(PROBES).map(([id, card]) => ({ rule: 'RB-OBJ-02', content: `${id}-probe`, add: card })),
};
const definition: Definition<RuneboundWorld> = { ...withBattleCards, packs: [...withBattleCards.packs, probes] };
const PACKS = ['battle-cards', 'probes'];
const loaded = loadForTest(definition, PACKS);
export const [HERO, OTHER, FRIEND, JUNK, CLUB, FOE] = ['probe', 'other', 'friend', 'junk', 'club', 'foe'].map(
  (id) => `${id}-probe`,
) as [string, string, string, string, string, string];

const TERRAINS: Readonly<Record<string, string>> = {
  hills: 'hill',
  forest: 'forest',
  river: 'river',
  swamp: 'swamp',
  plains: 'plains',
  road: 'road',
  mountains: 'mountain',
};
const SPACES = Object.entries(definition.rules.content).filter(
  ([, one]) => one['kind'] === 'space' && one['cut'] !== true,
);
/** A space of a terrain; with a jewel, where an adventure waits. */
const spaceOf = (terrain: string, jewel: boolean): string | null =>
  SPACES.find(([, one]) => one['terrain'] === terrain && (!jewel || one['jewel'] !== undefined))?.[0].slice(
    'space-'.length,
  ) ?? null;
/** The first terrain or town that a text names. */
function placeIn(line: string, jewel: boolean): string | null {
  const town = /in (Vynelvale|Riverwatch|Dawnsmoor|Nerekhal|Frostgate)/.exec(line)?.[1];
  if (town !== undefined) return town.toLowerCase();
  const named = [...line.matchAll(/(?:in|on) (?:a |an )?(hills|forest|river|swamp|plains|road|mountains)\b/g)];
  return named.map((one) => spaceOf(TERRAINS[one[1]!]!, jewel)).find((space) => space !== null) ?? null;
}
export interface Setting {
  at: 'movement step' | 'adventure step' | 'market step';
  line: string;
  hero?: string;
  area?: readonly string[];
  deck?: readonly string[];
  dice?: readonly number[];
  wounds?: number;
  event?: readonly string[];
}
const DOWN = { face: 'down' } as const;
export function staged({
  at,
  line,
  hero = HERO,
  area = [],
  deck = [FOE],
  dice = [],
  wounds = 2,
  event = [],
}: Setting): Battle {
  const space = placeIn(line, at === 'adventure step') ?? (at === 'market step' ? 'riverwatch' : 'd6');
  const color = (definition.rules.content[`space-${space}`]?.['jewel'] as string | undefined) ?? 'yellow';
  const things = [
    ...(/unless you have an Ally/.test(line) ? [] : [{ card: FRIEND, counters: { wounds: 2, exhaustion: 2 } }]),
    JUNK,
    ...(/torch/.test(line) && !/unless/.test(line) ? ['tallow-torch'] : []),
    ...(/the Brood/.test(line) ? ['brood-of-the-bloodmother'] : []),
  ];
  const turned = /face up/.test(line) ? [{ card: CLUB, ...DOWN }] : [];
  return new TestTable(loaded, {
    seats: 2,
    at: `game/turn > turn/${at}`,
    locals: { turn: { seat: 0 } },
    rest: 'heroes',
    packs: PACKS,
    dice,
    piles: {
      'hero/0': [{ card: hero, counters: hero === HERO ? { wounds, exhaustion: 2 } : { wounds: 1 } }],
      'hero/1': [{ card: OTHER, counters: { wounds: 2, exhaustion: 2 } }],
      'area/0': [...things.filter((one) => typeof one !== 'string' || !area.includes(one)), ...turned, ...area],
      'area/1': [],
      event,
      [`${color} deck`]: deck,
      'market deck': ['eelskin-gloves', 'yew-longbow', 'pilgrims-flask'],
    },
    set: {
      turn: 0,
      'heroes.0.space': space,
      'heroes.0.cameFrom': 'e7',
      'heroes.1.space': /another Hero in your space/.test(line) ? space : 'tamalir',
      'heroes.0.gold': 20,
      'heroes.1.gold': 20,
      adventures: definition.rules.content[`space-${space}`]?.['jewel'] === undefined ? [] : [space],
      'pile.green': 30,
      'pile.yellow': 30,
    } as Record<string, Json>,
  });
}

// ---- playing on ----

export type Told = { tag: string; with: Params };
export interface Played {
  table: Battle;
  used: boolean;
  events: Told[];
  /** Those that the effects of the Ability led to. */
  own: Told[];
}
/** How a question is answered that nothing depends on. */
export interface Manner {
  alternative: number;
  /** In a phase: who attacks, or the defense; `in its phase`: attacks only then. */
  fights: 'attack' | 'defend' | 'send' | 'in its phase';
  phase: string;
  /** Rolls the movement dice instead of staying. */
  rolls: boolean;
  /** Who stands in for the Hero. */
  sends?: string;
}
export function answerOn(table: Battle, seat: number, { alternative, fights, phase, rolls, sends }: Manner): string {
  const offers = table.offers(seat);
  const of = (choice: string): string[] => offers.filter((one) => one.startsWith(`${choice}:`));
  const hero = String(table.world.things.piles[`hero/${seat}`]![0]);
  const own = [...of('character'), ...of('attack')].find((one) => one.endsWith(`:${hero}`));
  const sent = sends === undefined ? undefined : of('send').find((one) => one.endsWith(`:${table.thing(sends)}`));
  const chosen = of('choose');
  return (
    chosen[Math.min(alternative, chosen.length - 1)] ??
    of('character').find((one) => one === own) ??
    of('character')[0] ??
    (table.where().includes('extra step') ? of('step')[0] : undefined) ??
    (rolls ? of('roll')[0] : undefined) ??
    (fights === 'send' ? sent : undefined) ??
    (fights === 'attack' || (fights === 'in its phase' && table.where().includes(phase)) ? own : undefined) ??
    ['fight', 'defend', 'pass', 'stay', 'keep', 'take', 'attempt', 'end', 'done'].find((one) => offers.includes(one)) ??
    offers.find((one) => !one.startsWith('discard') && !one.startsWith('use'))!
  );
}
/** Plays on; the Ability is used as soon as it may be, or never. */
export function played(
  table: Battle,
  manner: Manner,
  uses: { card: string; name: string } | null,
  until: (table: Battle, used: boolean) => boolean,
): Played {
  let [from, used, depth] = [0, false, Infinity];
  // What a knockout costs stands in the rules.
  const own = uses === null ? null : new OwnEvents(loaded, uses, ['knockout']);
  for (let n = 0; n < 40 && !table.game.over; n++) {
    const use = uses === null || used ? undefined : table.offers(0).find((one) => isUse(table, one, uses));
    if (use !== undefined) {
      [from, used, depth] = [table.events.length, true, table.game.stack.length];
      table.answer(0, use);
      continue;
    }
    if ((used && table.game.stack.length <= depth) || until(table, used)) break;
    const seat = table.asked()[0]!;
    table.answer(seat, answerOn(table, seat, manner));
  }
  const events = table.events.slice(from);
  return { table, used, events, own: own === null ? [] : own.among(events) };
}
export function isUse(table: Battle, option: string, { card, name }: { card: string; name: string }): boolean {
  const [choice, thing, ability] = option.split(':');
  return choice === 'use' && idOf(table, Number(thing)) === card && ability === name;
}
const idOf = (table: Battle, thing: number): string => table.world.things.cards[table.world.things.card[thing]!]!;

const shown = (value: Json | undefined): string => (typeof value === 'string' ? value : JSON.stringify(value));
/** What a player would note down of an event; null when it tells nothing of a card. */
function noted(table: Battle, { tag, with: about }: Told): string | null {
  const thing = (value: Json | undefined): string => idOf(table, (value as { thing: number }).thing);
  const card = (): string => (about['card'] as { content: string }).content;
  switch (tag) {
    case 'gold gained':
      return `${shown(about['seat'])} gains ${shown(about['amount'])}`;
    case 'gold paid':
      return `${shown(about['seat'])} pays ${shown(about['amount'])}`;
    case 'wounded':
      return `${thing(about['thing'])} wounded ${shown(about['amount'])}`;
    case 'exhausted':
      return `${thing(about['thing'])} exhausted ${shown(about['amount'])}`;
    case 'recovered':
      return `${thing(about['thing'])} recovers ${shown(about['wounds'])}/${shown(about['exhaustion'])}`;
    case 'test made':
      return `test ${shown(about['attribute'])} ${(about['skill'] as string | null) ?? ''} ${shown(about['number'])}`;
    case 'replenished':
    case 'nothing replenished':
      return `replenishes ${shown(about['color'])}`;
    case 'discarded':
      return `discards ${card()}`;
    case 'gained':
      return `gains ${card()}`;
    case 'market card added':
      return 'market card added';
    case 'escaped':
      return 'escapes';
    case 'activated':
      return `activates ${card()}`;
    case 'refreshed':
      return `refreshes ${(about['cards'] as { thing: number }[]).map((one) => idOf(table, one.thing)).join(' and ')}`;
    case 'put back':
      return 'puts back';
    default:
      return null;
  }
}
export const notesOf = ({ table, events }: Pick<Played, 'table' | 'events'>): string[] =>
  events.flatMap((one) => noted(table, one) ?? []);
