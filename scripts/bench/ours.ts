import {
  advance,
  answer,
  begin,
  clone,
  load,
  open,
  play,
  reopen,
  sample,
  save,
  undo,
  redo,
  type Definition,
  type Game,
  type Loaded,
  type Offer,
  type World,
} from '@questwright/kernel';
import { chooser, medianTime, perSecond } from './measure.ts';

const waiting = (game: Game<any>): Offer => {
  const { offers, given } = game.pending!;
  return offers.length === 1 ? offers[0]! : offers.find((one) => one.asked && !given.some((g) => g.seat === one.seat))!;
};
const pickFrom = (offer: Offer, choose: (n: number) => number): readonly string[] =>
  offer.forms.length === 0 ? [offer.options[choose(offer.options.length)]!] : sample(offer, choose);

function start<W extends World>(definition: Definition<W>): { loaded: Loaded<W>; first: Game<W>; seats: number } {
  const loaded = load(definition);
  const seats = definition.seats.min;
  return { loaded, first: begin(loaded, { seats, seed: 'bench' }), seats };
}

/** Decisions per second in place, options enumerated, whole games from copies of the beginning. */
export function playing(definition: Definition<any>): number {
  const { loaded, first } = start(definition);
  const choose = chooser();
  let game = clone(loaded, first);
  return perSecond((atLeast) => {
    let n = 0;
    for (; n < atLeast; n++) {
      if (game.over) game = clone(loaded, first);
      const offer = waiting(game);
      play(loaded, game, offer.seat, { no: game.pending!.no, pick: pickFrom(offer, choose) });
    }
    return n;
  });
}

export function advancing(definition: Definition<any>): number {
  const { loaded, first } = start(definition);
  const choose = chooser();
  let game = first;
  return perSecond((atLeast) => {
    let n = 0;
    for (; n < atLeast; n++) {
      if (game.over) game = first;
      const offer = waiting(game);
      game = advance(loaded, game, offer.seat, { no: game.pending!.no, pick: pickFrom(offer, choose) }).game;
    }
    return n;
  });
}

export function cloning(definition: Definition<any>): number {
  const { loaded, first } = start(definition);
  let kept = first;
  return perSecond((atLeast) => {
    for (let i = 0; i < atLeast; i++) kept = clone(loaded, kept);
    return atLeast;
  });
}

export function structuredCloning(definition: Definition<any>): number {
  const { first } = start(definition);
  let kept = first;
  return perSecond(() => {
    for (let i = 0; i < 10; i++) kept = structuredClone(kept);
    return 10;
  });
}

/** Milliseconds for an undo, and for opening the file, after 5,000 answers. */
export function longGame(definition: Definition<any>): { undo: number; load: number; bytes: number } {
  const { loaded, seats } = start(definition);
  const choose = chooser();
  const record = open(loaded, { seats, secret: 'bench' });
  const more = (n: number): void => {
    for (let i = 0; i < n; i++) {
      const offer = waiting(record.game);
      answer(record, offer.seat, { no: record.game.pending!.no, pick: pickFrom(offer, choose) });
    }
  };
  more(5000);
  const text = JSON.stringify(save(record));
  const load = medianTime(9, () => void reopen(definition, JSON.parse(text)));
  const undoTime = medianTime(9, () => {
    if (undo(record, 4999)) throw new Error('no undo');
    if (redo(record).refusal) throw new Error('no redo');
  });
  // Half the game back, past all rolls: the same promise must hold.
  const far = medianTime(1, () => void undo(record, 2600));
  return { undo: Math.max(undoTime, far), load, bytes: text.length };
}
