/** Writes positions that are worth looking at into a folder, as game files: `node --import tsx --conditions=development
 *  position.ts folder`. */

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { arrange, type Position } from '@questwright/harness';
import { openAt, save } from '@questwright/kernel';
import { runebound } from '@questwright/runebound';
import { sluice } from './encounter.ts';
import { ENCOUNTER_NAMES, encounterFile } from './encounters.ts';

type Space = { kind: string; cut?: true; jewel?: string; terrain: string; board?: string };
const SPACES = Object.entries(runebound.rules.content).flatMap(([id, card]) =>
  card['kind'] === 'space' ? [[id.slice('space-'.length), card as unknown as Space] as const] : [],
);
const spaceWhere = (fits: (space: Space) => boolean): string =>
  SPACES.find(([, space]) => !space.cut && space.board === 'aldermark' && fits(space))![0];
const meadow = (): string => spaceWhere(({ jewel, terrain }) => jewel === undefined && terrain === 'plains');

const HEROES = ['varikas-the-dead', 'old-hesper', 'torvald-oakhand'];
const SEASONED = { mind: 2, body: 2, spirit: 1, stamina: 1, life: 1 };
/** So good that tens on the dice always hit at range. */
const SKILLED = { mind: 6, body: 0, spirit: 0, stamina: 0, life: 0 };
const LUCKY = Array<number>(80).fill(10);
const UNLUCKY = Array<number>(80).fill(1);

const RUNE = Object.keys(runebound.rules.content).find((id) => runebound.rules.content[id]!['dragonRune'] === true)!;

const adventure = { at: 'game/turn > turn/adventure step', locals: { turn: { seat: 0 } } };

/** A new hero with an Ally before a green jewel, and what lies on top of its deck. */
const drawing = (deck: readonly string[]): Position => ({
  seats: 3,
  options: { heroes: HEROES },
  set: {
    turn: 0,
    first: 0,
    round: 3,
    'heroes.0.space': spaceWhere(({ jewel }) => jewel === 'green'),
    'heroes.0.gold': 6,
    'heroes.1.space': 'tamalir',
    'heroes.2.space': 'frostgate',
  },
  piles: { 'green deck': deck, 'area/0': ['hald-shieldbearer'] },
  rest: 'market deck',
  ...adventure,
});

/** Two heroes meet where nothing else is. */
const meeting: Position = {
  seats: 2,
  options: { heroes: HEROES.slice(0, 2) },
  set: {
    turn: 0,
    first: 0,
    round: 5,
    'heroes.0.space': meadow(),
    'heroes.1.space': meadow(),
    'heroes.0.gold': 6,
    'heroes.1.gold': 5,
  },
  piles: {
    'area/0': ['white-blade', 'carters-gambeson'],
    'area/1': ['yew-longbow', 'sister-ysolt'],
  },
  rest: 'market deck',
  ...adventure,
};
/** The same, and one of them cannot win: whoever has one Life left, against somebody who never misses. */
const duel = (loser: 0 | 1): Position => ({
  ...meeting,
  set: {
    ...meeting.set,
    [`heroes.${1 - loser}.experience`]: { mind: 20, body: 20, spirit: 20, stamina: 0, life: 0 },
  },
  piles: { ...meeting.piles, [`hero/${loser}`]: [{ card: HEROES[loser]!, counters: { wounds: 3 } }] },
});

/** A storm has come near; Heroes hold scion counters, and one has a Scion awake. */
const storm = (more: Position): Position => ({
  seats: 3,
  packs: ['seven-scions'],
  rest: 'market deck',
  ...more,
  options: { heroes: HEROES },
  piles: {
    'area/0': ['the-archer'],
    'sleeping scions': ['the-trickster', 'the-mason', 'the-mourner', 'the-foundling', 'the-oathkeeper'],
    stormlords: ['mother-of-hail', 'the-still-eye', 'who-counts-between'],
    ...more.piles,
  },
  set: {
    turn: 0,
    first: 0,
    round: 14,
    'heroes.0.space': meadow(),
    'heroes.1.space': 'tamalir',
    'heroes.2.space': 'frostgate',
    'heroes.0.experience': SEASONED,
    'heroes.1.experience': SEASONED,
    'heroes.2.experience': SEASONED,
    'storm.held': [0, -1, -1, 2, 1, -1],
    'storm.counter': 6,
    ...more.set,
  },
});

