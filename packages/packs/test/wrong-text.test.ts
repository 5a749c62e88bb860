/** Packs that are wrong on purpose: what cards do and say. */

import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { said } from './said.ts';
import { ability, cards, effect, HEAD, item, modifier, read } from './trial.ts';

describe('abilities', () => {
  const right = '        effects: [{ gold: 1 }]\n';
  test.each<[string, string, string[]]>([
    ['no list', item('    abilities: often\n'), ['cards.yaml:7:16: salt-knife.abilities must be a list']],
    [
      'no timing and no effects',
      item('    abilities:\n      - name: stab\n'),
      [
        'cards.yaml:8:9: salt-knife.abilities.0 needs the field timing',
        'cards.yaml:8:9: salt-knife.abilities.0 needs the field effects',
        'cards.yaml:8:15: There are no words for this: write ability.stab under messages',
      ],
    ],
    [
      'a timing, a way, a procedure that are not there',
      ability(
        `        ways: [activat, { exhaustion: 0 }, { gold: 1 }]\n        limit: { per: combat rund, times: 0 }\n${right}`,
      ).replace('melee', 'meele'),
      [
        'cards.yaml:8:17: salt-knife.abilities.0.timing: there is no timing meele; did you mean melee?',
        'cards.yaml:8:17: There are no words for this: write ability.meele under messages',
        'cards.yaml:9:16: salt-knife.abilities.0.ways.0: there is no way activat; did you mean activate?',
        'cards.yaml:9:39: salt-knife.abilities.0.ways.1.exhaustion must be a whole number from 1 up, not 0',
        'cards.yaml:9:46: salt-knife.abilities.0.ways.2: there is no way gold; there are activate, discard, exhaustion',
        'cards.yaml:10:23: salt-knife.abilities.0.limit.per: there is no procedure combat rund; did you mean combat round?',
        'cards.yaml:10:43: salt-knife.abilities.0.limit.times must be a whole number from 1 up, not 0',
      ],
    ],
    [
      'a cost for what takes place unasked, and a colon in a name',
      ability(`        name: 'a:b'\n        must: true\n        ways: [discard]\n        if_: true\n${right}`),
      [
        'cards.yaml:9:15: salt-knife.abilities.0.name must not contain a colon',
        'cards.yaml:9:15: There are no words for this: write ability.a:b under messages',
        'cards.yaml:10:9: salt-knife.abilities.0 takes place unasked (must), so that nobody pays for it: leave out must or ways',
        'cards.yaml:12:9: salt-knife.abilities.0 has no field if_; did you mean if?',
      ],
    ],
    [
      'nothing to pay and nothing to do',
      ability('        ways: [{}]\n        effects: []\n').replace('messages:', 'messages:\n  ability.melee: strike'),
      [
        'cards.yaml:9:16: salt-knife.abilities.0.ways.0 is empty; leave out ways for what costs nothing',
        'cards.yaml:10:18: salt-knife.abilities.0.effects is empty: the ability does nothing',
      ],
    ],
    [
      'two of one name',
      ability(`${right}      - timing: melee\n${right}`).replace('messages:', 'messages:\n  ability.melee: strike'),
      ['cards.yaml:10:17: salt-knife.abilities.1: another ability of the card is called melee'],
    ],
  ])('%s', (_, text, problems) => {
    expect(said(cards(text))).toEqual(problems);
  });
});

describe('modifiers', () => {
  test.each<[string, string, string[]]>([
    [
      'no such value, or not for cards',
      item('    modifies:\n      - { value: mindd, add: 1 }\n      - { value: victor, set: 1 }\n'),
      [
        'cards.yaml:8:18: salt-knife.modifies.0.value: there is no value that cards may change mindd; did you mean mind?',
        expect.stringMatching(
          /^cards\.yaml:9:18: salt-knife\.modifies\.1\.value: there is no value that cards may change victor; there are movement dice, /,
        ),
      ],
    ],
    [
      'no change',
      modifier('{ value: mind }'),
      ['cards.yaml:8:9: salt-knife.modifies.0 needs one of set, become, add, times, least, greatest, floor'],
    ],
    [
      'half a change',
      modifier('{ value: mind, add: much }'),
      [
        expect.stringMatching(
          /^cards\.yaml:8:29: salt-knife\.modifies\.0\.add must be a whole number from -99 to 99, or \{ <amount>: … \} with wounds on/,
        ),
      ],
    ],
    [
      'no such amount',
      modifier('{ value: mind, add: { wound on: you } }'),
      ['cards.yaml:8:31: salt-knife.modifies.0.add: there is no amount wound on; did you mean wounds on?'],
    ],
    [
      'nobody to count',
      modifier('{ value: mind, add: { wounds on: me } }'),
      [
        expect.stringMatching(
          /^cards\.yaml:8:42: salt-knife\.modifies\.0\.add\.wounds on: there is no me; there are you, /,
        ),
      ],
    ],
    [
      'a sum of what is no number',
      modifier('{ value: symbols that enter, add: 1 }'),
      ['cards.yaml:8:38: salt-knife.modifies.0: symbols that enter is no number; it can only be set'],
    ],
    [
      'a terrain that is none',
      modifier('{ value: symbols that enter, set: [wood] }'),
      [expect.stringMatching(/^cards\.yaml:8:44: salt-knife\.modifies\.0\.set\.0: there is no wood; there are plains/)],
    ],
    [
      'a condition about something else',
      item(
        '    modifies:\n      - { value: movement dice, if: { of: your hero }, add: 1 }\n      - { value: life, if: { phase: melee }, add: 1 }\n',
      ),
      [
        'cards.yaml:8:39: salt-knife.modifies.0.if: of asks about “card”, but the value movement dice is about “seat”',
        'cards.yaml:9:30: salt-knife.modifies.1.if: phase asks about “phase”, but the value life is about nothing of the kind',
      ],
    ],
  ])('%s', (_, text, problems) => {
    expect(said(cards(text))).toEqual(problems);
  });
});

