import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { host, join, type HostOptions, type JoinOptions } from '../src/commands/join.ts';
import { Identity, settingsFolder } from '../src/join/identity.ts';
import { linkTo, placeOf } from '../src/join/link.ts';
import { understood } from '../src/join/server.ts';
import { Problem } from '../src/problem.ts';
import { folder, questwright } from './run.ts';
import { ServerProcess, Terminal } from './table.ts';

// The server may have to build the page of the browser first.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

const file = folder();
const settings = file('settings');
const server = new ServerProcess(file('data'));
const terminals: Terminal[] = [];
beforeAll(() => server.start());
afterEach(() => terminals.splice(0).forEach((one) => one.kill()));
afterAll(() => server.kill());

function terminal(...parameters: string[]): Terminal {
  const opened = new Terminal(parameters, settings);
  terminals.push(opened);
  return opened;
}
const hosted = (game: string, ...more: string[]): Terminal =>
  terminal('host', game, '--server', server.address, '--as', 'anna', '--name', 'Anna', ...more);
const joined = (link: string, who: string, ...more: string[]): Terminal =>
  terminal('join', link, '--as', who.toLowerCase(), '--name', who, ...more);
const linkIn = async (opened: Terminal): Promise<string> =>
  (await opened.hears(/http:\S+invite=\S+/)).split(/\s+/).at(-1)!;
const withoutInvitation = (link: string): string => link.replace(/\?.*/, '');

interface Two {
  anna: Terminal;
  ben: Terminal;
  link: string;
}
async function two(game: string, ...more: string[]): Promise<Two> {
  const anna = hosted(game, ...more);
  const link = await linkIn(anna);
  await anna.hears('The game begins when every seat is taken.');
  return { anna, ben: joined(link, 'Ben'), link };
}

