/** Plays Abilities as they are printed: in a position in which they may be used, and holds what happens against the text. */

import { OwnEvents } from '@questwright/harness';
import { inReadingOrder, range, type Square } from '@questwright/geometry/square';
import { load, type Ability, type Content, type Event, type Json, type Params } from '@questwright/kernel';
import { words } from '@questwright/messages';
import { expect } from 'vitest';
import type { DieCard, FigureCard, GearCard } from '../src/cards.ts';
import { abilityFacts, spoken } from '../src/text/facts.ts';
import { readAbility, type Read, type Said } from './card-english.ts';
import { attack, field, on, stamina, thing, type Field, type Given } from './rules/field.ts';
import { nameOf } from './rules/stage.ts';
import { ENGLISH, middara } from './whole.ts';

const { content, verbs } = load(middara).rules;
const say = words(ENGLISH);

export interface Printed {
  id: string;
  card: Content;
  ability: Ability;
  /** As it is printed. */
  line: string;
}
export const ABILITIES: readonly Printed[] = Object.entries(content).flatMap(([id, card]) => {
  const lines = abilityFacts(card, spoken(verbs)).map((one) => say(one));
  return (card.abilities ?? []).map((ability, i) => ({ id, card, ability, line: lines[i]! }));
});

// ---- the position ----

const MAP = Array.from({ length: 11 }, () => '.'.repeat(14));
/** Who has the card stands in the middle; an ally and two opponents are within SOI, others are far away. */
const CENTER = 'g6';
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'figure within SOI': ['self', 'rook', 'animate', 'animate 2'],
  'ally within SOI': ['self', 'rook'],
  'other ally within SOI': ['rook'],
  'opponent within SOI': ['animate', 'animate 2'],
  'opponent in Range 4': ['animate', 'animate 2'],
  'adjacent opponent': ['animate'],
};
const OWN_ATTACK: readonly string[] = ['empower', 'attack roll', 'missed attack', 'determining damage', 'follow up'];
const STEPS: Readonly<Record<string, string>> = {
  'start of turn': 'start of turn',
  status: 'status',
  'end of turn': 'end of turn',
};
/** So high that it hits; lower ones do not, and nobody withstands a Force with them. */
const [HIGH, LOW] = [5, 1];

const isFigure = (card: Content): boolean => 'hp' in card;
export const isOpponent = (card: Content): boolean =>
  card['kind'] === 'combatant' && !(card as FigureCard).tags.includes('COMMAND');
const ownerOf = ({ id, card }: Printed): string => (isFigure(card) ? id : 'remi');
const foeOf = ({ card }: Printed): string => (isOpponent(card) ? 'remi' : 'animate');

const isShot = ({ line, card }: Printed): boolean =>
  (/Ranged Attack/.test(line) && !/Melee/.test(line)) ||
  (/PULL/.test(line) && /Follow Up/.test(line)) ||
  (card as FigureCard).attack?.type === 'ranged';
