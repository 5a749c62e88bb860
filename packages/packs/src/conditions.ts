/** Conditions: what must hold for an ability, an effect or a modifier. */

import type { Node } from 'yaml';
import type { Shapes } from './shapes.ts';
import type { Entry } from './sheet.ts';
import { instead } from './suggest.ts';

/** What conditions may ask about here: of a modifier, what its value is about. */
export interface Subject {
  about?: string | undefined;
  also?: string | undefined;
  of: string;
}
/** An ability or effect belongs to a seat. */
export const SEAT: Subject = { about: 'seat', of: 'an ability or effect' };
export const EVENT: Subject = { about: 'event', of: 'the end of what lasts' };

/** A condition, a list of them, or one made of others. */
export function checkCondition(shapes: Shapes, node: Node, label: string, subject: Subject): void {
  const { sheet, known } = shapes;
  if (sheet.isList(node)) {
    for (const each of sheet.list(node, label)) checkCondition(shapes, each, label, subject);
    return;
  }
  for (const { name, key, value } of sheet.entries(node, label) ?? []) {
    if (name === 'all' || name === 'not') checkCondition(shapes, value, `${label}.${name}`, subject);
    else if (name === 'any') {
      if (sheet.isList(value)) checkCondition(shapes, value, `${label}.any`, subject);
      else sheet.problem(value, `${label}.any must be a list of conditions`);
    } else if (!Object.hasOwn(known.rules.conditions, name)) {
      const there = [...Object.keys(known.rules.conditions), 'all', 'any', 'not'];
      sheet.problem(key, `${label}: there is no condition ${name}${instead(name, there)}`);
    } else one(shapes, { name, key, value }, label, subject);
  }
}

function one(shapes: Shapes, { name, key, value }: Entry, label: string, subject: Subject): void {
  const { sheet } = shapes;
  const shape = shapes.known.schema.conditions[name];
  if (!shape) return;
  for (const what of ['about', 'also'] as const) {
    if (shape[what] === undefined || shape[what] === subject[what]) continue;
    const is = subject[what] === undefined ? 'nothing of the kind' : `“${subject[what]}”`;
    sheet.problem(key, `${label}: ${name} asks about “${shape[what]}”, but ${subject.of} is about ${is}`);
  }
  shapes.fits(value, shape.takes, `${label}.${name}`);
}
