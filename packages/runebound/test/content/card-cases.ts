/** What cards print, line by line, each as a case to be played and held against what happens. */

import type { Content } from '@questwright/kernel';
import { expect } from 'vitest';
import type { Hero } from '../../src/cards.ts';
import { PHASES } from '../../src/words.ts';
import type { Battle } from '../battles.ts';
import { readLine, type Line, type Said } from './card-english.ts';
import {
  answerOn,
  CLUB,
  DAMAGE,
  FOE,
  FRIEND,
  HERO,
  isUse,
  JUNK,
  notesOf,
  NUMBERS,
  OTHER,
  PLAYED,
  played,
  staged,
  type Manner,
  type Played,
  type Printed,
  type Setting,
  type Told,
} from './playing-cards.ts';

export interface Case {
  printed: Printed;
  read: Line;
  alternative: number;
  /** What tests come to. */
  luck: 'success' | 'failure';
}
const [HIGH, LOW] = [10, 1];
/** Who has the card: a Hero its own, the player of all others; an adventure card is met. */
const isMet = ({ card, ability }: Printed): boolean =>
  ['challenge', 'encounter', 'event'].includes(card['kind'] as string) &&
  (ability === null || card['keptAs'] === undefined);
const heroIn = ({ id, card }: Printed): string => (card['kind'] === 'hero' ? id : HERO);

/** The card that is drawn for this. */
function drawnFor(printed: Printed): string {
  const { id, card, line, ability } = printed;
  if (isMet(printed) && (card['kind'] !== 'event' || ability === null)) return id;
  if (/exhaustion threatens/.test(line)) return 'gallows-choir';
  if (/test of Swim/.test(line)) return 'brood-of-the-bloodmother';
  if (/for a test/.test(line)) return 'the-herder-of-whitefell';
  if (/when you win/i.test(line)) return 'brittle';
  return FOE;
}
/** `before`: dice that are high whatever follows, so that an enemy is defeated first. */
function settingFor(printed: Printed, luck: Case['luck'], before = 0): Setting {
  const { id, card, line, ability } = printed;
  const kept = !isMet(printed) && card['kind'] !== 'hero' ? [id] : [];
  const timing = ability?.timing ?? '';
  const low =
    /wounds threaten (?:you|one)|wounds threaten this card|knocked out|roll fails/i.test(line) && !isMet(printed);
  const fails = /roll fails/i.test(line) || low;
  return {
    at: timing === 'market' ? 'market step' : /moving|movement/.test(timing) ? 'movement step' : 'adventure step',
    line,
    hero: heroIn(printed),
    area: kept,
    deck: [drawnFor(printed), FOE],
    dice: [
      ...Array.from({ length: luck === 'failure' ? before : 0 }, () => HIGH),
      ...Array.from({ length: 90 }, () =>
        fails || luck === 'failure' || (/moving|movement/.test(line) && !/test/.test(line)) ? LOW : HIGH,
      ),
    ],
    ...(/knocked out/.test(line) ? { wounds: 29 } : {}),
    event: card['kind'] === 'event' && ability !== null ? [id] : [],
  };
}
const fightsIn = ({ line, card, ability }: Printed): Manner['fights'] => {
  if (PHASES.some((phase) => phase === ability?.timing)) return 'in its phase';
  if (/threaten this card/.test(line)) return card['kind'] === 'ally' ? 'send' : 'attack';
  return /defense|threaten|fails|knocked out/.test(line) ? 'defend' : 'attack';
};

