import { arrange, type Position, type TestTable } from '@questwright/harness';
import type { Definition, Json, Lasting } from '@questwright/kernel';
import { skirmish } from '../../../src/skirmish/index.ts';
import { ENEMIES, HEROES } from '../../../src/skirmish/content.ts';
import type { Skirmish } from '../../../src/skirmish/world.ts';

export { skirmish };
export type Fight = TestTable<Skirmish>;

interface Standing {
  at: string;
  damage?: number;
  stamina?: number;
  acted?: true;
}
export interface Given extends Pick<Position, 'seats' | 'packs' | 'dice' | 'seed'> {
  /** Left out: the skirmish. */
  definition?: Definition<Skirmish>;
  /** Where figures stand; all others are defeated. A second rat pack is `rat-pack 2`. */
  figures: Readonly<Record<string, string | Standing>>;
  /** Whose turn it is. */
  turn: string;
  /** Where in the turn; left out: at its actions or its activation. */
  step?: string;
  totems?: Readonly<Record<string, string>>;
  blinded?: readonly string[];
  /** The changeling is a beast. */
  beast?: true;
  /** The changeling is tamed by this seat. */
  tamed?: number;
  round?: number;
  pressedOn?: true;
  set?: Readonly<Record<string, Json>>;
}

const SETUP = ['warden', 'archer', 'tamer', 'hexer', 'ogre', 'changeling'];
/** From front to back; who joined later comes after all of these. */
const TRACK = ['cinder-imp', 'archer', 'hexer', 'warden', 'tamer', 'changeling', 'ogre'];
const TOTEMS = ['bone-totem', 'gloom-totem'];
const cardOf = (name: string): string => name.replace(/ \d$/, '');

/** A position in the middle of a turn, two seats unless said otherwise: seat 0 has the warden and the tamer. */
export function fight(given: Given): Fight {
  const { seats = 2, packs = [], figures, turn } = given;
  const setup = packs.includes('cinders') ? [...SETUP, 'cinder-imp'] : SETUP;
  const joined = Object.keys(figures).filter((name) => !setup.includes(name));
  const numberOf = (name: string): number =>
    setup.includes(name) ? setup.indexOf(name) : setup.length + TOTEMS.length + joined.indexOf(name);
  const isHero = (name: string): boolean => name in HEROES;
  const printedStamina = (name: string): number => ({ ...HEROES, ...ENEMIES })[cardOf(name) as 'warden']?.stamina ?? 0;
  const all = [...setup, ...joined].map((name) => {
    const one = figures[name] ?? '';
    const {
      at,
      damage = 0,
      stamina = printedStamina(name),
      acted = false,
    } = typeof one === 'string' ? { at: one } : one;
    const owner = isHero(name) ? ['warden', 'archer', 'tamer'].indexOf(name) % seats : -1;
    return { thing: numberOf(name), owner, cell: at, damage, stamina, acted };
  });
  const present = [...setup, ...joined].filter((name) => name in figures);
  const track = [...TRACK.filter((name) => present.includes(name)), ...joined].map(numberOf);
  const lasting: Lasting[] = [];
  const until = { event: 'turn-over', times: 1 };
  for (const name of given.blinded ?? []) {
    for (const at of [0, 1])
      lasting.push({
        of: 'blinded',
        path: ['status', at, 'lasting'],
        by: -1,
        thing: numberOf(name),
        until: { ...until },
      });
  }
  const beast = numberOf('changeling');
  if (given.beast || given.tamed !== undefined) {
    lasting.push({ of: 'changeling', path: ['shape', 0, 'lasting'], by: -1, thing: beast, until: null });
  }
  if (given.tamed !== undefined) {
    for (const at of [0, 1])
      lasting.push({
        of: 'tamed',
        path: ['status', at, 'lasting'],
        by: given.tamed,
        thing: beast,
        until: { ...until },
      });
  }
  const totems = Object.entries(given.totems ?? {}).map(([name, cell]) => ({
    thing: setup.length + TOTEMS.indexOf(name),
    cell,
  }));
  const led = isHero(turn) || (turn === 'changeling' && given.tamed !== undefined);
  return arrange(given.definition ?? skirmish, {
    seats,
    packs,
    seed: given.seed ?? 'fight',
    dice: given.dice ?? [],
    piles: { board: present.map(cardOf) },
    rest: 'fallen',
    set: {
      figures: all as unknown as Json,
      track,
      totems: totems as unknown as Json,
      lasting: lasting as unknown as Json,
      round: given.round ?? 1,
      pressedOn: given.pressedOn ?? false,
      ...given.set,
    },
    at: `game/encounter > encounter/round > round/turns > turn/${given.step ?? (led ? 'actions' : 'activation')}`,
    locals: { turn: { figure: numberOf(turn) } },
  });
}

export const figure = (table: Fight, name: string): Skirmish['figures'][number] => {
  const number = name.endsWith(' 2')
    ? table.world.figures.filter((one) => table.loaded && cardAt(table, one.thing) === cardOf(name))[1]!
    : null;
  return number ?? table.world.figures.find((one) => cardAt(table, one.thing) === name)!;
};
const cardAt = (table: Fight, thing: number): string => table.world.things.cards[table.world.things.card[thing]!]!;
export const cell = (table: Fight, name: string): string => figure(table, name)?.cell ?? '';
export const damage = (table: Fight, name: string): number => figure(table, name).damage;
export const stamina = (table: Fight, name: string): number => figure(table, name).stamina;
export const trackOf = (table: Fight): string[] => table.world.track.map((thing) => cardAt(table, thing));
/** The tags of the events so far that are among these, in order. */
export const tags = (table: Fight, ...wanted: string[]): string[] =>
  table.events.map((one) => one.tag).filter((tag) => wanted.includes(tag));
/** What the trace of the last ranked decision says, by key. */
export const trace = (table: Fight): { key: string; with: Record<string, Json> }[] =>
  (table.event('decided')?.['trace'] ?? []) as unknown as { key: string; with: Record<string, Json> }[];
/** The option ids of a move's first step. */
export const firstSteps = (table: Fight, seat: number): string[] => {
  const form = table.offer(seat)!.forms.find((one) => one.choice === 'move')!.of as {
    from: string;
    points: number;
    costs: Record<string, Record<string, number>>;
  };
  return Object.keys(form.costs[form.from]!);
};
