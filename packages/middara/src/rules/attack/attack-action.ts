/** Attacks that an Ability makes. */

import { against } from './attack-choices.ts';
import { attackOf, whyNotTarget } from './targets.ts';
import { deciders, named, stands, type MiddaraChapter, runs } from '../../world.ts';

export const ATTACK_ACTION: MiddaraChapter = {
  procs: {
    /** An Attack that an Ability makes: of its own targets, or of one that is chosen now. */
    'attack action': {
      target: {
        rule: 'MD-ATK-03',
        when: (t) => t.locals.targets === null,
        ask: {
          seats: (t) => deciders(t, t.locals.attacker),
          prompt: (t) => ({ key: 'ask.attack action.target', with: { figure: named(t.locals.attacker) } }),
          choices: { against },
        },
      },
      attacks: runs({
        rule: 'MD-ATK-04',
        each: (t) => t.locals.targets!,
        still: (t, target) => whyNotTarget(t, t.locals.attacker, target, t.locals.type) === null,
        run: 'attack',
        with: (t, target) => {
          const { attacker, type, empowered } = t.locals;
          return attackOf(attacker, target, type, 'ability', null, empowered);
        },
      }),
      /** Up to so many against the same opponent. */
      another: {
        rule: 'MD-WORD-04',
        when: (t) => {
          const { attacker, targets, type, times } = t.locals;
          return times > 1 && stands(t, attacker) && whyNotTarget(t, attacker, targets![0]!, type) === null;
        },
        ask: {
          seats: (t) => deciders(t, t.locals.attacker),
          prompt: (t) => ({
            key: 'ask.attack action.another',
            with: { figure: named(t.locals.attacker), times: t.locals.times - 1 },
          }),
          choices: {
            again: {
              rule: 'MD-WORD-04',
              then: (t) => {
                t.locals.times--;
                return { goto: 'attacks' };
              },
            },
            enough: { rule: 'MD-WORD-04', then: () => {} },
          },
        },
      },
    },
  },
  shown: { 'attack action': ['attacker', 'type'] },
};
