import {
  abilityIds,
  elementOf,
  Hidden,
  labelOf,
  look,
  readAsViewer,
  promptOf,
  view,
  whyNot,
  type Game,
  type Json,
  type Loaded,
  type Message,
  type Refusal,
  type Seat,
  type View,
  type Viewer,
  type World,
} from '@questwright/kernel';
import { HIDDEN, type Explained, type Position, type Ruled } from './position.ts';

/** A game that is played here. It must not go on while the position is used. */
export class LocalPosition implements Position {
  readonly knowsOffersOnly = false;
  private readonly loaded: Loaded;
  private readonly game: Game<World>;
  private readonly viewer: Viewer;
  private seen: View | null = null;

  constructor(loaded: Loaded, game: Game<World>, viewer: Viewer) {
    this.loaded = loaded;
    this.game = game;
    this.viewer = viewer;
  }

  get view(): View {
    return (this.seen ??= view(this.loaded, this.game, this.viewer));
  }
  private get seat(): Seat {
    if (this.viewer === null) throw new Error('Nobody asks whoever only looks on');
    return this.viewer;
  }

  prompt(): Ruled {
    return promptOf(this.loaded, this.game, this.seat);
  }
  label(option: string): Ruled {
    return labelOf(this.loaded, this.game, this.seat, option);
  }
  element(seat: Seat, choice: string, element: string): Message {
    return elementOf(this.loaded, this.game, seat, choice, element);
  }
  value(name: string, about: readonly Json[]): Json {
    return look(this.loaded, this.game, (t) => t.value(name, ...(about as [unknown?, unknown?])) as Json);
  }
  mentioned(): string[] {
    const { loaded, seat } = this;
    return look(loaded, this.game, (t) => {
      const listed = [...t.step.choices, ...loaded.asides].flatMap(({ name, choice }) =>
        choice.form || !choice.list ? [name] : [...choice.list(t, seat)],
      );
      return t.step.timing ? [...listed, ...abilityIds(t, t.step.timing.name, seat), 'pass'] : listed;
    });
  }
  whyNot(option: string): Refusal | null {
    return whyNot(this.loaded, this.game, this.seat, option);
  }
  explain(name: string, about: readonly Json[]): Explained | typeof HIDDEN | null {
    try {
      const found = readAsViewer(this.loaded, this.game, this.viewer, (t) =>
        t.explain(name, ...(about as [unknown?, unknown?])),
      );
      return found.value === undefined ? null : found;
    } catch (error) {
      return error instanceof Hidden ? HIDDEN : null;
    }
  }
}
