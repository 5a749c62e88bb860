/** Questions that a game answers for people who need not be asked there. */

import { answer, load, open, sample, type GameRecord, type World } from '@questwright/kernel';
import type { GameEntry } from '@questwright/messages';
import { expect, test } from 'vitest';
import { gameNamed } from '../src/games.ts';
import { paperOn } from '../src/terminal.ts';
import type { Lines } from '../src/play/lines.ts';
import { Log } from '../src/play/log.ts';
import { Session } from '../src/play/session.ts';
import { Teller } from '../src/teller.ts';

/** Two people, and seat 1 has attacked; whoever could dodge does so without being asked. */
async function played(...said: string[]): Promise<{ out: string; record: GameRecord<World> }> {
  const skirmish = gameNamed('skirmish');
  const entry: GameEntry = {
    ...skirmish,
    passes: ({ pending }, seat) =>
      pending!.offers.find((one) => one.seat === seat)!.options.includes('dodge') ? ['dodge'] : null,
  };
  const record: GameRecord<World> = open(load(skirmish.definition), { seats: 2, secret: 'x', sameDice: true });
  const { no, offers } = record.game.pending!;
  answer(record, 1, {
    no,
    pick: sample(
      offers.find(({ seat }) => seat === 1)!,
      () => 0,
    ),
  });
  let out = '';
  const paper = paperOn({ columns: 100, write: (text) => (out += text) }, { plain: true });
  const left = [...said];
  const lines = { typed: false, next: () => Promise.resolve(left.shift() ?? null) } as unknown as Lines;
  const log = new Log([null, 0, 1]);
  const teller = new Teller(entry, record.loaded);
  await new Session(teller, paper, lines, { record, log, bots: new Map(), saveAs: null }).play();
  return { out, record };
}
const saidBy = ({ line }: GameRecord<World>): string[] => line.map(({ seat, pick }) => `${seat} ${pick[0]}`);

test('it is answered for them and recorded; undo and redo take it along', async () => {
  const attacked = saidBy((await played()).record);
  expect(attacked).toEqual([expect.stringMatching(/^1 /), '0 dodge']);
  expect(saidBy((await played('1', 'undo')).record)).toEqual(attacked);
  expect(saidBy((await played('1', 'undo 2')).record)).toEqual([]);
  const { record, out } = await played('undo', 'redo');
  expect(saidBy(record)).toEqual(attacked);
  expect(out).toContain('Done again');
});

test('whoever wants to be asked always is', async () => {
  const { record, out } = await played('ask always', 'undo', 'redo');
  expect(out).toContain('You are asked whenever you could use something.');
  expect(saidBy(record)).toEqual([expect.stringMatching(/^1 /)]);
  expect(saidBy((await played('ask always', 'undo', 'redo', 'ask usual')).record)).toHaveLength(2);
  expect((await played('ask never')).out).toContain('Say ask always, or ask usual.');
});