describe('two terminals at one table', () => {
  test('play Lanterns through a crash of the server, back to their seats, and take back by vote', async () => {
    const { anna, ben, link } = await two('lanterns');
    await anna.hears('Anna: It is your turn.');
    expect(await ben.hears('Waiting for Anna.')).toContain('You are Ben, seat 1.');
    expect(anna.out).toMatch(/Anna: 2 drops.*\n {4}hand: [A-Z].*, .*, .*\n/);
    expect(ben.out).toMatch(/Anna: 2 drops.*\n {4}hand: 3 cards\n/);

    ben.say('chat hello \u001B[2J there');
    await anna.hears('Ben says: hello [2J there');
    anna.say('why', 'explain', 'explain light', 'rest');
    await anna.hears('  LAN-TRN-01  ');
    await anna.hears('light to win (8)');
    await anna.hears('light of Anna: 0\n     0  at first: LAN-VAL-03');
    await anna.hears('Waiting for Ben.');
    await ben.hears('Ben: It is your turn.');

    // Only one's own answers since the last reveal are taken back for the asking.
    anna.say('undo');
    await anna.hears('Undone: Anna: “Rest and take oil”\n');
    await ben.hears('Undone: a decision of Anna\n');
    anna.say('draw');
    await anna.hears(/- Anna draws [A-Z].*\. \[LAN-DRW-01\]/);
    await ben.hears('- Anna draws a river card. [LAN-DRW-01]');
    anna.say('undo');
    await ben.hears('Anna would like to take back 1 decision. Say vote yes, or vote no.');
    ben.say('vote maybe', 'vote no');
    await ben.hears('Say vote yes, or vote no.\n> vote no\n');
    await anna.hears('Nothing is taken back');
    anna.say('undo');
    await ben.hears('Anna would like to take back 1 decision.');
    ben.say('vote yes');
    await anna.hears('dice and unknown cards are new from here.');
    await anna.hears('Anna: It is your turn.');

    // In the middle of an answer of several parts.
    anna.say('talk', 'make an offer');
    await anna.hears('Make an offer: choose 1 to 4\n');
    anna.say('1');
    await anna.hears(/choose 1 to 4; chosen: Anna gives/);
    anna.say('board');
    await anna.hears(/Night 1(.|\n)*choose 1 to 4; chosen: Anna gives/);
    await server.kill();
    for (const one of [anna, ben]) await one.hears('The server is away; it is tried again and again.');
    ben.say('chat lost', 'log');
    await ben.hears('The server is away; say it again when it is back.');
    anna.say('done');
    await anna.hears('It will be said when the server is back.');
    await server.start();
    for (const one of [anna, ben]) await one.hears('The server is back.');
    await ben.hears(/Anna offers: .*Anna gives a river card/s);
    ben.say('accept');
    await anna.hears(/Anna and Ben trade|trade/);

    anna.say('quit');
    await anna.end();
    expect(anna.code).toBe(0);
    expect(anna.out).toContain(`Your seat is kept. Come back with: questwright join "${link}" --as anna\n`);
    await ben.hears('Anna is away.');
    // The server knows her by the cookie: no invitation is needed.
    const id = /\/t\/([\w-]+)/.exec(link)![1]!;
    const again = terminal('join', id, '--server', server.address, '--as', 'anna');
    await again.hears('You are Anna, seat 0.');
    await again.hears(/So far: \d+ decisions/);
    await ben.hears('Anna is here.');
    again.say('log');
    await again.hears(/1 {2}Anna: decides\./);
  });

  test('are told what a letter says when its seal is broken', async () => {
    const { anna, ben } = await two('lanterns', '--packs', 'bottle-post');
    const says =
      /Anna breaks the seal of .*: (4 drops of oil|two drops of oil are due|2 cards enclosed|something in it still glows|everybody home, at once)\./;
    await anna.hears('Anna: It is your turn.');
    anna.say('fish');
    await anna.hears('Do you break the seal?');
    anna.say('yes');
    const told = (await anna.hears(says)).match(says)![1]!;
    await ben.hears(told);
    // Whoever comes back later reads it in the log.
    anna.say('quit');
    await anna.end();
    const again = terminal('join', /\/t\/([\w-]+)/.exec(anna.out)![1]!, '--server', server.address, '--as', 'anna');
    await again.hears('You are Anna, seat 0.');
    again.say('log');
    await again.hears(told);
    for (const { out } of [anna, ben, again]) expect(out).not.toContain('<letter.');
  });

  test('play Runebound: words, numbers and reasons of the server’s game', async () => {
    const { anna, ben } = await two('runebound', '--heroes', 'rurik,vane', '--linear');
    // The dice say who begins.
    const begins = (await anna.hears(/Round 1, the turn of \w+/)).endsWith('Rurik');
    const [first, second] = begins ? [anna, ben] : [ben, anna];
    const other = begins ? 'Vane' : 'Rurik';
    await second.hears(begins ? 'Waiting for Rurik (Anna).' : 'Waiting for Vane (Ben).');
    await first.hears(/13 {2}Stay\n/);
    expect(ben.out).toContain('seat 1: Vane, Ben (you)\n');
    expect(anna.out).toMatch(/Rurik Stonebrow \(you, seat 0\), .*\n {4}Mind 1 \(1 damage\), Body 4 \(2 damage\)/);
    expect(anna.out).not.toContain('[RB-');
    first.say('near', 'look vane', 'explain body of rurik', 'explain price', 'why frostgate', 'why 1', 'G8');
    await first.hears('From Tamalir, at most 5 steps away:');
    await first.hears('Now: Mind 2 (1 damage), Body 5 (2 damage), Spirit 2 (1 damage); wounds 0 of 5');
    await first.hears('Body of Rurik: 4\n     4  at first: RB-CARD-12');
    await first.hears('Of what? For example: explain');
    expect(await first.hears('> why 1\n')).toMatch(/> why frostgate\n.+\n {2}RB-/);
    await first.hears('Roll 5 dice: on offer by this rule.');
    await second.hears(`${other}: How do you move?`);
    second.say('2');
    await second.hears(`${other} rolls movement dice: `);
    await second.hears('Where do you go?');
    await server.kill();
    second.say('Stop here');
    await second.hears('It will be said when the server is back.');
    await server.start();
    await second.hears('The server is back.');
    await first.hears('The server is back.');
    await first.hears(`- ${other} stays at Tamalir.`);
    first.say('resign', 'resign yes');
    await first.hears('If you mean it: resign yes');
    await first.end();
    expect(first.code).toBe(0);
    expect(first.out).not.toContain('Come back with');
    await second.hears('The game is over: the others have given up. Left: ');
  });

  test('a server that has lost everything ends the game, also for whoever waits for its answer', async () => {
    const [one, other] = [new ServerProcess(file('one')), new ServerProcess(file('other'))];
    await one.start();
    const anna = terminal('host', 'tictactoe', '--server', one.address, '--seats', 'me,bot', '--as', 'lost');
    await anna.hears('Choose a cell.');
    await one.kill();
    await anna.hears('The server is away');
    anna.say('1');
    await anna.hears('It will be said when the server is back.');
    await other.startAt(one);
    await anna.end();
    await other.kill();
    expect(anna.errors).toBe('The server is another one now, and does not know you.\n');
    expect(anna.code).toBe(1);
  });

  test('the host lets bots play the free seats; somebody else looks on to the end', async () => {
    const anna = hosted('tictactoe', '--seats', 'me,open', '--public');
    const link = withoutInvitation(await linkIn(anna));
    await anna.hears('seat 1: free\n');
    const eve = joined(link, 'Eve', '--watch');
    await eve.hears('The game begins when every seat is taken.');
    eve.say('start');
    await eve.hears('Only whoever opened the table can start the game.');
    anna.say('who', 'start');
    await anna.hears(`Tic-tac-toe, 2 seats: ${link}`);
    await eve.hears('You look on.');
    eve.say('1', 'why', 'undo', 'resign yes');
    for (let i = 0; i < 3; i++) await eve.hears('You only look on.');
    const watched = eve.end();
    // A game has nine marks, five of them hers at most.
    anna.say('1', '1', '1', '1', '1', '1');
    await anna.hears('The game is over. Say look, log, chat, or quit.');
    expect((await watched).code).toBe(0);
    expect(eve.out).toContain('The game is over.');
  });
});

