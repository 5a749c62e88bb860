/** Why something is on offer, or why not: the rule behind it, in words. */

import { packsOf, type Refusal } from '@questwright/kernel';
import type { Sight } from '@questwright/messages';
import { say } from '../language.ts';
import type { Paper } from '../terminal.ts';
import { HIDDEN } from '../position.ts';
import type { Reader } from '../reader.ts';
import { findRule, rulesTitled } from '../rulebook.ts';
import { sightsNamed } from './looking.ts';
import { saysExactly } from './match-option.ts';
import { meant } from './parse-target.ts';
import type { Item, Question } from './question.ts';

export interface Asking {
  reader: Reader;
  /** The open question of the reader, or null when they are not asked. */
  question: Question | null;
}
export interface Reason {
  texts: readonly string[];
  rule: string | null;
  /** Further rules that make it what it is. */
  also?: readonly string[];
}

/** More reasons than this help nobody. */
const MOST_REASONS = 4;

/** What is no card, place or option may be something that rules are about. */
const MOST_RULES = 3;

export function why(paper: Paper, about: string, asking: Asking): void {
  const { reader, question } = asking;
  const items = question?.items() ?? [];
  if (about === '') return whyTheQuestion(paper, asking);
  if (/^\d+$/.test(about) && question) return whyNumber(paper, about, question, items);
  const whole = items.findIndex((item) => item.whole !== null && saysExactly(item, about.toLowerCase()));
  if (whole >= 0 && question) return whyNumber(paper, String(whole + 1), question, items);
  if (findRule(about.toUpperCase())) return tellRule(paper, about.toUpperCase(), reader);
  if (reader.viewer === null) return paper.line(say('why.looking-on'));
  if (question && isUnknown(about, reader)) {
    const rules = rulesTitled(about, reader.prompt().rule).slice(0, MOST_RULES);
    if (rules.length > 0) return rules.forEach(({ id }) => tellRule(paper, id, reader));
  }
  if (tellReasons(paper, about, asking, items)) return;
  const [seen] = sightsNamed(reader.sights(), about);
  if (!seen || !question) {
    const { texts } = reasonFor(about, about, asking, items);
    return texts.forEach((one) => paper.text(one));
  }
  const { text, rule } = reader.prompt();
  paper.text(say('why.nothing-to-do', { name: seen.names[0]!, text }));
  paper.rule(rule);
}

/** The reasons for all that is meant, as far as they are few; whether there was one. */
function tellReasons(paper: Paper, about: string, asking: Asking, items: readonly Item[]): boolean {
  const { reader } = asking;
  const said = new Set<string>();
  const cited = new Set<string | null>([null]);
  const ids = meant(about, reader);
  const rest = ids.findIndex((id) => {
    if (said.size >= MOST_REASONS) return true;
    const { texts, rule, also = [] } = reasonFor(id, about, asking, items);
    const [text] = texts;
    // One rule may keep several things off the list; it is told once.
    if (text === undefined || said.has(text)) return false;
    said.add(text);
    for (const one of texts) paper.text(one);
    for (const one of [rule, ...also]) {
      if (!cited.has(one)) paper.rule(one!);
      cited.add(one);
    }
    return false;
  });
  if (rest >= 0) paper.text(say('why.more', { number: ids.length - rest, about }));
  return said.size > 0;
}

/** A rule of a pack that is off is no rule of this game. */
function tellRule(paper: Paper, rule: string, { teller }: Reader): void {
  const { definition, packs } = teller.loaded;
  const of = packsOf(definition, rule as never);
  if (of.length > 0 && !of.some((id) => packs.includes(id))) {
    const names = of.map((id) => teller.say({ key: `pack.${id}`, with: {} }));
    paper.text(say('why.not-in-this-game', { rule, packs: names.join(', ') }));
  }
  paper.rule(rule);
}

function isUnknown(about: string, reader: Reader): boolean {
  if (meant(about, reader)[0] !== about) return false;
  const refusal = reader.position.whyNot(about);
  return refusal !== HIDDEN && refusal?.key === 'kernel.unknown';
}

function whyTheQuestion(paper: Paper, { reader, question }: Asking): void {
  if (!question) return paper.line(reader.view.over ? reader.result() : say('session.nothing-asked'));
  const { text, rule } = reader.prompt();
  paper.text(text);
  paper.rule(question.form ? reader.label(question.begun[0]!).rule : rule);
}

function whyNumber(paper: Paper, about: string, question: Question, items: readonly Item[]): void {
  const item = question.counts ? items.find(({ id }) => id === about) : items[Number(about) - 1];
  if (item) {
    paper.text(say('why.by-this-rule', { text: item.text }));
    for (const rule of [item.rule, ...item.also]) paper.rule(rule);
  } else if (question.counts) paper.line(say('why.amount', { amount: about, instruction: question.instruction() }));
  else paper.line(say('why.no-number', { number: about, most: items.length }));
}

/** Why an option is on offer or not; `about` are the words in which somebody asked for it. */
export function reasonFor(id: string, about: string, asking: Asking, items: readonly Item[]): Reason {
  const { reader } = asking;
  const offered = items.findIndex((item) => item.id === id);
  if (offered >= 0) {
    const { text, rule, also, quiet, mark } = items[offered]!;
    // What is told in short has no number that anybody sees, and its mark may be another answer.
    const isTaken = items.some((item) => item.id === mark);
    const called = mark === null || isTaken ? text.split(':')[0]! : mark;
    const told = quiet
      ? say('why.offered-words', { text, called })
      : say('why.offered-number', { text, number: offered + 1 });
    return { texts: [told], rule, also };
  }
  const refusal = reader.position.whyNot(id);
  if (refusal === HIDDEN) return { texts: [say('asking.unknowable')], rule: null };
  if (refusal) return { texts: inWords(refusal, id, about, reader), rule: refusal.rule, also: refusal.also ?? [] };
  const { text, ...rules } = reader.label(id);
  return { texts: [say('why.by-this-rule', { text })], ...rules };
}

/** What the rules say, and what whoever asked wants to know besides: what is asked now, who is waited for, what the card says. */
function inWords(refusal: Refusal, id: string, about: string, reader: Reader): string[] {
  const texts = [reader.say(refusal)];
  const sight = (): Sight | undefined => reader.sights().find(({ word }) => word === id.split(':')[1]);
  switch (refusal.key) {
    case 'kernel.another-step':
    case 'kernel.another-seat':
      return [...texts, reader.isAsked ? say('why.now', { text: reader.prompt().text }) : waits(reader)];
    case 'kernel.not-among':
      return [say('why.not-among', { about })];
    case 'kernel.condition-false':
    case 'kernel.another-timing':
      return [...texts, ...(sight()?.tell() ?? [])];
    default:
      return texts;
  }
}

const waits = (reader: Reader): string =>
  say('why.waits', { names: reader.decision!.waitsFor.map((one) => reader.nameOf(one)).join(', ') });