/** Figures by name, for an Ability with this text. */
function figuresFor(printed: Printed, has: Readonly<Record<string, number>>): Given['figures'] {
  const { id, card, line } = printed;
  const said = readAbility(line).says;
  const off = said.flatMap(({ what, parts }) => (what === 'effect off' ? [[parts[0]!.toLowerCase(), 1]] : []));
  const tokens = { ...Object.fromEntries(off), ...has } as Record<string, number>;
  const forSelf = /from yourself/.test(line) ? tokens : /Spawn/.test(line) ? { summon: 9 } : has;
  const weapon = isShot(printed) ? 'horn-bow' : /2 hands/.test(line) ? 'war-axe' : 'walking-blade';
  const armed = isFigure(card) || (card as GearCard).weapon !== undefined;
  const gear = isFigure(card) ? [] : [...(armed ? [] : [weapon]), id];
  const damage = /HP left/.test(line) ? 37 : 20;
  const self = { at: CENTER, damage, stamina: 5, gear, on: forSelf, seat: 0 };
  if (isOpponent(card))
    return { [id]: { at: CENTER, damage: 5 }, remi: { at: isShot(printed) ? 'g9' : 'h6', gear: [] } };
  const far = /PULL/.test(line) || isShot(printed) ? (armed ? 'g9' : 'g10') : 'h6';
  return {
    [ownerOf(printed)]: self,
    rook: { at: /flank/.test(line) ? 'i6' : 'g5', damage: 20, on: tokens, gear: [] },
    animate: far,
    'animate 2': far === 'h6' ? 'g9' : 'h6',
    'animate 3': 'n1',
    zeke: 'n11',
  };
}
/** What is being played when the Ability may be used. */
function playedFor(printed: Printed, type: 'physical' | 'magic'): Given['play'] | undefined {
  const { ability, line } = printed;
  const [own, foe] = [ownerOf(printed), foeOf(printed)];
  const made = attack(own, foe, isShot(printed) ? 'ranged' : 'melee');
  if (OWN_ATTACK.includes(ability.timing)) return made;
  switch (ability.timing) {
    case 'dice rolled':
      return /your DODGE/.test(line) ? attack('animate', own) : made;
    case 'dodge':
    case 'counter':
      return attack('animate', own);
    case 'damage dealt to you':
      return [
        'dealing',
        {
          figure: own,
          by: 'animate',
          source: /by a Spell/.test(line) ? 'spell' : 'attack',
          parts: { physical: 0, magic: 0, irreducible: 0, [type]: 15 },
          tags: [],
        },
      ];
    default:
      return undefined;
  }
}
interface Otherwise {
  /** Which of several alternatives is taken. */
  alternative?: number;
  /** What kind of Damage is dealt to whom the card protects. */
  type?: 'physical' | 'magic';
  /** Tokens that lie there before. */
  has?: Readonly<Record<string, number>>;
}
function arranged(printed: Printed, { type = 'physical', has = {} }: Otherwise): Field {
  const { id, card, ability } = printed;
  const plain = { hp: 60, armor: 0, conviction: ['purple', 'purple'] } as const;
  const own = isFigure(card) ? { [id]: { ...(card as FigureCard), ...plain } } : {};
  const { weapon } = card as GearCard;
  const dice =
    isShot(printed) && weapon === undefined ? 2 : (weapon?.dice.length ?? (card as FigureCard).dice?.length ?? 2);
  const hits = OWN_ATTACK.includes(ability.timing) && ability.timing !== 'missed attack';
  const play = playedFor(printed, type);
  // Out of reach for low dice, unless they should hit.
  const defense = ability.timing === 'missed attack' || ability.timing === 'counter' ? 15 : 3;
  return field({
    map: MAP,
    figures: figuresFor(printed, has),
    cards: {
      animate: { ...plain, defense },
      remi: { ...plain, hp: 40, defense },
      rook: { ...plain, hp: 40 },
      ...own,
    } as Given['cards'] & {},
    dice: [...Array.from({ length: hits ? dice : 0 }, () => HIGH), ...Array.from({ length: 90 }, () => LOW)],
    turn: ownerOf(printed),
    ...(STEPS[ability.timing] === undefined ? {} : { step: STEPS[ability.timing]! }),
    ...(play === undefined ? {} : { play }),
  });
}

// ---- playing on ----

