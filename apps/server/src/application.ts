import { readFile } from 'node:fs/promises';
import path from 'node:path';
import helmet from '@fastify/helmet';
import fileServer from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

const NOTHING = ["'none'"];
const OWN = ["'self'"];

/** The web server over the folder of a finished build, not yet listening. */
export async function createApplication(webFolder: string): Promise<FastifyInstance> {
  const application = fastify({ logger: false, forceCloseConnections: true });

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
