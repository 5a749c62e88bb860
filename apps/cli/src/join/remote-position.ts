/** A position that a server keeps. It knows the view and the words of the offer; whatever else is asked of it is noted, fetched
 *  all at once, and found there when the same is asked again. */

import type { Json, Message, Refusal, Seat, View } from '@questwright/kernel';
import type { AskedValue, ToldOffer } from '@questwright/protocol';
import { Declined } from '@questwright/protocol/declined';
import { HIDDEN, type Explained, type Position, type Ruled } from '../position.ts';
import type { Table } from './table.ts';

/** As many as one message may ask for. */
const MOST_VALUES = 300;
/** Letters of a message, with some to spare: names of values may be long. */
const MOST_LETTERS = 14_000;

type Known = Refusal | Explained | typeof HIDDEN | null;

export class RemotePosition implements Position {
  readonly knowsOffersOnly = true;
  readonly view: View;
  readonly seq: number;
  readonly offer: ToldOffer | null;
  private readonly values = new Map<string, Json>();
  private readonly told = new Map<string, Known>();
  private readonly noted = new Map<string, AskedValue>();
  private readonly notedWhy = new Set<string>();
  private readonly notedExplain = new Map<string, AskedValue>();

  constructor(seq: number, view: View, offer: ToldOffer | null) {
    this.seq = seq;
    this.view = view;
    this.offer = offer;
  }

  prompt(): Ruled {
    const seat = this.view.viewer;
    const { rule = 'kernel' } = this.view.decision ?? {};
    return this.offer?.prompt ?? { key: 'kernel.another-seat', with: { seat }, rule };
  }
  label(option: string): Ruled {
    const form = this.offer?.forms.find(({ choice }) => choice === option);
    const unknown: Ruled = { key: 'kernel.unknown', with: { id: option }, rule: 'kernel' };
    return this.offer?.options[option] ?? form?.label ?? unknown;
  }
  /** What others put into a form is known by the words of the same form here. */
  element(_: Seat, choice: string, element: string): Message {
    const form = this.offer?.forms.find((one) => one.choice === choice);
    if (form?.elements[element]) return form.elements[element];
    const { kind } = this.view.decision?.mine?.forms.find((one) => one.choice === choice) ?? {};
    if (kind === 'confirm') return { key: element === 'yes' ? 'kernel.yes' : 'kernel.no', with: {} };
    return { key: 'kernel.element', with: { element } };
  }
  mentioned(): string[] {
    const { options = [], asides = [], forms = [] } = this.view.decision?.mine ?? {};
    return [...options, ...asides, ...forms.map(({ choice }) => choice)];
  }

  value(name: string, about: readonly Json[]): Json {
    const asked = askable(name, about);
    if (!asked) return null;
    const key = JSON.stringify(asked);
    const known = this.values.get(key);
    if (known === undefined) this.noted.set(key, asked);
    return known ?? null;
  }
  whyNot(option: string): Refusal | typeof HIDDEN | null {
    const known = this.told.get(`why ${option}`);
    if (known === undefined) this.notedWhy.add(option);
    return (known ?? null) as Refusal | typeof HIDDEN | null;
  }
  explain(name: string, about: readonly Json[]): Explained | typeof HIDDEN | null {
    const asked = askable(name, about);
    if (!asked) return null;
    const key = JSON.stringify(asked);
    const known = this.told.get(`explain ${key}`);
    if (known === undefined) this.notedExplain.set(key, asked);
    return (known ?? null) as Explained | typeof HIDDEN | null;
  }

  // ---- asking the server ----

  /** Something was asked that is not known yet. */
  get isWanting(): boolean {
    return this.noted.size + this.notedWhy.size + this.notedExplain.size > 0;
  }
  /** Fetches all that was noted. */
  async fetch(table: Pick<Table, 'ask'>): Promise<void> {
    const { viewer: seat } = this.view;
    const of = [...this.noted.entries()];
    const whys = [...this.notedWhy];
    const explains = [...this.notedExplain];
    this.noted.clear();
    this.notedWhy.clear();
    this.notedExplain.clear();
    for (const part of portions(of)) {
      const { values } = await table.ask({ type: 'values', seat, of: part.map(([, asked]) => asked) });
      part.forEach(([key], i) => this.values.set(key, values[i] ?? null));
    }
    for (const about of whys) {
      const key = `why ${about}`;
      if (seat === null) this.told.set(key, null);
      else await this.learn(key, async () => (await table.ask({ type: 'why', seat, about })).refusal);
    }
    for (const [key, asked] of explains) {
      await this.learn(`explain ${key}`, async () => {
        const { value, parts } = await table.ask({ type: 'explain', seat, of: asked });
        return value === undefined ? null : { value, parts };
      });
    }
  }
  private async learn(key: string, ask: () => Promise<Known>): Promise<void> {
    try {
      this.told.set(key, await ask());
    } catch (error) {
      if (!(error instanceof Declined)) throw error;
      // What is hidden is not the same as what there is not.
      this.told.set(key, error.problem.code === 'not-yours' ? HIDDEN : null);
    }
  }
}

function askable(name: string, about: readonly Json[]): AskedValue | null {
  const plain = about.filter((one) => typeof one !== 'object' || one === null);
  return plain.length === about.length && about.length <= 2 ? ([name, ...plain] as AskedValue) : null;
}

function portions(of: readonly [string, AskedValue][]): [string, AskedValue][][] {
  const parts: [string, AskedValue][][] = [];
  let letters = 0;
  for (const one of of) {
    const last = parts.at(-1);
    letters += one[0].length + 1;
    if (last && last.length < MOST_VALUES && letters < MOST_LETTERS) last.push(one);
    else {
      parts.push([one]);
      letters = one[0].length;
    }
  }
  return parts;
}
