/** Damage and Defeat. */

import { terrainAt } from '../movement/board.ts';
import { dropDynamite } from '../encounter/dynamite.ts';
import { takeTokens } from '../turn/exhausting.ts';
import { leaveTrack } from '../turn/initiative.ts';
import { isSummoned } from '../turn/command.ts';
import { resumeForm } from '../summoning/summoning-forms.ts';
import { leavesLoot, spoilsOf } from '../encounter/spoils.ts';
import { removeToken } from '../encounter/tokens.ts';
import {
  call,
  figureOf,
  isAdventurer,
  isPlayed,
  named,
  NOBODY,
  squareOf,
  stands,
  type MiddaraTable,
  type MiddaraChapter,
} from '../../world.ts';

const isSpent = (t: MiddaraTable, figure: number): boolean =>
  stands(t, figure) && figureOf(t, figure).damage >= t.value('maximum HP', figure);

/** Nobody is Defeated twice for one blow. */
const isBeingDefeated = (t: MiddaraTable, figure: number): boolean =>
  t.game.stack.some(({ proc, locals }) => proc === 'defeat' && locals.figure === figure);

export const HARM: MiddaraChapter = {
  procs: {
    damage: {
      tokens: {
        rule: 'MD-ATK-26',
        do: (t) => {
          const { figure, amount, type } = t.locals;
          const dealt = stands(t, figure) ? Math.max(0, amount) : 0;
          figureOf(t, figure).damage = t.value('Damage tokens', figure, dealt);
          if (dealt > 0) t.emit('damaged', { figure: named(figure), amount: dealt, type });
          return { done: dealt };
        },
      },
    },
    defeat: {
      // Only what outlives the Encounter keeps tokens.
      tokens: {
        rule: 'MD-DFT-02',
        when: (t) => isAdventurer(t, t.locals.figure),
        do: (t) => {
          const figure = figureOf(t, t.locals.figure);
          figure.damage = Math.max(figure.damage, t.value('maximum HP', figure.thing));
        },
      },
      form: { rule: 'MD-CSUM-08', do: (t) => resumeForm(t, t.locals.figure) },
      // What it carried for the Encounter stays behind; in Dangerous Terrain it is lost.
      objects: {
        rule: 'MD-ENC-14',
        do: (t) => {
          const { figure } = t.locals;
          for (const token of t.world.tokens.filter((one) => one.bearer === figure)) {
            Object.assign(token, { square: squareOf(t, figure), bearer: NOBODY });
            if (terrainAt(t, token.square) === 'dangerous') removeToken(t, token.thing);
          }
          dropDynamite(t, figure);
        },
      },
      'ability tokens': {
        rule: 'MD-DFT-08',
        do: (t) => takeTokens(t, t.locals.figure, t.value('tokens that come off')),
      },
      // Before it is gone: with the last of them the Encounter may be over.
      'combatant loot': {
        rule: 'MD-LCRD-01',
        when: (t) => leavesLoot(t, t.locals.figure),
        do: (t) => ({ run: [spoilsOf(t, t.locals.figure)] }),
      },
      removal: {
        rule: 'MD-DFT-05',
        do: (t) => {
          const figure = figureOf(t, t.locals.figure);
          figure.damage = t.value('Damage tokens after Defeat', figure.thing);
          figure.square = '';
          t.emit('defeated', { figure: named(t.locals.figure) });
        },
      },
      'off the track': {
        rule: 'MD-INIT-12',
        when: (t) => !isSummoned(t, t.locals.figure),
        do: (t) => leaveTrack(t, t.locals.figure),
      },
      'esper gone': {
        rule: 'MD-ESPR-07',
        when: (t) => isSummoned(t, t.locals.figure),
        do: (t) => leaveTrack(t, t.locals.figure),
      },
      'no more turn': {
        rule: 'MD-INIT-17',
        when: (t) => t.within('turn')?.figure === t.locals.figure,
        do: (t) => {
          if (isPlayed(t, t.locals.figure)) t.emit('own turn over', { figure: named(t.locals.figure) });
          return { end: 'turn' };
        },
      },
    },
  },
  shown: { damage: ['figure', 'amount', 'type'], defeat: ['figure'] },
  values: {
    /** How many lie on the card of a figure when so much has been dealt to it. */
    'Damage tokens': {
      rule: 'MD-ATK-26',
      of: (_, __, dealt) => dealt,
      parts: {
        before: { rule: 'MD-HEAL-01', layer: 'add', of: (t, figure) => figureOf(t, figure).damage },
        most: { rule: 'MD-HEAL-03', layer: 'least', of: (t, figure) => t.value('maximum HP', figure) },
      },
    },
    /** The card of an opponent is cleared. */
    'Damage tokens after Defeat': {
      rule: 'MD-DFT-05',
      of: () => 0,
      parts: {
        kept: {
          rule: 'MD-DFT-03',
          layer: 'set',
          of: (t, figure) => (t.value('side', figure) === 'adventurers' ? figureOf(t, figure).damage : null),
        },
      },
    },
  },
  watch: {
    'damage equal to HP': {
      rule: 'MD-DFT-01',
      // The HP of a figure may fall below its Damage, too.
      on: [
        'damaged',
        'sides changed',
        'changed form',
        'resumed form',
        'equipped',
        're-equipped',
        'turned over',
        'lasting',
      ],
      do: (t) => {
        if (t.game.stack.some(({ proc, step }) => proc === 're-equip' && step === 'change')) return undefined;
        const fallen = t.world.figures.find((one) => isSpent(t, one.thing) && !isBeingDefeated(t, one.thing));
        return fallen ? { run: [call('defeat', { figure: fallen.thing })] } : undefined;
      },
    },
  },
};
