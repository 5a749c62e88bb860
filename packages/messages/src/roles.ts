import type { Content, Json, Params } from '@questwright/kernel';
import type { GameEntry, RoleKind } from './game-entry.ts';
import { words } from './words.ts';

/** Whom a seat may play, and what people are told who choose. */
export interface Role {
  id: string;
  name: string;
  of: RoleKind;
  lines: readonly string[];
}
/** Whom a seat plays, and the option of the setup that says so. */
export interface ChosenRole {
  id: string;
  option: string;
}

/** All roles of some content, kind by kind, in its order; none where a game has no roles. */
export function rolesIn(entry: GameEntry, content: Iterable<readonly [string, Content]>): Role[] {
  const say = words(entry.messages, entry.locale);
  const all = [...content];
  return (entry.roles ?? []).flatMap((of) => {
    const cards = all.filter(([, card]) => card['kind'] === of.kind);
    const sheets = new Map(
      (entry.cards?.({ content: Object.fromEntries(cards), verbs: {} }) ?? []).map((sheet) => [sheet.id, sheet]),
    );
    return cards.map(([id]) => ({
      id,
      name: say({ key: `content.${id}`, with: {} }),
      of,
      lines: (sheets.get(id)?.lines ?? [])
        .filter(({ key }) => of.shown.some((one) => key === one || (one.endsWith('.') && key.startsWith(one))))
        .filter(({ key }) => say.has(key))
        .map((line) => say(line)),
    }));
  });
}

/** The kind of role that a card is; null for what nobody plays. */
export const roleKindOf = ({ roles = [] }: GameEntry, card: Content | undefined): RoleKind | null =>
  roles.find(({ kind }) => kind === card?.['kind']) ?? null;

/** Whether as many seats as may already play one of a kind. */
export const isFull = ({ option, most = Infinity }: RoleKind, chosen: readonly (ChosenRole | null)[]): boolean =>
  chosen.filter((one) => one?.option === option).length >= most;

/** The options of a setup in which the seats play these: for each kind that somebody plays a list by seats. */
export function roleOptions(chosen: readonly (ChosenRole | null)[]): Record<string, (string | null)[]> {
  const options = new Set(chosen.flatMap((one) => one?.option ?? []));
  return Object.fromEntries(
    [...options].map((option) => [option, chosen.map((one) => (one?.option === option ? one.id : null))]),
  );
}

/** By seat, whom the options of a setup name. */
export function rolesChosen({ roles = [] }: GameEntry, options: Params, seats: number): (ChosenRole | null)[] {
  return Array.from({ length: seats }, (_, seat) => {
    for (const { option } of roles) {
      const list = options[option];
      const id = Array.isArray(list) ? (list as readonly Json[])[seat] : null;
      if (typeof id === 'string' && id !== '') return { id, option };
    }
    return null;
  });
}
