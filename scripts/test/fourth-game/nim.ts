/** Nim, as somebody would write it who adds a game: stones on a heap, and whoever takes the last one wins. */

import { field, words, type Definition, type World } from '@questwright/kernel';
import type { GameEntry } from '@questwright/messages';

interface Heap extends World {
  stones: number;
  turn: number;
}

// The catalogue has no book of Nim; these rules of another game say the same.
const nim: Definition<Heap> = {
  id: 'nim',
  version: '1',
  seats: { min: 2, max: 2, rule: 'TIC-SET-02' },
  rules: {
    schema: { stones: field.whole(), turn: field.whole() },
    zones: {},
    content: {},
    setup: { heap: { rule: 'TIC-SET-01', do: (t) => void (t.world.stones = 9) } },
    procs: {
      game: {
        'take stones': {
          rule: 'TIC-TRN-01',
          ask: {
            seats: (t) => [t.world.turn],
            choices: {
              take: {
                rule: 'TIC-TRN-02',
                list: (t) => [1, 2, 3].filter((n) => n <= t.world.stones).map((n) => `take:${n}`),
                then: (t, seat, id) => {
                  t.world.stones -= Number(words(id)[0]);
                  t.emit('taken', { seat, stones: t.world.stones });
                },
              },
            },
          },
        },
        'the last stone': {
          rule: 'TIC-WIN-01',
          do: (t) => {
            if (t.world.stones === 0) return { done: { winner: t.world.turn } };
            t.world.turn = 1 - t.world.turn;
            return { goto: 'take stones' };
          },
        },
      },
    },
  },
  packs: [],
};

const entry: GameEntry = {
  definition: nim,
  messages: {
    'game.title': 'Nim',
    'ask.game.take stones': 'How many stones do you take?',
    'option.take': 'Take {words}',
    'event.taken': '{seat} leaves {stones}.',
    'board.heap': 'Stones on the heap: {stones}',
    result: '{winner} took the last stone.',
  },
  title: 'game.title',
  board: ({ view, say }) => [say('board.heap', { stones: (view.world as unknown as Heap).stones })],
};

export const game = { entry };
