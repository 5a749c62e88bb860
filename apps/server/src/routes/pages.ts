/** The pages themselves. What they load comes from the folder of the build as it is. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Whoever shows a picture of a link needs its whole address, which only the server knows. */
const PICTURE = 'content="/social.jpg"';

/** One page for all tables, and for looking back at them. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  index: ['/'],
  land: ['/board'],
  table: ['/t/:id', '/t/:id/replay'],
};

export function addPages(application: FastifyInstance, folder: string, publicOrigin: string | null): void {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.html') && name !== '404.html')) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const name = path.basename(file, '.html');
    for (const address of ADDRESSES[name] ?? [`/${name}`]) {
      application.get(address, async (request, reply) => {
        const origin = publicOrigin ?? `${request.protocol}://${request.host}`;
        reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
        // Not a text to replace it with: whoever asks names the host, and `$'` would mean the rest of the page.
        return text.replace(PICTURE, () => `content="${origin.replaceAll('"', '')}/social.jpg"`);
      });
    }
  }
}
