/** `npm run crash`: tables played over real sockets while the server is killed again and again, and while its disk is full for a
 *  second before every second kill. What was acknowledged must be there afterwards, once, and every table must go on. `--tables`,
 *  `--kills`, `--seconds` (between two kills, on average). */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { below, sample, seeded, type Dice, type GameFile } from '@questwright/kernel';
import { Guest } from '../test/guest.ts';
import { freePort, ServerProcess } from './server-process.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '50' },
    kills: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'crash' },
  },
});
const TABLES = Number(values.tables);
const KILLS = Number(values.kills);
const SECONDS = Number(values.seconds);
const PATIENCE = 20_000;

interface Said {
  seq: number;
  seat: number;
  no: number;
  pick: readonly string[];
}
const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One person who plays both seats of a table, and comes back whenever the server does. */
class Player {
  readonly acknowledged: Said[] = [];
  table = '';
  answers = 0;
  over = false;
  lastProgress = Date.now();
  private readonly address: string;
  private readonly game: string;
  private readonly dice: Dice;
  private guest: Guest | null = null;
  private cookie = '';

  constructor(address: string, game: string, seed: string) {
    this.address = address;
    this.game = game;
    this.dice = seeded(seed);
  }
  async begin(): Promise<void> {
    this.guest = await Guest.arrive(this.address, 'Player');
    this.cookie = this.guest.cookie;
    const { id } = await this.guest.newTable({ game: this.game, seats: [{ kind: 'me' }, { kind: 'me' }] });
    this.table = id;
    await this.guest.post(`/api/tables/${id}/start`);
  }
  /** Plays until told to stop or the game is over. */
  async play(goOn: () => boolean): Promise<void> {
    while (goOn() && !this.over) {
      try {
        await this.playWhileConnected(goOn);
      } catch {
        this.guest?.disconnect();
        await wait(50 + below(this.dice, 200));
      }
    }
    this.guest?.disconnect();
  }
  private async playWhileConnected(goOn: () => boolean): Promise<void> {
    const guest = new Guest(this.address, this.cookie);
    this.guest = guest;
    // Whoever knocks at a door that is not there would wait for long.
    await fetch(`${this.address}/health`);
    await guest.connect();
    const dead = new Promise<never>((_, reject) => guest.socket!.once('close', () => reject(new Error('No line'))));
    await Promise.race([dead, this.playWith(guest, goOn)]);
  }
  private async playWith(guest: Guest, goOn: () => boolean): Promise<void> {
    for (const seat of [0, 1]) await guest.watch(this.table, seat);
    while (goOn()) {
      if (guest.socket?.readyState !== guest.socket?.OPEN) throw new Error('The line is dead');
      const { decision, over } = guest.viewOf(this.table, 0);
      if (over || decision === null) {
        this.over = true;
        return;
      }
      const seat = decision.waitsFor[0]!;
      const { decision: mine } = guest.viewOf(this.table, seat);
      const pick = sample(mine!.mine!, (n) => below(this.dice, n));
      const done = await guest.ask({ type: 'answer', table: this.table, seat, no: mine!.no, pick });
      if (done.type !== 'done') throw new Error(`Refused: ${JSON.stringify(done)}`);
      this.acknowledged.push({ seq: done.seq, seat, no: mine!.no, pick });
      this.answers++;
      this.lastProgress = Date.now();
      await guest.until(() => [0, 1].every((one) => guest.views.get(`${this.table} ${one}`)!.seq >= done.seq), 5000);
    }
  }
  async file(): Promise<GameFile> {
    const guest = new Guest(this.address, this.cookie);
    return (await guest.get<GameFile>(`/api/tables/${this.table}/file?seat=0`)).body;
  }
}

/** How many tables do not go on. */
async function goesOn(players: readonly Player[]): Promise<number> {
  const before = players.map(({ answers }) => answers);
  const moves = (player: Player, i: number): boolean => player.over || player.answers > before[i]!;
  const until = Date.now() + PATIENCE;
  while (Date.now() < until && !players.every(moves)) await wait(100);
  return players.filter((player, i) => !moves(player, i)).length;
}

async function main(): Promise<void> {
  const data = mkdtempSync(path.join(tmpdir(), 'questwright-crash-'));
  const server = new ServerProcess(await freePort(), data);
  await server.start();
  const dice = seeded(values.seed!);
  const players: Player[] = [];
  for (let n = 0; n < TABLES; n++) {
    const player = new Player(server.address, n % 2 === 0 ? 'runebound' : 'lanterns', `${values.seed} ${n}`);
    await player.begin();
    players.push(player);
  }
  let playing = true;
  let full = 0;
  const all = players.map((player) => player.play(() => playing));
  for (let kill = 1; kill <= KILLS; kill++) {
    await wait(SECONDS * 500 + below(dice, SECONDS * 1000));
    if (kill % 2 === 0) {
      server.fillDisk();
      await wait(1000);
      // Now and then it is killed before there is room again.
      if (kill % 4 === 0) server.emptyDisk();
      if (kill % 4 === 0) await goesOn(players);
      full++;
    }
    await server.kill();
    await server.start();
    const answers = players.reduce((sum, player) => sum + player.answers, 0);
    process.stderr.write(`kill ${kill} of ${KILLS}, ${answers} answers acknowledged\n`);
  }
  const stuck = await goesOn(players);
  playing = false;
  await Promise.all(all);
  let lost = 0;
  let duplicated = 0;
  for (const player of players) {
    const { segments } = await player.file();
    const entries = segments.flatMap((segment) => segment.entries);
    for (const { seq, seat, no, pick } of player.acknowledged) {
      const entry = entries[seq - 1];
      if (!entry || 'keep' in entry || entry.seat !== seat || entry.no !== no || String(entry.pick) !== String(pick))
        lost++;
    }
    // Nothing is taken back here: each seat answers each decision once.
    const keys = entries.map((entry) => JSON.stringify('keep' in entry ? entry : [entry.seat, entry.no]));
    duplicated += keys.length - new Set(keys).size;
  }
  await server.kill('SIGTERM');
  rmSync(data, { recursive: true });
  const acknowledged = players.reduce((sum, player) => sum + player.acknowledged.length, 0);
  console.log(JSON.stringify({ kills: KILLS, full, acknowledged, lost, duplicated, stuck }));
  process.exitCode = lost + duplicated + stuck === 0 ? 0 : 1;
}

await main();
