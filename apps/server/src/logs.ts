/** Lines for whoever runs the server, one JSON object each. Nothing in them lets a reader act for a guest or know what comes:
 *  no cookie, no invitation (it stands in the query of an address), no secret of a game. */

import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';

type Logger = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

export const logging = (level: string, stream: { write(line: string): void } = process.stderr): Logger => ({
  level,
  stream,
  serializers: {
    req: ({ method, url, ip }) => ({ method, path: url.replace(/\?.*/s, ''), ip }),
    res: ({ statusCode }) => ({ status: statusCode }),
  },
});

export const LEVELS: readonly string[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Where errors and warnings go before there is a server, and then to its log. */
export class ErrorLog {
  log: Pick<FastifyBaseLogger, 'error' | 'warn'> | null = null;
  readonly report = (error: unknown): void => {
    if (this.log) this.log.error(error);
    else console.error(error);
  };
  readonly warn = (what: object, message: string): void => {
    if (this.log) this.log.warn(what, message);
    else console.warn(message, what);
  };
}
