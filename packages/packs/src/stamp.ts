/** A saved game names the packs from files that it is played with: it goes on with these and no others. */

import type { Definition, Header, Params, World } from '@questwright/kernel';
import type { FilePack } from './pack.ts';

const OPTION = 'packs';
type Stamp = Pick<FilePack, 'title' | 'version' | 'hash'>;

/** For the options of a new game. */
export const stampOf = (packs: readonly FilePack[]): Params =>
  packs.length === 0
    ? {}
    : { [OPTION]: Object.fromEntries(packs.map(({ id, title, version, hash }) => [id, { title, version, hash }])) };

/** What the header of a file says of a pack; null when that is nothing of use. */
function stampIn(header: Partial<Header>, id: string): Stamp | null {
  const stamps = header.options?.[OPTION] as Readonly<Record<string, Partial<Stamp> | null>> | null | undefined;
  const { title, version, hash } = stamps?.[id] ?? {};
  return typeof title === 'string' && typeof version === 'string' && typeof hash === 'string'
    ? { title, version, hash }
    : null;
}

/** Why a saved game cannot go on with these packs, in a sentence; null when it can. The header comes from a file. */
export function whyNotWith(
  header: Partial<Header>,
  game: Pick<Definition<World>, 'packs'>,
  packs: readonly FilePack[],
): string | null {
  const ids: readonly string[] = Array.isArray(header.packs) ? header.packs : [];
  for (const id of ids) {
    const stamp = stampIn(header, id);
    const pack = packs.find((one) => one.id === id);
    if (!pack && !game.packs.some((one) => one.id === id))
      return `is played with the pack ${inWords(id, stamp)}, which is not here: say --pack and its folder`;
    if (!pack || !stamp || pack.hash === stamp.hash) continue;
    const now = pack.version === stamp.version ? '' : `, version ${pack.version}`;
    return `is played with the pack ${inWords(id, stamp)} (hash ${short(stamp.hash)}), but the folder has other cards now (hash ${short(pack.hash)}${now})`;
  }
  const more = packs.find((one) => !ids.includes(one.id));
  return more ? `was begun without the pack ${inWords(more.id, more)}` : null;
}

const short = (hash: string): string => hash.slice(0, 8);
const inWords = (id: string, stamp: Pick<Stamp, 'title' | 'version'> | null): string =>
  stamp === null ? id : `${id} “${stamp.title}” ${stamp.version}`.trim();
