/** The course of an Encounter: setup, rounds of turns, and what ends it. */

import { effectsAt, type Json } from '@questwright/kernel';
import { isAbraxis } from '../abraxis/abraxis.ts';
import type { EndCondition } from '../../cards.ts';
import { isSummoned } from '../turn/command.ts';
import { oneAfterAnother, textsOf } from '../../text/facts.ts';
import { shopAndTrain } from '../shop/shop.ts';
import { sharePool } from './spoils.ts';
import { resumeForm } from '../summoning/summoning-forms.ts';
import {
  call,
  encounterOf,
  figureOf,
  isAdventurer,
  type MiddaraTable,
  type MiddaraChapter,
  runs,
} from '../../world.ts';

const endOf = (t: MiddaraTable, name: string): EndCondition => encounterOf(t).ends[name]!;
const isMet = (t: MiddaraTable, name: string): boolean => {
  const { when } = endOf(t, name);
  return when !== undefined && t.holds(when, { by: 0, thing: -1, about: null, also: null });
};

/** Figures that do not come along to the next Encounter. */
function putAway(t: MiddaraTable, whom: (figure: number) => boolean): void {
  const leaving = t.world.figures.filter((one) => whom(one.thing));
  for (const { thing } of leaving) t.move(thing, 'box', 'bottom');
  t.world.figures = t.world.figures.filter((one) => !leaving.includes(one));
}