describe('asked wrongly, or not possible: one sentence and an exit code', () => {
  let link: string;
  let full: string;
  beforeAll(async () => {
    const one = hosted('lanterns', '--seats', 'me,friend');
    const other = hosted('lanterns', '--seats', 'me,bot');
    [link, full] = await Promise.all([linkIn(one), linkIn(other)]);
    await Promise.all([one.end(), other.end()]);
    vi.stubEnv('XDG_CONFIG_HOME', settings);
    vi.stubEnv('APPDATA', settings);
  });
  afterAll(() => vi.unstubAllEnvs());

  /** The exit code and what is said. */
  const saidOf = (asked: Promise<void>): Promise<string> =>
    asked.then(
      () => 'nothing was wrong',
      (error: unknown) => {
        expect(error).toBeInstanceOf(Problem);
        const { message, exitCode } = error as Problem;
        return `${exitCode} ${message}`;
      },
    );
  const joining = (link: string, options: JoinOptions = {}): Promise<string> =>
    saidOf(join(link, { as: 'stranger', ...options }));
  const hosting = (options: HostOptions): Promise<string> =>
    saidOf(host('lanterns', { as: 'stranger', server: server.address, ...options }));

  test('the sentence goes to stderr, and nothing else is written', async () => {
    const ran = await questwright(['join', withoutInvitation(link), '--as', 'stranger'], ['1']);
    const sentence = 'This table is private: ask whoever opened it for a link with an invitation.\n';
    expect(ran).toEqual({ code: 1, out: '', errors: sentence });
    expect((await questwright(['join', 'http://host/nowhere'])).code).toBe(2);
  });
  test('links that are none', async () => {
    const looks = 'is not a link to a table. One looks like http://localhost:3000/t/<table>?invite=<token>';
    expect(await joining('hello there')).toBe(`2 "hello there" ${looks}`);
    expect(await joining('http://host/x/abc')).toBe(`2 "http://host/x/abc" ${looks}`);
    expect(await joining('ftp://host/t/abc')).toBe(`2 "ftp://host/t/abc" ${looks}`);
    expect(await joining('http://host/t/abc?invite=')).toBe('2 The invitation in the link is not a whole one.');
    expect(await joining(link, { server: server.address })).toMatch(/^2 Say either a whole link, or the id/);
    expect(await joining(link, { seat: 'one' })).toMatch(/^2 --seat needs a whole number/);
    expect(await joining(link, { seat: '1', watch: true })).toBe('2 Say either --watch or --seat.');
    expect(await joining(link, { name: ' ' })).toBe('2 --name needs 1 to 40 letters, not " ".');
    expect(await joining(link, { as: '../me' })).toMatch(/^2 --as needs a short name/);
  });
  test('tables and seats', async () => {
    const bare = withoutInvitation(link);
    expect(await joining('nowhere', { server: server.address })).toBe(
      `1 There is no table nowhere at ${server.address}.`,
    );
    expect(await joining(bare)).toMatch(/^1 This table is private: ask/);
    expect(await joining(bare, { watch: true })).toMatch(/^1 This table is private: ask/);
    expect(await joining(`${bare}?invite=abc`)).toMatch(/^1 This invitation is not for this table/);
    expect(await joining(link, { seat: '0' })).toBe('1 Seat 0 is taken by Anna.');
    expect(await joining(link, { seat: '9' })).toBe('2 There is no seat 9; there are 0, 1.');
    expect(await joining(full)).toBe('1 Every seat at this table is taken. Look on with --watch.');
  });
  test('hosting', async () => {
    expect(await hosting({ seats: 'me,cat' })).toBe('2 --seats: "cat" is none of me, friend, open, bot, bot:<name>.');
    expect(await hosting({ seats: 'me,me' })).toMatch(/^2 --seats: one seat for each terminal/);
    expect(await hosting({ seats: ',' })).toMatch(/^2 --seats is empty/);
    expect(await hosting({ seats: 'me,bot:clever' })).toBe('1 There is no bot clever; there are random.');
    expect(await hosting({ seats: 'me' })).toMatch(/^1 This game is for 2 to \d players/);
    expect(await hosting({ packs: 'gold' })).toMatch(/^2 lanterns has no pack gold/);
    expect(await hosting({ heroes: 'rurik' })).toBe('2 In Lanterns there is nobody to choose.');
    expect(await hosting({ server: 'http://' })).toMatch(/^2 "http:\/\/" is not the address of a server/);
    expect(await hosting({ server: 'http://127.0.0.1:9' })).toBe('1 No server answers at http://127.0.0.1:9.');
  });
  test('no server, another server, another protocol', async () => {
    expect(await joining('http://127.0.0.1:9/t/abc')).toBe('1 No server answers at http://127.0.0.1:9.');
    const answers = async (body: string): Promise<string> => {
      const other = await answering(body);
      const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
      const said = await joining(`${address}/t/abc`);
      other.close();
      return said.replace(address, 'It');
    };
    expect(await answers('<h1>Hello</h1>')).toBe('1 It is not a Questwright server.');
    expect(await answers('{"hello":1}')).toBe('1 It is not a Questwright server.');
    expect(await answers('{"protocol":3}')).toBe('1 It speaks protocol 3, not 2: this questwright is too old for it.');
    expect(await answers('{"protocol":0}')).toBe('1 It speaks protocol 0, not 2: it is too old for this questwright.');
  });
  test('a file of identities that is broken is left as it is', async () => {
    const broken = path.join(settingsFolder(), 'broken.json');
    writeFileSync(broken, '{"http://host": 5}');
    expect(await joining(link, { as: 'broken' })).toMatch(/^1 .*broken\.json is broken\./);
    expect(readFileSync(broken, 'utf8')).toBe('{"http://host": 5}');
  });
});

