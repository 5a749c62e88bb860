/** What a party is after, by the End Conditions in force: whom to Defeat, where to go, and how much time is left. */

import type { Square } from '@questwright/geometry/square';
import type { Aim } from '../rules/encounter/aims.ts';
import { encounterOf, figureOf, squareOf, type MiddaraTable } from '../world.ts';
import { blowOf } from './blow.ts';

/** Attacks of an Adventurer in a round, roughly. */
const ATTACKS = 1.3;
const MOST_HURRY = 3;

const aimsOf = (t: MiddaraTable, outcome: 'win' | 'lose'): Aim[][] =>
  t.world.ends.filter((end) => encounterOf(t).ends[end]?.outcome === outcome).map((end) => t.value('aims', end));

export class Purpose {
  private readonly t: MiddaraTable;
  /** Those whose Defeat wins. */
  readonly prey: readonly number[];
  /** Whoever ends a turn on one of them wins. */
  readonly exits: readonly Square[];
  /** Above 1 when there is too little time for caution. */
  readonly hurry: number;

  constructor(t: MiddaraTable) {
    this.t = t;
    const ways = aimsOf(t, 'win')
      .filter((aims) => aims.length > 0)
      .map((aims) => ({ aims, rounds: Math.max(...aims.map((aim) => this.roundsTo(aim))) }))
      .toSorted((one, other) => one.rounds - other.rounds);
    const [way] = ways;
    // Of several Exits each is as good as the others: the nearest is looked for by whoever goes.
    const kinds = way?.aims.map((aim) => aim.is) ?? [];
    const alike = ways.filter(({ aims }) => aims.every((aim) => kinds.includes(aim.is))).flatMap(({ aims }) => aims);
    this.prey = alike.flatMap((aim) => (aim.is === 'defeated' ? aim.figures : []));
    this.exits = alike.flatMap((aim) => (aim.is === 'on a space' ? aim.squares : []));
    const left = this.roundsLeft();
    const pressed = left === Infinity ? 1 : (way?.rounds ?? 0) / Math.max(1, left);
    this.hurry = Math.min(MOST_HURRY, Math.max(1, pressed));
  }

  isPrey(figure: number): boolean {
    return this.prey.includes(figure);
  }
  /** Whether nobody else is left to be Defeated. */
  isLast(figure: number): boolean {
    return this.prey.length === 1 && this.prey[0] === figure;
  }

  /** How many rounds it takes to bring something about, roughly. */
  private roundsTo(aim: Aim): number {
    const { t } = this;
    if (aim.is === 'on a space') {
      const far = aim.figures.map((figure) => {
        const counts = t.value('count', squareOf(t, figure));
        const spaces = Math.min(...aim.squares.map((square) => counts[square] ?? Infinity));
        return Math.ceil(spaces / Math.max(1, t.value('movement value', figure)));
      });
      return Math.min(Infinity, ...far);
    }
    if (aim.is !== 'defeated') return Infinity;
    const [first] = aim.figures;
    if (first === undefined) return 0;
    const party = t.world.figures.filter((one) => one.square !== '' && one.owner >= 0).map((one) => one.thing);
    const dealt = party.reduce((sum, one) => sum + ATTACKS * blowOf(t, one, first), 0);
    const left = aim.figures.reduce((sum, one) => sum + t.value('maximum HP', one) - figureOf(t, one).damage, 0);
    return left / Math.max(0.1, dealt);
  }
  /** Rounds that can be played before time alone loses the Encounter. */
  private roundsLeft(): number {
    const { t } = this;
    const ends = aimsOf(t, 'lose').flatMap((aims) => {
      const rounds = aims.map((aim) => (aim.is === 'round' ? aim.round - t.world.round : Infinity));
      return rounds.length === 0 ? [] : [Math.max(...rounds)];
    });
    const quiet = t.world.urgency === 0 ? Infinity : t.value('last Urgency token') - t.world.urgency;
    return Math.min(quiet, ...ends);
  }
}

const known = new WeakMap<MiddaraTable, Purpose>();
/** Worked out once for each question. */
export function purposeOf(t: MiddaraTable): Purpose {
  let found = known.get(t);
  if (found === undefined) known.set(t, (found = new Purpose(t)));
  return found;
}
