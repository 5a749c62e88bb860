/** Why something is on offer, or why not: the rule behind it, in words. */

import { abilityIds, choiceOf, look, whyNot, type Game, type Loaded, type Seat, type World } from '@questwright/kernel';
import { findThing } from '@questwright/messages';
import type { Paper } from '../paper.ts';
import { findRule } from '../rulebook.ts';
import type { Teller } from '../teller.ts';
import type { Question } from './question.ts';

export interface Asking {
  teller: Teller;
  game: Game<World>;
  seat: Seat;
  /** The open question of the seat, or null when it is not asked. */
  question: Question | null;
}

export function why(paper: Paper, about: string, asking: Asking): void {
  const { teller, game, seat, question } = asking;
  if (about === '') {
    if (!question) return paper.line(game.over ? teller.result(game) : 'Nothing is being asked.');
    const { text, rule } = teller.prompt(game, seat);
    paper.text(text);
    return paper.rule(question.form ? teller.label(game, seat, question.begun[0]!).rule : rule);
  }
  const items = question?.items() ?? [];
  if (/^\d+$/.test(about) && question) {
    const item = question.counts ? items.find(({ id }) => id === about) : items[Number(about) - 1];
    if (!item && question.counts) return paper.line(`${about} is not on offer: ${question.instruction()}.`);
    if (!item) return paper.line(`There is no number ${about}; there are 1 to ${items.length}.`);
    paper.text(`${item.text}: on offer by this rule.`);
    return paper.rule(item.rule);
  }
  if (findRule(about.toUpperCase())) return paper.rule(about.toUpperCase());
  const id = meant(about, asking);
  const offered = items.findIndex((item) => item.id === id);
  if (offered >= 0) {
    paper.text(`${items[offered]!.text}: on offer, number ${offered + 1}.`);
    return paper.rule(items[offered]!.rule);
  }
  const refusal = whyNot(teller.loaded, game, seat, id);
  if (!refusal) {
    paper.text(`${teller.label(game, seat, id).text}: on offer by this rule.`);
    return paper.rule(teller.label(game, seat, id).rule);
  }
  paper.text(teller.say(refusal, teller.context(game, seat)));
  paper.rule(refusal.rule);
}

/** The option a person means by a text: by id, by its words, by a card's name, or by its choice. */
function meant(text: string, { teller, game, seat }: Asking): string {
  if (game.over) return text;
  const context = teller.context(game, seat);
  const wanted = text.toLowerCase();
  const ids = mentioned(teller.loaded, game, seat);
  if (ids.includes(text)) return text;
  const labelled = ids.map((id) => ({ id, text: teller.label(game, seat, id, context).text.toLowerCase() }));
  const named =
    labelled.find((one) => one.text === wanted) ??
    labelled.find((one) => one.text.startsWith(wanted)) ??
    labelled.find((one) => one.text.includes(wanted));
  if (named) return named.id;
  for (const [id, name] of visibleThings(asking(teller, game, seat))) {
    if (!name.toLowerCase().includes(wanted)) continue;
    const about = ids.find((one) => one.split(':').includes(String(id)));
    if (about !== undefined) return about;
    const choices = look(teller.loaded, game, (t) => t.step.choices.map((one) => one.name));
    if (choices.length > 0) return `${choices[0]}:${id}`;
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
  return elsewhere ?? text;
}

const asking = (teller: Teller, game: Game<World>, seat: Seat): Asking => ({ teller, game, seat, question: null });

/** Every option that the choices of this step speak of, on offer or not. */
function mentioned(loaded: Loaded, game: Game<World>, seat: Seat): string[] {
  return look(loaded, game, (t) => {
    const listed = [...t.step.choices, ...loaded.asides].flatMap(({ name, choice }) =>
      choice.form || !choice.list ? [name] : [...choice.list(t, seat)],
    );
    return t.step.timing ? [...listed, ...abilityIds(t, t.step.timing.name, seat), 'pass'] : listed;
  });
}

/** Things whose front the seat knows, by number, with their names. */
function visibleThings({ teller, game, seat }: Asking): [number, string][] {
  const context = teller.context(game, seat);
  const found: [number, string][] = [];
  for (let thing = 0; thing < game.world.things.card.length; thing++) {
    const card = findThing(context.view!, thing)?.card;
    if (card) found.push([thing, teller.say({ key: `content.${card}`, with: {} }, context)]);
  }
  return found;
}

function choicesAnywhere(loaded: Loaded): string[] {
  const names = new Set<string>();
  for (const proc of loaded.procs.values()) {
    for (const step of proc.steps.values()) for (const { name } of step.choices) names.add(choiceOf(name));
  }
  return [...names];
}