const isReward = ({ line }: Printed): boolean => line.startsWith('Reward');
function playCase(one: Case, uses = true): Played {
  const { printed, alternative, luck } = one;
  const { id, ability, card, line } = printed;
  const table = staged(settingFor(printed, luck, luck === 'failure' && isReward(printed) ? diceBefore(one) : 0));
  const chosen = card['kind'] === 'encounter' ? printed.course : alternative;
  const manner: Manner = {
    alternative: chosen,
    fights: fightsIn(printed),
    phase: ability?.timing ?? '',
    rolls: /movement roll/.test(line),
    sends: id,
  };
  const used = ability === null ? null : { card: id, name: ability.name ?? ability.timing };
  if (isReward(printed)) {
    const life = table.value('life', table.thing(id)) as number;
    table.edit(({ world }) => void (world.things.counters['wounds']![table.thing(id)] = life - 1));
  }
  const until = (now: Battle): boolean => {
    if (ability !== null) return false;
    if (isReward(printed)) return now.world.turn !== 0 || !now.where().includes('adventure');
    return card['kind'] === 'challenge' ? now.offers(0).includes('fight') : !now.where().includes('adventure');
  };
  return played(table, manner, uses ? used : null, until);
}
/** How many dice are rolled until the enemy is defeated. */
function diceBefore(one: Case): number {
  const { events } = playCase({ ...one, luck: 'success' });
  return (
    2 *
    events
      .slice(
        0,
        events.findIndex(({ tag }) => tag === 'defeated'),
      )
      .filter(({ tag }) => tag === 'rolled').length
  );
}
export const CASES: readonly (readonly [string, Case])[] = PLAYED.flatMap((printed) => {
  const read = readLine(printed.line);
  const alternatives = Math.max(0, ...read.says.map((one) => one.alternative ?? 0)) + 1;
  const tested = read.says.some(({ what }) => what === 'test');
  return Array.from({ length: alternatives }, (_, alternative) => alternative).flatMap((alternative) =>
    (tested ? (['success', 'failure'] as const) : (['success'] as const)).map(
      (luck) =>
        [`${printed.id}: ${printed.line} (${alternative}, ${luck})`, { printed, read, alternative, luck }] as const,
    ),
  );
});

