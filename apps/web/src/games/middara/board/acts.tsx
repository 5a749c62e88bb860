/** How options look in the dock, and which lead to a square. */

import { choiceOf, words, type Params, type View } from '@questwright/kernel';
import type { Bundle } from '@questwright/messages';
import { cautionsAt, type Odds } from '@questwright/middara/shown';
import type { Act, Refused } from '../../game.ts';
import type { SignName } from '../../../materials/signs.ts';
import type { ShownTable } from '../../../table/shown-table.ts';
import {
  askedFigure,
  figureAt,
  nameOf,
  outlookFrom,
  plannedSquare,
  prospectsOf,
  walkingIn,
  wayAhead,
} from './use-encounter.ts';
import { OddsOf } from './odds.tsx';
import { wayTo } from './plan.ts';
import WORDS from './words.en.json' with { type: 'json' };

/** Their last word is a square. */
const TO_A_SQUARE: ReadonlySet<string> = new Set([
  'jump',
  'warp',
  'put',
  'arrive',
  'lay',
  'go',
  'to',
  'start',
  'move to',
  'throw',
]);
const SQUARE = /^[a-z]+[1-9]\d*$/;

export function placeOf(option: string): string | null {
  const last = words(option).at(-1) ?? '';
  return TO_A_SQUARE.has(choiceOf(option)) && SQUARE.test(last) ? last : null;
}
/** On offer or not: so it can be asked why nobody walks there. */
export function optionTo({ decision }: View, place: string): string {
  const options = decision?.mine?.options ?? [];
  return options.find((option) => placeOf(option) === place) ?? `walk:${place}`;
}

const SIGNS: Readonly<Record<string, SignName>> = {
  move: 'boot',
  walk: 'step',
  more: 'boot',
  jump: 'up',
  stop: 'flag',
  attack: 'sword',
  against: 'sword',
  again: 'sword',
  strike: 'sword',
  counter: 'sword',
  empower: 'star',
  use: 'star',
  spend: 'dia',
  dodge: 'run',
  'dodge token': 'run',
  stand: 'shield',
  hold: 'shield',
  loot: 'coin',
  'pick up': 'find',
  'read text': 'book',
  special: 'find',
  throw: 'flag',
  're-equip': 'gear',
  'heal token': 'heart',
  'summon token': 'rune',
  start: 'flag',
  'end turn': 'flag',
  pass: 'play',
};

/** Told in the foot of a card. */
const costOf = ({ tell: said }: ShownTable, { cost, costs }: Params): string | undefined => {
  if (typeof cost === 'number') return said('act.cost', { cost });
  return costs === null || costs === undefined ? undefined : said('act.costs', { costs });
};

function attackAct(seen: ShownTable, option: string, about: Params): Act {
  const [target = '', type] = words(option);
  const { then } = prospectsOf(seen, Number(target));
  const blow = then?.blows.find((one) => type === undefined || one.type === type);
  const changes = then?.changes ?? [];
  const figure = askedFigure(seen);
  const square = plannedSquare(seen);
  const isElsewhere = figure !== null && square !== null && figureAt(seen, figure)?.square !== square;
  const poor = isElsewhere && Number(about['cost'] ?? 0) > staminaAt(seen, figure, square);
  const why = poor ? seen.tell('plan.too-few', { square }) : isElsewhere && blow?.why ? seen.say(blow.why) : null;
  return {
    ...(why === null ? {} : { warning: seen.tell('plan.not-from', { square: square!, why }) }),
    sign: (type ?? blow?.type) === 'ranged' ? 'bow' : 'sword',
    verb: nameOf(seen, Number(target)),
    does:
      then === null
        ? ''
        : seen.tell('act.attack', {
            range: then.look.range,
            flanks: then.flanks,
            changes: changes.length === 0 ? null : (changes as unknown as Params[string]),
            cost: about['cost'] ?? null,
          }),
    cost: <OddsOf option={option} />,
  };
}

/** Of an Attack on offer, from where its figure stands: whether it Defeats counts most, then its Damage. */
export function worthOf(option: string, seen: ShownTable): number | null {
  const figure = askedFigure(seen);
  if (choiceOf(option) !== 'attack' || figure === null) return null;
  const [target = '', type] = words(option);
  const here = figureAt(seen, figure)?.square ?? null;
  const prospects = here === null ? [] : (outlookFrom(seen, figure, here)?.prospects ?? []);
  const blows = prospects.find((one) => one.figure === Number(target))?.blows ?? [];
  const odds = blows.find((one) => type === undefined || one.type === type)?.odds;
  return odds === undefined ? null : worthIn(odds);
}
const DEFEATED = 0.2;
const worthIn = ({ defeats, average }: Odds): number => DEFEATED * defeats + average;

