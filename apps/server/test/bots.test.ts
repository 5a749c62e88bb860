import { lanterns } from '@questwright/practice';
import { begin, load, openAt, save } from '@questwright/kernel';
import { afterEach, expect, test } from 'vitest';
import { Guest } from './guest.ts';
import { openHouse, type House } from './house.ts';
import { botsOf } from './odd-bots.ts';

let house: House;
afterEach(() => house.close());

const registry = { url: new URL('./odd-bots.ts', import.meta.url).href, botsOf };
const errors: unknown[] = [];
const stopped: unknown[] = [];
const openOddHouse = (patience: number): Promise<House> => {
  errors.length = 0;
  stopped.length = 0;
  return openHouse({
    errors,
    takesPositions: true,
    bots: { patience, registry, onLate: (one) => void stopped.push(one) },
  });
};

/** A table at which Anna has answered and a bot is to answer. */
async function tableWith(anna: Guest, bot: string): Promise<string> {
  const { id } = await anna.newTable({ game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'bot', bot }] });
  await anna.post(`/api/tables/${id}/start`);
  await anna.watch(id, 0);
  const { no } = anna.viewOf(id, 0).decision!;
  expect((await anna.ask({ type: 'answer', table: id, seat: 0, no, pick: ['rest'] })).type).toBe('done');
  return id;
}
const answered = (anna: Guest, id: string, patience = 30_000): Promise<void> =>
  anna.until(() => anna.views.get(`${id} 0`)!.seq >= 2, patience);

test.each(['failing', 'cheating', 'ending', 'greedy'])(
  'a bot that is %s is answered for, and its table goes on',
  { timeout: 90_000 },
  async (bot) => {
    house = await openOddHouse(20_000);
    const anna = await (await Guest.arrive(house.address)).connect();
    await answered(anna, await tableWith(anna, 'random'));
    await answered(anna, await tableWith(anna, bot), 60_000);
    expect(errors.length).toBeGreaterThan(0);
    await answered(anna, await tableWith(anna, 'random'));
  },
);

test('an answer that breaks the rules themselves is not the end of a table', { timeout: 60_000 }, async () => {
  house = await openOddHouse(20_000);
  const anna = await (await Guest.arrive(house.address)).connect();
  const loaded = load(lanterns);
  // Dice that do not fit: whatever rolls them throws.
  const game = begin(loaded, { seats: 2, seed: 'bots', script: { dice: Array<number>(40).fill(9) } });
  const file = save(openAt(loaded, { seats: 2, secret: 'bots' }, game));
  const { id } = (await anna.post<{ id: string }>('/api/files', file)).body;
  expect((await anna.post(`/api/tables/${id}/replace`, { seat: 1, bot: 'rolling' })).status).toBe(200);
  await anna.watch(id, 0);
  const { no } = anna.viewOf(id, 0).decision!;
  expect((await anna.ask({ type: 'answer', table: id, seat: 0, no, pick: ['rest'] })).type).toBe('done');
  await answered(anna, id);
  // It may be asked again before the table is looked at, and fail again.
  expect(String(errors[0])).toContain('rolling failed at table');
  expect(String(errors[0])).toContain('Scripted 9 on a die with 6 sides');
});

test('a bot that hangs is answered for when its time is over', { timeout: 60_000 }, async () => {
  house = await openOddHouse(1500);
  const anna = await (await Guest.arrive(house.address)).connect();
  await answered(anna, await tableWith(anna, 'hanging'));
  expect(String(errors[0])).toContain('took too long: hanging');
});

test('a bot that the clock stopped is told of, which is no error', { timeout: 60_000 }, async () => {
  house = await openOddHouse(20_000);
  const anna = await (await Guest.arrive(house.address)).connect();
  const table = await tableWith(anna, 'stopped');
  await answered(anna, table);
  expect(stopped[0]).toEqual({ bot: 'stopped', table, iterations: 7 });
  expect(errors).toEqual([]);
});

test('bots that think long do not hold up bots of other tables, nor people', { timeout: 90_000 }, async () => {
  house = await openOddHouse(60_000);
  const anna = await (await Guest.arrive(house.address)).connect();
  // Until a thread is there: starting it takes longer than all that follows.
  await answered(anna, await tableWith(anna, 'random'));
  const hanging = await tableWith(anna, 'hanging');
  const late = await tableWith(anna, 'late');
  for (let n = 0; n < 3; n++) await answered(anna, await tableWith(anna, 'random'));
  await answered(anna, late);
  expect(anna.views.get(`${hanging} 0`)!.seq).toBe(1);
  expect(errors).toEqual([]);
  // What the bot is thinking about can be taken back.
  await anna.ask({ type: 'undo', table: hanging, seat: 0, keep: 0 });
  await anna.until(() => anna.viewOf(hanging, 0).decision?.waitsFor[0] === 0);
});

test('the bots of whoever has many tables do not keep those of others waiting', { timeout: 90_000 }, async () => {
  house = await openOddHouse(20_000);
  const [eve, anna] = [
    await (await Guest.arrive(house.address)).connect(),
    await (await Guest.arrive(house.address)).connect(),
  ];
  const open = async (who: Guest, bot: string): Promise<() => Promise<void>> => {
    const { id } = await who.newTable({ game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'bot', bot }] });
    await who.post(`/api/tables/${id}/start`);
    await who.watch(id, 0);
    const { no } = who.viewOf(id, 0).decision!;
    return async () => {
      await who.ask({ type: 'answer', table: id, seat: 0, no, pick: ['rest'] });
      await who.until(() => who.views.get(`${id} 0`)!.seq >= 2);
    };
  };
  // A bot that has answered once is there.
  await (
    await open(anna, 'random')
  )();
  const hers = await open(anna, 'random');
  const many: (() => Promise<void>)[] = [];
  for (let n = 0; n < 20; n++) many.push(await open(eve, 'careful'));
  let answered = 0;
  const all = many.map((one) => one().then(() => answered++));
  await expect.poll(() => answered).toBeGreaterThan(0);
  await hers();
  expect(answered).toBeLessThan(10);
  await Promise.all(all);
});
