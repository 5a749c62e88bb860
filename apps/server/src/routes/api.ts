/** Everything that is not a stream, over HTTP: guests, the lobby, tables, and a way to play without a socket. */

import {
  answerBody,
  chatBody,
  guestBody,
  guideBody,
  joinBody,
  LIMITS,
  muteBody,
  noteBody,
  pastExplainBody,
  pastValuesBody,
  PROTOCOL,
  redoBody,
  freeBody,
  goOnBody,
  replaceBody,
  reportBody,
  roleBody,
  tableBody,
  undoBody,
  voteBody,
  type TableInfo,
} from '@questwright/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { entryFor, words } from '@questwright/messages';
import { z, type ZodType } from 'zod';
import type { Guests } from '../guests.ts';
import type { TableRow } from '../store/store.ts';
import { exported, imported, verified } from '../tables/files.ts';
import { gathering } from '../tables/gathering.ts';
import { endGuide, openGuide } from '../tables/guiding.ts';
import { history, LOG_PAGE } from '../tables/history.ts';
import { playing } from '../tables/playing.ts';
import { Declined } from '../tables/problem.ts';
import type { Room } from '../tables/room.ts';
import type { Tables } from '../tables/tables.ts';
import { talking } from '../tables/talking.ts';
import { localeIn, type Key } from '../words.ts';

const MOST_TABLES = 100;
const LONGEST_WAIT = 25_000;
const FILES_PER_MINUTE = 6;
const TABLES_PER_MINUTE = 60;
const ADVICE_PER_MINUTE = 20;
/** Of one bot after another, whoever goes through a game asks for many. */
const THOUGHTS_PER_MINUTE = 120;
/** A whole game each. */
const REPORTS_PER_MINUTE = 6;

/** For what costs more than most: an address may ask for it so often. */
const perMinute = (max: number): object => ({ rateLimit: { max, timeWindow: 60_000 } });

/** A number in an address: digits only, where a mere conversion would take an empty text for 0. */
const whole = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
const seatOf = z.union([z.literal('none').transform(() => null), whole.pipe(z.number().max(15))]);
const positionQuery = z.strictObject({
  seat: seatOf,
  since: whole.optional(),
  wait: whole.pipe(z.number().max(LONGEST_WAIT)).optional(),
});
const pageQuery = z.strictObject({
  seat: seatOf,
  after: whole.default(-1),
  most: whole.pipe(z.number().min(1).max(LOG_PAGE)).default(LOG_PAGE),
});
const atQuery = z.strictObject({ seat: seatOf, seq: whole });
const replayQuery = z.strictObject({
  seat: seatOf,
  from: whole.default(0),
  most: whole.pipe(z.number().max(LOG_PAGE)).default(50),
});
const thoughtQuery = z.strictObject({ seat: seatOf, of: whole.pipe(z.number().max(15)), seq: whole });
const chatQuery = z.strictObject({ before: whole.default(Number.MAX_SAFE_INTEGER) });
const seatQuery = z.strictObject({ seat: seatOf });
const inviteQuery = z.strictObject({ invite: z.string().max(40).optional() });

export function understood<T>(schema: ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  throw whyNot(result.error.issues[0]!);
}

/** What is wrong with a field, as far as there are words for it. */
function whyNot(issue: z.core.$ZodIssue): Declined {
  const where = issue.path.length > 0 ? issue.path.join('.') : null;
  const declined = (key: Key, params: Declined['with'] = {}): Declined =>
    new Declined('not-understood', key, { where, ...params });
  if (issue.code === 'invalid_type') return declined('server.field.invalid_type', { expected: issue.expected });
  if (issue.code === 'too_big') return declined('server.field.too_big', { maximum: Number(issue.maximum) });
  if (issue.code === 'too_small') return declined('server.field.too_small', { minimum: Number(issue.minimum) });
  if (issue.code === 'unrecognized_keys') return declined('server.field.unrecognized_keys', { keys: issue.keys });
  if (issue.code === 'invalid_value') return declined('server.field.invalid_value', { of: issue.values.map(String) });
  return declined('server.field.other');
}

