/** Speaks of one game, to whoever is looking. */

import {
  eventFor,
  type Content,
  type Event,
  type Game,
  type Loaded,
  type Viewer,
  type World,
} from '@questwright/kernel';
import { words, type GameEntry, type Say } from '@questwright/messages';
import { alsoRevealed, type Revealed } from '@questwright/protocol';
import { titleOf } from './games.ts';
import { inLanguage, spoken } from './language.ts';
import { LocalPosition } from './local-position.ts';
import type { Position } from './position.ts';
import { Reader, type Cited } from './reader.ts';

export class Teller {
  readonly entry: GameEntry;
  readonly loaded: Loaded;
  say: Say;
  readonly content: Map<string, Content>;
  private revealed: Revealed = { words: {}, content: {} };
  /** Names of the people at the table, where they have some. */
  names: readonly string[] | null;

  constructor(entry: GameEntry, loaded: Loaded, names: readonly string[] | null = null) {
    this.entry = inLanguage(entry, loaded.packs);
    this.names = names;
    this.loaded = loaded;
    this.say = words(this.entry.messages, spoken());
    this.content = new Map([...loaded.content].map(([id, { content }]) => [id, content]));
  }

  /** Speaks of what was secret as well. */
  learn(more: readonly Revealed[]): void {
    const before = this.revealed;
    this.revealed = alsoRevealed(before, more);
    if (this.revealed === before) return;
    this.say = words({ ...this.entry.messages, ...this.revealed.words }, spoken());
    for (const id in this.revealed.content) this.content.set(id, this.revealed.content[id] as Content);
  }
  get title(): string {
    return titleOf(this.entry);
  }
  reader(position: Position): Reader {
    return new Reader(this, position);
  }
  /** Somebody who reads a game that is played here, as it is at this moment. */
  at(game: Game<World>, viewer: Viewer): Reader {
    return this.reader(new LocalPosition(this.loaded, game, viewer));
  }
  /** What just happened in a game, for anybody who asks. */
  events(game: Game<World>, events: readonly Event[]): (viewer: Viewer) => Cited[] {
    return (viewer) => this.at(game, viewer).events(events.map((event) => eventFor(event, viewer)));
  }
}
