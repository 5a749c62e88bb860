/** What can be done in a round of a fight without aids, laid out in columns for speed. */

/** Every move of a round, by the position (phase and what was done) in which it is made, the last phases first: which action of
 *  which phase it is, and the next position; after the last phase that is the first of a round. */
export interface Moves {
  count: number;
  /** The positions, and the first move in each; then the number of all moves. */
  position: Int32Array;
  first: Int32Array;
  /** How many positions are in the last phase. */
  last: number;
  kind: Int32Array;
  next: Int32Array;
}
const known = new Map<string, Moves>();

export function movesFor(phases: number, attacks: readonly number[]): Moves {
  const key = `${phases}/${attacks.join()}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const doings = attacks.reduce((all, one) => all * (one + 1), 1);
  const list: { kind: number; next: number }[] = [];
  const [position, first]: [number[], number[]] = [[], []];
  let last = 0;
  for (let phase = phases - 1; phase >= 0; phase--) {
    for (let done = 0; done < doings; done++) {
      let rest = done;
      const made = attacks.map((one) => {
        const some = rest % (one + 1);
        rest = (rest - some) / (one + 1);
        return some;
      });
      // One attack in a phase, at most.
      if (made.reduce((sum, one) => sum + one, 0) > phase) continue;
      const after = (spent: number): number => (phase + 1 === phases ? 0 : (phase + 1) * doings + spent);
      position.push(phase * doings + done);
      first.push(list.length);
      if (phase + 1 === phases) last++;
      const kind = phase * (attacks.length + 1);
      list.push({ kind, next: after(done) });
      let radix = 1;
      attacks.forEach((most, who) => {
        if (made[who]! < most) list.push({ kind: kind + 1 + who, next: after(done + radix) });
        radix *= most + 1;
      });
    }
  }
  const moves = {
    count: list.length,
    position: Int32Array.from(position),
    first: Int32Array.from([...first, list.length]),
    last,
    kind: Int32Array.from(list, ({ kind }) => kind),
    next: Int32Array.from(list, ({ next }) => next),
  };
  known.set(key, moves);
  return moves;
}

/** For each action of each phase. What does not change from state to state: the chance of its roll, the wounds of a hit and of
 *  a miss, the chances of both as far as waiting leaves them, and the chance that nothing changes. And in one state: what it
 *  wins at once, the chance that nothing changes (−1: it cannot be done), the states after a hit and after a miss (−1: none),
 *  and in the last phase what it is worth apart from this state, and with it. */
export interface Kinds {
  chance: Float64Array;
  damage: Int32Array;
  harm: Int32Array;
  hit: Float64Array;
  miss: Float64Array;
  nothing: Float64Array;
  sure: Float64Array;
  same: Float64Array;
  wounded: Int32Array;
  hurt: Int32Array;
  ahead: Float64Array;
  worth: Float64Array;
}
const columns: (Kinds | undefined)[] = [];
/** One for each number of them: they are filled while a fight is solved, and nothing else happens meanwhile. */
export const kindsFor = (count: number): Kinds =>
  (columns[count] ??= {
    chance: new Float64Array(count),
    damage: new Int32Array(count),
    harm: new Int32Array(count),
    hit: new Float64Array(count),
    miss: new Float64Array(count),
    nothing: new Float64Array(count),
    sure: new Float64Array(count),
    same: new Float64Array(count),
    wounded: new Int32Array(count),
    hurt: new Int32Array(count),
    ahead: new Float64Array(count),
    worth: new Float64Array(count),
  });