export class Check {
  readonly one: Case;
  readonly run: Played;
  private readonly told: readonly string[];
  constructor(one: Case) {
    this.one = one;
    this.run = playCase(one);
    const all = notesOf(this.run);
    const killed = all.indexOf(`${one.printed.id} wounded ${this.blow(all)}`);
    this.told = isReward(one.printed) ? all.slice(killed + 1) : all;
  }
  private get table(): Battle {
    return this.run.table;
  }
  private get enemy(): string {
    return drawnFor(this.one.printed);
  }
  private get hero(): string {
    return heroIn(this.one.printed);
  }
  /** The last wounds of an enemy that is defeated. */
  private blow(all: readonly string[]): string {
    const wounds = all.filter((note) => note.startsWith(`${this.one.printed.id} wounded `));
    return wounds.at(-1)?.split(' ').at(-1) ?? '';
  }
  private whom(who: string, of: Said['who']): string[] {
    if (of !== 'you') return of === 'each' ? [this.hero, OTHER] : [OTHER];
    switch (who) {
      case 'your enemy':
        return [this.enemy];
      case 'an Ally of yours':
      case 'each of your Allies':
        return [FRIEND, ...this.allies()];
      case 'each of your party':
        return [this.hero, FRIEND, ...this.allies()];
      case 'this card':
        return [this.one.printed.id];
      default:
        return [this.hero];
    }
  }
  /** The card itself, being one of the party. */
  private allies(): string[] {
    const { id, card } = this.one.printed;
    return card['kind'] === 'ally' ? [id] : [];
  }
  private seats(of: Said['who']): number[] {
    return of === 'you' ? [0] : of === 'each' ? [0, 1] : [1];
  }
  private times(each: string): number {
    if (each === '') return 1;
    return each === 'character in your party' ? 2 + this.allies().length : 2;
  }
  private lies(name: string): number {
    return name === this.hero && this.hero !== HERO ? 1 : this.allies().includes(name) ? 0 : 2;
  }
  private recovers(who: string, of: Said['who'], amount: string, what: 'wounds' | 'exhaustion'): string[] {
    if (amount === 'all') {
      const left = this.table.world.things.counters[what]!;
      expect(this.whom(who, of).map((name) => [name, left[this.table.thing(name)]])).toEqual(
        this.whom(who, of).map((name) => [name, 0]),
      );
      return this.told.filter((note) =>
        this.whom(who, of).some(
          (name) => note.startsWith(`${name} recovers`) && (what === 'wounds') === note.endsWith('/0'),
        ),
      );
    }
    return this.whom(who, of).flatMap((name) => {
      const lies =
        what === 'exhaustion' && this.one.printed.card['kind'] === 'hero' && name === this.hero ? 0 : this.lies(name);
      const count = Math.min(lies, Number(amount));
      return count === 0 ? [] : [`${name} recovers ${what === 'wounds' ? `${count}/0` : `0/${count}`}`];
    });
  }
  /** What a phrase says, as notes; what is no event is looked at here. */
  notes({ what, parts, who }: Said): string[] {
    const [first = '', second = '', third = ''] = parts;
    const { table, run } = this;
    const rolled = (tag: string): Told | undefined => run.events.find((one) => one.tag === tag);
    switch (what) {
      case 'gain':
        return this.seats(who).map((seat) => `${seat} gains ${first}`);
      case 'pay':
        return this.seats(who).map((seat) => `${seat} pays ${first}`);
      case 'pay half':
        return ['0 pays 10'];
      case 'wounds':
      case 'exhaustion':
        return this.whom('you', who).map(
          (name) => `${name} ${what === 'wounds' ? 'wounded' : 'exhausted'} ${Number(first) * this.times(second)}`,
        );
      case 'wounds on':
      case 'exhaustion on':
        return this.whom(second, who).map(
          (name) => `${name} ${what === 'wounds on' ? 'wounded' : 'exhausted'} ${Number(first) * this.times(third)}`,
        );
      case 'heal':
        return this.recovers(second, who, first, 'wounds');
      case 'rest':
        return this.recovers(second, who, first, 'exhaustion');
      case 'test':
        return this.seats(who).map(() => `test ${first.toLowerCase()} ${second.toLowerCase()} ${third}`);
      case 'attack': {
        const roll = rolled('combat roll')!.with;
        expect([roll['phase'], (roll['seat'] as number | undefined) ?? 0]).toEqual([first, 0]);
        const by = second === '' ? this.hero : this.one.printed.id;
        const own = table.value(`${first} damage`, table.thing(by)) as number;
        return [`${this.enemy} wounded ${third === '' ? own : third}`];
      }
      case 'cancel': {
        const told = rolled('canceled')!.with;
        const threat = playCase(this.one, false).events.find(
          ({ tag }) => tag === (told['what'] === 'wounds' ? 'wounded' : 'exhausted'),
        )!.with['amount'] as number;
        const all = this.one.printed.card['kind'] === 'challenge' ? (told['amount'] as number) : threat;
        expect(told['amount']).toBe(first === 'all' ? all : Math.min(Number(first), all));
        return [];
      }
      case 'reroll':
        expect(rolled('rolled')).toBeDefined();
        return [];
      case 'market card':
        return ['gains eelskin-gloves'];
      case 'add to market':
        return Array.from({ length: Number(first) }, () => 'market card added');
      case 'replenish':
        return [`replenishes ${first}`];
      case 'keep':
        return [`gains ${this.one.printed.id}`];
      case 'move':
        expect(table.value('town', table.world.heroes[0]!.space)).not.toBeNull();
        return [];
      case 'discard':
        return [`discards ${{ 'this card': this.one.printed.id, 'an Item of yours': JUNK }[first] ?? FRIEND}`];
      case 'step': {
        const entered = rolled('entered');
        if (first === '') expect(entered).toBeDefined();
        else if (entered !== undefined) {
          const terrains = table.value('terrains', table.world.heroes[0]!.space) as string[];
          expect(terrains.some((one) => first.replace('hills', 'hill').includes(one))).toBe(true);
        }
        return [];
      }
      case 'escape':
        return ['escapes'];
      case 'put back':
        return ['puts back'];
      case 'refresh':
        return [`refreshes ${CLUB}`];
      case 'movement dice':
        expect(rolled('movement dice rolled')).toBeDefined();
        return [];
      case 'fight':
        expect(rolled('combat round')).toBeDefined();
        return [];
      case 'change':
        this.changes(first, second);
        return [];
      default:
        throw new Error(`Nobody looks at ${what}`);
    }
  }
  /** "−2 to your party’s ranged rolls this combat". */
  private changes(amount: string, of: string): void {
    const { line, id } = this.one.printed;
    const number = Number(amount.replace('−', '-'));
    if (/until combat begins/.test(line)) {
      const { dice, total } = this.run.events.find(({ tag }) => tag === 'combat roll')!.with as {
        dice: number;
        total: number;
      };
      return expect(total - dice).toBe(NUMBERS.mind + number);
    }
    const rolls = this.run.events.find(({ tag, with: about }) => tag === 'combat roll' && about['phase'] === 'magic');
    if (/in the magic phase/.test(line) && rolls !== undefined) {
      const { dice, total } = rolls.with as { dice: number; total: number };
      const spirit = (this.table.loaded.content.get(this.hero)!.content as unknown as Hero).spirit;
      if (/rolls/.test(of)) return expect(total - dice).toBe(spirit + number);
      return expect(this.told).toContain(`${this.enemy} wounded ${DAMAGE.magic + number}`);
    }
    if (/this once/.test(line)) {
      const { dice, total } = this.run.events.find(({ tag }) => tag === 'test made')!.with as {
        dice: number;
        total: number;
      };
      return expect(total - dice).toBe(NUMBERS.body + number);
    }
    changesOnly(this.run.table, { id, amount: number, of, hero: this.hero, enemy: this.enemy });
  }

