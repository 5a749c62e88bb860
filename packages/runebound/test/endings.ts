/** Every way in which a game can end, as a game that ends so. Most begin shortly before the end. */

import { arrange, type Position } from '@questwright/harness';
import { answer, answers, openAt, save, where, type GameFile, type Offer, type Seat } from '@questwright/kernel';
import type { Card } from '../src/cards.ts';
import { ATTRIBUTES, runebound, TOWNS } from '../src/index.ts';
import { playedByBots } from './games.ts';

export interface Ending {
  name: string;
  /** The rule that decides it. */
  rule: string;
  how: 'kill' | 'runes' | 'reds' | 'comparison';
  winners: Seat[];
  file(): GameFile;
}

const MARGATH = 'high-lord-margath';
const CONTENT = Object.entries(runebound.rules.content) as [string, Card][];
const RUNES = CONTENT.flatMap(([id, card]) => (card.kind === 'challenge' && card.dragonRune === true ? [id] : []));
const spacesWhere = (fits: (card: Card & { kind: 'space' }) => boolean): string[] =>
  CONTENT.flatMap(([id, card]) =>
    card.kind === 'space' && !card.cut && fits(card) ? [id.slice('space-'.length)] : [],
  );
const redSpaces = (): string[] => spacesWhere(({ jewel }) => jewel === 'red');
const plains = (): string[] => spacesWhere(({ jewel, terrain }) => jewel === undefined && terrain === 'plains');

// ---- how the positions are played on ----

const BOLD = ['attempt', 'attack', 'take-adventure-card', 'fight', 'stay', 'defend', 'pass', 'save'];

/** Goes for the fight, and otherwise takes what comes first. */
function boldly(offer: Offer): readonly string[] {
  const begins = (wanted: string) => (option: string) => option.split(':')[0] === wanted;
  const wanted = BOLD.map((word) => offer.options.find(begins(word))).find((option) => option !== undefined);
  return wanted === undefined ? [...answers(offer)][0]! : [wanted];
}

const MOST_ANSWERS = 60;

function played(position: Position): GameFile {
  const { loaded, game, world } = arrange(runebound, position);
  const record = openAt(loaded, { seats: world.seats, secret: 'ending' }, game);
  for (let n = 0; !record.game.over; n++) {
    if (n === MOST_ANSWERS) throw new Error(`Not over after ${MOST_ANSWERS} answers: ${where(record.game)}`);
    const { offers, given, no } = record.game.pending!;
    const offer = offers.find((one) => one.asked && !given.some(({ seat }) => seat === one.seat))!;
    const { refusal } = answer(record, offer.seat, { no, pick: boldly(offer) });
    if (refusal) throw new Error(`${boldly(offer).join(' ')} is refused: ${refusal.key}`);
  }
  return withoutSaved(save(record));
}
/** Nobody goes on with these games: the answers are enough. */
function withoutSaved(file: GameFile): GameFile {
  return { ...file, segments: file.segments.map((segment) => ({ ...segment, saved: [] })) };
}

// ---- the positions ----

const LUCKY = Array<number>(80).fill(10);
const UNLUCKY = Array<number>(80).fill(1);
/** So much Mind that every roll of tens hits at range. */
const SKILLED = { mind: 6, body: 0, spirit: 0, stamina: 0, life: 0 };
const HEROES = ['varikas-the-dead', 'old-hesper', 'torvald-oakhand', 'pip-underbough'];

/** Seat 0 stands where a red adventure is; the dice are with it. */
const redAdventure = (top: string, runes: readonly string[] = []): Position => ({
  seats: 2,
  options: { heroes: HEROES.slice(0, 2) },
  set: {
    turn: 0,
    first: 0,
    'heroes.0.space': redSpaces()[0]!,
    'heroes.0.experience': SKILLED,
    'heroes.1.space': 'tamalir',
  },
  piles: { 'red deck': [top], 'area/0': runes },
  rest: 'red deck',
  dice: LUCKY,
  at: 'game/turn > turn/adventure step',
  locals: { turn: { seat: 0 } },
});

/** The other Hero, who has the third rune, is met in a place without adventures, and has one Life left. */
const robbery = (): Position => ({
  seats: 2,
  options: { heroes: HEROES.slice(0, 2) },
  set: {
    turn: 0,
    first: 0,
    'heroes.0.space': plains()[0]!,
    'heroes.0.experience': SKILLED,
    'heroes.1.space': plains()[0]!,
  },
  piles: {
    'hero/1': [{ card: HEROES[1]!, counters: { wounds: 3 } }],
    'area/0': RUNES.slice(0, 2),
    'area/1': RUNES.slice(2, 3),
  },
  rest: 'red deck',
  dice: LUCKY,
  at: 'game/turn > turn/adventure step',
  locals: { turn: { seat: 0 } },
});