/** What is answered when nothing depends on it: the first that is offered. */
const CALM = ['again', 'pass', 'enough', 'stand', 'plain', 'refrain', 'hold', 'stop', 'alone', 'fail'];
interface Asked {
  where: string;
  offers: readonly string[];
  locals: Readonly<Record<string, Json>>;
}
interface Played {
  table: Field;
  used: boolean;
  /** Since it was used. */
  events: { tag: string; with: Params }[];
  /** Those that the effects of the Ability led to. */
  own: Event[];
  asked: Asked[];
  /** Whom it was aimed at, in this order. */
  aimed: string[];
  /** Where everybody stood before, by name. */
  stood: Readonly<Record<string, Square>>;
  spent: number;
}
const called = (table: Field, number: number): string => {
  const figure = table.world.figures.find((one) => one.thing === number);
  if (figure === undefined) return '';
  const name = nameOf(table, number);
  return figure.number > 1 ? `${name} ${figure.number}` : name;
};
const squares = (table: Field): Record<string, Square> =>
  Object.fromEntries(table.world.figures.map((one) => [called(table, one.thing), one.square]));

/** One answer that goes on: an opponent before an ally, as far as it goes. */
function answerOn(table: Field, alternative: number): string[] {
  const offers = table.offers(0);
  const { forms = [] } = table.offer(0) ?? {};
  const of = (...choices: string[]): string[] =>
    choices.flatMap((one) => offers.filter((id) => id.startsWith(`${one}:`)));
  const dice = forms.find((one) => one.choice === 'dice');
  if (dice !== undefined) return ['dice', ...((dice.of as { of: string[] }).of ?? (dice.of as string[]))];
  const figures = of('at', 'against', 'target');
  const liked = ['animate', 'rook'].flatMap((name) =>
    figures.filter((id) => called(table, Number(id.split(':')[1])) === name),
  );
  const alternatives = of('choose', 'inflict');
  const pick =
    liked[0] ??
    figures[0] ??
    alternatives[Math.min(alternative, alternatives.length - 1)] ??
    of('spaces', 'direction').at(-1) ??
    of('warp', 'lay', 'to', 'arrive')[0] ??
    CALM.find((one) => offers.includes(one)) ??
    offers[0]!;
  return [pick];
}
/** Plays on from the position; the Ability is used as soon as it may be, or never. */
export function played(printed: Printed, uses: boolean, otherwise: Otherwise = {}): Played {
  const { ability, id } = printed;
  const { alternative = 0 } = otherwise;
  const table = arranged(printed, otherwise);
  const inside = table.game.stack.findIndex(({ proc }) => proc === 'attack' || proc === 'dealing');
  const base = inside < 0 ? table.game.stack.length : inside;
  const isOwn = (option: string): boolean => {
    const [choice, card, name] = option.split(':');
    return (
      (choice === 'use' || choice === 'at any time') &&
      nameOf(table, Number(card)) === id &&
      name === (ability.name ?? ability.timing)
    );
  };
  // What an Attack does, and who is Defeated, stands in the rules.
  const ofAbility = new OwnEvents(table.loaded, { card: id, name: ability.name ?? ability.timing }, [
    'attack',
    'defeat',
  ]);
  const result: Played = {
    table,
    used: false,
    events: [],
    own: [],
    asked: [],
    aimed: [],
    stood: squares(table),
    spent: 0,
  };
  let [from, had] = [0, stamina(table, ownerOf(printed))];
  if (ability.must === true) result.used = true;
  for (let n = 0; n < 60 && !table.game.over; n++) {
    const own = uses && !result.used ? table.offers(0).find(isOwn) : undefined;
    if (own !== undefined) {
      [from, had] = [table.events.length, stamina(table, ownerOf(printed))];
      Object.assign(result, { used: true, stood: squares(table) });
      table.answer(0, own);
      continue;
    }
    if (table.game.stack.length <= base) break;
    const picks = answerOn(table, alternative);
    if (result.used) {
      result.asked.push({
        where: table.where(),
        offers: table.offers(0),
        locals: structuredClone(table.game.stack.at(-1)!.locals) as Asked['locals'],
      });
      if (picks[0]!.startsWith('at:')) result.aimed.push(called(table, Number(picks[0]!.split(':')[1])));
    }
    table.answer(0, ...picks);
  }
  result.events = table.events.slice(from);
  result.own = ofAbility.among(result.events as Event[]);
  result.spent = had - stamina(table, ownerOf(printed));
  return result;
}

