/** The steps of an Attack, of damage and of dice. */
import { refuse, words, type Offer, type Seat, type Steps, type Timing, type Watch } from '@questwright/kernel';
import { SYMBOLS, type Die, type SymbolAbility } from './content.ts';
import { choose, eligibleForAttack } from './targeting.ts';
import {
  attack,
  attackBy,
  automated,
  faceOf,
  figure,
  figures,
  playerOf,
  sum,
  targetOf,
  type Attack,
  type Encounter,
  type EncounterTable,
} from './world.ts';

const attacker = (t: EncounterTable): readonly Seat[] => [playerOf(t, attack(t).attacker)];
const target = (t: EncounterTable): readonly Seat[] => [playerOf(t, targetOf(t))];
const sp = (t: EncounterTable, thing: number): number => t.counters(thing, 'sp');
const pay = (t: EncounterTable, thing: number, cost: number): void => t.setCounters(thing, 'sp', sp(t, thing) - cost);

export const ATTACK: Record<string, Steps<Encounter>> = {
  attack: {
    'choose the target': {
      rule: 'MD-ATK-03',
      when: (t) => t.locals.target === null,
      ask: {
        seats: attacker,
        choices: {
          target: {
            rule: 'MD-ATK-03',
            list: (t) => eligibleForAttack(t, t.locals).map((one) => `target:${one}`),
            then: (t, _, id) => {
              t.locals.target = Number(words(id)[0]);
            },
          },
        },
        decides: (t, { options }) => {
          const { attacker: by, prefer } = t.locals as Attack;
          if (!automated(t, by)) return null;
          const chosen = choose(
            t,
            by,
            options.map((id) => Number(words(id)[0])),
            prefer,
          );
          return { pick: [`target:${chosen.target}`], trace: chosen.trace };
        },
      },
    },
    'combat dice pool': {
      rule: 'MD-ATK-08',
      do: (t) => void (t.locals.pool = [...figure(t, t.locals.attacker).combatDice]),
    },
    empower: { rule: 'MD-ATK-09', window: { timing: 'empower', order: attacker } },
    dodge: { rule: 'MD-ATK-12', window: { timing: 'dodge', order: target } },
    'roll to hit': { rule: 'MD-ATK-15', run: 'roll to hit' },
    'determine damage': { rule: 'MD-ATK-18', when: (t) => t.locals.hit, run: 'determine damage' },
    'counter check': {
      rule: 'MD-ATK-27',
      when: (t) => !t.locals.hit || t.locals.final === 0,
      window: { timing: 'counter', order: target },
    },
    'missed attacks end': { rule: 'MD-ATK-28', do: (t) => (t.locals.hit ? undefined : { done: t.locals.target }) },
    'follow up': { rule: 'MD-ATK-29', window: { timing: 'follow up', order: attacker } },
    over: { rule: 'MD-ATK-01', do: (t) => ({ done: t.locals.target }) },
  },

  'roll to hit': {
    'attack roll': {
      rule: 'MD-ATK-15',
      as: 'faces',
      run: 'roll',
      with: (t) => ({ by: attack(t).attacker, dice: attack(t).pool }),
    },
    'symbols and abilities for the attack roll': {
      rule: 'MD-ATK-16',
      do: (t) => void (attack(t).faces = [...t.locals.faces]),
    },
    'hit or miss': {
      rule: 'MD-ATK-17',
      do: (t) => {
        const now = attack(t);
        const faces = now.pool.map((die, i) => faceOf(die, now.faces![i]!));
        for (const symbol of SYMBOLS) now.symbols[symbol] = sum(faces.map((face) => face[symbol] ?? 0));
        const roll = sum(faces.map((face) => face.number));
        const defense: number = t.value('defense', now.target);
        now.hit = roll >= defense && now.symbols.skull === 0;
        now.damage = Math.max(0, roll - defense);
        t.emit(now.hit ? 'hit' : 'missed', {
          attacker: now.attacker,
          target: now.target,
          roll,
          defense,
          symbols: { ...now.symbols },
        });
        if (now.hit && t.isWithin('turn')) t.use('turn', `hits:${now.attacker}`);
      },
    },
  },

  'determine damage': {
    'symbols and abilities for damage': {
      rule: 'MD-ATK-20',
      window: {
        timing: 'adding damage',
        order: attacker,
        decides: (t, offer) => (automated(t, attack(t).attacker) ? mostDamage(t, offer) : null),
      },
    },
    armor: {
      rule: 'MD-ATK-23',
      do: (t) => {
        const now = attack(t);
        const armor: number = t.value('armor', now.target);
        t.emit('armor', { target: now.target, physical: now.damage, armor });
        now.damage = Math.max(0, now.damage - armor);
      },
    },
    'reduced damage': { rule: 'MD-DMG-02', window: { timing: 'reducing damage', order: target } },
    'final damage': {
      rule: 'MD-ATK-26',
      do: (t) => {
        const now = attack(t);
        now.final = now.damage;
        t.emit('final damage', { target: now.target, amount: now.final });
        return { run: [{ proc: 'damage', with: { on: now.target, amount: now.final } }] };
      },
    },
  },

  damage: {
    'about to be dealt': { rule: 'MD-HEAL-01', window: { timing: 'about to be damaged' } },
    dealt: {
      rule: 'MD-HEAL-03',
      when: (t) => t.locals.amount > 0,
      do: (t) => {
        const { on, amount } = t.locals as { on: number; amount: number };
        t.setCounters(on, 'damage', Math.min(figure(t, on).health, t.counters(on, 'damage') + amount));
        t.emit('damaged', { figure: on, amount, damage: t.counters(on, 'damage') });
      },
    },
  },

  /** Dice lie on the table, then they are read. */
  roll: {
    dice: {
      rule: 'MD-DICE-01',
      do: (t) => {
        t.locals.faces = t.roll(6, t.locals.dice.length);
        const read = t.locals.dice.map((die: Die, i: number) => ({ die, ...faceOf(die, t.locals.faces[i]) }));
        t.emit('rolled', { figure: t.locals.by, dice: read });
      },
    },
    rolled: { rule: 'MD-TOK-04', window: { timing: 'rolled', order: (t) => [playerOf(t, t.locals.by)] } },
    read: { rule: 'MD-ATK-15', do: (t) => ({ done: [...t.locals.faces] }) },
  },

  'dodge roll': {
    'black die': {
      rule: 'MD-ATK-13',
      as: 'faces',
      run: 'roll',
      with: (t) => ({ by: targetOf(t), dice: ['black'] }),
    },
    bonus: { rule: 'MD-ATK-13', do: (t) => void (attack(t).dodge = faceOf('black', t.locals.faces[0]).shield ?? 0) },
  },

  defeat: {
    'leaves the board': {
      rule: 'MD-DFT-05',
      do: (t) => {
        const { figure: gone } = t.locals as { figure: number };
        t.world.track = t.world.track.filter((one) => one !== gone);
        delete t.world.spaces[gone];
        t.emit('defeated', { figure: gone });
        return t.within('turn')?.figure === gone ? { end: 'turn' } : undefined;
      },
    },
  },
};