const named = (seen: ShownTable, option: string, about: Params): Act => {
  const key = `act.${choiceOf(option)}`;
  if (!seen.tell.has(key)) return {};
  const does = `${key}.does`;
  const cost = costOf(seen, about);
  return {
    verb: seen.tell(key, about),
    ...(seen.tell.has(does) ? { does: seen.tell(does, about) } : {}),
    ...(cost === undefined ? {} : { cost }),
  };
};

export function actOf(option: string, seen: ShownTable): Act {
  const about = seen.offer?.options[option]?.with ?? {};
  const choice = choiceOf(option);
  if (choice === 'attack' && askedFigure(seen) !== null) return attackAct(seen, option, about);
  return { sign: SIGNS[choice] ?? 'flag', ...named(seen, option, about) };
}

/** So many Abilities stand in the row for themselves. */
const FEW = 2;
export function foldOf(_view: View, option: string, options: readonly string[]): string | null {
  const alike = (name: string): number => options.filter((one) => choiceOf(one) === name).length;
  const choice = choiceOf(option);
  if (choice === 'use' && alike('use') > FEW) return WORDS['fold.use'];
  return choice === 'heal token' && alike('heal token') > 1 ? WORDS['fold.heal token'] : null;
}

/** Terrain in which whoever stands there is worse off. */
const HAMPERS: ReadonlySet<unknown> = new Set(['muck', 'water']);

/** A way in one press: where it leads, what it costs, and who strikes. */
export function bundleAct({ at: square }: Bundle, seen: ShownTable): Act {
  const walking = walkingIn(seen);
  const way = wayTo(walking, square ?? null);
  if (walking === null || way === null || square === undefined) return {};
  const ahead = wayAhead(seen, walking.figure, way.path);
  const strikes = ahead?.strikes ?? [];
  const terrain = seen.complete(() => seen.value('terrain of', walking.figure, square));
  const warnings = [
    ...strikes.map(({ figure, odds }) =>
      seen.tell('plan.strike', { figure: { thing: figure }, harms: odds.harms, most: odds.most }),
    ),
    ...(seen.complete(() => cautionsAt(seen, walking.figure, square)) ?? []).map(({ text }) => seen.say(text)),
    ...(HAMPERS.has(terrain) ? [seen.tell('plan.ground', { terrain })] : []),
  ];
  const by = way.path.slice(0, -1).join(' ');
  const best = bestFrom(seen, walking.figure, square);
  return {
    sign: 'boot',
    verb: seen.tell('plan.go'),
    does: seen.tell('plan.way', { square, points: way.points, most: walking.points, path: by === '' ? null : by }),
    ...(best === null ? {} : { cost: seen.tell('plan.then', best) }),
    ...(warnings.length === 0 ? {} : { warning: warnings.join(' ') }),
  };
}

/** SP that are left on a space, when the Move Action there has been paid for. */
function staminaAt(seen: ShownTable, figure: number, square: string): number {
  const one = figureAt(seen, figure);
  const spent = one === null || one.square === square ? 0 : (seen.offer?.options['move']?.with['cost'] ?? 0);
  return (one?.stamina ?? 0) - (spent as number);
}

/** The Attack that promises most from a space, where one can be made and there will be SP for it. */
function bestFrom(seen: ShownTable, figure: number, square: string): Params | null {
  const outlook = outlookFrom(seen, figure, square);
  if (outlook === null || outlook.cost > staminaAt(seen, figure, square)) return null;
  const all = outlook.prospects.flatMap(({ figure: thing, blows }) =>
    blows.flatMap(({ why, odds }) =>
      why === null ? [{ figure: { thing }, hits: odds.hits, worth: worthIn(odds) }] : [],
    ),
  );
  const [best] = all.toSorted((one, other) => other.worth - one.worth);
  return best ?? null;
}

/** Opponents that cannot be attacked from the planned space, each with what is in the way. */
export function refusedActs(seen: ShownTable): readonly Refused[] {
  const figure = askedFigure(seen);
  const square = plannedSquare(seen);
  const options = seen.view.decision?.mine?.options ?? [];
  if (figure === null || square === null || seen.view.decision?.step !== 'action phase') return [];
  const { prospects, cost } = outlookFrom(seen, figure, square) ?? { prospects: [], cost: 0 };
  const left = staminaAt(seen, figure, square);
  const about = { figure: { thing: figure }, cost, left };
  const poor = cost > left ? { key: 'refuse.too-few-SP', with: about } : null;
  return prospects
    .filter((one) => !options.some((id) => choiceOf(id) === 'attack' && words(id)[0] === String(one.figure)))
    .toSorted((one, other) => one.look.range - other.look.range)
    .flatMap(({ figure: target, blows: [blow] }): Refused[] => {
      const why = poor ?? blow?.why ?? null;
      if (blow === undefined || why === null) return [];
      const act: Act = {
        sign: blow.type === 'ranged' ? 'bow' : 'sword',
        verb: nameOf(seen, target),
        does: seen.say(why),
      };
      return [{ option: `attack:${target}`, act }];
    });
}