  check(): void {
    const { ability } = this.one.printed;
    expect(this.run.used || ability === null || ability.must === true).toBe(true);
    const { read, alternative, luck, printed } = this.one;
    const says = read.says
      .filter((one) => one.alternative === null || one.alternative === alternative)
      .filter((one) => one.branch === null || one.branch === luck)
      .filter((one) => one.only === null || !one.only.startsWith('not '));
    const costs = read.costs.flatMap((cost) => {
      const tired = /take (\d+) exhaustion/.exec(cost)?.[1];
      const owner = printed.card['kind'] === 'hero' ? this.hero : printed.id;
      if (tired !== undefined) return [`${owner} exhausted ${tired}`];
      return cost === 'activate' ? [`activates ${printed.id}`] : [`discards ${printed.id}`];
    });
    const expected = [...costs, ...says.flatMap((one) => this.notes(one))];
    const told = this.told.filter((note) => !note.startsWith(`${printed.id} recovers`) || expected.includes(note));
    const counted =
      printed.ability?.must === true || says.some(({ what }) => what === 'fight')
        ? told
        : told.slice(0, expected.length);
    const missing = [...counted];
    for (const note of expected) {
      const at = missing.indexOf(note);
      expect([expected, told, at >= 0]).toEqual([expected, told, true]);
      missing.splice(at, 1);
    }
    this.nothingElse(expected, says);
  }
  /** What the effects of an Ability led to, its text says; a fight that begins is one of its own. */
  private nothingElse(expected: readonly string[], says: readonly Said[]): void {
    if (says.some(({ what }) => what === 'fight')) return;
    // What happens by itself happens as often as there is cause for it.
    const isOften = this.one.printed.ability?.must === true;
    const left = [...expected];
    // In one phase the Hero rolls, in another one the Ally.
    const all = notesOf({ table: this.table, events: this.run.own }).map((note) =>
      /whoever rolled/.test(this.one.printed.line) ? note.replace(FRIEND, this.hero) : note,
    );
    const more = all.filter((note) => {
      // Whoever is too tired to be exhausted once more is wounded instead.
      const at = left.findIndex((one) => one === note || (isOften && one === note.replace('wounded', 'exhausted')));
      if (at >= 0 && !isOften) left.splice(at, 1);
      return at < 0;
    });
    expect(more, `not named: ${more.join('; ')}`).toEqual([]);
  }
}
/** A value is changed by a card for those whom its text names, and for nobody else. */
interface Changed {
  id: string;
  amount: number;
  of: string;
  hero: string;
  enemy: string;
}
function changesOnly(table: Battle, { id, amount, of, hero, enemy }: Changed): void {
  // A card may change a value in several ways: one of them is meant.
  const by = (name: string, about?: unknown, also?: unknown): number =>
    table.explain(name, about, also).parts.some(({ from, amount: own }) => from?.content === id && own === amount)
      ? amount
      : 0;
  const whose = /^(your party’s|your enemy’s|other Heroes’|your|its|all)/.exec(of)?.[1] ?? 'all';
  const included: Readonly<Record<string, readonly string[]>> = {
    your: [hero],
    'your party’s': [hero, FRIEND],
    'your enemy’s': [enemy],
    'other Heroes’': [OTHER],
    its: [id],
  };
  const characters = [hero, FRIEND, OTHER, enemy].filter((one) => table.world.things.cards.includes(one));
  const expected = (name: string, holds = true): number =>
    holds && (whose === 'all' || included[whose]!.includes(name)) ? amount : 0;
  const rolls = /(ranged|melee|magic|combat) rolls( to attack| to defend)?/.exec(of);
  if (rolls !== null) {
    for (const name of characters) {
      for (const phase of PHASES) {
        for (const stance of ['attack', 'defense']) {
          const meant =
            (rolls[1] === 'combat' || rolls[1] === phase) &&
            (rolls[2] === undefined || rolls[2] === (stance === 'attack' ? ' to attack' : ' to defend'));
          expect([name, phase, stance, by('combat roll', table.thing(name), `${phase} ${stance}`)]).toEqual([
            name,
            phase,
            stance,
            expected(name, meant),
          ]);
        }
      }
    }
    return;
  }
  const target = /(?:(ranged|melee|magic) )?target numbers?/.exec(of);
  if (target !== null) {
    for (const phase of PHASES) {
      const here = by('target number', table.thing(enemy), phase) + by(`${phase} target`, table.thing(enemy));
      expect([phase, here]).toEqual([phase, expected(enemy, target[1] === undefined || target[1] === phase)]);
    }
    return;
  }
  const number = /(ranged damage|melee damage|magic damage|Life|Mind|Body|Spirit|Stamina)$/
    .exec(of)?.[1]
    ?.toLowerCase();
  if (number !== undefined) {
    for (const name of characters) expect([name, by(number, table.thing(name))]).toEqual([name, expected(name)]);
    return;
  }
  const skill = /(\w+) tests$/.exec(of)?.[1]?.toLowerCase();
  const seats = (name: string, ...also: unknown[]): void =>
    expect([0, 1].map((seat) => by(name, seat, ...also))).toEqual([amount, whose === 'your' ? 0 : amount]);
  if (skill !== undefined) return seats('skill bonus', skill);
  if (/escape rolls/.test(of)) return seats('escape roll');
  throw new Error(`Nobody looks at ${of}`);
}

