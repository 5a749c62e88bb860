/** Abraxis Battle Dice: five Rounds of dice that are to show the Symbols of a card. */

import { effectsAt, refuse, type Params } from '@questwright/kernel';
import type { AbraxisPlayer, Hand, Symbols } from './locals.ts';
import { addSymbols } from './abraxis-special.ts';
import type { AbraxisCard, Face } from '../../cards.ts';
import { rollDice } from '../attack/dice.ts';
import {
  deciders,
  isAdventurer,
  named,
  type MiddaraTable,
  type MiddaraChapter,
  type ChoiceIn,
  runs,
} from '../../world.ts';
import { isEncounter, SYMBOLS, type Die, type SymbolName } from '../../words.ts';

/** Two of each colour; nobody rolls the BLACK die. */
const DICE: readonly (readonly [Die, Die])[] = [
  ['white', 'purple'],
  ['teal', 'orange'],
  ['green', 'red'],
  ['blue', 'grey'],
];
const POINTS = 10;
const FATE = 5;
const ROUNDS = 5;

const abraxisCard = (t: MiddaraTable, card: string): AbraxisCard => t.loaded.content.get(card)!.content as AbraxisCard;
export const isAbraxis = (t: MiddaraTable, card: string): boolean =>
  t.loaded.content.get(card)?.content['kind'] === 'abraxis';
const playersIn = (t: MiddaraTable): AbraxisPlayer[] => t.within('abraxis')!.players.filter((one) => !one.out);
const playerOf = (t: MiddaraTable, figure: number): AbraxisPlayer =>
  t.within('abraxis')!.players.find((one) => one.figure === figure)!;
const handsIn = (t: MiddaraTable): Hand[] => t.within('abraxis round')!.hands;
const handOf = (t: MiddaraTable, figure: number): Hand => handsIn(t).find((one) => one.figure === figure)!;

export const symbolsOf = (faces: readonly Face[]): Record<SymbolName, number> => ({
  book: faces.reduce((sum, { book = 0 }) => sum + book, 0),
  shield: faces.reduce((sum, { shield = 0 }) => sum + shield, 0),
  burst: faces.reduce((sum, { burst = 0 }) => sum + burst, 0),
});
/** Symbols that are there and should not be, and those that should be and are not. */
export const differences = (shown: Symbols, goal: Symbols): number =>
  SYMBOLS.reduce((sum, symbol) => sum + Math.abs((shown[symbol] ?? 0) - (goal[symbol] ?? 0)), 0);
const missed = (t: MiddaraTable, { locked }: Hand): number =>
  differences(symbolsOf(locked.map(({ face }) => face)), t.within('abraxis round')!.goal);

/** A die as it lies: in this game its number does not count. */
export const faceShown = (die: Die, { book = 0, shield = 0, burst = 0 }: Face): { key: string; with: Params } => ({
  key: 'element.lock',
  with: { die: { content: `die-${die}` }, book, shield, burst, blank: book + shield + burst === 0 },
});
const elementOf = (die: Die, at: number): string => `${at + 1}-${die}`;

/** Dice that are Locked In are set aside and not rolled again. */
function lockIn(t: MiddaraTable, hand: Hand, which: readonly number[]): void {
  const chosen = which.map((at) => ({ die: hand.dice[at]!, face: hand.faces[at]! }));
  hand.locked.push(...chosen);
  hand.dice = hand.dice.filter((_, at) => !which.includes(at));
  hand.faces = hand.faces.filter((_, at) => !which.includes(at));
  t.emit('locked in', { figure: named(hand.figure), dice: chosen.map(({ die, face }) => faceShown(die, face)) });
}