const abilitiesOf = (t: EncounterTable): readonly SymbolAbility[] =>
  figure(t, attack(t).attacker).symbolAbilities ?? [];
const payable = ({ symbols }: Attack, { spend }: SymbolAbility): boolean =>
  Object.entries(spend).every(([symbol, n]) => (symbols[symbol] ?? 0) >= n);
const left = (symbols: Attack['symbols'], { spend }: SymbolAbility): Attack['symbols'] =>
  Object.fromEntries(
    Object.entries(symbols).map(([symbol, n]) => [symbol, n - (spend[symbol as keyof typeof spend] ?? 0)]),
  );

/** How to spend Symbols so that no other way deals more Damage; the Combatant does it one Ability after the other. */
function mostDamage(
  t: EncounterTable,
  { options }: Offer,
): { pick: string[]; trace: { plan: string[]; damage: number } } {
  const abilities = abilitiesOf(t);
  const best = (now: Attack): { plan: string[]; damage: number } => {
    const plans = abilities.flatMap((ability, i) => {
      if (!payable(now, ability)) return [];
      const rest = best({ ...now, symbols: left(now.symbols, ability) });
      return [{ plan: [`spend:${i}`, ...rest.plan], damage: ability.damage + rest.damage }];
    });
    return plans.reduce((a, b) => (b.damage > a.damage ? b : a), { plan: [] as string[], damage: 0 });
  };
  const trace = best(attack(t));
  return { pick: [trace.plan.find((id) => options.includes(id)) ?? 'pass'], trace };
}

