import type { SeatInfo } from '@questwright/protocol';
import { expect, test } from 'vitest';
import { howToUndo, isFree } from '../src/table/undoing.ts';

const FREE = { seat: 0, none: false, voting: false, free: true, alone: false, same: false };

test('what is free is taken back without a word', () => {
  expect(howToUndo(FREE)).toEqual({ may: true, label: 'Undo', about: '' });
});

test('others are asked; bots agree at once, and the dice are new unless the table keeps them', () => {
  const past = { ...FREE, free: false };
  expect(howToUndo(past)).toMatchObject({ may: true, label: 'Ask to undo' });
  expect(howToUndo({ ...past, alone: true })).toMatchObject({ may: true, label: 'Undo (new dice)' });
  expect(howToUndo({ ...past, alone: true, same: true })).toMatchObject({ may: true, label: 'Undo' });
  expect(howToUndo({ ...past, alone: true, same: true }).about).toContain('the same dice');
});

test('where nothing can be taken back, the reason is told', () => {
  const reasons = [{ seat: null }, { none: true }, { voting: true }].map((why) => howToUndo({ ...FREE, ...why }));
  expect(reasons.map(({ may }) => may)).toEqual([false, false, false]);
  expect(new Set(reasons.map(({ about }) => about)).size).toBe(3);
  for (const { about } of reasons) expect(about).not.toBe('');
});

const seat = (kind: SeatInfo['kind'], guest: string | null): SeatInfo => ({ kind, guest, before: null }) as SeatInfo;
const mine = seat('guest', 'me');

test('alone with bots nobody is asked, however far back it goes', () => {
  const table = { seats: [mine, seat('bot', null), mine], freeUndo: 9 };
  expect(isFree(table, 0, [{ seat: 1 }, { seat: 2 }], 0)).toBe(true);
});

test('while a bot plays for somebody who may come back, they are asked', () => {
  const bot = { ...seat('bot', null), before: 'you' };
  expect(isFree({ seats: [mine, bot], freeUndo: 9 }, 0, [{ seat: 1 }], 0)).toBe(false);
  expect(isFree({ seats: [mine, { ...bot, before: 'me' }], freeUndo: 9 }, 0, [{ seat: 1 }], 0)).toBe(true);
});

test("with others at the table, only one's own answers since the last roll are free", () => {
  const table = { seats: [mine, seat('guest', 'you'), seat('bot', null)], freeUndo: 5 };
  expect(isFree(table, 5, [{ seat: 0 }, { seat: 2 }, { seat: null }], 0)).toBe(true);
  expect(isFree(table, 4, [{ seat: 0 }], 0)).toBe(false);
  expect(isFree(table, 5, [{ seat: 1 }], 0)).toBe(false);
});