/** The movement dice show no plains, and the number of symbols, five, is a red card of the doom track. */
const hazard = (): Position => ({
  seats: 2,
  packs: ['doom-track', 'travel-hazards'],
  options: { heroes: HEROES.slice(0, 2) },
  set: {
    turn: 0,
    first: 0,
    'heroes.0.space': plains()[0]!,
    'heroes.0.experience': SKILLED,
    'heroes.1.space': 'tamalir',
  },
  piles: { 'red deck': [MARGATH], 'doom track': [{ card: RUNES[0]!, face: 'down' }] },
  rest: 'red deck',
  dice: [4, 5, 4, 5, ...LUCKY],
  at: 'game/turn > turn/movement step',
  locals: { turn: { seat: 0 } },
});

interface LastStand {
  deck: readonly string[];
  dice: readonly number[];
  reds?: readonly (readonly string[])[];
  levels?: readonly number[];
  gold?: readonly number[];
}
/** The last doom counter has been placed. */
function endgame({ deck, dice, reds = [], levels = [], gold = [] }: LastStand): Position {
  const seats = [0, 1, 2];
  return {
    seats: 3,
    packs: ['doom-track'],
    options: { heroes: HEROES.slice(0, 3) },
    piles: {
      ...Object.fromEntries(seats.map((seat) => [`area/${seat}`, reds[seat] ?? []])),
      'red deck': deck,
    },
    rest: 'market deck',
    dice,
    at: 'game/endgame',
    late: ({ world: { things } }) => {
      // A hidden pile keeps its other cards: here the deck is known card by card.
      for (const thing of things.piles['red deck']!.splice(deck.length)) {
        things.zone[thing] = 'removed from play';
        things.piles['removed from play']!.push(thing);
      }
      const hero = (seat: Seat) => ({
        [`heroes.${seat}.space`]: 'tamalir',
        [`heroes.${seat}.gold`]: gold[seat] ?? 0,
        ...Object.fromEntries(
          ATTRIBUTES.map((name, i) => [
            `heroes.${seat}.experience.${name}`,
            Math.floor(((levels[seat] ?? 1) - 1 + i) / ATTRIBUTES.length),
          ]),
        ),
      });
      return { set: { 'doom.counters': [...TOWNS], ...Object.assign({}, ...seats.map(hero)) } };
    },
  };
}

const ended = (name: string, rule: string, how: Ending['how'], winners: Seat[], position: () => Position): Ending => ({
  name,
  rule,
  how,
  winners,
  file: () => played(position()),
});

export const ENDINGS: readonly Ending[] = [
  ended('margath-killed', 'RB-OBJ-04', 'kill', [0], () => redAdventure(MARGATH)),
  ended('three-runes', 'RB-OBJ-05', 'runes', [0], () => redAdventure(RUNES[2]!, RUNES.slice(0, 2))),
  ended('third-rune-robbed', 'RB-PVP-14', 'runes', [0], robbery),
  ended('margath-killed-as-a-hazard', 'RB-HAZ-08', 'kill', [0], hazard),
  ended('endgame-margath-killed', 'RB-DOOM-23', 'kill', [1], () =>
    endgame({ deck: [MARGATH], dice: LUCKY, levels: [1, 16, 2] }),
  ),
  ended('endgame-three-reds', 'RB-DOOM-31', 'reds', [2], () =>
    endgame({ deck: [RUNES[3]!], dice: LUCKY, levels: [1, 2, 16], reds: [[], [], RUNES.slice(0, 2)] }),
  ),
  ended('endgame-most-reds', 'RB-DOOM-29', 'comparison', [1], () =>
    endgame({ deck: [MARGATH], dice: UNLUCKY, levels: [5, 2, 3], gold: [9, 0, 0], reds: [[], [RUNES[0]!], []] }),
  ),
  ended('endgame-highest-level', 'RB-DOOM-29', 'comparison', [2], () =>
    endgame({ deck: [MARGATH], dice: UNLUCKY, levels: [4, 4, 5], gold: [9, 0, 0] }),
  ),
  ended('endgame-most-gold', 'RB-DOOM-29', 'comparison', [0], () =>
    endgame({ deck: [MARGATH], dice: UNLUCKY, levels: [4, 4, 1], gold: [5, 4, 9] }),
  ),
  ended('endgame-shared', 'RB-DOOM-29', 'comparison', [0, 1], () =>
    endgame({ deck: [MARGATH], dice: UNLUCKY, levels: [4, 4, 1], gold: [4, 4, 9] }),
  ),
  ended('endgame-no-challenge-left', 'RB-DOOM-30', 'comparison', [1], () =>
    endgame({ deck: RUNES.slice(0, 1), dice: LUCKY, levels: [2, 16, 3] }),
  ),
  {
    name: 'short-quest-rune',
    rule: 'QST-WIN-01',
    how: 'runes',
    winners: [0],
    file: () => withoutSaved(playedByBots({ seats: 1, packs: ['short-quest'], secret: 'solo 21' })),
  },
];
