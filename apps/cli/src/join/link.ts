/** Where a table is: `http://host:3000/t/<table>?invite=<token>`. */

import { say } from '../language.ts';
import { wrongUse } from '../problem.ts';

export interface Place {
  /** Without a slash at its end. */
  server: string;
  table: string;
  invite: string | null;
}

export const DEFAULT_SERVER = 'http://localhost:3000';
const ID = /^[\w-]{1,40}$/;

/** A link, or the id of a table at a server. */
export function placeOf(text: string, server: string | undefined): Place {
  if (ID.test(text)) return { server: serverAt(server ?? DEFAULT_SERVER), table: text, invite: null };
  if (server !== undefined) throw wrongUse(say('link.either'));
  const url = addressIn(text);
  const found = url && /^(.*)\/t\/([\w-]{1,40})\/?$/.exec(url.pathname);
  if (!found) throw wrongUse(say('link.none', { text, server: DEFAULT_SERVER }));
  const invite = url.searchParams.get('invite');
  if (invite !== null && !ID.test(invite)) throw wrongUse(say('link.invitation'));
  return { server: `${url.origin}${found[1]}`, table: found[2]!, invite };
}

export function serverAt(text: string): string {
  const url = addressIn(text);
  if (!url) throw wrongUse(say('link.no-server', { text, server: DEFAULT_SERVER }));
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

export const linkTo = ({ server, table, invite }: Place): string =>
  `${server}/t/${table}${invite === null ? '' : `?invite=${invite}`}`;

function addressIn(text: string): URL | null {
  // "localhost:3000/t/x" would be read as an address of the kind "localhost:".
  const whole = /^[a-z]+:\/\//i.test(text) ? text : `http://${text}`;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  return url && /^https?:$/.test(url.protocol) && url.host !== '' ? url : null;
}
