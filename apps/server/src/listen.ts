import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

const ATTEMPTS = 50;

export type Listening = { application: FastifyInstance; address: string; port: number };

/** Listens on the wanted port or, while that is busy, on the next ones. Port 0 lets the system choose. */
export async function listenOnFreePort(
  create: () => Promise<FastifyInstance>,
  host: string,
  wanted: number,
): Promise<Listening> {
  const last = Math.min(wanted + ATTEMPTS, 65_535);
  for (let port = wanted; port <= last; port++) {
    const application = await create();
    try {
      await application.listen({ host, port });
      const actual = (application.server.address() as AddressInfo).port;
      return { application, port: actual, address: addressOf(host, actual) };
    } catch (error) {
      await application.close();
      if (!isBusy(error)) throw error;
    }
  }
  throw new Error(`the ports ${wanted} to ${last} are all in use`);
}

/** The address to type into a browser on this machine. */
export function addressOf(host: string, port: number): string {
  const reachable = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
