/** Why something is on offer, or why not: the rule behind it, in words. */

import { choiceOf, type LoadedStep, type Refusal, type World } from '@questwright/kernel';
import { say } from '../language.ts';
import type { Paper } from '../terminal.ts';
import { HIDDEN } from '../position.ts';
import type { Reader } from '../reader.ts';
import { findRule, rulesTitled } from '../rulebook.ts';
import type { Teller } from '../teller.ts';
import { sightsNamed } from './looking.ts';
import { saysExactly } from './match-option.ts';
import { meant, plainWords, stepOffering } from './parse-target.ts';
import type { Item, Question } from './question.ts';

export interface Asking {
  reader: Reader;
  /** The open question of the reader, or null when they are not asked. */
  question: Question | null;
}
interface Reason {
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
  if (findRule(about.toUpperCase())) return paper.rule(about.toUpperCase());
  if (reader.viewer === null) return paper.line(say('why.looking-on'));
  if (question && isUnknown(about, reader)) {
    const rules = rulesTitled(about, reader.prompt().rule).slice(0, MOST_RULES);
    if (rules.length > 0) return rules.forEach(({ id }) => paper.rule(id));
  }
  const said = new Set<string>();
  const cited = new Set<string | null>([null]);
  for (const id of meant(about, reader)) {
    const { texts, rule, also = [] } = reasonFor(id, asking, items);
    const [text] = texts;
    // One rule may keep several things off the list; it is told once.
    if (text === undefined || said.has(text) || said.size >= MOST_REASONS) continue;
    said.add(text);
    for (const one of texts) paper.text(one);
    for (const one of [rule, ...also]) {
      if (!cited.has(one)) paper.rule(one!);
      cited.add(one);
    }
  }
  if (said.size > 0) return;
  const [seen] = sightsNamed(reader.sights(), about);
  if (!seen || !question) {
    const { texts } = reasonFor(about, asking, items);
    return texts.forEach((one) => paper.text(one));
  }
  const { text, rule } = reader.prompt();
  paper.text(say('why.nothing-to-do', { name: seen.names[0]!, text }));
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

function reasonFor(id: string, asking: Asking, items: readonly Item[]): Reason {
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
  if (refusal) return inWords(refusal, id, asking);
  const { text, ...rules } = reader.label(id);
  return { texts: [say('why.by-this-rule', { text })], ...rules };
}

// ---- what the kernel can only hint at ----

/** The game's own reasons as they are; those of the kernel with the rule and the condition that stand behind them. */
function inWords(refusal: Refusal, id: string, asking: Asking): Reason {
  const { reader } = asking;
  const { teller } = reader;
  const choice = choiceOf(id);
  const texts = [reader.say(refusal)];
  const option = optionName(teller, choice);
  switch (refusal.key) {
    case 'kernel.another-step': {
      const step = stepOffering(reader, choice)!;
      const belongs = say('why.belongs', { option, proc: procName(teller, step.proc.name) });
      return { texts: [belongs, say('why.now', { text: reader.prompt().text })], rule: ruleOf(step, choice) };
    }
    case 'kernel.not-now': {
      const closed = reader.view.stack.find(({ proc }) => teller.loaded.procs.get(proc)?.closed);
      const told = closed
        ? say('why.not-during', { option, proc: procName(teller, closed.proc) })
        : say('why.nothing-for-it', { option });
      return { texts: [told], rule: refusal.rule };
    }
    case 'kernel.not-among':
      return { texts: [say(id === choice ? 'why.nobody' : 'why.not-with-this', { option })], rule: refusal.rule };
    case 'kernel.another-seat': {
      const waited = reader.decision!.waitsFor.map((one) => reader.nameOf(one));
      return { texts: [...texts, say('why.waits', { names: waited.join(', ') })], rule: refusal.rule };
    }
    case 'kernel.condition-false':
    case 'kernel.another-timing': {
      const card = reader.sights().find(({ word }) => word === id.split(':')[1]);
      return { texts: [...texts, ...(card?.tell() ?? [])], rule: refusal.rule };
    }
    default:
      return { texts, rule: refusal.rule };
  }
}

/** What an option says without what it is about, as far as its words allow. */
function optionName(teller: Teller, choice: string): string {
  const key = `option.${choice}`;
  const plain = teller.say.has(key) ? plainWords(teller, key) : choice;
  return say('why.option', { words: plain === '' ? choice : plain });
}

const procName = (teller: Teller, proc: string): string => {
  const key = `proc.${proc}`;
  return teller.say.has(key) ? teller.say({ key, with: {} }) : proc;
};

/** The rule of a choice in a step. */
function ruleOf({ choices, rule }: LoadedStep<World>, choice: string): string {
  const own: string = choices.find(({ name }) => name === choice)!.choice.rule;
  return findRule(own)?.kind === 'example' ? rule : own;
}