export const TIMINGS: Record<string, Timing<Encounter>> = {
  empower: {
    rule: 'MD-ATK-09',
    choices: {
      empower: {
        rule: 'MD-EMPW-01',
        list: (t) => (automated(t, attack(t).attacker) ? [] : ['empower']),
        why: (t) => {
          if (attack(t).pool.includes('black')) return refuse('MD-EMPW-07', 'refuse.empowered-already');
          return sp(t, attack(t).attacker) < 1 ? refuse('MD-ATK-09', 'refuse.no-stamina') : null;
        },
        then: (t) => {
          pay(t, attack(t).attacker, 1);
          attack(t).pool.push('black');
        },
      },
    },
  },
  dodge: {
    rule: 'MD-ATK-12',
    choices: {
      dodge: {
        rule: 'MD-ATK-12',
        list: (t) => (automated(t, targetOf(t)) ? [] : ['dodge']),
        why: (t) => {
          if (t.counters(targetOf(t), 'darkness') > 0) return refuse('MD-DODG-07', 'refuse.darkness');
          if (t.used('attack', 'dodge') > 0) return refuse('MD-DODG-06', 'refuse.dodged-already');
          return sp(t, targetOf(t)) < 1 ? refuse('MD-ATK-12', 'refuse.no-stamina') : null;
        },
        then: (t) => {
          t.use('attack', 'dodge');
          pay(t, targetOf(t), 1);
          return { run: [{ proc: 'dodge roll', with: {} }] };
        },
      },
    },
  },
  'adding damage': {
    rule: 'MD-ATK-20',
    choices: {
      spend: {
        rule: 'MD-SYM-02',
        list: (t) => abilitiesOf(t).flatMap((ability, i) => (payable(attack(t), ability) ? [`spend:${i}`] : [])),
        then: (t, _, id) => {
          const ability = abilitiesOf(t)[Number(words(id)[0])]!;
          const now = attack(t);
          now.symbols = left(now.symbols, ability);
          now.damage += ability.damage;
          t.emit('symbols spent', { attacker: now.attacker, spent: { ...ability.spend }, damage: ability.damage });
        },
      },
    },
  },
  counter: {
    rule: 'MD-CNTR-01',
    choices: {
      counter: {
        rule: 'MD-CNTR-01',
        list: (t) => (automated(t, targetOf(t)) ? [] : ['counter']),
        why: (t) => {
          const { attacker: by } = attack(t);
          const mine = { attacker: targetOf(t), kind: 'melee', range: 1 } as const;
          if (!eligibleForAttack(t, mine).includes(by)) return refuse('MD-CNTR-04', 'refuse.out-of-range');
          return sp(t, targetOf(t)) < 2 ? refuse('MD-CNTR-02', 'refuse.no-stamina') : null;
        },
        then: (t) => {
          pay(t, targetOf(t), 2);
          const counter = attackBy(targetOf(t), 'melee', { target: attack(t).attacker });
          // Whoever called for the Attack that is Countered is told about that Attack.
          return { end: 'attack', as: targetOf(t), instead: { proc: 'attack', with: counter } };
        },
      },
    },
  },
};

export const WATCHES: Record<string, Watch<Encounter>> = {
  'defeated by damage': {
    rule: 'MD-DFT-01',
    on: ['damaged'],
    do: (t) => {
      const gone = figures(t).find((one) => t.counters(one, 'damage') >= figure(t, one).health);
      return gone === undefined ? undefined : { run: [{ proc: 'defeat', with: { figure: gone } }] };
    },
  },
};
