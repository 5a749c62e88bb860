/** Setting up the Adventurers of a new game: who they are, and what they set out with. */

import { words, type Params, type SetupPart } from '@questwright/kernel';
import { isAbraxis } from '../abraxis/abraxis.ts';
import { PARTY } from '../../content.ts';
import { START, type Outfit } from '../../content/stores.ts';
import { learn, whyNotLearn } from '../disciplines/disciplines.ts';
import { newFigure } from './new-figure.ts';
import { costOf, shopAndTrain, takeHome } from '../shop/shop.ts';
import { call, type Figure, type MiddaraTable, type Middara, type MiddaraChapter } from '../../world.ts';

const MOST = 4;
const isAdventurerCard = (t: MiddaraTable, id: unknown): id is string =>
  typeof id === 'string' && t.loaded.content.get(id)?.content['kind'] === 'adventurer';
const partyIn = ({ party }: Params): unknown[] | null => (Array.isArray(party) ? party : null);
function muster(t: MiddaraTable, party: readonly string[]): void {
  party.forEach((card, i) => {
    // Fewer players control more than one Adventurer each.
    /* MD-VAR-14 i < t.world.seats ? i : -1 */ const seat = i % t.world.seats;
    newFigure(t, card, seat, 'adventurers');
  });
}

/** The first has no word of its own. */
const OUTFITS = Object.keys(START.outfits) as (keyof typeof START.outfits)[];

export const ADVENTURER_SETUP: Record<string, SetupPart<Middara>> = {
  'adventurers of the story': {
    rule: 'MD-ADVR-02',
    do: (t, options) => {
      if (t.world.mode === 'crawl') return;
      const stranger = partyIn(options)?.find((one) => !PARTY.includes(one as string));
      if (stranger !== undefined) throw new RangeError(`The story has not introduced ${JSON.stringify(stranger)}`);
    },
  },
  'adventurers of a crawl': {
    rule: 'MD-ADVR-03',
    do: (t, options) => {
      const party = partyIn(options);
      if (t.world.mode !== 'crawl' || party === null) return;
      const stranger = party.find((one, i) => !isAdventurerCard(t, one) || party.indexOf(one) !== i);
      if (stranger !== undefined) throw new RangeError(`No Adventurer to be picked: ${JSON.stringify(stranger)}`);
      if (party.length !== MOST) throw new RangeError(`A party has ${MOST} Adventurers, not ${party.length}`);
      muster(t, party as string[]);
    },
  },
  adventurers: {
    rule: 'MD-CMP-08',
    do: (t) => {
      if (t.world.figures.length === 0) muster(t, PARTY);
    },
  },
  // `none`: as they come. By the name of a ready outfit: with that, and nobody is asked.
  outfit: {
    rule: 'MD-ADVR-01',
    do: (t, { outfit = 'asked' }) => {
      const ready = OUTFITS.find((one) => one === outfit);
      if (ready === undefined && outfit !== 'asked' && outfit !== 'none') {
        throw new RangeError(`No outfit: ${JSON.stringify(outfit)}`);
      }
      if (outfit === 'none' || isAbraxis(t, t.world.next)) return;
      t.world.gold += START.gold;
      for (const figure of t.world.figures) figure.xp += START.xp;
      if (ready === undefined) t.world.store = START.store;
      else setOut(t, START.outfits[ready]);
    },
  },
};

const outfitIn = (id: string): (typeof OUTFITS)[number] => OUTFITS.find((one) => one === words(id)[0]) ?? OUTFITS[0]!;

/** What a ready outfit buys, by the Adventurers that are there. */
function readyGear(t: MiddaraTable, { gear }: Outfit): { thing: number; figure: Figure }[] {
  const taken: number[] = [];
  return t.world.figures.flatMap((figure) =>
    (gear[t.cardOf(figure.thing)] ?? []).flatMap((id) => {
      const thing = t.pile('items').find((one) => t.cardOf(one) === id && !taken.includes(one));
      if (thing === undefined) return [];
      taken.push(thing);
      return [{ thing, figure }];
    }),
  );
}

/** What a ready outfit has learned. */
function learnReady(t: MiddaraTable, { disciplines }: Outfit): void {
  for (const figure of t.world.figures) {
    for (const id of disciplines[t.cardOf(figure.thing)] ?? []) {
      if (whyNotLearn(t, figure.thing, id) === null) learn(t, figure, id);
    }
  }
}

/** A party that has shopped and trained before it is seen for the first time. */
function setOut(t: MiddaraTable, outfit: Outfit): void {
  learnReady(t, outfit);
  for (const { thing, figure } of readyGear(t, outfit)) {
    t.world.gold -= costOf(t, thing);
    takeHome(t, thing, figure);
  }
}

export const OUTFITTING: MiddaraChapter = {
  procs: {
    'setting up': {
      outfit: {
        rule: 'MD-ADVR-01',
        ask: {
          seats: (t) => t.seats,
          prompt: (t) => ({ key: 'ask.setting up.outfit', with: { gold: t.world.gold, xp: START.xp } }),
          choices: {
            'shop first': {
              rule: 'MD-ADVR-01',
              then: (t) => ({ run: [shopAndTrain(t, t.world.store)] }),
            },
            'ready outfit': {
              rule: 'MD-ADVR-01',
              list: () => OUTFITS.map((one, i) => (i === 0 ? 'ready outfit' : `ready outfit:${one}`)),
              then: (t, _, id) => {
                const outfit = START.outfits[outfitIn(id)];
                t.world.store = '';
                learnReady(t, outfit);
                return {
                  run: readyGear(t, outfit).map(({ thing, figure }) =>
                    call('purchase', { thing, figure: figure.thing }),
                  ),
                };
              },
              label: (_, __, id) => ({ key: 'option.ready outfit', with: { outfit: outfitIn(id) } }),
            },
          },
        },
      },
    },
  },
};
