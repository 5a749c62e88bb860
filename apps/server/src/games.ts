/** The games that tables are made of, by id, and their rules as far as they have been loaded. */

import { hash } from 'node:crypto';
import { GAMES } from '@questwright/games/secrets';
import { load, useSha256, type Loaded } from '@questwright/kernel';
import type { GameEntry } from '@questwright/messages';
import { Reveals } from './tables/revealing.ts';

useSha256((text) => hash('sha256', text));

export class Games {
  readonly entries: ReadonlyMap<string, GameEntry>;
  private readonly loaded = new Map<string, Loaded>();
  private readonly revealing = new Map<string, Reveals>();

  constructor(entries: readonly GameEntry[] = GAMES) {
    this.entries = new Map(entries.map((entry) => [entry.definition.id, entry]));
  }

  /** The rules of a game with some packs; tables of the same kind share them. */
  rules(game: string, packs: readonly string[]): Loaded {
    const key = `${game} ${packs.join(' ')}`;
    let loaded = this.loaded.get(key);
    if (!loaded) {
      const entry = this.entries.get(game);
      if (!entry) throw new Error(`There is no game ${game}`);
      loaded = load(entry.definition, { packs });
      this.loaded.set(key, loaded);
    }
    return loaded;
  }
  /** What clients of a game do not have. */
  reveals(game: string): Reveals {
    let reveals = this.revealing.get(game);
    if (!reveals) this.revealing.set(game, (reveals = new Reveals(this.entries.get(game)?.secrets)));
    return reveals;
  }
}
