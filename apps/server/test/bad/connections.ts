/** Sockets that are opened wrongly, or that speak what is not the protocol of sockets. */

import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { WebSocket, type ClientOptions } from 'ws';
import type { Evening } from './evening.ts';

const PATIENCE = 5000;

/** The code that the server closes a socket with; -1 when it does not. */
function closed(e: Evening, options: ClientOptions, act: (socket: WebSocket) => void = () => {}): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${e.house.address.replace('http', 'ws')}/api/socket`, options);
    const timer = setTimeout(() => {
      socket.terminate();
      resolve(-1);
    }, PATIENCE);
    socket.on('open', () => act(socket));
    socket.on('error', () => {});
    socket.on('close', (code) => {
      clearTimeout(timer);
      resolve(code);
    });
  });
}

/** What the server says to bytes that are no request, up to the end of the first line. */
function said(e: Evening, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(e.house.address);
  return new Promise((resolve) => {
    let text = '';
    const line = connect(Number(port), hostname, () => line.write(bytes));
    line.setTimeout(PATIENCE, () => line.destroy());
    line.on('data', (data) => (text += data));
    line.on('error', () => {});
    line.on('close', () => resolve(text.split('\r\n')[0]!));
  });
}

/** A frame as it goes over the line. */
function frame(first: number, payload: Buffer, mask = true): Buffer {
  const size = payload.length < 126 ? [payload.length] : [126, payload.length >> 8, payload.length & 255];
  const head = Buffer.from([first, size[0]! | (mask ? 128 : 0), ...size.slice(1)]);
  if (!mask) return Buffer.concat([head, payload]);
  const key = randomBytes(4);
  return Buffer.concat([head, key, payload.map((byte, i) => byte ^ key[i % 4]!)]);
}
const [FIN, TEXT, CONTINUED, CLOSE] = [128, 1, 0, 8];
const send = (bytes: Buffer) => (socket: WebSocket) =>
  (socket as unknown as { _socket: { write(data: Buffer): void } })._socket.write(bytes);

type Kind = [name: string, meet: () => Promise<number | string>, wanted: number | string];

export function wrongConnections(e: Evening): Kind[] {
  const cookie = e.anna.cookie;
  const mine: ClientOptions = { headers: { cookie } };
  const ping = Buffer.from('{"type":"ping","id":"a"}');
  const socket = (name: string, wanted: number, options: ClientOptions, act?: (socket: WebSocket) => void): Kind => [
    name,
    () => closed(e, options, act),
    wanted,
  ];
  const raw = (name: string, first: number, payload: Buffer, wanted: number, mask = true): Kind =>
    socket(name, wanted, mine, send(frame(first, payload, mask)));
  return [
    socket('no cookie', 4401, {}),
    socket('a forged cookie', 4401, { headers: { cookie: `questwright=${e.anna.id}.${'A'.repeat(43)}` } }),
    socket('a cut cookie', 4401, { headers: { cookie: cookie.slice(0, -4) } }),
    socket('another origin', 4403, { headers: { cookie, origin: 'http://evil.example' } }),
    socket('an origin of none', 4403, { headers: { cookie, origin: 'null' } }),
    socket('an origin that is no address', 4403, { headers: { cookie, origin: '][' } }),
    socket('another protocol', 4400, mine, (one) => one.send('{"type":"hello","protocol":99}')),
    socket('a message that is too large', 1009, mine, (one) => one.send('x'.repeat(16_385))),
    socket('fragments that are too large together', 1009, mine, (one) => {
      for (let n = 0; n < 5; n++) one.send('x'.repeat(5000), { fin: false });
    }),
    raw('text that is not UTF-8', FIN | TEXT, Buffer.from([0xc3, 0x28]), 1007),
    raw('an unmasked frame', FIN | TEXT, ping, 1002, false),
    raw('reserved bits', FIN | TEXT | 0x40, ping, 1002),
    raw('an unknown kind of frame', FIN | 3, ping, 1002),
    raw('a continuation of nothing', FIN | CONTINUED, ping, 1002),
    raw('a close with a code that there is not', FIN | CLOSE, Buffer.from([0, 5]), 1002),
    raw('a close that is cut', FIN | CLOSE, Buffer.from([3]), 1002),
    ['no HTTP', () => said(e, randomBytes(200)), 'HTTP/1.1 400 Bad Request'],
    [
      'a header without an end',
      () => said(e, `GET / HTTP/1.1\r\nx: ${'y'.repeat(20_000)}`),
      'HTTP/1.1 431 Request Header Fields Too Large',
    ],
    [
      'two lengths',
      () => said(e, 'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}'),
      'HTTP/1.1 400 Bad Request',
    ],
    [
      'a length and chunks',
      () => said(e, 'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}'),
      'HTTP/1.1 400 Bad Request',
    ],
  ];
}
