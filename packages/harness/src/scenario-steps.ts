/** What a scenario does, in order: answers, scripted dice, shuffles and draws, changed values, expectations. */

import { look, reask, type Game, type World } from '@questwright/kernel';
import type { Entry } from '@questwright/packs';
import type { Node } from 'yaml';
import { PositionError, setPath } from './position.ts';
import { readExpect } from './scenario-expect.ts';
import { plainPath } from './scenario-match.ts';
import { cardsOf, diceOf, pileNamed, shufflesOf } from './scenario-piles.ts';
import { Failed, wordsOf, type Playing } from './scenario-playing.ts';
import { checkWorldKey, writable } from './scenario-position.ts';
import { seatOf, type Setting } from './scenario-setting.ts';

/** Parts of one entry of `play`. All expectations of one block are looked at before play stops. */
export type Action = (playing: Playing) => void | Failed[];
type ReadAction = (setting: Setting, entry: Entry) => Action | null;

const ACTIONS: Readonly<Record<string, ReadAction>> = {
  dice: ({ sheet }, { value }) => {
    const faces = diceOf(sheet, value);
    return (playing) => {
      playing.dice = value;
      playing.table.dice(...faces);
    };
  },
  shuffles: (setting, { value }) => {
    const orders = shufflesOf(setting, value);
    return (playing) => {
      playing.shuffles = value;
      for (const { zone, cards } of orders) playing.table.order(zone, cards);
    };
  },
  draws: readDraws,
  set: readSet,
  expect: (setting, { value }) => {
    const checks = readExpect(setting, value);
    return (playing) =>
      checks.flatMap((check) => {
        try {
          check(playing);
          playing.checks++;
          return [];
        } catch (error) {
          if (error instanceof Failed) return [error];
          throw error;
        }
      });
  },
};

export function readSteps(setting: Setting, node: Node): Action[] {
  const { sheet } = setting;
  return sheet.list(node, 'play').flatMap((step) => {
    const entries = sheet.entries(step, 'an entry of play') ?? [];
    return entries.flatMap((entry): Action[] => {
      const action = readStep(setting, step, entry, entries);
      return action ? [(playing) => playing.attempt(entry.value, () => action(playing))] : [];
    });
  });
}

function readStep(setting: Setting, step: Node, entry: Entry, all: readonly Entry[]): Action | null {
  const { sheet, seats, names } = setting;
  const { name, key, value } = entry;
  const action = ACTIONS[name];
  if (action) return action(setting, entry);
  if (name === 'answer') {
    const seat = all.find((one) => one.name === 'seat');
    if (seat) return answering(setting, sheet.text(seat.value, 'seat'), seat.value, value);
    sheet.problem(step, 'An answer needs the field seat');
    return null;
  }
  if (name === 'seat') {
    if (!all.some((one) => one.name === 'answer')) sheet.problem(step, 'A seat needs the field answer');
    return null;
  }
  if (/^\d+$/.test(name) || names?.includes(name)) return answering(setting, name, key, value);
  const known = [
    ...(names ?? Array.from({ length: seats }, (_, seat) => seat)),
    'seat',
    'answer',
    ...Object.keys(ACTIONS),
  ];
  sheet.problem(key, `An entry of play has no field ${name}; there are ${known.join(', ')}`);
  return null;
}

function answering(setting: Setting, name: string | null, seatNode: Node, node: Node): Action | null {
  const seat = seatOf(setting, name, seatNode);
  const words = wordsOf(setting, node, 'an answer');
  if (seat === null || words.length === 0) return null;
  return (playing) => playing.answer(seat, words, node);
}

/** The next cards from the top of a pile that nobody sees into: it is shuffled, and this is how it comes out. */
function readDraws(setting: Setting, { value }: Entry): Action {
  const { sheet, loaded } = setting;
  const wanted = (sheet.entries(value, 'draws') ?? []).flatMap(({ name, key, value: list }) => {
    const pile = pileNamed(setting, key, name);
    const cards = cardsOf(setting, list, `the draws from ${name}`);
    if (pile !== null && loaded.rules.zones[pile.split('/')[0]!]!.sees !== 'none') {
      sheet.problem(key, `Everybody may see what lies in ${name}: its draws cannot be scripted`);
    }
    return pile === null ? [] : [{ pile, cards, node: list }];
  });
  return (playing) => {
    for (const { pile, cards, node } of wanted) {
      playing.attempt(node, () => {
        playing.table.edit((game) => {
          game.dice.script.orders.unshift({ zone: pile, cards });
          look(loaded, game, (t) => t.shuffle(pile));
        });
      });
    }
  };
}

function readSet(setting: Setting, { value }: Entry): Action {
  const { sheet, loaded } = setting;
  const written = sheet.entries(value, 'set') ?? [];
  for (const { name, key } of written) checkWorldKey(setting, name, key);
  return (playing) => {
    for (const { name, key, value: node } of written) {
      const given = playing.json(sheet.json(node), node);
      const path = playing.text({ text: name, node: key });
      playing.attempt(key, () =>
        playing.table.edit(({ world }) => setPath(world, plainPath(world, writable(path, world)), given)),
      );
      playing.attempt(node, () => checkWorld(loaded, playing.table.game));
    }
    playing.attempt(value, () => reask(loaded, playing.table.game));
  };
}

function checkWorld(loaded: Setting['loaded'], { world }: Game): void {
  const problems: string[] = [];
  loaded.world.check(world as World, '', problems);
  if (problems.length > 0) throw new PositionError(problems.join('; '));
}
