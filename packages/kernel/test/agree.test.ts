import { describe, expect, test } from 'vitest';
import { canonical, type Ask, type Choice } from '../src/index.ts';
import { asks, flow, pause, picks, R, say, type Sitting, type Small } from './small.ts';

const ask = (
  seats: readonly number[],
  choices: Record<string, Choice<Small, any>>,
  more: Partial<Ask<Small, any>> = {},
): Sitting => flow({ game: { q: asks(seats, choices, more), after: say('after'), wait: pause() } }, {}, { seats: 3 });

describe('an agreement', () => {
  const terms = {
    rule: R,
    kind: 'some',
    form: () => ({ of: ['gold', 'horse', 'map'], min: 0, max: 3 }),
    then: () => {},
  } as const;
  const talk = (parties: readonly number[], more: Partial<Ask<Small, any>> = {}): Sitting =>
    ask(
      parties,
      {
        offer: { ...terms, part: 'propose' },
        accept: { rule: R, part: 'accept', list: (t) => (t.proposal ? ['accept'] : []), then: () => {} },
        leave: picks(),
      },
      { join: 'agree', agreed: (t, on) => t.emit('bound', { seat: on.seat, terms: on.pick.slice(1) }), ...more },
    );

  test('one proposes, the other may accept, counter or leave', () => {
    const sitting = talk([1, 0]);
    expect([sitting.asked(), sitting.options(1), sitting.offer(1)!.forms.map((f) => f.choice)]).toEqual([
      [1],
      ['leave'],
      ['offer'],
    ]);
    sitting.answer(1, 'offer', 'gold', 'map');
    expect(sitting.tags).toEqual(['proposed']);
    expect([sitting.asked(), sitting.options(0), sitting.offer(0)!.forms.map((f) => f.choice)]).toEqual([
      [0],
      ['accept', 'leave'],
      ['offer'],
    ]);
    expect(sitting.view(null).decision!.proposal).toEqual({ seat: 1, pick: ['offer', 'gold', 'map'] });
    sitting.answer(0, 'offer', 'gold');
    expect(sitting.game.pending!.proposal).toEqual({ seat: 0, pick: ['offer', 'gold'], round: 2, accepted: [] });
    sitting.answer(1, 'accept');
    expect(sitting.tags).toEqual(['agreed', 'bound', 'after']);
    expect(sitting.last.map((e) => e.with)).toEqual([
      { seat: 0, pick: ['offer', 'gold'] },
      { seat: 0, terms: ['gold'] },
      {},
    ]);
    expect(sitting.where).toBe('game/wait');
  });
  test('leaving ends the talk', () => {
    expect(talk([1, 0]).answer(1, 'offer').answer(0, 'leave').tags).toEqual(['picked', 'after']);
    expect(talk([1, 0]).answer(1, 'leave').tags).toEqual(['picked', 'after']);
  });
  test('accepting before there is anything to accept is refused', () => {
    expect(talk([1, 0]).refused(1, 'accept').key).toBe('kernel.nothing-for-it');
    expect(talk([1, 0]).refused(0, 'accept').key).toBe('kernel.not-asked');
  });
  test('of three, all others must accept, in any order; a counter-proposal begins anew', () => {
    const sitting = talk([0, 1, 2]).answer(0, 'offer', 'horse');
    expect(sitting.asked()).toEqual([1, 2]);
    sitting.answer(2, 'accept');
    expect([sitting.asked(), sitting.tags, sitting.game.pending!.proposal!.accepted]).toEqual([[1], [], [2]]);
    sitting.answer(1, 'offer', 'map');
    expect([sitting.asked(), sitting.game.pending!.proposal!.accepted]).toEqual([[0, 2], []]);
    sitting.answer(0, 'accept').answer(2, 'accept');
    expect(sitting.tags).toEqual(['agreed', 'bound', 'after']);
    expect(sitting.last[1]!.with).toEqual({ seat: 1, terms: ['map'] });
  });
  test('the binding may run and jump, or be left to the next step', () => {
    const sitting = talk([0, 1], { agreed: () => ({ goto: 'q' }) })
      .answer(0, 'offer', 'map')
      .answer(1, 'accept');
    expect([sitting.where, sitting.asked(), sitting.game.pending!.proposal]).toEqual(['game/q', [0], null]);
    const plain = ask(
      [0, 1],
      { offer: { ...terms, part: 'propose' }, accept: { rule: R, part: 'accept', then: () => {} } },
      { join: 'agree' },
    );
    expect([plain.options(0), plain.refused(0, 'accept').key]).toEqual([[], 'kernel.nothing-for-it']);
    expect(plain.answer(0, 'offer').answer(1, 'accept').tags).toEqual(['agreed', 'after']);
  });
  test('terms that are one option are seen by the other side too', () => {
    const sitting = ask(
      [0, 1],
      {
        ask: { rule: R, part: 'propose', list: () => ['ask:5', 'ask:6'], then: () => {} },
        accept: { rule: R, part: 'accept', then: () => {} },
      },
      { join: 'agree' },
    ).answer(0, 'ask:5');
    expect(canonical(sitting.view(1).decision!.proposal)).toContain('ask:5');
  });
});