const lock: ChoiceIn<'locking in'> = {
  rule: 'MD-ABRX-06',
  kind: 'some',
  form: (t) => {
    const { figure } = t.locals;
    return { of: handOf(t, figure).dice.map(elementOf), min: 1, max: t.value('dice to lock in', figure) };
  },
  then: (t, _, __, elements) => {
    const { figure } = t.locals;
    playerOf(t, figure).fate -= elements.length - 1;
    lockIn(
      t,
      handOf(t, figure),
      elements.map((one) => Number(one.split('-')[0]) - 1),
    );
  },
  label: (t) => ({ key: 'option.lock', with: { most: t.value('dice to lock in', t.locals.figure) } }),
  element: (t, _, element) => {
    const { dice, faces } = handOf(t, t.locals.figure);
    const at = Number(element.split('-')[0]) - 1;
    return faceShown(dice[at]!, faces[at]!);
  },
};
const skip: ChoiceIn<'locking in'> = {
  rule: 'MD-ABRX-08',
  why: (t) => (playerOf(t, t.locals.figure).fate > 0 ? null : refuse('MD-ABRX-08', 'refuse.no-fate-left')),
  then: (t) => {
    playerOf(t, t.locals.figure).fate--;
    t.emit('nothing locked in', { figure: named(t.locals.figure) });
  },
};

