/** What comes of a text: every result of its tests with its chance, every choice taken as is best. What that is counted in, a
 *  chance to win or gold, says whoever asks; what single verbs lead to, they say themselves. */

import type { Effect, Json, LastingData } from '@questwright/kernel';
import {
  listIn,
  named,
  stands,
  type Conditions,
  type Forecast,
  type Odds,
  type Situation,
} from '../rules/effects/verb.ts';
import { verbIn } from '../rules/effects/verbs.ts';
import { changeOf } from './reading.ts';

export interface Asked extends Omit<Odds, 'amount'> {
  /** What it comes to when that is clear before the text is over. */
  decided(now: Situation): number | null;
  /** What it comes to when the text is over. */
  end(now: Situation): number;
}

/** Conditions that can be told from how things stand. */
const CONDITIONS: Readonly<Record<string, (wanted: Json, now: Situation, asked: Asked) => boolean>> = {
  'you stand in': (wanted, _, { fight }) => fight !== undefined && named(wanted).includes(fight.terrain),
  'has an ally': (wanted, now, { lives }) => now.hurt.some((_, at) => at > 0 && stands(now, at, lives)) === wanted,
  'gold at least': (wanted, { gold }) => gold >= (wanted as number),
  'gold at most': (wanted, { gold }) => gold <= (wanted as number),
  'you have a': (wanted, { party: { gear = [], allies = [] } }) =>
    [...gear, ...allies].some((card) => ['kind', 'class', 'type'].some((name) => card[name] === wanted)),
  'another hero is here': (wanted) => wanted === false,
  exhausted: (_, { tired }) => tired > 0,
  wounded: (_, { hurt }) => hurt[0]! > 0,
};

/** `of` says what it comes to when effects are followed; `leftOut` is what could matter and was not understood. */
export function reckoning(asked: Asked) {
  const leftOut = new Set<string>();
  const odds: Odds = { ...asked, amount };

  function of(effects: readonly Effect[], now: Situation): number {
    const decided = asked.decided(now);
    if (decided !== null) return decided;
    const [effect, ...rest] = effects;
    if (effect === undefined) return asked.end(now);
    if (!holds(effect['if'], now)) return of(rest, now);
    const forecast = forecastOf(effect, now);
    if (forecast === null) leftOut.add(Object.keys(effect)[0]!);
    return after(forecast ?? {}, rest, now);
  }
  function after(forecast: Forecast, rest: readonly Effect[], now: Situation): number {
    if ('chance' in forecast) {
      const { chance, hit, miss } = forecast;
      return chance * after(hit, rest, now) + (1 - chance) * after(miss, rest, now);
    }
    if ('best' in forecast && forecast.best.length > 0)
      return Math.max(...forecast.best.map((one) => after(one, rest, now)));
    const { now: changed, then = [] } = 'best' in forecast ? {} : forecast;
    return of(then.length === 0 ? rest : [...then, ...rest], changed ? { ...now, ...changed } : now);
  }
  function forecastOf(effect: Effect, now: Situation): Forecast | null {
    const found = verbIn(effect);
    if (found !== null) return found.verb.estimate?.(effect, now, odds) ?? null;
    // The verbs that every game has.
    if ('choose' in effect) {
      const open = listIn(effect, 'of').filter((one) => mayChoose(one, now));
      return { best: open.map((one) => ({ then: [one] })) };
    }
    if ('check' in effect) return { then: listIn(effect, holds(effect['check'], now) ? 'then' : 'else') };
    if ('steps' in effect) return { then: listIn(effect, 'steps') };
    const { modify, until } = (effect['lasting'] ?? {}) as Partial<LastingData>;
    const change = modify === undefined || until !== 'combat' ? null : changeOf(modify);
    if (change === null || typeof change === 'string') return null;
    const about = change.to === 'this card' ? { ...change, to: 'enemy' as const } : change;
    return { now: { changes: [...now.changes, about] } };
  }
  function mayChoose(effect: Effect, now: Situation): boolean {
    if (!holds(effect['if'], now)) return false;
    const forecast = forecastOf(effect, now) ?? {};
    return 'best' in forecast ? forecast.best.length > 0 : !('vain' in forecast && forecast.vain);
  }

  function amount(given: Json | undefined, now: Situation): number {
    if (given === undefined || typeof given === 'number') return given ?? 0;
    const [name, whose] = Object.entries(given as Conditions)[0]!;
    const living = now.hurt.filter((_, at) => stands(now, at, asked.lives)).length;
    if (name === 'number of') return whose === 'your allies' ? living - 1 : living;
    if (name === 'wounds on' && whose === 'you') return now.hurt[0]!;
    if (name === 'exhaustion on' && whose === 'you') return now.tired;
    if (name === 'all your gold') return now.gold * (whose as number);
    if (name === 'half your gold') return Math.ceil(now.gold / 2) * (whose as number);
    leftOut.add(name);
    return 0;
  }
  function holds(given: Json | undefined, now: Situation): boolean {
    return ((Array.isArray(given) ? given : [given ?? {}]) as Conditions[]).every((one) =>
      Object.entries(one).every(([name, wanted]) => {
        if (name === 'not') return !holds(wanted, now);
        if (CONDITIONS[name] === undefined) leftOut.add(name);
        return CONDITIONS[name]?.(wanted, now, asked) ?? false;
      }),
    );
  }
  return { of, leftOut };
}
