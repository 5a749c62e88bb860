/** Why something is on offer, or why not: the rule behind it, in words. */

import { abilityIds, look, whyNot, type Game, type Loaded, type Seat, type World } from '@questwright/kernel';
import type { Paper } from '../paper.ts';
import { findRule } from '../rulebook.ts';
import type { Teller } from '../teller.ts';
import { knowable, UNKNOWABLE } from './knowable.ts';
import type { Item, Question } from './question.ts';

export interface Asking {
  teller: Teller;
  game: Game<World>;
  seat: Seat;
  /** The open question of the seat, or null when it is not asked. */
  question: Question | null;
}

/** More reasons than this help nobody. */
const MOST_REASONS = 4;

export function why(paper: Paper, about: string, asking: Asking): void {
  const { teller, game, seat, question } = asking;
  const items = question?.items() ?? [];
  if (about === '') return whyTheQuestion(paper, asking);
  if (/^\d+$/.test(about) && question) return whyNumber(paper, about, question, items);
  if (findRule(about.toUpperCase())) return paper.rule(about.toUpperCase());
  const said = new Set<string>();
  for (const id of meant(about, asking)) {
    const { text, rule } = reasonFor(id, asking, items);
    // One rule may keep several things off the list; it is told once.
    if (said.has(text) || said.size >= MOST_REASONS) continue;
    said.add(text);
    paper.text(text);
    if (rule !== null) paper.rule(rule);
  }
  if (said.size > 0) return;
  const seen = teller.knownThings(game, seat).find(({ name }) => name.toLowerCase().includes(about.toLowerCase()));
  if (!seen || !question) return paper.text(teller.say(whyNot(teller.loaded, game, seat, about)!));
  paper.text(`${seen.name} has nothing to do with this question: ${teller.prompt(game, seat).text}`);
  paper.rule(teller.prompt(game, seat).rule);
}

function whyTheQuestion(paper: Paper, { teller, game, seat, question }: Asking): void {
  if (!question) return paper.line(game.over ? teller.result(game) : 'Nothing is being asked.');
  const { text, rule } = teller.prompt(game, seat);
  paper.text(text);
  paper.rule(question.form ? teller.label(game, seat, question.begun[0]!).rule : rule);
}

function whyNumber(paper: Paper, about: string, question: Question, items: readonly Item[]): void {
  const item = question.counts ? items.find(({ id }) => id === about) : items[Number(about) - 1];
  if (item) {
    paper.text(`${item.text}: on offer by this rule.`);
    paper.rule(item.rule);
  } else if (question.counts) paper.line(`${about} is not on offer: ${question.instruction()}.`);
  else paper.line(`There is no number ${about}; there are 1 to ${items.length}.`);
}

function reasonFor(
  id: string,
  { teller, game, seat }: Asking,
  items: readonly Item[],
): { text: string; rule: string | null } {
  const offered = items.findIndex((item) => item.id === id);
  if (offered >= 0)
    return { text: `${items[offered]!.text}: on offer, number ${offered + 1}.`, rule: items[offered]!.rule };
  const ask = (of: Game<World>) => whyNot(teller.loaded, of, seat, id);
  if (!knowable(teller, game, seat, ask)) return { text: UNKNOWABLE, rule: null };
  const refusal = ask(game);
  if (refusal) return { text: teller.say(refusal, teller.context(game, seat)), rule: refusal.rule };
  const { text, rule } = teller.label(game, seat, id);
  return { text: `${text}: on offer by this rule.`, rule };
}

/** The options a person means by a text: by id, by their words, by a card's name, or by a choice of another step. */
function meant(text: string, { teller, game, seat }: Asking): string[] {
  if (game.over) return [text];
  const context = teller.context(game, seat);
  const wanted = text.toLowerCase();
  const ids = mentioned(teller.loaded, game, seat);
  if (ids.includes(text)) return [text];
  const labelled = ids.map((id) => ({ id, text: teller.label(game, seat, id, context).text.toLowerCase() }));
  const named = labelled.filter((one) => one.text === wanted);
  const close = named.length > 0 ? named : labelled.filter((one) => one.text.includes(wanted));
  if (close.length > 0) return close.map((one) => one.id);
  const choices = look(teller.loaded, game, (t) => t.step.choices.map((one) => one.name));
  const things = teller.knownThings(game, seat).filter(({ name }) => name.toLowerCase().includes(wanted));
  if (things.length > 0) {
    const speaking = choices.filter((name) => speaksOfThings(name, ids, teller, game, seat));
    return things.flatMap(({ thing }) => speaking.map((one) => `${one}:${thing}`));
  }
  const elsewhere = choicesAnywhere(teller.loaded).find((name) => {
    const key = `option.${name}`;
    return (
      name === wanted ||
      (teller.say.has(key) &&
        teller
          .say({ key, with: { words: [] } })
          .toLowerCase()
          .startsWith(wanted))
    );
  });
  return [elsewhere ?? text];
}

/** Whether a choice is about cards: its numbers are cards when its labels name them. Else they are dice, cells, amounts. */
function speaksOfThings(
  choice: string,
  ids: readonly string[],
  teller: Teller,
  game: Game<World>,
  seat: Seat,
): boolean {
  const known = teller.knownThings(game, seat);
  return ids.some((id) => {
    const [name, word] = id.split(':');
    const thing = known.find((one) => String(one.thing) === word);
    if (name !== choice || !thing) return false;
    return teller
      .label(game, seat, id, teller.context(game, seat))
      .text.toLowerCase()
      .includes(thing.name.toLowerCase());
  });
}

/** Every option that the choices of this step speak of, on offer or not. */
function mentioned(loaded: Loaded, game: Game<World>, seat: Seat): string[] {
  return look(loaded, game, (t) => {
    const listed = [...t.step.choices, ...loaded.asides].flatMap(({ name, choice }) =>
      choice.form || !choice.list ? [name] : [...choice.list(t, seat)],
    );
    return t.step.timing ? [...listed, ...abilityIds(t, t.step.timing.name, seat), 'pass'] : listed;
  });
}

function choicesAnywhere(loaded: Loaded): string[] {
  const names = new Set<string>();
  for (const proc of loaded.procs.values()) {
    for (const step of proc.steps.values()) for (const { name } of step.choices) names.add(name);
  }
  return [...names];
}