function answering(body: string): Promise<HttpServer> {
  const other = createServer((_, reply) => void reply.end(body));
  return new Promise((resolve) => other.listen(0, '127.0.0.1', () => resolve(other)));
}

describe('parts', () => {
  test('a link is read and written', () => {
    const place = { server: 'http://host:3000', table: 'aB-1', invite: 'x_Y' };
    expect(placeOf('http://host:3000/t/aB-1?invite=x_Y', undefined)).toEqual(place);
    expect(placeOf(linkTo(place), undefined)).toEqual(place);
    expect(placeOf('host:3000/t/aB-1/', undefined)).toEqual({ ...place, invite: null });
    expect(placeOf('https://host/games/t/aB-1', undefined).server).toBe('https://host/games');
    expect(placeOf('aB-1', 'host:3000/')).toEqual({ ...place, invite: null });
    expect(placeOf('aB-1', undefined).server).toBe('http://localhost:3000');
  });
  test('the cookie lies in the folder for settings, by profile and server', () => {
    expect(settingsFolder({ XDG_CONFIG_HOME: '/x' }, 'linux')).toBe(path.join('/x', 'questwright'));
    expect(settingsFolder({ XDG_CONFIG_HOME: 'relative' }, 'linux')).toMatch(/\.config.questwright$/);
    expect(settingsFolder({ APPDATA: '/r' }, 'win32')).toBe(path.join('/r', 'questwright'));
    const who = new Identity('me', file('who'));
    expect(who.cookieFor('http://a')).toBeNull();
    who.keep('http://a', 'questwright=1');
    who.keep('http://b', 'questwright=2');
    expect(new Identity('me', file('who')).cookieFor('http://a')).toBe('questwright=1');
    expect(new Identity('you', file('who')).cookieFor('http://a')).toBeNull();
    expect(Object.keys(JSON.parse(readFileSync(path.join(file('who'), 'me.json'), 'utf8')))).toHaveLength(2);
  });
  test.skipIf(process.platform === 'win32')('nobody else may read the cookie', () => {
    new Identity('me', file('secret')).keep('http://a', 'questwright=1');
    expect(statSync(path.join(file('secret'), 'me.json')).mode & 0o077).toBe(0);
  });
  test('what others wrote cannot speak to the terminal', () => {
    expect(understood('{"a":["x\\u001b[31m\\u0007\\u202ey\\nz"]}')).toEqual({ a: ['x[31my\nz'] });
  });
});