describe('effects and conditions', () => {
  const words = (text: string): string => text.replace('messages:', 'messages:\n  ability.melee: strike');
  test.each<[string, string, string[]]>([
    [
      'no list',
      ability('        effects: { gold: 1 }\n'),
      ['cards.yaml:9:18: salt-knife.abilities.0.effects must be a list'],
    ],
    [
      'no such verb',
      effect('{ golds: 1 }'),
      ['cards.yaml:10:15: salt-knife.abilities.0.effects.0: there is no verb golds; did you mean gold?'],
    ],
    [
      'no verb at all',
      effect('{}'),
      [
        expect.stringMatching(
          /^cards\.yaml:10:13: salt-knife\.abilities\.0\.effects\.0 needs a verb; there are choose, /,
        ),
      ],
    ],
    [
      'two verbs in one',
      effect('{ gold: 1, wounds: 2 }'),
      [
        'cards.yaml:10:24: salt-knife.abilities.0.effects.0: gold and wounds are two effects; give each its own entry in the list',
      ],
    ],
    [
      'what a verb takes',
      effect('{ wounds: all, who: yur enemy, whom: you }'),
      [
        expect.stringMatching(
          /^cards\.yaml:10:23: salt-knife\.abilities\.0\.effects\.0\.wounds must be a whole number from 0 to 99, or \{ <amount>: … \}/,
        ),
        'cards.yaml:10:33: salt-knife.abilities.0.effects.0.who: there is no yur enemy; did you mean your enemy?',
        'cards.yaml:10:44: salt-knife.abilities.0.effects.0: wounds has no field whom; did you mean who?',
      ],
    ],
    [
      'branches',
      effect('{ test: body, succes: [], failure: [{ heal: some }] }'),
      [
        'cards.yaml:10:15: salt-knife.abilities.0.effects.0: test needs the field number',
        'cards.yaml:10:27: salt-knife.abilities.0.effects.0: test has no field succes; did you mean success?',
        'cards.yaml:10:57: salt-knife.abilities.0.effects.0.failure.0.heal: there is no some; there are all',
      ],
    ],
    [
      'a place',
      effect('{ move: tamalr }'),
      ['cards.yaml:10:21: salt-knife.abilities.0.effects.0.move: there is no tamalr; did you mean tamalir?'],
    ],
    [
      'a verb that is not for files',
      effect('{ special: turn }'),
      ['cards.yaml:10:15: salt-knife.abilities.0.effects.0: files of content cannot use the verb special'],
    ],
    [
      'alternatives that cannot be told apart',
      effect('{ choose: one, of: [{ gold: 1 }, { gold: 2 }] }'),
      ['cards.yaml:10:13: salt-knife.abilities.0.effects.0: alternatives gold, gold need different names'],
    ],
    [
      'what lasts',
      effect('{ lasting: { modify: { value: mind, add: 1 }, until: combt } }\n          - lasting: {}'),
      [
        'cards.yaml:10:66: salt-knife.abilities.0.effects.0.lasting.until: there is no procedure combt; did you mean combat?',
        'cards.yaml:11:13: salt-knife.abilities.0.effects.1.lasting needs modify or trigger: what is it that lasts?',
        'cards.yaml:11:22: salt-knife.abilities.0.effects.1.lasting needs the field until',
      ],
    ],
    [
      'conditions',
      effect(
        '{ gold: 1, if: { gold at leest: 2 } }\n          - { gold: 1, if: { any: { wounded: you }, not: { skill: swim } } }\n          - { check: { you are in: tamalr }, then: [], els: [] }',
      ),
      [
        'cards.yaml:10:30: salt-knife.abilities.0.effects.0.if: there is no condition gold at leest; did you mean gold at least?',
        'cards.yaml:11:35: salt-knife.abilities.0.effects.1.if.any must be a list of conditions',
        'cards.yaml:11:60: salt-knife.abilities.0.effects.1.if.not: skill asks about “skill”, but an ability or effect is about nothing of the kind',
        'cards.yaml:12:36: salt-knife.abilities.0.effects.2.check.you are in: there is no tamalr; did you mean tamalir?',
        'cards.yaml:12:56: salt-knife.abilities.0.effects.2: check has no field els; did you mean else?',
      ],
    ],
  ])('%s', (_, text, problems) => {
    expect(said(cards(words(text)))).toEqual(problems);
  });
});