export const ABRAXIS: MiddaraChapter = {
  procs: {
    abraxis: {
      begun: { rule: 'MD-ABRX-01', do: (t) => void (t.world.next = '') },
      card: {
        rule: 'MD-ABRX-15',
        do: (t) => {
          const { card } = t.locals;
          t.emit('abraxis begins', {
            card: { content: card },
            special: { key: `abraxis.${card}`, with: {} },
            symbols: { key: 'symbols', with: { book: 0, shield: 0, burst: 0, ...abraxisCard(t, card).symbols } },
          });
        },
      },
      dice: {
        rule: 'MD-ABRX-02',
        do: (t) => {
          const party = t.world.figures.filter((one) => isAdventurer(t, one.thing));
          t.locals.players = party.slice(0, DICE.length).map(({ thing }, i) => ({
            figure: thing,
            dice: DICE[i]!.flatMap((die) => [die, die]),
            points: 0,
            fate: 0,
            out: false,
          }));
        },
      },
      'points and fate': {
        rule: 'MD-ABRX-03',
        do: (t) => {
          for (const one of playersIn(t)) Object.assign(one, { points: POINTS, fate: FATE });
        },
      },
      rounds: runs({
        rule: 'MD-ABRX-04',
        each: () => Array.from({ length: ROUNDS }, (_, i) => i + 1),
        still: (t) => playersIn(t).length > 0,
        run: 'abraxis round',
        with: (_, round) => ({ round, goal: { book: 0, shield: 0, burst: 0 }, hands: [] }),
      }),
      rewards: {
        rule: 'MD-ABRX-14',
        do: (t) => {
          const { card } = t.locals;
          const left = playersIn(t).length;
          t.emit('abraxis over', { card: { content: card }, left });
          return { run: [effectsAt(card, ['secret', 'rewards', String(left)], 0, -1)] };
        },
      },
      over: {
        rule: 'MD-ABRX-01',
        do: (t) => ({ done: { abraxis: t.locals.card, left: playersIn(t).length, outcome: 'abraxis' } }),
      },
    },
    'abraxis round': {
      goal: {
        rule: 'MD-ABRX-05',
        do: (t) => addSymbols(t, abraxisCard(t, t.within('abraxis')!.card).symbols),
      },
      'special rule': {
        rule: 'MD-ABRX-15',
        do: (t) => ({ run: [effectsAt(t.within('abraxis')!.card, ['eachRound'], 0, -1)] }),
      },
      'new round': {
        rule: 'MD-ABRX-04',
        do: (t) => {
          const { round, goal } = t.locals;
          t.locals.hands = playersIn(t).map(({ figure, dice }) => ({ figure, dice: [...dice], faces: [], locked: [] }));
          t.emit('abraxis round', { round, symbols: { key: 'symbols', with: { ...goal } } });
        },
      },
      roll: {
        rule: 'MD-ABRX-06',
        do: (t) => {
          for (const hand of handsIn(t)) hand.faces = rollDice(t, hand.figure, hand.dice);
        },
      },
      'lock in': runs({
        rule: 'MD-ABRX-06',
        each: (t) => handsIn(t).map((one) => one.figure),
        run: 'locking in',
        with: (_, figure) => ({ figure }),
      }),
      'rolling on': {
        rule: 'MD-ABRX-09',
        when: (t) => handsIn(t).every((one) => one.dice.length > 0),
        do: () => ({ goto: 'roll' }),
      },
      'final roll': {
        rule: 'MD-ABRX-10',
        do: (t) => {
          for (const hand of handsIn(t)) {
            if (hand.dice.length === 0) continue;
            hand.faces = rollDice(t, hand.figure, hand.dice);
            lockIn(t, hand, [...hand.dice.keys()]);
          }
        },
      },
      'compare symbols': {
        rule: 'MD-ABRX-11',
        do: (t) => {
          for (const hand of handsIn(t)) {
            const lost = missed(t, hand);
            const player = playerOf(t, hand.figure);
            player.points = Math.max(0, player.points - lost);
            if (lost > 0) t.emit('points of Abraxis lost', { figure: named(hand.figure), lost, left: player.points });
          }
        },
      },
      'exact match': {
        rule: 'MD-ABRX-12',
        do: (t) => {
          for (const hand of handsIn(t)) {
            if (missed(t, hand) > 0) continue;
            const player = playerOf(t, hand.figure);
            player.points++;
            t.emit('symbols matched', { figure: named(hand.figure), left: player.points });
          }
        },
      },
      'out of the game': {
        rule: 'MD-ABRX-13',
        do: (t) => {
          for (const player of playersIn(t)) {
            if (player.points > 0) continue;
            player.out = true;
            t.emit('out of Abraxis', { figure: named(player.figure) });
          }
        },
      },
    },
    'locking in': {
      dice: {
        rule: 'MD-ABRX-06',
        ask: {
          seats: (t) => deciders(t, t.locals.figure),
          prompt: (t) => {
            const { figure } = t.locals;
            return { key: 'ask.locking in.dice', with: { figure: named(figure), fate: playerOf(t, figure).fate } };
          },
          choices: { lock, skip },
          /** The last die has to be Locked In when there is no Fate token left. */
          decides: (t, { options, forms }) => {
            const { of } = forms[0]!.of as { of: string[] };
            if (options.length > 0 || of.length > 1) return null;
            return {
              pick: ['lock', ...of],
              trace: [{ key: 'trace.last-die', with: { figure: named(t.locals.figure) } }],
            };
          },
        },
      },
    },
  },
  shown: {
    abraxis: ['card', 'players'],
    'abraxis round': ['round', 'goal', 'hands'],
    'locking in': ['figure'],
  },
  values: {
    /** Whether the story can lead to it: an Encounter, or an opponent of Abraxis. */
    'can be played': {
      rule: 'MD-ENC-01',
      of: (t, id) => isAbraxis(t, id) || isEncounter(t.loaded.content.get(id)?.content['kind']),
      parts: {
        'crawl mode': {
          rule: 'MD-CMP-19',
          layer: 'set',
          of: (t, id) => (isAbraxis(t, id) && t.world.mode === 'crawl' ? false : null),
        },
      },
    },
    /** How many dice an Adventurer may Lock In after a roll. */
    'dice to lock in': {
      rule: 'MD-ABRX-06',
      of: () => 1,
      parts: {
        fate: { rule: 'MD-ABRX-07', layer: 'add', of: (t, figure) => playerOf(t, figure).fate },
        left: { rule: 'MD-ABRX-06', layer: 'least', of: (t, figure) => handOf(t, figure).dice.length },
      },
    },
  },
};
