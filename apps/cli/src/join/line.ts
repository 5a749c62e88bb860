/** The stream of a server, as a terminal opens it. */

import type { ServerMessage } from '@questwright/protocol';
import type { Means } from '@questwright/protocol/client';
import { Declined } from '@questwright/protocol/declined';
import { WebSocket } from 'ws';
import { failure } from '../problem.ts';
import { Unreachable, type Server } from './server.ts';

const HANDSHAKE = 10_000;
/** A server says at least a ping twice a minute. */
const SILENCE = 75_000;

export const after: Means['after'] = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** `prepare` comes before every opening. What it throws ends everything, unless nobody answered. */
export const lineTo = (server: Server, prepare: () => Promise<void>): Means => ({
  dial({ heard, closed }) {
    let socket: WebSocket | null = null;
    let isWanted = true;
    let callOff = (): void => {};
    // A line may be dead without anybody saying so.
    const isThere = (): void => {
      callOff();
      callOff = after(SILENCE, () => socket!.terminate());
    };
    const open = (): void => {
      if (!isWanted) return;
      const { address, headers } = server;
      const url = `${address.replace(/^http/, 'ws')}/api/socket`;
      socket = new WebSocket(url, { headers, handshakeTimeout: HANDSHAKE });
      socket.on('message', (data: Buffer) => {
        isThere();
        heard(server.read<ServerMessage>(data.toString()));
      });
      socket.on('ping', isThere);
      // What is wrong is told by the end of the line that follows.
      socket.on('error', () => {});
      socket.on('close', (code, reason) => {
        callOff();
        // From 4400 on the server says that it does not want us; everything else may be over soon.
        closed(code >= 4400 ? failure(reason.toString()) : null);
      });
    };
    prepare().then(open, (error: Error) => {
      if (error instanceof Unreachable) closed(null);
      else closed(error instanceof Declined ? failure(error.message) : error);
    });
    return {
      send: (text) => socket?.send(text),
      close() {
        isWanted = false;
        callOff();
        socket?.close();
      },
    };
  },
  after,
  pause: { first: 250, longest: 2000 },
  again: new Set(['answer', 'why', 'values', 'explain']),
});
