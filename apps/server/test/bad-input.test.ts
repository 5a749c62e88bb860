import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type {} from '@fastify/websocket';
import type { ServerMessage } from '@questwright/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wrongConnections } from './bad/connections.ts';
import { begin, end, state, type Evening } from './bad/evening.ts';
import { good, outOfPlace } from './bad/messages.ts';
import { call, wrongRequest } from './bad/requests.ts';

/** BAD_INPUT=<seed> sends other ones. */
const SEED = process.env['BAD_INPUT'] ?? 'bad input';
const MESSAGES = 7000;
const REQUESTS = 2750;
const CONNECTIONS = 250;
const BATCH = 250;
const MOST_GROWTH = 16_000_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}
const told = (what: string): string => `${what} (BAD_INPUT=${SEED})`;

let e: Evening;
/** After the first batch: what is made once is there then. */
let heapBefore = 0;
beforeAll(async () => {
  e = await begin(SEED);
}, 60_000);
afterAll(() => end(e));

test(
  `${MESSAGES} wrong messages are each refused with a reason, and change nothing`,
  { timeout: 120_000 },
  async () => {
    const before = await state(e);
    for (let sent = 0; sent < MESSAGES; sent += BATCH) {
      const from = [e.anna, e.ben, e.eve].map((guest) => guest.received.length);
      const ids: string[] = [];
      const replayed: string[] = [];
      for (let n = 0; n < BATCH; n++) {
        const way = e.nasty.below(10);
        if (way < 3) e.anna.socket!.send(e.nasty.text());
        else if (way < 6) e.nasty.oneOf([e.anna, e.ben, e.eve]).socket!.send(e.nasty.misunderstood(good(e)));
        else if (way < 7) e.anna.socket!.send(Buffer.from(JSON.stringify(good(e))), { binary: true });
        else if (way < 8) {
          // What was said and acknowledged: it is acknowledged again.
          const { line } = (await e.house.tables.room(e.hers)).live!.record;
          const id = e.nasty.id();
          replayed.push(id);
          e.anna.say({ type: 'answer', id, table: e.hers, ...e.nasty.oneOf(line) });
        } else {
          const { by, message } = outOfPlace(e);
          ids.push(String(message['id']));
          by.say(message);
        }
      }
      for (const guest of [e.anna, e.ben, e.eve]) await guest.ask({ type: 'ping' });
      const answers = [e.anna, e.ben, e.eve].flatMap((guest, i) => guest.received.slice(from[i])) as ServerMessage[];
      const refused = answers.filter((one) => one.type === 'refused');
      const done = answers.filter((one) => one.type === 'done').map(({ id }) => id);
      expect(done, told('only what was done before is acknowledged')).toEqual(replayed);
      expect(refused.length, told('each is refused')).toBe(BATCH - replayed.length);
      expect(answers.length, told('nothing else is said')).toBe(BATCH + 3);
      for (const { error } of refused) expect(error.message.length, told(error.code)).toBeGreaterThan(5);
      expect(
        refused.filter(({ error }) => error.code === 'broken'),
        told('nothing breaks'),
      ).toEqual([]);
      const named = new Set(refused.map(({ id }) => id));
      expect(
        ids.filter((id) => !named.has(id)),
        told('a refusal names its message'),
      ).toEqual([]);
      expect(await state(e), told(`nothing changes by message ${sent + BATCH}`)).toBe(before);
      for (const guest of [e.anna, e.ben, e.eve]) guest.forgetMessages();
      if (sent === 0) heapBefore = heap();
    }
    expect(e.errors).toEqual([]);
  },
);

test(
  `${REQUESTS} wrong requests are each refused with a reason, and change nothing`,
  { timeout: 120_000 },
  async () => {
    const before = await state(e);
    for (let sent = 0; sent < REQUESTS; sent += BATCH) {
      const calls = Array.from({ length: BATCH }, () => wrongRequest(e));
      const answers = await Promise.all(calls.map((one) => call(e, one)));
      answers.forEach(({ status, text, headers }, i) => {
        const { statuses, ...made } = calls[i]!;
        const what = told(`${JSON.stringify(made).slice(0, 500)} gave ${status} ${text.slice(0, 200)}`);
        expect(statuses, what).toContain(status);
        const reason = String(headers['content-type']).includes('json')
          ? (JSON.parse(text) as { error: { message: string } }).error.message
          : text;
        expect(reason.length, what).toBeGreaterThan(5);
        expect(headers['x-content-type-options'], what).toBe('nosniff');
      });
      expect(await state(e), told(`nothing changes by request ${sent + BATCH}`)).toBe(before);
    }
    expect(e.errors).toEqual([]);
  },
);

test(
  `${CONNECTIONS} wrong connections are each closed with a reason, and change nothing`,
  { timeout: 120_000 },
  async () => {
    const before = await state(e);
    const kinds = wrongConnections(e);
    for (let n = 0; n < CONNECTIONS; n++) {
      const [name, meet, wanted] = kinds[n % kinds.length]!;
      expect(await meet(), told(name)).toBe(wanted);
    }
    expect(await state(e), told('nothing changes')).toBe(before);
    expect(e.errors).toEqual([]);
  },
);

test('afterwards the server is as it was: it answers, and its memory has not grown', async () => {
  await expect.poll(() => e.house.application.websocketServer.clients.size).toBe(3);
  expect((await e.anna.ask({ type: 'ping' })).type).toBe('pong');
  expect((await fetch(`${e.house.address}/ready`)).status).toBe(200);
  expect(heap() - heapBefore, told('bytes more than before')).toBeLessThan(MOST_GROWTH);
});