// ---- what must have happened ----

const shown = (value: Json | undefined): string => (typeof value === 'string' ? value : JSON.stringify(value));
/** What a player would note down of an event; null when it tells nothing of a card. */
function noted(table: Field, { tag, with: about }: Played['events'][number]): string | null {
  const who = (value: Json | undefined): string =>
    called(table, (value as { thing?: number } | undefined)?.thing ?? -1);
  const figure = who(about['figure']);
  const word = (name: string): string => (about[name] as { key: string }).key.split('.')[1]!;
  switch (tag) {
    case 'damaged':
      return `${figure} takes ${shown(about['amount'])} ${shown(about['type'])}`;
    case 'healed':
      return `${figure} heals ${shown(about['amount'])}`;
    case 'effect gained':
      return `${figure} gets ${word('effect')}`;
    case 'effect lost':
      return `${figure} loses ${word('effect')}`;
    case 'tokens gained':
      return `${figure} gets ${shown(about['count'])} ${word('token')}`;
    case 'swapped':
      return `${figure} swaps with ${who(about['other'])}`;
    case 'casts':
      return `casts ${shown(about['x'])} on ${(about['targets'] as Json[]).map(who).toSorted().join(' and ')}`;
    case 'attacks':
      return `${figure} attacks ${who(about['target'])}, ${shown(about['type'])}`;
    default:
      return null;
  }
}
const diceIn = ({ events }: Played): string[][] =>
  events
    .filter(({ tag }) => tag === 'rolled')
    .map(({ with: about }) =>
      (about['shows'] as { with: { die: { content: string } } }[]).map((one) => one.with.die.content.slice(4)),
    );

export class Check {
  readonly printed: Printed;
  readonly read: Read;
  readonly alternative: number;
  readonly run: Played;
  readonly own: string;
  private aims = 0;
  constructor(printed: Printed, alternative: number) {
    this.printed = printed;
    this.read = readAbility(printed.line);
    this.alternative = alternative;
    this.run = played(printed, true, { alternative });
    this.own = ownerOf(printed);
  }
  private get table(): Field {
    return this.run.table;
  }
  /** "2 + the LVL of your highest CRUOR". */
  private amount(text: string): number {
    const { level = 0 } = this.printed.card as GearCard;
    const hit = this.table.event('hits');
    const difference = hit === null ? 0 : (hit['roll'] as number) - (hit['defense'] as number);
    const of = (part: string): number =>
      /LVL/.test(part) ? level : /difference/.test(part) ? difference : Number(part);
    return text.split(' + ').reduce((sum, part) => sum + of(part), 0);
  }
  /** Everybody of a group that is named on the card. */
  private members(whom: string): string[] {
    const group = GROUPS[whom.replace(/^(?:each other|another) /, 'other ').replace(/^(?:an?|each) /, '')];
    return (group ?? []).map((one) => (one === 'self' ? this.own : one));
  }
  private whom(whom: string): string[] {
    if (whom === 'yourself') return [this.own];
    if (whom === 'the attacked figure') return [foeOf(this.printed)];
    const all = this.members(whom);
    if (whom.startsWith('each')) return all;
    const chosen = all.length === 1 ? all[0]! : (this.run.aimed[Math.max(0, this.aims - 1)] ?? '');
    expect(all).toContain(chosen);
    return [chosen];
  }
  /** Who could be chosen. */
  private aim(whom: string): void {
    if (whom.startsWith('each') || whom === 'the attacked figure') return;
    const all = this.members(whom);
    const asked = this.run.asked.filter(({ where }) => /(?:aiming\/at whom|spell\/target)$/.test(where))[this.aims];
    if (all.length === 1 && asked === undefined) return;
    const offered = asked!.offers
      .filter((one) => one.startsWith('at:'))
      .map((one) => called(this.table, Number(one.split(':')[1])));
    expect(offered.toSorted()).toEqual(all.toSorted());
    this.aims++;
  }
  private moved(name: string, spaces: number): void {
    const now = squares(this.table);
    expect([name, steps(this.run.stood[name]!, now[name]!)]).toEqual([name, spaces]);
  }
  private offered(where: RegExp, choice: string): Square[] {
    const asked = this.run.asked.find((one) => where.test(one.where))!;
    return asked.offers
      .filter((one) => one.startsWith(`${choice}:`))
      .map((one) => one.split(':')[1]!)
      .toSorted(inReadingOrder);
  }
  private movement(): Asked['locals'] {
    return this.run.asked.find(({ where }) => where.includes('movement/'))!.locals;
  }
  private totals(run: Played): Record<string, number> {
    const dealt = run.table.events.filter(({ tag }) => tag === 'damaged');
    const of = (type: string): number =>
      dealt.filter((one) => one.with['type'] === type).reduce((sum, one) => sum + (one.with['amount'] as number), 0);
    return { physical: of('physical'), magic: of('magic'), irreducible: of('irreducible') };
  }
  /** How much more Damage of a type there was than without the Ability. */
  private difference(type: string, without = played(this.printed, false, { alternative: this.alternative })): number {
    return this.totals(this.run)[type]! - this.totals(without)[type]!;
  }