export function addApi(application: FastifyInstance, tables: Tables, guests: Guests): void {
  type Params = { Params: { id: string } };
  type Bytes = { Body: Uint8Array | undefined };
  const roomOf = (request: FastifyRequest<Params>): Promise<Room> => tables.room(request.params.id);

  application.get('/api', async () => ({ protocol: PROTOCOL }));
  application.get('/api/games', async ({ headers }) => {
    const locale = localeIn(headers['accept-language']);
    return [...tables.games.entries.values()].map((entry) => {
      const { definition, messages, title, roles } = entryFor(entry, [], locale);
      const say = words(messages, locale);
      return {
        id: definition.id,
        title: say({ key: title, with: {} }),
        version: definition.version,
        seats: { min: definition.seats.min, max: definition.seats.max },
        packs: definition.packs.map(({ id, kind, rule, needs = [], excludes = [], family, seats }) => ({
          id,
          kind,
          rule,
          title: say({ key: `pack.${id}`, with: {} }),
          about: `pack.${id}.about` in messages ? say({ key: `pack.${id}.about`, with: {} }) : null,
          how: `pack.${id}.how` in messages ? say({ key: `pack.${id}.how`, with: {} }) : null,
          recommended: `pack.${id}.recommended` in messages ? say({ key: `pack.${id}.recommended`, with: {} }) : null,
          needs,
          excludes: excludes.map(({ pack, rule: apart }) => ({ pack, rule: apart })),
          family: family ? { name: family.name, rule: family.rule } : null,
          seats: seats ? { min: seats.min, max: seats.max } : null,
        })),
        bots: tables.bots.names(definition.id),
        roles: roles?.[0]?.option ?? null,
      };
    });
  });

  // ---- guests ----

  application.get('/api/guest', (request) => guests.mustBe(request));
  application.post('/api/guest', async (request, reply) =>
    guests.introduce(request, reply, understood(guestBody, request.body)),
  );
  application.get('/api/guest/tables', async (request) => {
    const { id } = await guests.mustBe(request);
    const rows = await tables.store.tablesOf(id, MOST_TABLES);
    return Promise.all(rows.map((row) => summary(tables, row, id)));
  });

  // ---- tables ----

  application.get('/api/tables', async () => {
    const rows = await tables.store.lobby(MOST_TABLES);
    return Promise.all(rows.map((row) => summary(tables, row, null)));
  });
  // Its rules are loaded and it is dealt.
  const opens = perMinute(TABLES_PER_MINUTE);
  application.post('/api/tables', { config: opens }, async (request, reply) => {
    const guest = await guests.mustBe(request);
    const room = await gathering.create(tables, guest, understood(tableBody, request.body));
    reply.code(201);
    return { ...room.info(), invite: room.row.invite };
  });
  application.post('/api/guides', { config: opens }, async (request, reply) => {
    const guest = await guests.mustBe(request);
    const room = await openGuide(tables, guest, understood(guideBody, request.body).game);
    reply.code(201);
    return room.info();
  });
  application.get<Params>('/api/tables/:id', async (request) => {
    const guest = await guests.mustBe(request);
    const room = await roomOf(request);
    const { invite } = understood(inviteQuery, request.query);
    if (invite !== undefined) room.invite(guest.id, invite);
    room.mustMaySee(guest.id, null);
    // When the game is over, whoever played may show it to others.
    const { host, status } = room.row;
    const mayInvite = host === guest.id || (status === 'over' && room.isMember(guest.id));
    return { ...room.info(), ...(mayInvite ? { invite: room.row.invite } : {}) };
  });

  /** One thing that a guest does at a table; what comes back is the table as it is then. */
  const act = (
    path: string,
    does: (room: Room, guest: { id: string; name: string; color: string }, request: FastifyRequest) => Promise<unknown>,
    config: object = {},
  ): void => {
    application.post<Params>(`/api/tables/:id/${path}`, { config }, async (request) => {
      const guest = await guests.mustBe(request);
      const room = await roomOf(request);
      const more = await does(room, guest, request);
      return more ?? room.info();
    });
  };
  act('start', (room, { id }) => gathering.start(tables, room, id));
  act('join', async (room, guest, request) => {
    const { seat, invite } = understood(joinBody, request.body);
    return { seat: await gathering.join(tables, room, guest, seat ?? null, invite ?? null) };
  });
  act('role', (room, { id }, request) => {
    const { seat, role } = understood(roleBody, request.body);
    return gathering.chooseRole(tables, room, id, seat, role);
  });
  act('leave', (room, { id }, request) =>
    gathering.leaveSeat(tables, room, id, understood(redoBody, request.body).seat),
  );
  act('resign', (room, { id }, request) => gathering.resign(tables, room, id, understood(redoBody, request.body).seat));
  act('free', (room, { id }, request) => gathering.free(tables, room, id, understood(freeBody, request.body).seat));
  act('replace', (room, { id }, request) => {
    const { seat, bot } = understood(replaceBody, request.body);
    return gathering.replace(tables, room, id, seat, bot ?? null);
  });
  act('go-on', async (room, { id }, request) => {
    await gathering.goOn(tables, room, id, understood(goOnBody, request.body).from);
    return (await tables.room(room.row.id)).info();
  });
  act('end-guide', async (room, { id }) => {
    await endGuide(tables, room, id);
    return (await tables.room(room.row.id)).info();
  });
  act('rematch', async (room, guest) => (await gathering.rematch(tables, room, guest)).info());
  act('close', (room, { id }) => gathering.closeTable(tables, room, id));
  act('answer', async (room, { id }, request) => {
    const { seat, no, pick } = understood(answerBody, request.body);
    return { seq: await playing.answer(room, id, seat, no, pick) };
  });
  act('undo', async (room, { id }, request) => {
    const { seat, keep } = understood(undoBody, request.body);
    await playing.undo(tables, room, id, seat, keep);
  });
  act('redo', async (room, { id }, request) => {
    await playing.redo(room, id, understood(redoBody, request.body).seat);
  });
  act('vote', async (room, { id }, request) => {
    const { seat, motion, agree } = understood(voteBody, request.body);
    await playing.vote(tables, room, id, seat, motion, agree);
  });
  act('chat', async (room, guest, request) =>
    talking.chat(tables, room, guest, understood(chatBody, request.body).text),
  );
  act('mute', (room, { id }, request) => {
    const { guest, muted } = understood(muteBody, request.body);
    return talking.mute(tables, room, id, guest, muted);
  });
  const report = async (room: Room, { id }: { id: string }, request: FastifyRequest): Promise<unknown> => {
    const { text, rule, seat = null } = understood(reportBody, request.body);
    return talking.report(tables, room, id, { text, rule: rule ?? null, seat });
  };
  act('report', report, perMinute(REPORTS_PER_MINUTE));

  act('at/values', async (room, { id }, request) => {
    const { seat, seq, of } = understood(pastValuesBody, request.body);
    room.mustMayLookBack(id, seat);
    return history.valuesAt(tables, room, seat, seq, of);
  });
  act('at/explain', (room, { id }, request) => {
    const { seat, seq, of } = understood(pastExplainBody, request.body);
    room.mustMayLookBack(id, seat);
    return history.explainAt(tables, room, seat, seq, of);
  });

  // ---- looking ----

  /** The position as a seat sees it; with `since` and `wait` the answer comes when something has happened. */
  application.get<Params>('/api/tables/:id/position', async (request) => {
    const guest = await guests.mustBe(request);
    let room = await roomOf(request);
    const { seat, since, wait = 0 } = understood(positionQuery, request.query);
    room.mustMaySee(guest.id, seat);
    if (since !== undefined && wait > 0) {
      await news(room, since, wait, request);
      // Meanwhile the table may have been opened anew, and somebody else may sit there.
      room = await roomOf(request);
      room.mustMaySee(guest.id, seat);
    }
    // What is not on disk is shown to nobody.
    await room.live?.afterAll();
    return { info: room.info(), position: room.live?.position(seat) ?? null };
  });
  application.get<Params>('/api/tables/:id/log', async (request) => {
    const guest = await guests.mustBe(request);
    const room = await roomOf(request);
    const { seat, after, most } = understood(pageQuery, request.query);
    room.mustMayLookBack(guest.id, seat);
    return history.log(tables, room, seat, after, most);
  });
  application.get<Params>('/api/tables/:id/at', async (request) => {
    const guest = await guests.mustBe(request);
    const room = await roomOf(request);
    const { seat, seq } = understood(atQuery, request.query);
    room.mustMayLookBack(guest.id, seat);
    return history.positionAt(tables, room, seat, seq);
  });
  application.get<Params>('/api/tables/:id/replay', async (request) => {
    const guest = await guests.mustBe(request);
    const room = await roomOf(request);
    const { seat, from, most } = understood(replayQuery, request.query);
    room.mustMayLookBack(guest.id, seat);
    return history.replay(tables, room, seat, { from, most });
  });
  application.get<Params>('/api/tables/:id/thought', { config: perMinute(THOUGHTS_PER_MINUTE) }, async (request) => {
    const guest = await guests.mustBe(request);
    const room = await roomOf(request);
    const { seat, of, seq } = understood(thoughtQuery, request.query);
    room.mustMayLookBack(guest.id, seat);
    return history.thoughtAt(tables, room, guest.id, of, seq);
  });
  // A bot thinks about it for a while, or it takes a while to write it out.
  const thinking = perMinute(ADVICE_PER_MINUTE);
  application.get<Params>('/api/tables/:id/advice', { config: thinking }, async (request) => {
    const guest = await guests.mustBe(request);
    const room = await roomOf(request);
    const { seat } = understood(seatQuery, request.query);
    if (seat === null) throw new Declined('not-yours', 'server.no-advice-to-watchers');
    return history.adviceFor(tables, room, guest.id, seat);
  });
  application.get<Params>('/api/tables/:id/turning-points', { config: thinking }, async (request) => {
    const guest = await guests.mustBe(request);
    const room = await roomOf(request);
    const { seat } = understood(seatQuery, request.query);
    room.mustMayLookBack(guest.id, seat);
    return history.turningPoints(tables, room);
  });
  application.get<Params>('/api/tables/:id/chat', async (request) => {
    const guest = await guests.mustBe(request);
    const room = await roomOf(request);
    room.mustMaySee(guest.id, null);
    return talking.chatBefore(tables, room, understood(chatQuery, request.query).before);
  });
  application.get<Params>('/api/tables/:id/note', async (request) => {
    const guest = await guests.mustBe(request);
    const room = await roomOf(request);
    room.mustMaySee(guest.id, null);
    return { text: await tables.store.note(room.row.id, guest.id) };
  });
  application.put<Params>('/api/tables/:id/note', async (request) => {
    const guest = await guests.mustBe(request);
    const room = await roomOf(request);
    room.mustMaySee(guest.id, null);
    const { text } = understood(noteBody, request.body);
    await tables.write({ kind: 'note', table: room.row.id, guest: guest.id, text });
    return { text };
  });
  application.get<Params>('/api/tables/:id/file', { config: thinking }, async (request) => {
    const guest = await guests.mustBe(request);
    const room = await roomOf(request);
    const { seat } = understood(seatQuery, request.query);
    room.mustMayLookBack(guest.id, seat);
    return exported(tables, room, guest.id, seat);
  });
  // To check a file, the whole game is played. It is read where it is played: nobody at a table waits for that.
  const seldom = perMinute(FILES_PER_MINUTE);
  application.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    files.post<Bytes>('/api/files', { bodyLimit: LIMITS.file, config: seldom }, async (request, reply) => {
      const guest = await guests.mustBe(request);
      const room = await imported(tables, guest, request.body ?? new Uint8Array());
      reply.code(201);
      return room.info();
    });
    files.post<Bytes>('/api/files/verify', { bodyLimit: LIMITS.file, config: seldom }, async (request) => {
      const { id } = await guests.mustBe(request);
      return verified(tables, id, request.body ?? new Uint8Array());
    });
  });
}

/** Waits until a table has gone on, the time is over, or nobody listens any more. */
function news(room: Room, since: number, wait: number, request: FastifyRequest): Promise<void> {
  if ((room.live?.written ?? 0) > since || room.row.status === 'over') return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      room.waiting.delete(done);
      request.raw.off('close', done);
      resolve();
    };
    const timer = setTimeout(done, wait);
    room.waiting.add(done);
    request.raw.on('close', done);
  });
}

/** A table in a list. */
async function summary(tables: Tables, row: TableRow, guest: string | null): Promise<TableInfo & { mine: number[] }> {
  const info = await tables.infoOf(row);
  const mine = row.seats.flatMap((seat, i) => (guest !== null && seat.guest === guest ? [i] : []));
  return { ...info, mine };
}
