import { lanterns, skirmish, ticTacToe } from '@questwright/practice';
import { begin, canonical, legal, load, play, view, type Loaded, type World } from '@questwright/kernel';
import { describe, expect, test } from 'vitest';
import { answerBy, lazyView, playGame, randomBot, whoAnswers, type Bot } from '../src/index.ts';

const bots = (seats: number, seed: string): Bot[] =>
  Array.from({ length: seats }, (_, seat) => randomBot(`${seed} ${seat}`));
const most = (decisions: number) => {
  let left = decisions;
  return (): boolean => left-- <= 0;
};

describe('the random bot', () => {
  test('gives the same answer to the same view', () => {
    const loaded = load(lanterns);
    const game = begin(loaded, { seats: lanterns.seats.min, seed: 'one' });
    const { seat } = whoAnswers(game.pending!);
    expect(answerBy(loaded, game, randomBot('a'), seat)).toEqual(answerBy(loaded, game, randomBot('a'), seat));
  });

  test('gives a legal answer, and not always the same', () => {
    const loaded = load(ticTacToe);
    const game = begin(loaded, { seats: 2, seed: 'one' });
    const offer = whoAnswers(game.pending!);
    const answers = Array.from({ length: 60 }, (_, n) => answerBy(loaded, game, randomBot(`${n}`), offer.seat));
    for (const pick of answers) expect(legal(offer, pick)).toBe(true);
    expect(new Set(answers.map((pick) => pick.join(' '))).size).toBe(9);
  });

  test('answers alike with the whole view and without it', () => {
    const loaded = load(lanterns);
    const seats = lanterns.seats.min;
    const withView = bots(seats, 'x').map(({ name, choose }): Bot => ({ name, choose }));
    const one = playGame(loaded, bots(seats, 'x'), { seed: 'two', until: most(100) });
    const other = playGame(loaded, withView, { seed: 'two', until: most(100) });
    expect(canonical(one.game)).toBe(canonical(other.game));
  });

  test('is not asked when it is not its turn', () => {
    const loaded = load(ticTacToe);
    const game = begin(loaded, { seats: 2, seed: 'one' });
    const { seat } = whoAnswers(game.pending!);
    expect(() => answerBy(loaded, game, randomBot('a'), 1 - seat)).toThrow('is not asked');
  });
});

describe('a game of bots', () => {
  const end = <W extends World>(loaded: Loaded<W>, seats: number, seed: string): string =>
    canonical(playGame(loaded, bots(seats, seed), { seed, until: most(500) }).game);

  test('is the same for the same seeds, and another for others', () => {
    const loaded = load(lanterns);
    expect(end(loaded, lanterns.seats.min, 'a')).toBe(end(loaded, lanterns.seats.min, 'a'));
    expect(end(loaded, lanterns.seats.min, 'a')).not.toBe(end(loaded, lanterns.seats.min, 'b'));
  });

  test('is played to its end', () => {
    const { game, decisions } = playGame(load(ticTacToe), bots(2, 'a'), { seed: 'a' });
    expect(game.over).toBe(true);
    expect(decisions).toBeGreaterThanOrEqual(5);
  });

  test('does not hide an illegal answer', () => {
    const wrong: Bot = { name: 'wrong', choose: () => ['nonsense'] };
    expect(() => playGame(load(ticTacToe), [wrong, wrong], { seed: 'a' })).toThrow('wrong answered nonsense');
  });

  test('shows a bot what its seat sees', () => {
    const loaded = load(lanterns);
    const seats = lanterns.seats.min;
    const twin = begin(loaded, { seats, seed: 'c' });
    const [first] = bots(1, 'c');
    const watching: Bot = {
      name: 'watching',
      choose(seen, decision, imagine) {
        expect(seen).toEqual(view(loaded, twin, decision.mine!.seat));
        const pick = first!.choose(seen, decision, imagine);
        play(loaded, twin, decision.mine!.seat, { no: decision.no, pick });
        return pick;
      },
    };
    const all = Array.from({ length: seats }, () => watching);
    expect(playGame(loaded, all, { seed: 'c', until: most(40) }).decisions).toBe(40);
  });
});

describe('a glance', () => {
  const games: [string, Loaded<any>][] = [
    ['lanterns', load(lanterns)],
    ['skirmish', load(skirmish)],
    ['tic-tac-toe', load(ticTacToe)],
  ];
  test.each(games)('shows what the view shows, at every decision of %s and to every seat', (_, loaded) => {
    const { min } = loaded.definition.seats;
    const game = begin(loaded, { seats: min, seed: 'glance' });
    const [bot] = bots(1, 'glance');
    for (let n = 0; n < 60 && game.pending !== null; n++) {
      for (let seat = 0; seat < min; seat++) {
        const seen = lazyView(loaded, game, seat);
        const whole = view(loaded, game, seat);
        const { viewer, world, zones, stack, decision, over, result } = seen;
        const all = { viewer, world, zones, stack, decision, over, result };
        expect(all).toEqual(whole);
        expect(Object.keys(seen.zones)).toEqual(Object.keys(whole.zones));
        expect(JSON.stringify(all)).toBe(JSON.stringify(whole));
        for (const pile in whole.zones) expect(seen.sizeOf(pile)).toBe(whole.zones[pile]!.length);
        expect('no such pile' in seen.zones).toBe(false);
        expect(seen.zones['no such pile']).toBeUndefined();
      }
      const offer = whoAnswers(game.pending);
      const { no, proc, step } = game.pending;
      const { seat } = offer;
      play(loaded, game, seat, { no, pick: bot!.pick!({ seat, no, proc, step, offer, view: never, imagine: never }) });
    }
  });
});

const never = (): never => {
  throw new Error('The random bot does not look');
};
