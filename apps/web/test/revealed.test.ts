import { expect, test, vi } from 'vitest';
import { knowing, loadGame } from '../src/games/game.ts';
import { logAfter } from '../src/net/requests.ts';
import { revealed } from '../src/net/revealed.ts';

const SAYS = { key: 'letter.light', with: { light: 1 } };

test('a page has no secret words, and speaks them when it was told', async () => {
  const game = (await loadGame('lanterns', ['bottle-post']))!;
  expect(game.say.problem(SAYS)).toBe('letter.light has no words');
  expect(game.content.get('pressed-firefly')).toMatchObject({ sort: 'letter', secret: null });
  expect(knowing(game, revealed.now())).toBe(game);

  const heard = vi.fn<() => void>();
  const leave = revealed.subscribe(heard);
  const line = { seq: 1, revealed: { words: { 'letter.light': 'it glows' }, content: { moth: { sort: 'beast' } } } };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify([line])));
  await logAfter('table', 0, -1);
  await logAfter('table', 0, -1);
  expect(heard).toHaveBeenCalledTimes(1);
  revealed.hear({ type: 'change', log: { seq: 2 } });
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
  vi.unstubAllGlobals();

  const now = knowing(game, revealed.now());
  expect(now.say(SAYS)).toBe('it glows');
  expect(now.say({ key: 'content.pressed-firefly', with: {} })).toBe('Pressed Firefly');
  expect(now.content.get('moth')).toEqual({ sort: 'beast' });
  expect(game.content.has('moth')).toBe(false);
});
