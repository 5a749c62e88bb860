/** What happens while the effects of an Ability are played, whatever else happens in between. */

import type { Event, Frame, Json, Loaded, World } from '@questwright/kernel';

export class OwnEvents<W extends World> {
  private readonly loaded: Loaded<W>;
  private readonly of: string;
  private readonly path: string;
  private readonly besides: readonly string[];
  private readonly found = new Set<string>();
  private list: readonly Event[] = [];
  private from = 0;
  private isInside = false;

  /** From now on, until `among`. `besides` are procedures whose events are not the Ability's, though its effects run them. */
  constructor(loaded: Loaded<W>, { card, name }: { card: string; name: string }, besides: readonly string[]) {
    const { abilities = [] } = loaded.content.get(card)!.content;
    this.loaded = loaded;
    this.of = card;
    this.path = `abilities,${abilities.findIndex((one) => (one.name ?? one.timing) === name)},`;
    this.besides = besides;
    loaded.onStep = (_, t) => this.at(t.events ?? [], t.game.stack);
  }
  private at(list: readonly Event[], stack: readonly Frame[]): void {
    this.close();
    this.list = list;
    this.from = list.length;
    const outermost = stack.findIndex(({ proc, locals }) => {
      const { of, path } = (locals ?? {}) as { of?: string; path?: Json[] };
      return proc === 'effects' && of === this.of && [...path!, ''].map(String).join(',').startsWith(this.path);
    });
    this.isInside = outermost >= 0 && stack.slice(outermost).every(({ proc }) => !this.besides.includes(proc));
  }
  private close(): void {
    if (this.isInside) for (const one of this.list.slice(this.from)) this.found.add(JSON.stringify(one));
  }
  /** Those of some events. */
  among(events: readonly Event[]): Event[] {
    this.close();
    this.loaded.onStep = null;
    return events.filter((one) => this.found.has(JSON.stringify(one)));
  }
}
