/** The games that tables are made of, by id, and their rules as far as they have been loaded. */

import { hash } from 'node:crypto';
import { GAMES } from '@questwright/games';
import { load, useSha256, type Loaded } from '@questwright/kernel';
import type { GameEntry } from '@questwright/messages';
import { Reveals } from './tables/revealing.ts';

useSha256((text) => hash('sha256', text));

/** Sets of packs whose rules are kept though no table uses them: a set of a big game takes some megabytes. */
const MOST_KEPT = 16;

export class Games {
  readonly entries: ReadonlyMap<string, GameEntry>;
  /** All that somebody still holds: tables hold their own. */
  private readonly held = new Map<string, WeakRef<Loaded>>();
  private readonly gone = new FinalizationRegistry<string>((key) => {
    if (this.held.get(key)?.deref() === undefined) this.held.delete(key);
  });
  /** Those asked for last, the newest at the end: they stay when no table uses them. */
  private readonly last = new Map<string, Loaded>();
  private readonly most: number;
  private readonly revealing = new Map<string, Reveals>();

  constructor(entries: readonly GameEntry[] = GAMES, most = MOST_KEPT) {
    this.entries = new Map(entries.map((entry) => [entry.definition.id, entry]));
    this.most = most;
  }

  /** The rules of a game with some packs; tables of the same kind share them. */
  rules(game: string, packs: readonly string[]): Loaded {
    const key = [game, ...packs.toSorted()].join(' ');
    const loaded = this.held.get(key)?.deref() ?? this.loaded(key, game, packs);
    this.last.delete(key);
    this.last.set(key, loaded);
    if (this.last.size > this.most) this.last.delete(this.last.keys().next().value!);
    return loaded;
  }
  private loaded(key: string, game: string, packs: readonly string[]): Loaded {
    const entry = this.entries.get(game);
    if (!entry) throw new Error(`There is no game ${game}`);
    const loaded = load(entry.definition, { packs });
    this.held.set(key, new WeakRef(loaded));
    this.gone.register(loaded, key);
    return loaded;
  }
  /** What clients of a game do not have. */
  reveals(game: string): Reveals {
    let reveals = this.revealing.get(game);
    if (!reveals) this.revealing.set(game, (reveals = new Reveals(this.entries.get(game)?.secrets)));
    return reveals;
  }
}
