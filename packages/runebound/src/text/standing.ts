/** What a player can leave to the table: a fight by its best odds, and what others do in their turns. */

import { stopped, type NextStanding, type Scene, type StandingOrder } from '@questwright/messages';
import { inHundred } from '@questwright/dice';
import { chancesNow, type Chance } from '../odds/chances.ts';
import type { RuneboundWorld } from '../world.ts';

const isInCombat = ({ view }: Scene): boolean =>
  view.stack.some(
    ({ proc, locals }) => proc === 'combat' && (locals['heroes'] as readonly number[]).includes(view.viewer ?? -1),
  );
const isKnockedOut = ({ view }: Scene): boolean => view.stack.some(({ proc }) => proc === 'knockout');

/** Cards that would be used up for less than this many points are kept. */
const spends = (option: string): boolean => option.startsWith('use:');

/** The best of the choices; one that spends nothing is as good as another that is better by no more than the limit. */
function bestOf(fights: readonly [string, Chance][], points: number): [string, Chance] {
  const [first] = fights;
  const free = fights.find(([option]) => !spends(option));
  return free !== undefined && (first![1].win - free[1].win) * 100 <= points ? free : first!;
}

function fightOn(scene: Scene, { points = 0, knockout = 0 }: Readonly<Record<string, number>>): NextStanding {
  const { decision } = scene.view;
  const mine = decision?.mine ?? null;
  if (!isInCombat(scene) || isKnockedOut(scene)) return stopped('fight-over');
  if (mine?.asked !== true) return 'wait';
  const { options, forms } = mine;
  if (options.length === 1 && forms.length === 0) return { pick: [options[0]!] };
  const chances = chancesNow(scene);
  if (chances === null || forms.length > 0) return stopped('question');
  if (options.some((option) => !chances.options.has(option))) return stopped('uncertain');
  const fights = [...chances.options]
    .filter(([, { away }]) => away === 0)
    .toSorted(([, one], [, other]) => other.win - one.win);
  if (fights.length === 0) return stopped('question');
  const best = bestOf(fights, points);
  const out = best[1].out * 100;
  if (out > knockout) return stopped('knockout', { out: inHundred(best[1].out) });
  const second = fights[1];
  const apart = second === undefined ? 0 : (fights[0]![1].win - second[1].win) * 100;
  if (apart > points) return stopped('apart', { points: Math.round(apart) });
  return { pick: [best[0]] };
}

const isMyTurn = ({ view }: Scene): boolean => (view.world as unknown as RuneboundWorld).turn === view.viewer;
function passOn(scene: Scene): NextStanding {
  const mine = scene.view.decision?.mine ?? null;
  if (isMyTurn(scene)) return stopped('your-turn');
  if (mine?.asked !== true) return 'wait';
  return mine.options.includes('pass') ? { pick: ['pass'] } : stopped('question');
}

export const STANDING: readonly StandingOrder[] = [
  {
    id: 'fight-on',
    limits: { points: { usual: 5, least: 0, most: 100 }, knockout: { usual: 15, least: 0, most: 100 } },
    fits: (scene) => isInCombat(scene) && !isKnockedOut(scene) && scene.view.decision?.mine?.asked === true,
    next: fightOn,
  },
  {
    id: 'pass-on',
    limits: {},
    fits: (scene) => !isMyTurn(scene) && scene.view.decision?.mine?.options.includes('pass') === true,
    next: passOn,
  },
];
