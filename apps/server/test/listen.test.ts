import { createServer, type AddressInfo, type Server } from 'node:net';
import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { addressOf, listenOnFreePort, type Listening } from '../src/listen.ts';

const HOST = '127.0.0.1';
const blockers: Server[] = [];
const running: Listening[] = [];
const create = async () => fastify();

async function block(port: number): Promise<number> {
  const server = createServer();
  blockers.push(server);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, HOST, resolve));
  return (server.address() as AddressInfo).port;
}

async function listen(port: number): Promise<Listening> {
  const listening = await listenOnFreePort(create, HOST, port);
  running.push(listening);
  return listening;
}

afterEach(async () => {
  for (const { application } of running.splice(0)) await application.close();
  for (const server of blockers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

test('port 0 lets the system choose', async () => {
  const { port, address } = await listen(0);
  expect(port).toBeGreaterThan(0);
  expect(address).toBe(`http://${HOST}:${port}`);
});

test('a busy port gives way to a later one', async () => {
  const busy = await block(0);
  const { port } = await listen(busy);
  expect(port).toBeGreaterThan(busy);
  expect(port).toBeLessThanOrEqual(busy + 50);
});

test('an address that this machine does not have is an error, not a reason to try other ports', async () => {
  await expect(listenOnFreePort(create, '203.0.113.1', 0)).rejects.toThrow('EADDRNOTAVAIL');
});

test('the printed address can be typed into a browser', () => {
  expect(addressOf('0.0.0.0', 3000)).toBe('http://localhost:3000');
  expect(addressOf('::', 3000)).toBe('http://localhost:3000');
  expect(addressOf('::1', 3000)).toBe('http://[::1]:3000');
});
