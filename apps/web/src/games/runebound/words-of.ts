/** Names as people say them. */

import type { Json } from '@questwright/kernel';
import type { ShownTable } from '../../table/shown-table.ts';
import { thingIn } from './view-readers.ts';

/** Varikas, rather than Varikas the Dead. */
export const shortName = ({ tell }: Pick<ShownTable, 'tell'>, card: string | null): string =>
  card === null ? '' : tell(tell.has(`called.${card}`) ? `called.${card}` : `content.${card}`);

/** The id of the card or place that a parameter of an event is. */
export function contentIn(value: Json | undefined): string | null {
  const id = typeof value === 'object' && value !== null && 'content' in value ? value.content : null;
  return typeof id === 'string' ? id : null;
}

/** What an event names: a card, a thing, a place, a seat. */
export function nameIn(
  value: Json | undefined,
  { tell, view, nameOf }: Pick<ShownTable, 'tell' | 'view' | 'nameOf'>,
): string {
  if (typeof value === 'number') return nameOf(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  const id = contentIn(value);
  if (id !== null) return tell(`content.${id}`);
  if ('seat' in value) return nameOf(Number(value['seat']));
  const card = 'thing' in value ? thingIn(view, Number(value['thing']))?.card : null;
  return card ? tell(`content.${card}`) : '';
}
