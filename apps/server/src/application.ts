import { readFile } from 'node:fs/promises';
import path from 'node:path';
import helmet from '@fastify/helmet';
import fileServer from '@fastify/static';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { LIMITS, type Problem } from '@questwright/protocol';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { Guests } from './guests.ts';
import { addApi } from './routes/api.ts';
import { askerOf, Counted } from './routes/counted.ts';
import { addHealth } from './routes/health.ts';
import { addPages } from './routes/pages.ts';
import { addSocket } from './routes/socket.ts';
import { broken, Declined, problemOf } from './tables/problem.ts';
import { newId, type Tables } from './tables/tables.ts';
import { buildIn } from './web-build.ts';
import { localeIn } from './words.ts';

const REQUESTS_PER_MINUTE = 600;
/** Routes that work or write for whoever asks. */
const COUNTED = /^\/(api|ready|metrics)(\/|$)/;
const NOTHING = ["'none'"];
const OWN = ["'self'"];

export interface Serving {
  /** The folder of the finished browser client. */
  webFolder: string;
  tables: Tables;
  /** The address that people come by, if it is not the one we listen on: origins are checked against it. */
  publicUrl?: string;
  /** So many proxies in front say who asks and how; what comes from before them is not believed. */
  proxies?: number;
  logger?: FastifyServerOptions['logger'];
  /** Told of what should not happen; left out: the log is. */
  onError?(error: unknown): void;
  /** For tests and benchmarks: as many messages as anybody likes. */
  unlimited?: boolean;
  heartbeat?: number;
}

/** The web server with all tables, not yet listening. */
export async function createApplication(serving: Serving): Promise<FastifyInstance> {
  const { webFolder, tables, publicUrl, logger = false, unlimited = false, proxies = 0 } = serving;

  const onError = serving.onError ?? ((error: unknown): void => application.log.error(error));
  const application: FastifyInstance = fastify({
    logger,
    trustProxy: proxies > 0 && ((_, hops) => hops < proxies),
    forceCloseConnections: true,
    bodyLimit: LIMITS.message,
    requestTimeout: 30_000,
    // An address that cannot be read: nothing of what follows is asked, the headers for safety included.
    frameworkErrors: (error, request, reply) =>
      void answerError(error, request, reply.header('x-content-type-options', 'nosniff'), onError),
  });
  application.setErrorHandler((error: unknown, request, reply) => answerError(error, request, reply, onError));

  await application.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: NOTHING,
        scriptSrc: OWN,
        styleSrc: OWN,
        fontSrc: OWN,
        imgSrc: OWN,
        connectSrc: OWN,
        manifestSrc: OWN,
        baseUri: NOTHING,
        formAction: OWN,
        frameAncestors: NOTHING,
      },
    },
    xFrameOptions: { action: 'deny' },
    // Whoever puts TLS in front of the server decides on this; over plain HTTP browsers ignore it.
    strictTransportSecurity: false,
  });

  await application.register(cookie, { secret: await tables.store.setting('cookie secret', () => newId(32)) });
  if (!unlimited) {
    // Pages and pictures are not counted: a house of friends behind one address loads many.
    const allowList = ({ routeOptions: { url } }: FastifyRequest): boolean => url !== undefined && !COUNTED.test(url);
    await application.register(rateLimit, {
      max: REQUESTS_PER_MINUTE,
      timeWindow: 60_000,
      allowList,
      keyGenerator: ({ ip }) => askerOf(ip),
      store: Counted,
    });
  }
  // Before sockets are told, and before anything else takes its time.
  application.addHook('preClose', () => tables.stop().catch(onError));
  const guests = new Guests(tables);
  const known = publicUrl === undefined ? null : new URL(publicUrl).origin;
  const mayCome = (origin: string | undefined, request: FastifyRequest): boolean =>
    origin === undefined || origin === known || hostOf(origin) === request.headers.host;
  // A page of somebody else must not act for its visitors.
  application.addHook('onRequest', async (request) => {
    const { origin } = request.headers;
    if (request.method !== 'GET' && !mayCome(origin, request)) throw new Declined('not-yours', 'server.other-page');
  });
  await addSocket(application, tables, guests, {
    mayCome,
    unlimited,
    onError,
    build: buildIn(webFolder),
    ...(serving.heartbeat === undefined ? {} : { heartbeat: serving.heartbeat }),
  });
  addApi(application, tables, guests);
  addHealth(application, tables);

  addPages(application, webFolder, known);
  await application.register(fileServer, {
    root: webFolder,
    cacheControl: false,
    dotfiles: 'ignore',
    extensions: ['html'],
    preCompressed: true,
    setHeaders: (reply, file) => {
      const named = path.relative(webFolder, file).startsWith(`assets${path.sep}`);
      void reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  application.setNotFoundHandler(async (request, reply) => {
    reply.code(404).header('cache-control', 'no-cache');
    if (request.headers.accept?.includes('text/html')) {
      return reply.type('text/html; charset=utf-8').send(await readFile(path.join(webFolder, '404.html')));
    }
    return reply.type('text/plain; charset=utf-8').send(`Not found: ${request.method} ${request.url}\n`);
  });

  return application;
}

/** A page without an origin of its own says `null`, and programs may say anything. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

function answerError(
  error: unknown,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  onError: (error: unknown) => void,
): FastifyReply {
  const locale = localeIn(headers['accept-language']);
  if (error instanceof Declined) return reply.code(error.status).send({ error: error.problem(locale) });
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status < 500) return reply.code(status).send({ error: problemOfRequest(error as Error, status, locale) });
  onError(error);
  return reply.code(500).send({ error: broken(locale) });
}

function problemOfRequest({ message }: Error, status: number, locale: string): Problem {
  if (status === 413) return problemOf('too-large', 'server.too-large', {}, locale);
  if (status === 429) return problemOf('too-many', 'server.too-often', {}, locale);
  return problemOf('not-understood', 'server.unreadable', { detail: message }, locale);
}