/** After the Cataclysm: three towns destroyed, one free again, quests begun. */
const ruins = (more: Position): Position => ({
  seats: 3,
  packs: ['cataclysm'],
  rest: 'market deck',
  ...more,
  options: { heroes: HEROES },
  dice: [1, 2, 3, 1, 1, 2, 2, 1],
  piles: {
    'fates of the towns': [
      'first-comet',
      'sign-of-the-savage-brood',
      'second-comet',
      'sign-of-the-ashen-flock',
      'sign-of-the-demon-horde',
      'third-comet',
      'sign-of-the-frenzied-rage',
      'sign-of-the-winter-lord',
    ],
    'revealed quests': ['bring-the-bell-home', 'scale-enough'],
    'area/0': ['cinder-crows', 'white-blade'],
    'area/1': ['egg-in-the-granary', 'the-winter-lord'],
    ...more.piles,
  },
  set: {
    turn: 0,
    first: 0,
    round: 16,
    'heroes.0.space': meadow(),
    'heroes.1.space': 'tamalir',
    'heroes.2.space': 'frostgate',
    'heroes.0.gold': 9,
    'heroes.0.experience': SEASONED,
    'heroes.1.experience': SEASONED,
    'cataclysm.quests': [1, 0, 2, 0, 3, 0],
    'cataclysm.freed': ['frostgate'],
    'cataclysm.deeds.0': { freed: 0, claimed: ['ashen-flock 1'], marks: ['bring-the-bell-home:taken'] },
    'cataclysm.deeds.1': { freed: 1, claimed: ['savage-brood 1', 'winter-lord 3'], marks: ['scale-enough:north'] },
    ...more.set,
  },
});

/** In Isheim: frost and white death, rumors and clues in hand, gear, a flare that burns, Legends open. */
const isheim = (more: Position): Position => ({
  seats: 3,
  packs: ['frozen-wastes'],
  rest: 'market deck',
  dice: Array<number>(12).fill(2),
  ...more,
  options: { heroes: HEROES },
  piles: {
    'hero/0': [{ card: HEROES[0]!, counters: { frost: 3, 'white death': 1, wounds: 1, exhaustion: 1 } }],
    'hero/1': [{ card: HEROES[1]!, counters: { frost: 1 } }],
    'area/0': ['snowshoe', 'snowshoe', 'luckstone', 'flare-crystal', { card: 'iron-agnes', counters: { frost: 2 } }],
    'flare/1': ['flare-crystal'],
    'rumors/0': ['rumor-tundra', 'rumor-tundra', 'rumor-drifts'],
    'rumors/1': ['rumor-ice', 'rumor-fjords'],
    'clues/0': ['clue-tundra', 'clue-drifts', 'clue-drifts-drifts', 'clue-wild', 'clue-ice', 'clue-forests'],
    'clues/2': ['clue-mountains'],
    'legend row': [
      'frida-brani',
      'twisted-symbol',
      'gauntlets-of-fortitude',
      'spirit-spear',
      'ragnars-axe',
      'steeltooth-trap',
    ],
    'stack of noolu': ['boar-spear', 'orrins-hauberk'],
    'stack of green-vale': ['arshan'],
    ...more.piles,
  },
  set: {
    turn: 0,
    first: 0,
    round: 9,
    'heroes.0.space': 'f09',
    'heroes.0.gold': 6,
    'heroes.0.experience': SEASONED,
    'heroes.1.space': 'e13',
    'heroes.2.space': 'vrede',
    'frozen.weather': 'weather-blue-diamond',
    'frozen.flares.1.at': 'e13',
    ...more.set,
  },
});