  /** What a phrase says, as notes; what is no event is looked at here. */
  private notes({ what, whom, parts }: Said): string[] {
    const [first = '', second = ''] = parts;
    const all = (note: string): string[] => this.whom(whom).map((name) => `${name} ${note}`);
    switch (what) {
      case 'aim':
        this.aim(whom);
        return [];
      case 'spell':
        this.aim(whom);
        expect(this.run.events.some(({ tag }) => tag === 'empowers the Spell')).toBe(parts.length > 2);
        return [`casts ${this.amount(first)} on ${this.whom(whom).toSorted().join(' and ')}`];
      case 'force': {
        const told = this.run.events
          .filter(({ tag }) => tag === 'conviction' || tag === 'force')
          .map((one) => one.with['force']);
        expect(told).toEqual(told.map(() => this.amount(first)));
        const resisted = this.run.events
          .filter(({ tag }) => tag === 'conviction')
          .map(({ with: about }) => called(this.table, (about['figure'] as { thing: number }).thing));
        expect(resisted.toSorted()).toEqual(this.whom(whom).toSorted());
        return [];
      }
      case 'damage':
        return all(`takes ${this.amount(first)} ${second.toLowerCase()}`);
      case 'damage equal':
        return all(`takes ${this.amount(second)} ${first.toLowerCase()}`);
      case 'heal':
        return all(`heals ${this.amount(first)}`);
      case 'effect':
        return all(`gets ${first.toLowerCase()}`);
      case 'one of':
        return all(`gets ${first.split(/,? or |, /)[this.alternative]!.toLowerCase()}`);
      case 'effect off':
        return all(`loses ${first.toLowerCase()}`);
      case 'tokens': {
        const [, , limit] = parts;
        if (limit !== undefined) {
          const full = played(this.printed, true, { has: { [second.toLowerCase()]: Number(limit) } });
          expect(full.events.flatMap((one) => noted(full.table, one) ?? [])).toContain(
            `${this.whom(whom)[0]!} gets 0 ${second.toLowerCase()}`,
          );
        }
        return all(`gets ${first} ${second.toLowerCase()}`);
      }
      case 'swap':
        return this.whom(whom).map((name) => `${this.own} swaps with ${name}`);
      case 'push':
      case 'pull':
        for (const name of this.whom(whom)) this.moved(name, Number(first));
        return [];
      case 'warp': {
        const from = this.run.stood[this.whom(whom)[0]!]!;
        const here = this.read.says.some((one) => one.what === 'swap') ? this.run.stood['rook']! : from;
        expect(Math.max(...this.offered(/warping/, 'warp').map((square) => steps(here, square)))).toBe(Number(first));
        return [];
      }
      case 'terrain':
        expect(Math.max(...this.offered(/terrain placement/, 'lay').map((square) => steps(CENTER, square)))).toBe(
          Number(second),
        );
        return [];
      case 'attacks':
        return this.attacks(parts);
      case 'same attack':
        return [`${this.own} attacks ${foeOf(this.printed)}, ${isShot(this.printed) ? 'ranged' : 'melee'}`];
      case 'throw':
        expect(diceIn(this.run)[0]).toEqual([first]);
        return all(`takes ${(content[`die-${first}`] as DieCard).faces[LOW - 1]!.number ?? 0} physical`);
      case 'free movement':
        expect(this.movement()['points']).toBe(Number(first));
        return [];
      case 'move':
        expect(this.movement()).toMatchObject({ figure: thing(this.table, this.own), flight: first !== '' });
        return [];
      case 'empower':
        expect(diceIn(this.run)[0]).toContain('black');
        return [];
      case 'dodge':
        expect(this.run.events.some(({ tag }) => tag === 'dodges')).toBe(true);
        return [];
      case 'counter':
        return [`${this.own} attacks animate, melee`];
      case 'to the roll': {
        const rolled = (run: Played): number =>
          (run.table.event('hits') ?? run.table.event('misses'))!['roll'] as number;
        expect(rolled(this.run) - rolled(played(this.printed, false))).toBe(Number(first));
        return [];
      }
      case 'more': {
        const turned = this.read.says.find((one) => one.what === 'becomes');
        const before = played(this.printed, false);
        const moved = turned === undefined ? 0 : this.totals(before)['physical']!;
        expect(this.difference(second.toLowerCase(), before) - moved).toBe(Number(first));
        return [];
      }
      case 'more equal':
        expect(this.difference(first.toLowerCase())).toBe(this.amount(second));
        return [];
      case 'becomes':
        expect([this.totals(this.run)['physical'], this.difference(first.toLowerCase()) > 0]).toEqual([0, true]);
        return [];
      case 'less': {
        expect(this.difference('physical')).toBe(-Number(first));
        const [magic, unhurt] = [true, false].map((uses) => played(this.printed, uses, { type: 'magic' })) as [
          Played,
          Played,
        ];
        expect(this.totals(unhurt)['magic']! - this.totals(magic)['magic']!).toBe(
          second === 'Physical' ? 0 : Number(first),
        );
        return [];
      }
      case 're-roll':
        expect(this.run.asked.some(({ where }) => where.includes('re-roll/which'))).toBe(true);
        return [];
      case 'roll again':
        expect(this.run.events.filter(({ tag }) => tag === 'hits' || tag === 'misses')).toHaveLength(1);
        return [];
      case 'summon': {
        const { card } = this.table.event('summons') as { card: { content: string } };
        const { cost = 0 } = content[card.content] as FigureCard;
        expect([9 - on(this.table, this.own, 'summon'), this.run.spent]).toEqual([cost, cost]);
        return [];
      }
      case 'conduct':
        expect(this.table.event('changed form')).not.toBeNull();
        return [];
      case 'exalt':
        expect(this.table.event('manifests')).not.toBeNull();
        return [];
      default:
        throw new Error(`Nobody looks at ${what}`);
    }
  }
  /** "once per turn": in the turn in which it was used it is not offered again. */
  limit(): void {
    if (
      !/once per turn/.test(this.read.when) ||
      this.printed.ability.must === true ||
      this.printed.ability.timing === 'dodge'
    )
      return;
    const { table } = this.run;
    const own = `${this.printed.ability.name ?? this.printed.ability.timing}`;
    const offered = (): boolean => table.offers(0).some((one) => one.split(':')[2] === own);
    expect(offered()).toBe(false);
    if (!OWN_ATTACK.includes(this.printed.ability.timing)) return;
    // A Command Combatant attacks by the first Ability of its card.
    table.answer(
      0,
      table.offers(0).find((one) => /^(?:attack|use):/.test(one))!,
    );
    for (let n = 0; n < 20 && table.where().includes('attack/'); n++) {
      expect(offered()).toBe(false);
      table.answer(0, ...answerOn(table, 0));
    }
  }
  /** "up to 3", "Melee or Ranged", "one opponent", "empowered". */
  private attacks(parts: readonly string[]): string[] {
    const [times = '', icon = '', ...rest] = parts;
    const on = rest.find((one) => one.startsWith('each') || one === 'one opponent');
    const type = icon === 'Ranged' || (icon !== 'Melee' && isShot(this.printed)) ? 'ranged' : 'melee';
    const made = this.run.events.filter(({ tag, with: about }) => tag === 'attacks' && about['reason'] === 'ability');
    const count = /\d+/.exec(times)?.[0] ?? '1';
    const targets = on?.startsWith('each')
      ? this.members(on).toSorted()
      : Array.from({ length: Number(count) }, () => 'animate');
    const told = made.map((one) => noted(this.table, one)!).toSorted();
    expect(told).toEqual(targets.map((name) => `${this.own} attacks ${name}, ${type}`).toSorted());
    const rolled = diceIn(this.run).filter((dice) => dice.length > 1 || dice[0] !== 'purple');
    expect(rolled.some((dice) => dice.includes('black'))).toBe(rest.some((one) => one.includes('empowered')));
    return [];
  }

