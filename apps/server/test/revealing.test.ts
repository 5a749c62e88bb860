import { answerOf, randomBot } from '@questwright/bots';
import { botsOf, GAMES } from '@questwright/games';
import { sample, below, seeded, type GameFile, type Json, type Viewer } from '@questwright/kernel';
import type { GameEntry, Secrets } from '@questwright/messages';
import { revealedIn, type LogLine, type Replay, type ServerMessage } from '@questwright/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Games } from '../src/games.ts';
import { Reveals } from '../src/tables/revealing.ts';
import { Guest } from './guest.ts';
import { openHouse, type House } from './house.ts';
import { secretNames } from './secret-texts.ts';

const entryOf = (game: string): GameEntry => GAMES.find(({ definition }) => definition.id === game)!;
const secretsOf = (game: string): Secrets => entryOf(game).secrets!;

describe('what is named is revealed', () => {
  const secrets = {
    content: {
      door: { secret: { leads: 'down' } },
      warden: { hp: 9, calls: 'hound', secret: { fears: 'light' } },
      hound: { hp: 2 },
    },
    words: {
      'content.warden': 'The Warden',
      'content.hound': 'A hound',
      'ability.warden.grip': 'Grip',
      'secret.warden.ends.lost': 'She keeps the key.',
      'secret.door.ends.open': 'It opens.',
    },
  };
  const reveals = new Reveals(secrets);
  const found = (told: Json, ...asked: string[]) => reveals.in(JSON.stringify(told), asked);

  test('words by their key', () => {
    expect(found({ events: [{ with: { story: { key: 'secret.door.ends.open' } } }] })).toEqual({
      words: { 'secret.door.ends.open': 'It opens.' },
      content: {},
    });
  });
  test('a card by its id: without its own secret, with its words, and with what it speaks of', () => {
    expect(found({ zones: { field: [{ card: 'warden' }] } })).toEqual({
      words: { 'content.warden': 'The Warden', 'content.hound': 'A hound', 'ability.warden.grip': 'Grip' },
      content: { warden: { hp: 9, calls: 'hound' }, hound: { hp: 2 } },
    });
  });
  test('nothing by what everybody knows, or by half a name', () => {
    for (const told of ['door', 'ward', 'wardens', 'the warden', 'secret.door', '\\"warden\\"']) {
      expect(found({ told })).toBeNull();
    }
  });
  test('nothing by guessing', () => {
    expect(found({ with: { id: 'warden' } }, 'warden')).toBeNull();
    expect(found({ with: { id: 'take:warden', element: 'warden' } }, 'take:warden')).toBeNull();
    expect(found({ with: { id: 'warden', card: 'hound' } }, 'warden')).toMatchObject({ content: { hound: { hp: 2 } } });
  });
  test('nothing where nothing is secret', () => {
    const told = { card: 'warden' };
    expect(new Reveals().with(told)).toBe(told);
    expect(reveals.with({ card: 'door' })).toEqual({ card: 'door' });
  });
});

/** What an evening was like for one guest: all messages and answers, in their order. */
interface Heard {
  viewer: Viewer;
  guest: Guest;
  told: string[];
}