const POSITIONS: Readonly<Record<string, () => Position>> = {
  /** In an Onoit village: a market, gear, white death to be cured. */
  'isheim-town': () =>
    isheim({
      set: { 'heroes.0.space': 'noolu' },
      at: 'game/turn > turn/market step',
      locals: { turn: { seat: 0 } },
    }),
  /** In Isheim, before a movement. */
  'isheim-road': () => isheim({ at: 'game/turn > turn/movement step', locals: { turn: { seat: 0 } } }),
  /** The storm draws near; the Hero is about to move. */
  'storm-near': () => storm({ at: 'game/turn > turn/movement step', locals: { turn: { seat: 0 } } }),
  /** A Storm Event that everybody resolves. */
  'storm-event': () =>
    storm({
      set: { 'storm.counter': 8 },
      piles: { 'green storm deck': ['the-weathercock'] },
      at: 'game/turn > turn/storm step',
      locals: { turn: { seat: 0 } },
    }),
  /** All Heroes against one Storm Challenge. */
  'storm-fight': () =>
    storm({
      set: { 'storm.counter': 8 },
      piles: { 'green storm deck': ['hail-geese'] },
      at: 'game/turn > turn/storm step',
      locals: { turn: { seat: 0 } },
    }),
  /** The group is about to face the first Stormlord. */
  'storm-together': () =>
    storm({
      packs: ['seven-scions', 'seven-scions-cooperative'],
      set: { 'storm.over': true },
      at: 'game/endgame',
    }),
  /** After the Cataclysm, before a movement. */
  'ruins-road': () => ruins({ at: 'game/turn > turn/movement step', locals: { turn: { seat: 0 } } }),
  /** In a cursed town: its first card is known, its source may be faced. */
  'ruins-town': () =>
    ruins({
      at: 'game/turn > turn/adventure step',
      locals: { turn: { seat: 0, ended: 'tamalir' } },
      set: { 'heroes.0.space': 'tamalir', 'heroes.1.space': 'frostgate' },
    }),
  /** A seasoned hero with Allies before a blue Challenge. */
  fight: () => ({
    seats: 3,
    options: { heroes: HEROES },
    set: {
      turn: 0,
      first: 0,
      round: 9,
      'heroes.0.space': spaceWhere(({ jewel }) => jewel === 'blue'),
      'heroes.0.experience': SEASONED,
      'heroes.0.gold': 7,
      'heroes.1.space': 'tamalir',
      'heroes.2.space': 'frostgate',
    },
    piles: {
      'blue deck': ['wyvern-of-the-red-scarp'],
      'hero/0': [{ card: HEROES[0]!, counters: { wounds: 1, exhaustion: 1 } }],
      'area/0': ['white-blade', 'wardens-shield', 'soul-burn', { card: 'iron-agnes', counters: { wounds: 1 } }],
      'area/1': ['yew-longbow'],
    },
    rest: 'market deck',
    ...adventure,
  }),
  /** An Encounter that can be met in several ways. */
  encounter: () => drawing(['the-miller-who-was-not']),
  /** An Event that tests everybody, and a Challenge after it. */
  event: () => drawing(['lights-in-the-barrowlands', 'pilgrim-in-the-ice']),
  /** A fight that cannot be lost at range. No dice are laid out for it: what is left of them would be for the bots, whose dice
   *  have fewer sides. */
  'sure win': () => {
    const position = drawing(['barrow-rats']);
    return { ...position, set: { ...position.set, 'heroes.0.experience': { ...SKILLED, mind: 20 } } };
  },
  /** A fight that is lost with the first roll. */
  'sure loss': () => {
    const position = drawing(['barrow-rats']);
    const worn = { card: HEROES[0]!, counters: { wounds: 3 } };
    return { ...position, piles: { ...position.piles, 'hero/0': [worn] }, dice: UNLUCKY };
  },
  /** A fight that is lost roll by roll. */
  'slow loss': () => ({ ...drawing(['barrow-rats']), dice: UNLUCKY }),
  /** A town, a purse, wounds to heal and things to sell. */
  market: () => ({
    seats: 3,
    options: { heroes: HEROES },
    set: {
      turn: 0,
      first: 0,
      round: 6,
      'heroes.0.space': 'tamalir',
      'heroes.0.experience': SEASONED,
      'heroes.0.gold': 9,
      'heroes.1.space': 'riverwatch',
      'heroes.2.space': 'frostgate',
    },
    piles: {
      'hero/0': [{ card: HEROES[0]!, counters: { wounds: 2, exhaustion: 1 } }],
      'area/0': ['white-blade', 'boar-spear', 'carters-gambeson', { card: 'iron-agnes', counters: { wounds: 1 } }],
      'stack of tamalir': ['shepherds-sling', 'orrins-hauberk', 'sister-ysolt', 'dwarven-fire-bomb', 'rimewall-plate'],
    },
    rest: 'market deck',
    at: 'game/turn > turn/market step',
    locals: { turn: { seat: 0 } },
  }),
  /** Counters enough for an improvement. */
  experience: () => ({
    seats: 3,
    options: { heroes: HEROES },
    set: {
      turn: 0,
      first: 0,
      round: 6,
      'heroes.0.space': meadow(),
      'heroes.0.experience': { ...SEASONED, life: 0 },
      'heroes.0.counters': { green: 2, yellow: 1, blue: 1, red: 0 },
      'heroes.1.space': 'riverwatch',
      'heroes.2.space': 'frostgate',
    },
    piles: { 'area/0': ['white-blade'] },
    rest: 'market deck',
    at: 'game/turn > turn/experience step',
    locals: { turn: { seat: 0 } },
  }),
  /** A hero who has grown beyond green adventures sets out; every die is for plains, roads and rivers. */
  'setting out': () => ({
    seats: 3,
    options: { heroes: HEROES },
    set: {
      turn: 0,
      first: 0,
      round: 5,
      'heroes.0.space': 'tamalir',
      'heroes.0.experience': SEASONED,
      'heroes.0.gold': 7,
      'heroes.1.space': 'riverwatch',
      'heroes.2.space': 'frostgate',
    },
    piles: {
      'hero/0': [{ card: HEROES[0]!, counters: { wounds: 1, exhaustion: 1 } }],
      'area/0': ['white-blade', 'wardens-shield', 'soul-burn', 'iron-agnes'],
      'area/1': ['yew-longbow'],
    },
    rest: 'market deck',
    dice: Array<number>(12).fill(2),
    at: 'game/turn > turn/movement step',
    locals: { turn: { seat: 0 } },
  }),
  /** A Ritual that lacks a symbol, and one that is ready; an Equipping Ally as an Item, another as an Ally. */
  'card packs': () => ({
    seats: 2,
    packs: ['rituals-and-runes', 'weapons-of-legend'],
    options: { heroes: HEROES.slice(0, 2) },
    set: {
      turn: 0,
      first: 0,
      round: 5,
      'heroes.0.space': 'tamalir',
      'heroes.0.gold': 20,
      'heroes.1.space': 'riverwatch',
    },
    piles: {
      'area/0': [
        {
          card: 'inner-fire',
          counters: { 'plains marker': 1, 'forest marker': 1, 'mountain marker': 1, 'hill marker': 1 },
        },
        { card: 'sela-who-was-a-spear', counters: { exhaustion: 1 } },
        { card: 'nine-notches', counters: { mark: 2 } },
      ],
      'area/1': [
        { card: 'salt-road', counters: { 'river marker': 2, 'road marker': 2, 'plains marker': 1 } },
        'lantern-wife',
      ],
    },
    rest: 'market deck',
    dice: Array<number>(12).fill(2),
    at: 'game/turn > turn/movement step',
    locals: { turn: { seat: 0 } },
  }),
  meeting: () => meeting,
  /** Two heroes fight, and it is known who falls. */
  'attacker falls': () => duel(0),
  'defender falls': () => duel(1),
  /** A fight that cannot be lost and brings the last counter for an improvement. */
  'a win to grow by': () => {
    const position = drawing(['barrow-rats']);
    const counters = { green: 3, yellow: 0, blue: 0, red: 0 };
    return {
      ...position,
      set: { ...position.set, 'heroes.0.experience': { ...SKILLED, mind: 20 }, 'heroes.0.counters': counters },
    };
  },
  /** One fight from the end: the dragon waits, and the dice are with the hero. */
  'last fight': () => ({
    seats: 2,
    options: { heroes: HEROES.slice(0, 2) },
    set: {
      turn: 0,
      first: 0,
      round: 20,
      'heroes.0.space': spaceWhere(({ jewel }) => jewel === 'red'),
      'heroes.0.experience': SKILLED,
      'heroes.1.space': 'tamalir',
    },
    piles: { 'red deck': ['high-lord-margath'] },
    rest: 'red deck',
    dice: LUCKY,
    ...adventure,
  }),
  /** One fight from the end of a short quest: the one rune that is needed is with the enemy. */
  'last rune': () => ({
    seats: 1,
    packs: ['short-quest'],
    options: { heroes: HEROES.slice(0, 1) },
    set: {
      turn: 0,
      first: 0,
      round: 20,
      'heroes.0.space': spaceWhere(({ jewel }) => jewel === 'red'),
      'heroes.0.experience': SKILLED,
    },
    piles: { 'red deck': [RUNE] },
    rest: 'red deck',
    dice: LUCKY,
    ...adventure,
  }),
};

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder to write into.');
mkdirSync(folder, { recursive: true });
for (const [name, position] of Object.entries(POSITIONS)) {
  const { loaded, game, world } = arrange(runebound, position());
  const file = save(openAt(loaded, { seats: world.seats, secret: name }, game));
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(file));
}
writeFileSync(path.join(folder, 'sluice.json'), JSON.stringify(sluice()));
for (const name of ENCOUNTER_NAMES) {
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(encounterFile(name)));
}