  /** All that the text says has happened; and nothing else, but in an Attack, where there is the Attack, too. */
  happened(): void {
    const { ability, line } = this.printed;
    const says = this.read.says.filter((one) => one.alternative === null || one.alternative === this.alternative);
    const expected = says.flatMap((one) => this.notes(one)).toSorted();
    const told = this.run.events.flatMap((one) => noted(this.table, one) ?? []);
    const alone = !OWN_ATTACK.includes(ability.timing) && !/Attack|Damage is dealt|dice|EXALTED/.test(line);
    const left = [...expected];
    const more = this.run.own
      .flatMap((one) => noted(this.table, one) ?? [])
      .filter((note) => {
        const at = left.indexOf(note);
        if (at >= 0) left.splice(at, 1);
        return at < 0;
      });
    // What an Exalted Esper does stands on its own card.
    if (!/EXALTED/.test(line)) expect(more, 'what its text does not say').toEqual([]);
    expect(alone ? told.toSorted() : told.filter((one) => expected.includes(one)).toSorted()).toEqual(
      alone ? expected : expect.arrayContaining(expected),
    );
  }
  costs(): void {
    const { costs, says } = this.read;
    const SP = costs.map((one) => /^(\d+) SP$/.exec(one)?.[1]).find((one) => one !== undefined);
    if (!says.some(({ what }) => what === 'summon')) expect(['SP', this.run.spent]).toEqual(['SP', Number(SP ?? 0)]);
    const paid = (tag: string): boolean => this.run.events.some((one) => one.tag === tag);
    expect({ Exhaust: paid('exhausted'), Flip: paid('flipped'), Discard: paid('discarded') }).toEqual({
      Exhaust: costs.includes('Exhaust'),
      Flip: costs.includes('Flip'),
      Discard: costs.includes('Discard'),
    });
    const used = this.table.world.things.counters['used']!;
    const card = this.table.world.things.card.findIndex((_, one) => nameOf(this.table, one) === this.printed.id);
    expect(['once per Encounter', used[card]]).toEqual([
      'once per Encounter',
      costs.includes('once per Encounter') ? 1 : 0,
    ]);
  }
}
/** Spaces from one to another, side by side. */
const steps = (one: Square, other: Square): number => range(one, other);