/** A game of bots to its end, or so far; three watch it. */
async function evening(
  house: House,
  body: { game: string; packs?: string[]; options?: Record<string, Json> },
  answers: number,
): Promise<{ id: string; heard: Heard[]; names: string[] }> {
  const anna = await (await Guest.arrive(house.address, 'Anna')).connect();
  const ben = await (await Guest.arrive(house.address, 'Ben')).connect();
  const eve = await (await Guest.arrive(house.address, 'Eve')).connect();
  const { id, invite } = await anna.newTable({ ...body, seats: [{ kind: 'me' }, { kind: 'friend' }] });
  await ben.post(`/api/tables/${id}/join`, { invite });
  await eve.get(`/api/tables/${id}?invite=${invite}`);
  await anna.post(`/api/tables/${id}/start`);
  const live = (await house.tables.room(id)).live!;
  const heard = [anna, ben, eve].map((guest, i): Heard => ({ guest, viewer: i === 2 ? null : i, told: [] }));
  for (const { guest, viewer } of heard) await guest.watch(id, viewer);
  const { loaded } = live.record;
  const bot = (botsOf(body.game)['greedy'] ?? ((_, seed) => randomBot(seed!)))(loaded, 'revealing');
  const names = secretNames(secretsOf(body.game));
  const dice = seeded('revealing');
  for (let n = 0; n < answers && live.row.status === 'playing'; n++) {
    const { pending, world } = live.record.game;
    const seat = live.waitsFor[0]!;
    const offer = pending!.offers.find((one) => one.seat === seat)!;
    const fish = offer.options.includes('fish') ? ['fish'] : null;
    const pick =
      fish ??
      (body.game === 'middara' ? answerOf(loaded, live.record.game, bot, offer) : sample(offer, (m) => below(dice, m)));
    const { guest } = heard[seat]!;
    await guest.ask({ type: 'answer', table: id, seat, no: pending!.no, pick });
    if (n % 5 === 0) {
      // Guesses at what there might be.
      const guesses = [...names, ...Object.keys(secretsOf(body.game).words)];
      const name = guesses[n % guesses.length]!;
      await guest.ask({ type: 'answer', table: id, seat, no: pending!.no + 1, pick: [`take:${name}`] });
      await guest.ask({ type: 'why', table: id, seat, about: name });
      await guest.ask({ type: 'why', table: id, seat, about: `take:${name}` });
      const [value] = loaded.values.keys();
      await guest.ask({ type: 'explain', table: id, seat, of: [value, name] });
      await guest.ask({
        type: 'values',
        table: id,
        seat,
        of: [...loaded.values.keys()].slice(0, 40).flatMap((of) => [
          [of, 0],
          [of, world.things.card.length - 1],
        ]),
      });
    }
    for (const { guest: one, viewer } of heard)
      await one.until(() => one.views.get(`${id} ${viewer}`)!.seq >= live.written);
  }
  for (const one of heard) {
    one.told.push(...one.guest.received.map((message) => JSON.stringify(message)));
    const seat = one.viewer ?? 'none';
    for (const what of [`log?seat=${seat}`, `position?seat=${seat}`, `file?seat=${seat}`]) {
      one.told.push(JSON.stringify((await one.guest.get(`/api/tables/${id}/${what}`)).body));
    }
  }
  return { id, heard, names };
}

const linesIn = (told: unknown): LogLine[] => {
  if (Array.isArray(told)) return told.flatMap(linesIn);
  if (typeof told !== 'object' || told === null) return [];
  if ('takesBack' in told && 'events' in told) return [told as LogLine];
  return Object.values(told).flatMap(linesIn);
};
const without = (text: string): string =>
  JSON.stringify(JSON.parse(text, (key, value: unknown) => (key === 'revealed' || key === 'id' ? undefined : value)));

/** Texts that somebody has heard of before an event that they were told said so. Questions are not counted as such. */
function leaks(game: string, names: readonly string[], { told, viewer }: Heard): string[] {
  const { words, content } = secretsOf(game);
  const found = new Set<string>();
  let events = '';
  for (const text of told) {
    events += JSON.stringify(linesIn(JSON.parse(text)).map((line) => line.events));
    const isKnown = (name: string): boolean => events.includes(`"${name}"`);
    for (const key in words) {
      const of = Object.keys(content).find((id) => key === `content.${id}`) ?? key;
      if (text.includes(JSON.stringify(words[key])) && !isKnown(of)) found.add(`${viewer}: ${key}`);
    }
    const echo = /"type":"(why|explain|refused)"/.test(text);
    for (const name of names) {
      if (!echo && text.includes(`"${name}"`) && !isKnown(name)) found.add(`${viewer}: ${name}`);
      if (echo && JSON.stringify(revealedIn(JSON.parse(text))).includes(`"${name}"`) && !isKnown(name))
        found.add(`${viewer}: ${name}`);
    }
  }
  return [...found];
}
/** Words that somebody was told to say and was not given. */
function gaps(game: string, { told }: Heard): string[] {
  const { words, content } = secretsOf(game);
  const whole = Object.keys(content).filter((id) => Object.keys(content[id]!).some((name) => name !== 'secret'));
  const found = new Set<string>();
  const known = { words: new Set<string>(), content: new Set<string>() };
  for (const text of told) {
    for (const { words: more, content: cards } of revealedIn(JSON.parse(text))) {
      Object.keys(more).forEach((key) => known.words.add(key));
      Object.keys(cards).forEach((id) => known.content.add(id));
    }
    if (/"type":"(why|explain|refused)"/.test(text)) continue;
    const named = without(text);
    for (const key in words) if (named.includes(`"${key}"`) && !known.words.has(key)) found.add(key);
    for (const id of whole) if (named.includes(`"${id}"`) && !known.content.has(id)) found.add(id);
  }
  return [...found];
}

