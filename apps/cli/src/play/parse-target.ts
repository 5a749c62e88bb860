/** What somebody means by a text: options by their ids, their words, a card or place, or a choice of another step. */

import { choiceOf, type Loaded, type LoadedStep, type World } from '@questwright/kernel';
import { findThing, type Sight } from '@questwright/messages';
import { HIDDEN } from '../position.ts';
import type { Reader } from '../reader.ts';
import type { Teller } from '../teller.ts';
import { beginsAWord, sightsNamed } from './looking.ts';

interface Labelled {
  id: string;
  text: string;
}

export function meant(text: string, reader: Reader): string[] {
  const { view, position, teller } = reader;
  if (!view.decision) return [text];
  const wanted = text.toLowerCase();
  const ids = position.mentioned();
  if (ids.includes(text)) return [text];
  const labelled = ids.map((id) => ({ id, text: reader.label(id).text.toLowerCase() }));
  const idsOf = (some: readonly Labelled[]): string[] => some.map(({ id }) => id);
  const same = labelled.filter((one) => one.text === wanted);
  if (same.length > 0) return idsOf(same);
  const sights = reader.sights();
  const byChoice = aboutAChoice(wanted, labelled, sights, reader);
  if (byChoice.length > 0) return byChoice;
  // The name of a choice means it, wherever it is made; not an option that speaks of the word.
  const begins = labelled.some((one) => one.text.startsWith(wanted));
  if (!begins && choicesAnywhere(teller.loaded).includes(wanted)) return [wanted];
  const named = sightsNamed(sights, text);
  const close = labelled.filter((one) => beginsAWord(one.text, wanted));
  if (close.length > 0) return [...idsOf(close), ...named.flatMap((sight) => usesOf(sight, reader))];
  if (named.length > 0) {
    const { choices } = stepNow(reader);
    // Where one goes from space to space, a place that is named is meant as the end of the way.
    const ways = choices.filter(({ choice }) => choice.kind === 'path' && choice.why !== undefined);
    const places = named.filter(({ word }) => !/^\d+$/.test(word));
    if (ways.length > 0 && places.length > 0) {
      return ways.flatMap(({ name }) => places.map(({ word }) => `${name}:${word}`));
    }
    return named.flatMap((sight) => [
      ...choices
        .filter(({ name }) => speaksOf(name, sight, labelled, sights) || mayConcern(name, sight, labelled, reader))
        .map(({ name }) => `${name}:${sight.word}`),
      ...usesOf(sight, reader),
    ]);
  }
  return [choiceNamed(teller, wanted) ?? text];
}

const stepNow = ({ view, teller }: Reader): LoadedStep<World> => {
  const { proc, step } = view.stack.at(-1)!;
  return teller.loaded.procs.get(proc)!.steps.get(step)!;
};

// ---- choices ----

/** `sell`, or `sell index`: a choice by its name, alone or with what it is about. Those of this step come first. */
function aboutAChoice(
  wanted: string,
  labelled: readonly Labelled[],
  sights: readonly Sight[],
  reader: Reader,
): string[] {
  const { teller } = reader;
  const [first = '', ...rest] = wanted.split(' ');
  const here = [...stepNow(reader).choices, ...teller.loaded.asides].map(({ name }) => name);
  const called = [...new Set(here)].filter((name) => isCalled(teller, name, first));
  const about = rest.join(' ').replace(/^(the|with|for) /, '');
  const listed = labelled.filter(({ id }) => called.includes(choiceOf(id)));
  if (about === '') return listed.length > 0 ? listed.map(({ id }) => id) : called;
  const fitting = listed.filter(({ text }) => beginsAWord(text, about));
  if (fitting.length > 0) return fitting.map(({ id }) => id);
  const things = sightsNamed(sights, about);
  if (things.length === 0) return [];
  if (called.length > 0) return called.flatMap((name) => things.map(({ word }) => `${name}:${word}`));
  const elsewhere = choiceNamed(teller, first);
  return elsewhere === null ? [] : [elsewhere];
}

/** By the first word that people read, or by its name in the rules. */
function isCalled(teller: Teller, name: string, word: string): boolean {
  const key = `option.${name}`;
  const [first] = teller.say.has(key) ? plainWords(teller, key).toLowerCase().split(' ') : [name];
  return word !== '' && (name === word || first === word);
}

function choiceNamed(teller: Teller, wanted: string): string | null {
  const names = choicesAnywhere(teller.loaded);
  const said = (name: string): string => plainWords(teller, `option.${name}`).toLowerCase();
  return (
    names.find((name) => name === wanted) ??
    // Elsewhere a name counts only where people have no other words for it.
    names.find((name) => teller.say.has(`option.${name}`) && beginsAWord(`${said(name)} `, `${wanted} `)) ??
    names.find((name) => teller.say.has(`option.${name}`) && said(name).startsWith(wanted)) ??
    null
  );
}

/** What a message says without what it is about, as far as its words allow. */
const plainWords = (teller: Teller, key: string): string =>
  teller
    .say({ key, with: { words: [] } })
    .replace(/\s*(NaN|[{(:,]).*$/s, '')
    .trim();

function choicesAnywhere(loaded: Loaded): string[] {
  const names = new Set<string>();
  for (const proc of loaded.procs.values()) {
    for (const step of proc.steps.values()) for (const { name } of step.choices) names.add(name);
  }
  return [...names];
}

// ---- cards and places ----

/** Every way to use a card that somebody names, whenever that is. */
function usesOf({ word }: Sight, { view, teller }: Reader): string[] {
  const found = /^\d+$/.test(word) ? findThing(view, Number(word)) : null;
  const content = found?.card ? teller.loaded.content.get(found.card) : undefined;
  return [...(content?.byTiming.values() ?? [])].flat().flatMap(({ name, ability, ways }) => {
    if (ability.must) return [];
    return ways.size === 0 ? [`use:${word}:${name}`] : [...ways.keys()].map((way) => `use:${word}:${name}:${way}`);
  });
}

/** Whether a choice is about cards, or about places: its words are, when its labels name them. Else they are dice, amounts. */
function speaksOf(choice: string, { word }: Sight, labelled: readonly Labelled[], sights: readonly Sight[]): boolean {
  const isThing = /^\d+$/.test(word);
  return labelled.some(({ id, text }) => {
    const [name, first] = id.split(':');
    const sight = sights.find((one) => one.word === first);
    if (name !== choice || !sight || /^\d+$/.test(sight.word) !== isThing) return false;
    return sight.names.some((one) => text.includes(one.toLowerCase()));
  });
}

/** Whether a choice of which nothing is on offer is about this card: the rules have a reason of their own against it. */
function mayConcern(choice: string, { word }: Sight, labelled: readonly Labelled[], { position }: Reader): boolean {
  const isOffered = labelled.some(({ id }) => choiceOf(id) === choice);
  if (!position.knowsOffersOnly || isOffered || !/^\d+$/.test(word)) return false;
  const refusal = position.whyNot(`${choice}:${word}`);
  return refusal !== null && refusal !== HIDDEN && !refusal.key.startsWith('kernel.');
}
