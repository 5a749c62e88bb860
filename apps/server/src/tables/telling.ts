/** What a seat is asked, in words. */

import {
  speaker,
  type DistributeOf,
  type Form,
  type Game,
  type Loaded,
  type Message,
  type PathOf,
  type SomeOf,
  type Speaker,
  type Told,
  type Viewer,
  type World,
} from '@questwright/kernel';
import type { ToldOffer } from '@questwright/protocol';

export function toldOffer(loaded: Loaded, game: Game<World>, viewer: Viewer): ToldOffer | null {
  const offer = game.pending?.offers.find((one) => one.seat === viewer);
  if (viewer === null || !offer) return null;
  const words = speaker(loaded, game);
  const answered = game.pending!.given.some((one) => one.seat === viewer);
  const options: Record<string, Told> = {};
  for (const id of answered ? offer.asides : [...offer.options, ...offer.asides]) {
    options[id] = words.label(viewer, id);
  }
  const forms = (answered ? [] : offer.forms).map((form) => ({
    choice: form.choice,
    label: words.label(viewer, form.choice),
    elements: elementsOf(words, viewer, form),
  }));
  return { prompt: words.prompt(viewer), options, forms };
}

/** Words for what a form is filled with; numbers and yes or no need none. */
function elementsOf(say: Speaker, seat: number, { choice, kind, of }: Form): Record<string, Message> {
  const words: Record<string, Message> = {};
  const add = (elements: readonly string[]): void => {
    for (const element of elements) words[element] ??= say.element(seat, choice, element);
  };
  if (kind === 'some' || kind === 'order') add((of as unknown as SomeOf).of);
  else if (kind === 'distribute') add((of as unknown as DistributeOf).over.map(({ id }) => id));
  else if (kind === 'path') {
    const path = of as unknown as PathOf;
    if ('to' in path) for (const from in path.to) add(path.to[from]!);
    else for (const from in path.costs) add(Object.keys(path.costs[from]!));
  }
  return words;
}
