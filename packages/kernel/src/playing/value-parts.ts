/** What values are made of: parts, layers, and whom a card's condition is asked for. */

import type { Json } from '../state/json.ts';
import type { ConditionContext, Lasting, Layer, Message, RuleId } from '../writing/rules.ts';
import type { Seat } from '../state/schema.ts';
import type { Table } from './table.ts';

/** One thing that makes a value what it is. */
export interface Part {
  layer: 'base' | 'rule' | Layer;
  rule: RuleId | null;
  /** The card or lasting effect it comes from. */
  from: { content: string; thing: number } | null;
  amount: Json;
  /** The value after this part. */
  now: Json;
  /** Other values that were read for it. */
  reads: readonly Reading[];
}
export interface Reading {
  value: string;
  about: Json;
  also: Json;
  is: Json;
}

export const untrue = (condition: string, wanted: Json): Message => ({
  key: 'kernel.condition-false',
  with: { condition, wanted },
});

export type Change = Omit<Part, 'now' | 'layer'> & { layer: Layer };
export const NO_CHANGES: readonly Change[] = [];
export const NO_READINGS: readonly Reading[] = [];

/** Whose it is may itself be a value: it is worked out only where somebody asks. */
export class Asked implements ConditionContext {
  readonly thing: number;
  readonly about: Json;
  readonly also: Json;
  private readonly table: Table<any>;
  private readonly lasting: Lasting | null;
  constructor(table: Table<any>, thing: number, lasting: Lasting | null, about: Json, also: Json) {
    this.table = table;
    this.thing = thing;
    this.lasting = lasting;
    this.about = about;
    this.also = also;
  }
  get by(): Seat | null {
    return this.lasting === null ? this.table.controller(this.thing) : this.lasting.by;
  }
}

export function layered(now: any, layer: Layer, amount: any): any {
  switch (layer) {
    case 'set':
    case 'become':
      return amount;
    case 'add':
      return now + amount;
    case 'times':
      return now * amount;
    case 'least':
      return Math.min(now, amount);
    case 'greatest':
      return Math.max(now, amount);
    case 'floor':
      return Math.floor(now / amount) * amount;
  }
}