test('what lasts until something that is not being played', () => {
  const lasting = effect('{ lasting: { modify: { value: mind, add: 1 }, until: test } }');
  expect(said(cards(lasting.replace('messages:', 'messages:\n  ability.melee: strike')))).toEqual([
    'cards.yaml:10:66: salt-knife.abilities.0.effects.0.lasting.until: test is not sure to be played then; let it last until one of combat, combat round, or until an event: { event: turn began }',
  ]);
});

describe('words', () => {
  test.each<[string, string, string[]]>([
    [
      'none',
      item('').replace(/messages:[^]*/, ''),
      ['cards.yaml:2:3: There are no words for this: write content.salt-knife under messages'],
    ],
    [
      'for nothing',
      `${item('')}  content.salt-knif: Salt\n  greeting: Hello\n`,
      [
        'cards.yaml:9:3: messages: nothing in the pack says content.salt-knif; did you mean content.salt-knife?',
        'cards.yaml:10:3: messages: nothing in the pack says greeting; every key belongs to a card or ability of the pack',
      ],
    ],
    [
      'that the game uses for something else',
      effect('{ gold: 1 }')
        .replace('melee', 'market\n        name: cash')
        .replace('messages:', 'messages:\n  ability.cash: turn it into gold'),
      [
        expect.stringMatching(
          /^cards\.yaml:13:3: messages: the game says “.*” for ability\.cash; give yours another name/,
        ),
      ],
    ],
    [
      'that cannot be said',
      `${item('')}  flavour.salt-knife: 'It is {sharp'\n  called.salt-knife: ''\n`,
      [
        expect.stringMatching(
          /^cards\.yaml:9:23: messages flavour\.salt-knife: flavour\.salt-knife is not a proper message/,
        ),
        'cards.yaml:10:22: messages called.salt-knife: has no words',
      ],
    ],
    [
      'that wait for somebody',
      `${item('')}  flavour.salt-knife: 'It is {sharp}'\n`,
      ['cards.yaml:9:23: messages flavour.salt-knife: flavour.salt-knife speaks of {sharp}, which is not given'],
    ],
    [
      'no text',
      item('').replace(': Salt Knife', ': [Salt]'),
      [
        'cards.yaml:2:3: There are no words for this: write content.salt-knife under messages',
        'cards.yaml:8:23: messages content.salt-knife must be a text, not ["Salt"]',
      ],
    ],
  ])('%s', (_, text, problems) => {
    expect(said(cards(text))).toEqual(problems);
  });

  test('twice', () => {
    const again = { name: 'words.json', text: '{ "messages": { "content.salt-knife": "Knife of Salt" } }' };
    expect(said(read(HEAD, { name: 'cards.yaml', text: item('') }, again))).toEqual([
      'words.json:1:17: messages: content.salt-knife is there twice',
    ]);
  });
});

test('whatever is put in place of a value, it is judged and not stumbled over', { timeout: 60_000 }, () => {
  const whole = effect('{ choose: one, of: [{ gold: 1 }, { wounds: 1, who: your enemy, if: { wounded: you } }] }');
  const document = parse(whole.replace('messages:', 'messages:\n  ability.melee: strike')) as object;
  const places: string[][] = [];
  const walk = (value: unknown, path: string[]): void => {
    places.push(path);
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key]);
  };
  walk(document, []);
  expect(places).toHaveLength(24);
  let refused = 0;
  for (const path of places) {
    for (const value of [null, -1, 'constructor', [], {}, [null], false]) {
      const changed = [path.length === 0 ? value : structuredClone(document)] as const;
      let inside = changed as unknown as Record<string, Record<string, unknown>>;
      for (const key of ['0', ...path].slice(0, -1)) inside = inside[key] as typeof inside;
      if (path.length > 0) (inside as Record<string, unknown>)[path.at(-1)!] = value;
      const { pack, problems } = cards(JSON.stringify(changed[0], null, 2));
      expect(pack === null).toBe(problems.length > 0);
      for (const { line, column } of problems) expect([line > 0, column > 0]).toEqual([true, true]);
      refused += pack === null ? 1 : 0;
    }
  }
  expect(refused).toBeGreaterThan(120);
});