export const ENCOUNTER: MiddaraChapter = {
  procs: {
    game: {
      adventurers: runs({ rule: 'MD-ADVR-01', when: (t) => t.world.store !== '', run: 'setting up', with: () => ({}) }),
      encounter: runs({
        rule: 'MD-SETP-02',
        whileSome: (t) => (t.world.next === '' || isAbraxis(t, t.world.next) ? null : t.world.next),
        run: 'encounter',
        with: (_, encounter) => ({ encounter }),
        as: 'outcome',
      }),
      abraxis: runs({
        rule: 'MD-ABRX-01',
        whileSome: (t) => (isAbraxis(t, t.world.next) ? t.world.next : null),
        run: 'abraxis',
        with: (_, card) => ({ card, players: [] }),
        as: 'outcome',
      }),
      'story goes on': {
        rule: 'MD-END-07',
        when: (t) => t.world.next !== '' && !isAbraxis(t, t.world.next),
        do: () => ({ goto: 'encounter' }),
      },
      over: { rule: 'MD-END-02', do: (t) => ({ done: t.locals?.outcome ?? null }) },
    },
    encounter: {
      'new encounter': {
        rule: 'MD-SETP-02',
        do: (t) => {
          const { world } = t;
          Object.assign(world, {
            encounter: t.locals.encounter,
            next: '',
            round: 0,
            track: [],
            terrain: [],
            activated: [],
            dynamite: [],
          });
          for (const thing of [...t.pile('tokens'), ...t.pile('removed')]) t.move(thing, 'box', 'bottom', 'down');
          world.tokens = [];
          world.ends = Object.keys(encounterOf(t).ends).filter((name) => endOf(t, name).later !== true);
        },
      },
      'special rules': {
        rule: 'MD-SETP-01',
        do: (t) => {
          const names = t.value('Special Rules');
          t.emit('special rules', {
            encounter: { content: t.world.encounter },
            rules: oneAfterAnother(names.map((name) => ({ key: `special.${name}`, with: {} }))),
          });
        },
      },
      prepare: runs({ rule: 'MD-SETP-02', run: 'prepare', with: () => ({}) }),
      placement: runs({ rule: 'MD-SETP-02', run: 'placement', with: () => ({}) }),
      distribution: runs({ rule: 'MD-SETP-02', run: 'distribution', with: () => ({}) }),
      initiative: runs({ rule: 'MD-SETP-02', run: 'initiative', with: () => ({}) }),
      intro: {
        rule: 'MD-SETP-16',
        do: (t) =>
          t.emit('intro', {
            encounter: { content: t.world.encounter },
            intro: { key: `intro.${t.world.encounter}`, with: {} },
          }),
      },
      objectives: {
        rule: 'MD-OBJ-07',
        do: (t) => {
          const { objectives = {} } = encounterOf(t);
          const texts = Object.entries(objectives).map(([colour, trigger]) => ({
            key: `objective.${typeof trigger === 'string' ? trigger : Object.keys(trigger)[0]!}`,
            with: { colour },
          }));
          t.emit('objectives', { triggers: objectives as Json, texts: texts.length === 0 ? null : texts });
        },
      },
      round: runs({ rule: 'MD-INIT-01', run: 'round' }),
      'next round': { rule: 'MD-INIT-06', do: () => ({ goto: 'round' }) },
      'combatant loot': { rule: 'MD-LCRD-03', always: true, do: sharePool },
      'own forms': {
        rule: 'MD-CSUM-08',
        always: true,
        do: (t) => {
          for (const { thing } of t.world.figures) resumeForm(t, thing);
        },
      },
      'clean up': {
        rule: 'MD-END-02',
        always: true,
        do: (t) => {
          const all = t.world.figures.map((one) => one.thing);
          const party = all.filter((one) => t.value('stays in the party', one));
          for (const figure of t.world.figures) if (isAdventurer(t, figure.thing)) figure.square = '';
          putAway(t, (one) => !party.includes(one) && !isSummoned(t, one));
          Object.assign(t.world, { track: [], spent: [] });
        },
      },
      'espers leave': { rule: 'MD-ESPR-08', always: true, do: (t) => putAway(t, (one) => isSummoned(t, one)) },
      'no more urgency': { rule: 'MD-URG-05', always: true, do: (t) => void (t.world.urgency = 0) },
      'shop and train': {
        rule: 'MD-XPG-09',
        always: true,
        when: (t) => t.world.store !== '',
        do: (t) => ({ run: [shopAndTrain(t, t.world.store)] }),
      },
    },
    round: {
      'new round': {
        rule: 'MD-INIT-05',
        do: (t) => {
          t.world.round++;
          for (const figure of t.world.figures) figure.acted = false;
          t.emit('round begins', { round: t.world.round });
        },
      },
      turns: runs({
        rule: 'MD-INIT-04',
        whileSome: (t) => t.value('next on the track'),
        run: 'turn',
        with: (_, figure) => ({ figure }),
      }),
      'drifting loot': runs({ rule: 'MD-CURR-06', run: 'drift', with: () => ({}) }),
      burning: runs({ rule: 'MD-DYNA-04', run: 'burning', with: () => ({}) }),
      urgency: runs({ rule: 'MD-URG-01', run: 'urgency', with: () => ({}) }),
      'end of the round': { rule: 'MD-INIT-07', do: (t) => t.emit('round over', { round: t.world.round }) },
    },
    'end condition': {
      met: {
        rule: 'MD-END-02',
        do: (t) => {
          const { end } = t.locals;
          t.emit('end condition', {
            end: { key: `end.${t.world.encounter}.${end}`, with: {} },
            outcome: endOf(t, end).outcome,
          });
        },
      },
      reward: runs({
        rule: 'MD-END-07',
        each: (t) => t.value('Rewards', t.locals.ends),
        run: 'reward',
        with: (_, end) => ({ end }),
      }),
      // A Reward may let the Encounter go on.
      over: {
        rule: 'MD-END-02',
        when: (t) => /* MD-END-03 false */ !t.locals.goesOn,
        do: (t) => {
          const { end } = t.locals;
          const { outcome } = endOf(t, end);
          const why = { key: `end.${t.world.encounter}.${end}`, with: {} };
          return {
            end: 'encounter',
            as: { encounter: t.world.encounter, end, outcome, round: t.world.round, why },
          };
        },
      },
    },
    reward: {
      text: {
        rule: 'MD-END-08',
        do: (t) => {
          const { end } = t.locals;
          const of = t.world.encounter;
          const effects = encounterOf(t).secret.ends[end] ?? [];
          t.emit('reward', {
            story: { key: `secret.${of}.ends.${end}`, with: {} },
            does: textsOf(t, effects),
            effects,
          });
          return { run: [effectsAt(of, ['secret', 'ends', end], 0, -1)] };
        },
      },
    },
  },
  shown: { encounter: ['encounter'], 'end condition': ['end'], reward: ['end'] },
  values: {
    /** Of those that are met. */
    'End Conditions that count': {
      rule: 'MD-END-02',
      of: (_, met) => met,
      parts: { 'only one': { rule: 'MD-END-06', layer: 'set', of: (_, met) => met.slice(0, 1) } },
    },
    /** Whose hidden text is read: each End Condition has its own. */
    Rewards: { rule: 'MD-END-05', of: (_, ends) => ends },
    /** Who is there for the next Encounter. */
    'stays in the party': {
      rule: 'MD-END-02',
      of: (t, figure) => isAdventurer(t, figure) && figureOf(t, figure).square !== '',
      parts: {
        defeated: {
          rule: 'MD-DFT-06',
          layer: 'set',
          of: (t, figure) => (isAdventurer(t, figure) ? true : null),
        },
      },
    },
    /** Names of the Special Rules that hold now: those of this Encounter. */
    'Special Rules': { rule: 'MD-ENC-03', of: (t) => encounterOf(t).special ?? [] },
  },
  watch: {
    'end conditions': {
      rule: 'MD-END-02',
      on: ['defeated', 'round begins', 'removed'],
      do: (t) => {
        // Steps that take place in any case come after the end: it stays true in them, and is rewarded once.
        if (!t.isWithin('round') || t.isWithin('end condition') || t.isEnding('encounter')) return undefined;
        const met = t.world.ends.filter((name) => isMet(t, name));
        if (met.length === 0) return undefined;
        const ends = t.value('End Conditions that count', met);
        return { run: [call('end condition', { end: ends[0]!, ends, goesOn: false })] };
      },
    },
  },
};
