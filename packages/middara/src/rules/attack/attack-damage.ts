/** The Damage of an Attack that hits. */

import { typeOfDamage, vow } from './attack-choices.ts';
import { pastArmor, tellSum } from './attack-sum.ts';
import { rollDice } from './dice.ts';
import { hasEffect } from '../abilities/effects.ts';
import { abilitiesOf, bestUses, payable, spendFor } from './symbols.ts';
import { because, deciders, decidesItself, named, type MiddaraChapter, type StepsIn, runs } from '../../world.ts';

/** The steps after a hit, in the procedure `attack`. */
export const DAMAGE_OF_A_HIT: StepsIn<'attack'> = {
  'difference hit': {
    rule: 'MD-ATK-19',
    do: (t) => {
      t.locals.difference = t.locals.roll - t.value('defense', t.locals.target);
      t.locals.damage[typeOfDamage(t)] += t.locals.difference;
    },
  },
  flanking: {
    rule: 'MD-FLNK-03',
    when: (t) => t.value('flanking', t.locals.attacker, t.locals.target),
    do: (t) => void (t.locals.damage.physical += t.value('flanking damage', t.locals.attacker)),
  },
  'your Attacks gain': {
    rule: 'MD-ABIL-17',
    do: (t) => void (t.locals.damage.physical += t.value('damage of your Attacks', t.locals.attacker)),
  },
  courage: {
    rule: 'MD-EFF-11',
    when: (t) => hasEffect(t, t.locals.attacker, 'courage'),
    do: (t) => void (t.locals.damage[typeOfDamage(t)] += 1),
  },
  wilt: {
    rule: 'MD-EFF-09',
    when: (t) => hasEffect(t, t.locals.target, 'wilt'),
    do: (t) => {
      const [face] = rollDice(t, t.locals.target, ['black']);
      t.locals.damage.irreducible += face!.book ?? 0;
    },
  },
  'adding damage': {
    rule: 'MD-ATK-20',
    when: (t) => payable(t, 'physical').length > 0 || !decidesItself(t, t.locals.attacker),
    ask: {
      seats: (t) => deciders(t, t.locals.attacker),
      timing: 'determining damage',
      prompt: (t) => {
        const { physical, magic, irreducible } = t.locals.damage;
        return {
          key: 'ask.attack.adding damage',
          with: {
            damage: physical + magic + irreducible,
            armor: t.value('armor against', t.locals.target, { attacker: t.locals.attacker, type: 'physical' }),
            ...t.locals.symbols,
          },
        };
      },
      choices: {
        spend: spendFor('physical'),
        vow,
        enough: { rule: 'MD-ATK-20', then: () => {} },
      },
      decides: (t) => {
        if (/* MD-CMBT-12 true */ !decidesItself(t, t.locals.attacker)) return null;
        const [first] = bestUses(abilitiesOf(t), t.locals.symbols)[1];
        const pick = first === undefined ? 'enough' : `spend:${first}`;
        return { pick: [pick], trace: [because('most-damage', t.locals.attacker)] };
      },
    },
  },
  'turned into another type': {
    rule: 'MD-DMG-03',
    when: (t) => t.locals.into !== null,
    do: (t) => {
      const { damage, into } = t.locals;
      damage[into!] += damage.physical;
      damage.physical = 0;
    },
  },
  armor: {
    rule: 'MD-ATK-23',
    do: (t) => {
      const { attacker, target, damage: before } = t.locals;
      t.locals.damage = pastArmor(before, (type) => t.value('armor against', target, { attacker, type }));
      tellSum(t, before);
    },
  },
  'final damage': runs({
    rule: 'MD-ATK-26',
    as: 'dealt',
    run: 'dealing',
    with: (t) => {
      const { attacker, target, damage } = t.locals;
      return {
        figure: target,
        by: attacker,
        source: 'attack',
        parts: damage,
        tags: t.value('tags of Weapons', attacker),
      };
    },
  }),
  'no harm': {
    rule: 'MD-ATK-26',
    when: (t) => t.locals.hit && (t.locals.dealt ?? 0) === 0,
    do: (t) => t.emit('unharmed', { figure: named(t.locals.target) }),
  },
};

export const ATTACK_DAMAGE: MiddaraChapter = {
  values: {
    /** What Passive Abilities add to the Physical Damage of every Attack that hits. */
    'damage of your Attacks': { rule: 'MD-ABIL-17', of: () => 0 },
    /** What Armor takes off the Physical Damage of an Attack, for whoever looks ahead. */
    'armor met': {
      rule: 'MD-ATK-23',
      of: (t, attacker, target) => t.value('armor against', target, { attacker, type: 'physical' }),
    },
  },
};