/** How often an Ability may be used in one turn. */
export function usesOf(printed: Printed): number {
  const { id, ability } = printed;
  const table = staged(settingFor(printed, 'success'));
  const manner: Manner = { alternative: 0, fights: 'defend', phase: '', rolls: false };
  let uses = 0;
  for (let n = 0; n < 12 && table.world.turn === 0; n++) {
    const own = table.offers(0).find((one) => isUse(table, one, { card: id, name: ability!.name ?? ability!.timing }));
    if (own !== undefined) uses++;
    else if (uses > 0 && !/extra step|choose/.test(table.where())) break;
    table.answer(0, own ?? answerOn(table, 0, manner));
  }
  return uses;
}

/** A change that holds as long as the card is there, beside a Hero, as an enemy or as an Event. */
export function checkStanding({ id, card, line }: { id: string; card: Content; line: string }): void {
  const [, amount = '', of = '', each] =
    /^([+−]\d+) to (.+?)(?: for each (wound on this card|Ally of yours))?(?: (?:if|in|on|before|against) .*)?$/.exec(
      line,
    ) ?? [];
  const isEvent = card['kind'] === 'event';
  const isEnemy = card['kind'] === 'challenge' && card['keptAs'] !== 'other' && !/your/.test(of);
  const beside = { shield: 'pavise', relic: 'knotted-prayer', combat: 'dwarven-fire-bomb' }[
    /(shield|relic|before combat)/.exec(line)?.[1]?.replace('before ', '') ?? ''
  ];
  const foe = /green/.test(of) ? 'barrow-rats' : /blue/.test(of) ? 'the-hollow-king' : FOE;
  const table = staged({
    at: 'adventure step',
    line,
    hero: card['kind'] === 'hero' ? id : HERO,
    area: [...(isEvent || isEnemy || card['kind'] === 'hero' ? [] : [id]), ...(beside === undefined ? [] : [beside])],
    deck: [isEnemy ? id : foe, FOE],
    event: isEvent ? [id] : [],
    dice: Array.from({ length: 40 }, () => HIGH),
  });
  const manner: Manner = { alternative: 0, fights: 'defend', phase: '', rolls: false };
  const round = /before combat/.test(line) ? 0 : 1;
  for (let n = 0; n < 9 && !table.where().includes(round === 0 ? 'before combat' : 'combat round'); n++)
    table.answer(0, answerOn(table, 0, manner));
  if (/if you have no Ally/.test(line))
    table.answer(
      0,
      table.offers(0).find((one) => one === `discard:${table.thing(FRIEND)}`)!,
    );
  if (/wound on this card/.test(each ?? ''))
    table.edit(({ world }) => void (world.things.counters['wounds']![table.thing(id)] = 2));
  const times = each === undefined ? 1 : /Ally/.test(each) ? 1 : 2;
  const number = Number(amount.replace('−', '-')) * times;
  const own = card['kind'] === 'hero' ? id : HERO;
  changesOnly(table, {
    id,
    amount: number,
    of: of.replace(/^.* Challenges’/, 'your enemy’s').replace(/^its/, isEnemy ? 'your enemy’s' : 'its'),
    hero: own,
    enemy: isEnemy ? id : foe,
  });
}
