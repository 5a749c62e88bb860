import type { Problem } from './entry.ts';
import { Reader } from './reader.ts';

export interface Exemption {
  readonly id: string;
  readonly reason: string;
}

const SHORTEST_REASON = 20;

export function parseExemptions(
  text: string,
  isKnown: (id: string) => boolean,
): { exemptions: readonly Exemption[]; problems: readonly Problem[] } {
  const reader = new Reader('exempt.yaml', text);
  const exemptions: Exemption[] = [];
  for (const item of reader.items) {
    const fields = reader.fields(item, 'exemption', ['id', 'reason']);
    const id = reader.text(fields, 'id', 'exemption');
    const reason = reader.text(fields, 'reason', id ?? 'exemption');
    if (id === null) continue;
    const node = fields.get('id') ?? item;
    if (!isKnown(id)) reader.problem(node, `${id}: no book has this id`);
    else if (exemptions.some((other) => other.id === id)) reader.problem(node, `${id}: is exempt twice`);
    else if (reason !== null && reason.length < SHORTEST_REASON) {
      reader.problem(fields.get('reason') ?? item, `${id}: a reason has at least ${SHORTEST_REASON} characters`);
    } else if (reason !== null) exemptions.push({ id, reason });
  }
  return { exemptions, problems: reader.problems };
}
