import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openHouse } from './house.ts';

const bot = fileURLToPath(new URL('../../../examples/stranger-bot.mjs', import.meta.url));

test('a stranger with nothing but the documentation plays a game to its end', { timeout: 60_000 }, async () => {
  const house = await openHouse();
  const child = spawn(process.execPath, [bot, house.address], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, error] = ['', ''];
  child.stdout.on('data', (text) => (out += text));
  child.stderr.on('data', (text) => (error += text));
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(error).toBe('');
  expect(code).toBe(0);
  expect(out).toMatch(/^Over after \d+ answers of mine: \{.*"winners"/);
  await house.close();
});
