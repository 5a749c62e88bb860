import { describe, expect, test } from 'vitest';
import { canPay, Journeys, reach, rollsOf, turnsTo, type Chart } from './journey.ts';

describe('journeys', () => {
  const FACES = [['plains', 'road'], ['river'], ['forest', 'hill']];
  const CHART: Chart = {
    a: { enters: ['plains'], neighbours: ['b', 'd'] },
    b: { enters: ['river'], neighbours: ['a', 'c'] },
    c: { enters: [], neighbours: ['b', 'd'] },
    d: { enters: ['forest'], neighbours: ['a', 'c'] },
  };
  test('rolls and their chances', () => {
    const rolls = rollsOf(2, 3);
    expect(rolls.map(({ faces }) => faces.join(''))).toEqual(['00', '01', '02', '11', '12', '22']);
    expect(rolls.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(rollsOf(5, 6)).toHaveLength(252);
  });
  test('one die pays for one place', () => {
    expect(canPay([['river'], ['river']], [['river'], ['plains', 'road']])).toBe(false);
    expect(canPay([['river'], []], [['plains', 'road'], ['river']])).toBe(true);
    expect(canPay([['plains'], ['road']], [['plains', 'road']])).toBe(false);
    expect(canPay([['plains'], ['road']], [['plains'], ['plains', 'road']])).toBe(true);
  });
  test('what can be reached, with a path', () => {
    expect([...reach(CHART, 'a', [FACES[1]!, FACES[0]!]).entries()]).toEqual([
      ['a', []],
      ['b', ['b']],
      ['c', ['b', 'c']],
    ]);
  });
  test('expected turns agree with the chances worked out by hand', () => {
    const turns = turnsTo(CHART, 'c', FACES, 1);
    // One die never reaches c from a in one turn; a single step to b, then any step: two turns.
    expect(turns.get('a')).toBeCloseTo(2, 9);
    expect(turns.get('b')).toBeCloseTo(1, 9);
    const two = turnsTo(CHART, 'c', FACES, 2);
    // With two dice: a river or a forest among them (8 of 9 rolls) goes straight through, else the turn is lost.
    expect(two.get('a')).toBeCloseTo(9 / 8, 6);
  });
  test('all journeys at once are what single rolls give', () => {
    const ground = ['plains', 'road', 'river', 'forest', 'hill', ''];
    const name = (x: number, y: number): string => `${x} ${y}`;
    const chart: Record<string, Chart[string]> = {};
    for (let x = 0; x < 5; x++) {
      for (let y = 0; y < 4; y++) {
        const kind = ground[(x * 7 + y * 11 + x * y) % ground.length]!;
        const around = [name(x + 1, y), name(x - 1, y), name(x, y + 1), name(x, y - 1)];
        chart[name(x, y)] = { enters: kind === '' ? [] : [kind], neighbours: around };
      }
    }
    for (const place of Object.values(chart)) place.neighbours = place.neighbours.filter((next) => next in chart);
    const journeys = new Journeys(chart, FACES, 3);
    for (const goal of [name(0, 0), name(4, 3), name(2, 1)]) {
      const turns = journeys.turnsTo(goal);
      // What the best plan expects is one turn more than what it expects after the best single turn.
      for (const [place, expected] of turns) {
        if (place === goal) continue;
        const step = Math.min(...chart[place]!.neighbours.map((next) => turns.get(next)!));
        let rolled = 0;
        for (const { faces, chance } of rollsOf(3, FACES.length)) {
          const dice = faces.map((face) => FACES[face]!);
          rolled += chance * Math.min(...[...reach(chart, place, dice).keys()].map((end) => turns.get(end)!));
        }
        expect(1 + Math.min(step, rolled)).toBeCloseTo(expected, 6);
      }
    }
  });
  test('what cannot be reached takes for ever', () => {
    const apart: Chart = { a: { enters: [], neighbours: [] }, b: { enters: [], neighbours: ['a'] } };
    expect(turnsTo(apart, 'b', FACES, 2).get('a')).toBe(Infinity);
    expect(turnsTo(apart, 'a', FACES, 2).get('b')).toBe(1);
  });
});
