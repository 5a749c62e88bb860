import type { Edit, Pack, World } from '@questwright/kernel';

/** What a pack did to one entry of the tables. */
interface Change {
  pack: string;
  what: 'adds' | 'replaces' | 'removes' | 'changes';
  rule: string;
  overrides: readonly string[];
}

/** By the place that was changed: `turn/movement`, `turn/movement/pass`, `value melee`, … */
export type Changes = ReadonlyMap<string, readonly Change[]>;

export function changesOf(packs: readonly Pack<World>[]): Changes {
  const found = new Map<string, Change[]>();
  for (const pack of packs) {
    for (const edit of pack.edits) {
      const place = placeOf(edit);
      const { rule, overrides = [] } = edit;
      found.set(place, [...(found.get(place) ?? []), { pack: pack.id, what: whatOf(edit), rule, overrides }]);
    }
  }
  return found;
}

function whatOf(edit: Edit<World>): Change['what'] {
  // A case, a question or a window is not told apart from its step.
  if ('case' in edit || 'asks' in edit || 'window' in edit) return 'changes';
  if ('add' in edit) return 'adds';
  if ('replace' in edit) return 'replaces';
  return 'remove' in edit ? 'removes' : 'changes';
}

const DONE = new Set(['rule', 'before', 'after', 'add', 'replace']);

function placeOf(edit: Edit<World>): string {
  if ('proc' in edit) return [edit.proc, edit.step, ...('choice' in edit ? [edit.choice] : [])].join('/');
  // Every other edit is named by its first key that is neither the rule nor what is done: `value`, `zone`, …
  const rest: Record<string, unknown> = { ...edit };
  const [kind, ...more] = Object.keys(rest).filter((key) => typeof rest[key] === 'string' && !DONE.has(key));
  return `${kind} ${[kind!, ...more].map((key) => String(rest[key])).join('/')}`;
}
