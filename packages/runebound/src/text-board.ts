/** The position as lines of plain text: the map, the heroes, the towns' stacks, the event and the waiting challenges. */

import type { ThingView, View } from '@questwright/kernel';
import { pileInWords, type Tell } from '@questwright/messages';
import type { Challenge, Hero, Space } from './cards.ts';
import { CONTENT } from './content.ts';
import { COLORS, IMPROVEMENTS, PHASES, ATTRIBUTE_OF, TOWNS, type Color, type Terrain } from './words.ts';
import type { Land } from './world.ts';

type Seen = Pick<Land, 'heroes' | 'board' | 'turn' | 'round' | 'adventures' | 'undefeated'>;

const TERRAIN_MARKS: Readonly<Record<Terrain, string>> = {
  plains: '.',
  road: '=',
  river: '~',
  swamp: '"',
  forest: 'f',
  hill: 'n',
  mountain: '^',
};
const COLOR_MARKS: Readonly<Record<Color, string>> = { green: 'G', yellow: 'Y', blue: 'B', red: 'R' };
const CELL = 5;

export function textBoard(view: View, say: Tell): string[] {
  const seen = view.world as unknown as Seen;
  return [
    say('board.round', { round: seen.round, seat: seen.turn }),
    ...map(seen, say),
    '',
    ...seen.heroes.flatMap((_, seat) => heroLines(view, seen, seat, say)),
    ...townLines(view, say),
    ...tableLines(view, seen, say),
  ];
}

/** One cell for each hex: heroes by number, else a waiting challenge, an adventure, a town or the terrain. */
function map({ heroes, board, adventures, undefeated }: Seen, say: Tell): string[] {
  const spaces = Object.entries(CONTENT).filter(
    (entry): entry is [string, Space] => entry[1].kind === 'space' && (entry[1].board ?? board) === board,
  );
  const rows = new Map<number, { column: number; text: string }[]>();
  for (const [id, space] of spaces) {
    const here = id.slice('space-'.length);
    const [column, row] = space.at;
    const cell = { column, text: mark(here, space, { heroes, adventures, undefeated }) };
    rows.set(row, [...(rows.get(row) ?? []), cell]);
  }
  const lines = [...rows.entries()]
    .sort(([x], [y]) => x - y)
    .map(([row, cells]) => {
      const inOrder = cells.sort((x, y) => x.column - y.column).map(({ text }) => text.padEnd(CELL));
      return (row % 2 === 1 ? ' '.repeat(Math.ceil(CELL / 2)) : '') + inOrder.join('').trimEnd();
    });
  return [...lines, say('board.legend')];
}

function mark(here: string, space: Space, seen: Pick<Seen, 'heroes' | 'adventures' | 'undefeated'>): string {
  if (space.cut) return '';
  const figures = seen.heroes.flatMap((hero, seat) => (hero.space === here ? [String(seat)] : [])).join('');
  const ground = space.terrain === 'town' ? (space.town ?? '').slice(0, 2).toUpperCase() : TERRAIN_MARKS[space.terrain];
  const waits = seen.undefeated.some((one) => one.thing >= 0 && one.space === here) ? '!' : '';
  const jewel = seen.adventures.includes(here) && space.jewel ? COLOR_MARKS[space.jewel] : '';
  return `${ground}${jewel}${waits}${figures === '' ? '' : `@${figures}`}`;
}

function heroLines({ zones }: View, { heroes, turn }: Seen, seat: number, say: Tell): string[] {
  const { space, gold, counters, experience, points } = heroes[seat]!;
  const thing = zones[`hero/${seat}`]?.[0];
  if (!thing?.card) return [];
  const hero = CONTENT[thing.card] as Hero;
  const improved = IMPROVEMENTS.filter((name) => experience[name] > 0).map((name) => `${name} ${experience[name]}`);
  const won = COLORS.filter((color) => counters[color] > 0).map((color) => `${counters[color]} ${color}`);
  const attributes = PHASES.map((phase) => {
    const name = ATTRIBUTE_OF[phase];
    return `${name} ${hero[name] + 2 * experience[name]} (${hero.damage[phase]})`;
  });
  return [
    say('board.hero', {
      seat,
      card: { content: thing.card },
      space: space === '' ? null : { content: `space-${space}` },
      turn: turn === seat ? 'yes' : 'no',
    }),
    `   ${say('board.sheet', {
      attributes: attributes.join(', '),
      wounds: thing.counters['wounds'] ?? 0,
      life: hero.life + experience.life,
      exhaustion: thing.counters['exhaustion'] ?? 0,
      stamina: hero.stamina + 2 * experience.stamina,
      gold,
    })}`,
    `   ${say('board.won', { counters: won.join(', ') || say('board.empty'), points, experience: improved.join(', ') || say('board.empty') })}`,
    `   ${say('board.area', { cards: pileInWords(zones[`area/${seat}`] ?? [], say) })}`,
  ];
}

function townLines({ zones }: View, say: Tell): string[] {
  const stacks = TOWNS.filter((town) => (zones[`stack of ${town}`]?.length ?? 0) > 0);
  return stacks.map((town) => {
    const cards = zones[`stack of ${town}`]!;
    return say('board.stack', { town: { content: `space-${town}` }, cards: priced(cards, say) });
  });
}

function priced(cards: readonly ThingView[], say: Tell): string {
  return cards
    .map(({ card }) => {
      const cost = card === null ? 0 : ((CONTENT[card] as { cost?: number }).cost ?? 0);
      return `${say(`content.${card ?? ''}`)} (${cost})`;
    })
    .join(', ');
}

function tableLines({ zones }: View, { undefeated }: Seen, say: Tell): string[] {
  const lines: string[] = [];
  if ((zones['event']?.length ?? 0) > 0) lines.push(say('board.event', { cards: pileInWords(zones['event']!, say) }));
  for (const thing of zones['adventure'] ?? []) {
    if (thing.card !== null) lines.push(say('board.facing', { card: enemy(thing, say) }));
  }
  const waiting = zones['undefeated challenge track'] ?? [];
  undefeated.forEach(({ thing, space }, i) => {
    const card = waiting.find((one) => one.thing === thing)?.card;
    if (card)
      lines.push(
        say('board.waiting', { position: i + 1, card: { content: card }, space: { content: `space-${space}` } }),
      );
  });
  return lines;
}

function enemy(thing: ThingView, say: Tell): string {
  const card = CONTENT[thing.card!]!;
  const name = say(`content.${thing.card!}`);
  if (card.kind !== 'challenge') return name;
  const { mind, body, spirit, damage, life } = card as Challenge;
  const numbers = `ranged ${mind} (${damage.ranged}), melee ${body} (${damage.melee}), magic ${spirit} (${damage.magic})`;
  return say('board.enemy', { name, numbers, wounds: thing.counters['wounds'] ?? 0, life });
}
