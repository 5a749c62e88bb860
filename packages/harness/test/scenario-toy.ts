import { effectsAt, field, refuse, words, type Definition, type World } from '@questwright/kernel';
import type { GameEntry } from '@questwright/messages';

/** A small game with something of everything that a scenario can speak of. */
interface Camp extends World {
  day: number;
  packs: { owner: number; food: number }[];
}

const thingIn = (id: string): number => Number(words(id)[0]);

const camp: Definition<Camp> = {
  id: 'camp',
  version: '1',
  seats: { min: 2, max: 3, rule: 'TIC-SET-02' },
  rules: {
    schema: {
      day: field.whole(1),
      packs: field.list(field.record({ owner: field.whole(), food: field.whole() })),
    },
    counters: ['wounds'],
    zones: {
      deck: { sees: 'none' },
      hand: { per: 'seat', sees: 'owner' },
      camp: { sees: 'all', live: true },
      cave: { sees: 'none' },
    },
    content: {
      wolf: { sort: 'beast', strength: 3, effects: [{ wound: 1 }] },
      bear: { sort: 'beast', strength: 5, modifies: [{ value: 'strength', add: 1, if: { itself: true } }] },
      herb: { sort: 'plant', strength: 0 },
    },
    lists: ['effects'],
    setup: {
      deck: {
        rule: 'TIC-SET-01',
        do: (t) => {
          const box = ['wolf', 'wolf', 'bear', 'herb', 'herb', 'herb'];
          for (const card of box) if (t.loaded.content.has(card)) t.add(card, 'deck');
          t.shuffle('deck');
        },
      },
      packs: {
        rule: 'TIC-SET-01',
        do: (t, options) => {
          for (const owner of t.seats) t.world.packs.push({ owner, food: Number(options['food'] ?? 2) });
        },
      },
      wolf: { rule: 'TIC-SET-01', do: (t) => t.move(t.pile('deck')[0]!, 'camp') },
    },
    procs: {
      game: {
        days: { rule: 'TIC-TRN-01', each: (t) => t.seats, run: 'day', with: (_, seat) => ({ seat }) },
        end: { rule: 'TIC-WIN-02', do: () => ({ done: { nights: 1 } }) },
      },
      day: {
        act: {
          rule: 'TIC-TRN-01',
          ask: {
            seats: (t) => [t.locals.seat],
            choices: {
              draw: {
                rule: 'TIC-TRN-02',
                why: (t) => (t.pile('deck').length > 0 ? null : refuse('TIC-TRN-03', 'refuse.no-cards')),
                then: (t, seat) => {
                  const thing = t.pile('deck')[0]!;
                  t.move(thing, `hand/${seat}`);
                  t.emit('drew', { seat, card: { thing } }, { [seat]: { card: { content: t.cardOf(thing) } } });
                },
              },
              roll: {
                rule: 'TIC-TRN-02',
                then: (t, seat) => {
                  t.emit('rolled', { seat, dice: t.roll(6, 2) });
                  t.shuffle('deck');
                },
              },
              fight: {
                rule: 'TIC-TRN-02',
                list: (t) => t.pile('camp').map((thing) => `fight:${thing}`),
                label: (_, __, id) => ({ key: 'option.fight', with: { thing: thingIn(id) } }),
                then: (_, seat, id) => ({ run: [effectsAt('wolf', ['effects'], seat, thingIn(id))] }),
              },
              eat: {
                rule: 'TIC-TRN-02',
                kind: 'amount',
                form: (t, seat) => ({ min: 0, max: t.world.packs[seat]!.food }),
                then: (t, seat, _, [amount]) => void (t.world.packs[seat]!.food -= Number(amount)),
              },
              stumble: {
                rule: 'TIC-TRN-02',
                then: () => {
                  throw new Error('a stone in the rules');
                },
              },
              'sleep early': { rule: 'TIC-TRN-02', then: (t, seat) => t.emit('slept', { seat }) },
              'sleep late': { rule: 'TIC-TRN-02', then: (t, seat) => t.emit('slept', { seat }) },
            },
          },
        },
      },
      storm: {
        breaks: {
          rule: 'TIC-TRN-02',
          do: (t) => {
            t.world.day = t.locals.day;
            t.emit('storm', { thing: t.locals.thing });
          },
        },
      },
    },
    values: {
      strength: {
        rule: 'TIC-WIN-01',
        of: (t, thing: number) => t.contentOf(thing).content['strength'],
        parts: {
          tired: { rule: 'TIC-WIN-02', layer: 'add', of: (t, thing: number) => -t.counters(thing, 'wounds') || null },
        },
      },
    },
    conditions: { itself: (_, wanted, { thing, about }) => (thing === about) === wanted },
    verbs: {
      wound: {
        rule: 'TIC-TRN-02',
        text: (effect) => ({ key: 'verb.wound', with: effect }),
        do: (t, { wound }, { thing }) => t.setCounters(thing, 'wounds', t.counters(thing, 'wounds') + Number(wound)),
      },
    },
  },
  packs: [
    {
      id: 'winter',
      kind: 'variant',
      rule: 'TIC-TRN-01',
      edits: [{ rule: 'TIC-TRN-01', content: 'herb', remove: true }],
    },
    { id: 'tents', kind: 'pack', rule: 'TIC-TRN-01', needs: ['winter'], edits: [] },
  ],
};

export const CAMP: GameEntry = {
  definition: camp,
  messages: {
    'game.title': 'Camp',
    'content.wolf': 'the wolf',
    'content.bear': 'the bear',
    'content.herb': 'the herb',
    'option.draw': 'Draw a card',
    'option.roll': 'Roll',
    'option.eat': 'Eat',
    'option.fight': 'Fight {thing}',
    'option.stumble': 'Stumble',
    'option.sleep early': 'Sleep early',
    'option.sleep late': 'Sleep late',
    'refuse.no-cards': 'No cards are left.',
    'event.slept': '{seat} sleeps.',
    'event.drew': '{seat} draws {card}.',
    'event.rolled': '{seat} rolls.',
  },
  title: 'game.title',
  board: () => [],
  // Whoever has eaten up the last pack has nobody to go on with.
  figure: ({ world }, seat) => ((world as unknown as Camp).packs.some(({ owner }) => owner === seat) ? seat : null),
};