let house: House;
beforeAll(async () => {
  house = await openHouse({ games: new Games([entryOf('lanterns'), entryOf('middara')]) });
});
afterAll(() => house.close());
afterEach(() => void vi.restoreAllMocks());

const MIDDARA = (encounter: string) => ({ game: 'middara', options: { encounter } });
const LANTERNS = { game: 'lanterns', packs: ['bottle-post'] };

describe('secret texts come with the event that reveals them, and not before', () => {
  test.each([
    [LANTERNS, 120],
    [MIDDARA('bombing-the-sickles'), 900],
    [MIDDARA('the-kennels'), 900],
  ])('%j', { timeout: 120_000 }, async (body, answers) => {
    const { heard, names } = await evening(house, body, answers);
    const { game } = body;
    for (const one of heard) {
      expect(leaks(game, names, one)).toEqual([]);
      expect(gaps(game, one)).toEqual([]);
    }
    const given = new Set(
      heard[0]!.told.flatMap((text) => revealedIn(JSON.parse(text)).flatMap(({ words }) => Object.keys(words))),
    );
    expect(given.size).toBeGreaterThan(0);
  });
  test('a server that tells too much is found', { timeout: 60_000 }, async () => {
    const { words } = secretsOf('lanterns');
    vi.spyOn(Reveals.prototype, 'in').mockReturnValue({ words, content: {} });
    const { heard, names } = await evening(house, LANTERNS, 2);
    for (const one of heard) expect(leaks('lanterns', names, one).length).toBeGreaterThan(0);
  });
  test('a server that tells too little is found', { timeout: 60_000 }, async () => {
    vi.spyOn(Reveals.prototype, 'in').mockReturnValue(null);
    const { heard } = await evening(house, LANTERNS, 120);
    for (const one of heard) expect(gaps('lanterns', one).length).toBeGreaterThan(0);
  });
});

test('whoever comes back, looks back or brings a file is told as well', { timeout: 60_000 }, async () => {
  const own = await openHouse();
  const anna = await (await Guest.arrive(own.address, 'Anna')).connect();
  const { id } = await anna.newTable({ ...LANTERNS, seats: [{ kind: 'me' }, { kind: 'me' }] });
  await anna.post(`/api/tables/${id}/start`);
  const live = (await own.tables.room(id)).live!;
  const lettersRead = (lines: readonly LogLine[]): LogLine[] =>
    lines.filter(({ events }) => events.some(({ tag }) => tag === 'letter read'));
  for (const pick of [['fish'], ['break', 'yes']]) {
    await live.answer(0, live.record.game.pending!.no, pick);
  }
  const words = secretsOf('lanterns').words;
  const mustTell = (lines: readonly LogLine[]): void => {
    const [line] = lettersRead(lines);
    const key = (line!.events.find(({ tag }) => tag === 'letter read')!.with['says'] as { key: string }).key;
    expect(line!.revealed).toEqual({ words: { [key]: words[key] }, content: {} });
  };
  mustTell((await anna.get<LogLine[]>(`/api/tables/${id}/log?seat=0`)).body);
  anna.say({ type: 'watch', table: id, seat: 0, seq: 1 });
  const position = (): Extract<ServerMessage, { type: 'position' }> =>
    anna.received.find((one) => one.type === 'position') as never;
  await anna.until(() => position() !== undefined);
  mustTell(position().missed);
  const { body: replay } = await anna.get<Replay>(`/api/tables/${id}/replay?seat=0`);
  mustTell(replay.steps.map(({ log }) => log));
  const { body: file } = await anna.get<GameFile>(`/api/tables/${id}/file?seat=0`);
  const { body: brought } = await anna.post<{ id: string }>('/api/files', file);
  mustTell((await anna.get<LogLine[]>(`/api/tables/${brought.id}/log?seat=0`)).body);
  await own.close();
});
