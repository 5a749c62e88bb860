/** Requests that must not do anything. */

import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import {
  answerBody,
  chatBody,
  guestBody,
  joinBody,
  muteBody,
  redoBody,
  replaceBody,
  reportBody,
  tableBody,
  undoBody,
  voteBody,
} from '@questwright/protocol';
import type { ZodType } from 'zod';
import type { Evening } from './evening.ts';

type Fields = Record<string, unknown>;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

export interface Call {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}
const JSON_TYPE = { 'content-type': 'application/json' };

export function call(
  e: Evening,
  { method, path: at, headers = {}, body }: Call,
): Promise<{ status: number; text: string; headers: IncomingHttpHeaders }> {
  const { hostname, port } = new URL(e.house.address);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path: at, headers, agent }, (incoming) => {
      let text = '';
      incoming.on('data', (data) => (text += data));
      incoming.on('end', () => resolve({ status: incoming.statusCode!, text, headers: incoming.headers }));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const me = { kind: 'me' };
/** Where a body goes, what it should be like, and one that would do something. */
const DOORS: readonly [path: (table: string) => string, schema: ZodType, good: Fields][] = [
  [() => '/api/guest', guestBody, { name: 'Mallory', color: '#000000' }],
  [
    () => '/api/tables',
    tableBody,
    { game: 'lanterns', seats: [me, me], name: 'x', packs: [], options: {}, public: true },
  ],
  [(id) => `/api/tables/${id}/join`, joinBody, { seat: 1, invite: 'x' }],
  [(id) => `/api/tables/${id}/leave`, redoBody, { seat: 0 }],
  [(id) => `/api/tables/${id}/resign`, redoBody, { seat: 0 }],
  [(id) => `/api/tables/${id}/replace`, replaceBody, { seat: 0, bot: 'random' }],
  [(id) => `/api/tables/${id}/answer`, answerBody, { seat: 0, no: 1, pick: ['x'] }],
  [(id) => `/api/tables/${id}/undo`, undoBody, { seat: 0, keep: 0 }],
  [(id) => `/api/tables/${id}/redo`, redoBody, { seat: 0 }],
  [(id) => `/api/tables/${id}/vote`, voteBody, { seat: 0, motion: 1, agree: true }],
  [(id) => `/api/tables/${id}/chat`, chatBody, { text: 'hello' }],
  [(id) => `/api/tables/${id}/mute`, muteBody, { guest: 'x', muted: true }],
  [(id) => `/api/tables/${id}/report`, reportBody, { text: 'x', rule: 'x', seat: 0 }],
];
const LOOKS = ['position', 'log', 'file', 'at'];
const QUERIES = [
  '',
  '?seat=',
  '?seat=-1',
  '?seat=1e0',
  '?seat=99',
  '?seat=0x0',
  '?seat=0&seat=1',
  '?seat=0&more=1',
  '?seat[]=0',
  '?seat=%00',
  '?seat=none&seq=-1&after=-1&since=-1',
  '?seat=none&seq=99999999999999999999&after=1.5&since=NaN&wait=x',
  '?__proto__[seat]=0',
  '?constructor=0',
  `?seat=${'9'.repeat(4000)}`,
];
const PATHS = [
  '/api/tables/..%2f..%2fquestwright.sqlite/log?seat=0',
  '/api/../../package.json',
  '/..%5c..%5cquestwright.sqlite',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/api/tables/%00/position?seat=0',
  '/api/tables/%ff%fe/position?seat=0',
  '/api/tables/%E0%A4%A/position?seat=0',
  `/api/tables/${'x'.repeat(3000)}/position?seat=0`,
  '/api/tables/__proto__/position?seat=0',
  '/api/tables/constructor/log?seat=0',
  "/api/tables/' OR 1=1 --/position?seat=0".replaceAll(' ', '%20'),
  '/api/tables//position?seat=0',
  '/api//tables/x',
  '/api/socket',
  '/questwright.sqlite',
];

function cutOrForged(e: Evening): string {
  const [name, value] = e.anna.cookie.split('=') as [string, string];
  return e.nasty.oneOf([
    '',
    `${name}=`,
    `${name}=${e.anna.id}`,
    `${name}=${e.anna.id}.`,
    `${name}=${value.slice(0, 5 + e.nasty.below(value.length - 10))}`,
    `${name}=${encodeURIComponent(`${e.eve.id}.${decodeURIComponent(value).split('.').at(-1)}`)}`,
    `${name}=${encodeURIComponent(`${e.anna.id}.${'A'.repeat(43)}`)}`,
    `${name}=%E0%A4%A`,
    `${name}=${'x'.repeat(5000)}`,
    `other=${value}`,
  ]);
}

/** A request that must not be done, and the statuses that it may be refused with. */
export function wrongRequest(e: Evening): Call & { statuses: number[] } {
  const [door, schema, body] = e.nasty.oneOf(DOORS);
  const [mine, other] = [door(e.hers), door(e.theirs)];
  const text = JSON.stringify(body);
  const hers_ = { cookie: e.anna.cookie, ...JSON_TYPE };
  const atATable = mine !== '/api/guest' && mine !== '/api/tables';
  switch (e.nasty.below(9)) {
    case 0: {
      let bad: unknown;
      do bad = JSON.parse(JSON.stringify(e.nasty.spoilt(body)));
      while (schema.safeParse(bad).success);
      return { method: 'POST', path: mine, headers: hers_, body: JSON.stringify(bad), statuses: [400] };
    }
    case 1: {
      const bad = e.nasty.text();
      const by = { cookie: atATable ? e.eve.cookie : cutOrForged(e), ...JSON_TYPE };
      const path = atATable ? other : '/api/tables';
      return { method: 'POST', path, headers: by, body: bad, statuses: [400, 401, 403] };
    }
    case 2:
      if (!atATable) return { method: 'DELETE', path: mine, headers: { cookie: e.anna.cookie }, statuses: [404] };
      return {
        method: 'POST',
        path: other,
        headers: { cookie: e.eve.cookie, ...JSON_TYPE },
        body: text,
        statuses: [403, 404, 409],
      };
    case 3:
      if (!atATable) return { method: 'PATCH', path: mine, headers: hers_, body: text, statuses: [404] };
      return {
        method: 'POST',
        path: mine,
        headers: { cookie: cutOrForged(e), ...JSON_TYPE },
        body: text,
        statuses: [401],
      };
    case 4: {
      const origin = e.nasty.oneOf([
        'http://evil.example',
        'null',
        'http://127.0.0.1',
        'file://',
        'x',
        `${e.house.address}.evil.example`,
      ]);
      return { method: 'POST', path: mine, headers: { ...hers_, origin }, body: text, statuses: [403] };
    }
    case 5: {
      const type = e.nasty.oneOf([
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/xml',
        'x',
        '',
      ]);
      return {
        method: 'POST',
        path: mine,
        headers: { cookie: e.anna.cookie, 'content-type': type },
        body: text,
        statuses: [400, 415],
      };
    }
    case 6: {
      const path = `/api/tables/${e.nasty.oneOf([e.hers, e.theirs])}/${e.nasty.oneOf(LOOKS)}${e.nasty.oneOf(QUERIES)}`;
      const { cookie } = e.nasty.oneOf([e.eve, e.anna]);
      // Anna may look at her own table as a spectator.
      return {
        method: 'GET',
        path: path.includes('seat=none') ? path.replace('/log', '/at') : path,
        headers: { cookie },
        statuses: [400, 403],
      };
    }
    case 7:
      return {
        method: 'GET',
        path: e.nasty.oneOf(PATHS),
        headers: { cookie: e.anna.cookie },
        statuses: [400, 403, 404, 414],
      };
    default: {
      const large = e.nasty.oneOf([
        `{"text":"${'x'.repeat(20_000)}"}`,
        `[${'['.repeat(18_000)}`,
        JSON.stringify({ ...body, more: 'y'.repeat(17_000) }),
      ]);
      return { method: 'POST', path: mine, headers: hers_, body: large, statuses: [413] };
    }
  }
}
