/** Who plays whom: chosen on the command line, or asked before a new game. */

import type { Loaded, Params, Seat } from '@questwright/kernel';
import { isFull, roleOptions, rolesIn, type ChosenRole, type GameEntry, type Role } from '@questwright/messages';
import { listOf, titleOf } from '../games.ts';
import { inLanguage, say, wordsOf } from '../language.ts';
import type { Paper } from '../terminal.ts';
import { wrongUse } from '../problem.ts';
import { guide } from './help.ts';
import type { Lines } from './lines.ts';

const rolesOf = (entry: GameEntry, loaded: Loaded): Role[] =>
  rolesIn(
    inLanguage(entry, loaded.packs),
    [...loaded.content].map(([id, { content }]) => [id, content] as const),
  );

const named = (roles: readonly Role[], text: string): Role[] => {
  const wanted = text.toLowerCase();
  const same = roles.filter(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
  return same.length > 0 ? same : roles.filter(({ name }) => name.toLowerCase().includes(wanted));
};

const chosenAs = ({ id, of }: Role): ChosenRole => ({ id, option: of.option });

/** Those who are meant; null for `random`. */
export function rolesNamed(entry: GameEntry, loaded: Loaded, names: readonly string[]): (Role | null)[] {
  const roles = rolesOf(entry, loaded);
  return names.map((name) => {
    if (name === 'random') return null;
    const found = named(roles, name);
    if (found.length === 1) return found[0]!;
    const known = (found.length > 1 ? found : roles).map((one) => one.name).join(', ');
    throw wrongUse(say(found.length > 1 ? 'roles.not-clear' : 'roles.nobody', { name, known }));
  });
}

/** `random`, or names in the order of the seats; seats without a name take what comes. */
export function rolesBy(entry: GameEntry, loaded: Loaded, seats: number, text: string): Params {
  if (!entry.roles) throw wrongUse(say('roles.none', { title: titleOf(entry) }));
  const names = listOf(text);
  if (names.length > seats) throw wrongUse(say('roles.too-many', { names: names.length, seats }));
  const roles = rolesNamed(entry, loaded, names);
  const twice = roles.find((role, i) => role !== null && roles.indexOf(role) < i);
  if (twice) throw wrongUse(say('roles.twice', { role: twice.id }));
  const chosen = roles.map((role) => role && chosenAs(role));
  const extra = roles.find((role, i) => role !== null && isFull(role.of, chosen.slice(0, i)));
  if (extra) throw wrongUse(say('roles.full', { name: extra.name, most: extra.of.most!, kind: extra.of.kind }));
  return roleOptions(chosen);
}

/** Asks the people one after another. */
export async function askForRoles(
  entry: GameEntry,
  loaded: Loaded,
  humans: readonly Seat[],
  paper: Paper,
  lines: Lines,
): Promise<Params> {
  const all = rolesOf(entry, loaded);
  const chosen: (ChosenRole | null)[] = [];
  guide(paper, entry, 'introduction');
  guide(paper, entry, 'roles');
  for (const seat of humans) {
    const others = Array.from(chosen, (one) => one ?? null);
    const left = all.filter(({ id, of }) => !isFull(of, others) && others.every((one) => one?.id !== id));
    const severalKinds = new Set(left.map(({ of }) => of)).size > 1;
    paper.line();
    left.forEach(({ name, of, lines: told }, i) => {
      if (severalKinds && of !== left[i - 1]?.of)
        paper.line(wordsOf(entry, loaded.packs)({ key: `roles.${of.kind}`, with: {} }));
      paper.text(`${String(i + 1).padStart(2)}  ${paper.strong(name)}`, '  ');
      for (const line of told) paper.text(line, '      ', '        ');
    });
    const question = humans.length > 1 ? say('roles.seat-whom', { seat }) : say('roles.whom');
    const role = await pick(`${question} `, left, paper, lines);
    chosen[seat] = role && chosenAs(role);
  }
  return roleOptions(Array.from(chosen, (one) => one ?? null));
}

async function pick(question: string, left: readonly Role[], paper: Paper, lines: Lines): Promise<Role | null> {
  for (;;) {
    const text = await lines.next(question);
    if (text === null || text === '' || text === 'random') return null;
    const byNumber = /^\d+$/.test(text) ? left[Number(text) - 1] : undefined;
    const found = byNumber ? [byNumber] : named(left, text);
    if (found.length === 1) return found[0]!;
    paper.line(say(found.length > 1 ? 'roles.unclear' : 'roles.not-among', { text }));
  }
}
