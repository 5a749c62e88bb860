/** Messages over a socket that must not do anything. */

import type { Guest } from '../guest.ts';
import type { Evening } from './evening.ts';

type Fields = Record<string, unknown>;

/** Something that would do something, to be spoilt. */
export const good = (e: Evening): Fields => {
  const { no } = e.anna.viewOf(e.hers, 0).decision!;
  const [id, table] = [e.nasty.id(), e.hers];
  return e.nasty.oneOf<Fields>([
    { type: 'hello', protocol: 2 },
    { type: 'watch', table, seat: 0, seq: 3 },
    { type: 'unwatch', table, seat: 0 },
    { type: 'answer', id, table, seat: 0, no, pick: ['x'] },
    { type: 'undo', id, table, seat: 0, keep: 1 },
    { type: 'redo', id, table, seat: 0 },
    { type: 'vote', id, table, seat: 0, motion: 1, agree: true },
    { type: 'chat', id, table, text: 'hello' },
    { type: 'why', id, table, seat: 0, about: 'x' },
    { type: 'seen', table, seat: 0, seq: 3 },
    { type: 'ping', id },
  ]);
};

/** Well formed, and not to be done: somebody else's seat, an old or coming decision, what is not there. */
export function outOfPlace(e: Evening): { by: Guest; message: Fields } {
  const id = e.nasty.id();
  const foreign = e.nasty.oneOf([
    { by: e.ben, seat: 0 },
    { by: e.eve, seat: 0 },
    { by: e.eve, seat: 1 },
    { by: e.anna, seat: 1 },
  ]);
  const seat = { table: e.theirs, seat: foreign.seat };
  const { no } = e.ben.viewOf(e.theirs, 1).decision!;
  const mine = { table: e.hers, seat: e.nasty.below(2) };
  const now = e.anna.viewOf(e.hers, 0).decision!.no;
  return e.nasty.oneOf<{ by: Guest; message: Fields }>([
    { by: foreign.by, message: { type: 'answer', id, ...seat, no, pick: ['rest'] } },
    { by: foreign.by, message: { type: 'undo', id, ...seat, keep: 0 } },
    { by: foreign.by, message: { type: 'redo', id, ...seat } },
    { by: foreign.by, message: { type: 'vote', id, ...seat, motion: 1, agree: true } },
    { by: foreign.by, message: { type: 'why', id, ...seat, about: 'rest' } },
    { by: e.eve, message: { type: 'chat', id, table: e.theirs, text: 'hello' } },
    { by: e.eve, message: { type: 'why', id, table: e.gathering, seat: 0, about: 'x' } },
    { by: e.anna, message: { type: 'answer', id, ...mine, no: e.nasty.below(now), pick: [e.nasty.word()] } },
    { by: e.anna, message: { type: 'answer', id, ...mine, no: now + 1 + e.nasty.below(1000), pick: [e.nasty.word()] } },
    {
      by: e.anna,
      message: { type: 'answer', id, ...mine, no: now, pick: Array(1 + e.nasty.below(64)).fill(e.nasty.word()) },
    },
    { by: e.anna, message: { type: 'answer', id, table: e.gathering, seat: 0, no: 1, pick: ['rest'] } },
    { by: e.anna, message: { type: 'answer', id, ...mine, seat: 2 + e.nasty.below(14), no: now, pick: ['x'] } },
    {
      by: e.anna,
      message: {
        type: 'answer',
        id,
        table: e.nasty.oneOf(['__proto__', 'constructor', 'x']),
        seat: 0,
        no: 1,
        pick: ['x'],
      },
    },
    { by: e.anna, message: { type: 'undo', id, ...mine, keep: 8 + e.nasty.below(1000) } },
    { by: e.anna, message: { type: 'redo', id, ...mine } },
    { by: e.anna, message: { type: 'vote', id, ...mine, motion: e.nasty.below(9) - 4, agree: true } },
  ]);
}
