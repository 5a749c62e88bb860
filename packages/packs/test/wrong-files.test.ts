/** Packs that are wrong on purpose: the manifest, the files, the shapes of cards. Every mistake has its place, and what to do. */

import { describe, expect, test } from 'vitest';
import { said } from './said.ts';
import { cards, head, HEAD, item, read } from './trial.ts';

test('the pack that the others are made from is right', () => {
  expect(said(cards(item('')))).toEqual([]);
  expect(cards(item('')).pack?.pack.edits).toHaveLength(1);
});

const HOLDS_NOTHING =
  'pack.yaml:1:1: The pack holds nothing; its files may have heroes, allies, items, challenges, events, encounters, spaces, stories, boards, messages';

describe('pack.yaml', () => {
  test.each<[string, string, string[]]>([
    [
      'no YAML',
      'id: [',
      ['pack.yaml:1:6: Flow sequence in block collection must be sufficiently indented and end with a ]'],
    ],
    ['empty', '', ['pack.yaml:1:1: The file is empty']],
    ['a list', '- id', ['pack.yaml:1:1: The pack must be a map, not ["id"]']],
    [
      'nothing that is needed',
      'author: Anon',
      [
        'pack.yaml:1:1: The pack needs the field id',
        'pack.yaml:1:1: The pack needs the field game',
        'pack.yaml:1:1: The pack needs the field title',
      ],
    ],
    [
      'an unknown field',
      'id: x\ngame: runebound\ntitle: X\nautor: Anon',
      ['pack.yaml:4:1: The pack has no field autor; did you mean author?'],
    ],
    [
      'no such game',
      'id: x\ngame: runbound\ntitle: X',
      ['pack.yaml:2:7: There is no game runbound; did you mean runebound?'],
    ],
    [
      'a game without a schema',
      'id: x\ngame: lanterns\ntitle: X',
      ['pack.yaml:2:7: game: lanterns cannot be given packs from files; runebound can'],
    ],
    [
      'a bad id, a bad kind, an empty title',
      'id: My Pack\ngame: runebound\ntitle: ""\nkind: expansion',
      [
        'pack.yaml:1:5: id: My Pack is no id; write lower-case words joined by hyphens',
        'pack.yaml:3:8: title is empty',
        'pack.yaml:4:7: kind: there is no expansion; there are pack, variant',
      ],
    ],
    [
      'the id of another pack',
      'id: doom-track\ngame: runebound\ntitle: X',
      ['pack.yaml:1:5: id: runebound has a pack doom-track already; take another id'],
    ],
    [
      'needs and excludes that are not there',
      'id: x\ngame: runebound\ntitle: X\nneeds: [doom-trak]\nexcludes: [travel-hazard]',
      [
        'pack.yaml:4:9: needs: there is no pack doom-trak; did you mean doom-track?',
        'pack.yaml:5:12: excludes: there is no pack travel-hazard; did you mean travel-hazards?',
      ],
    ],
    [
      'needs that exclude each other',
      'id: x\ngame: runebound\ntitle: X\nneeds: [shorter, longer]',
      [
        'pack.yaml:4:8: needs: shorter cannot be played with longer (RB-VAR-01)',
        'pack.yaml:4:8: needs: longer cannot be played with shorter (RB-VAR-01)',
      ],
    ],
    [
      'replaces what is not there, or not in the pack',
      'id: x\ngame: runebound\ntitle: X\nreplaces: [barow-rats, barrow-rats]',
      [
        'pack.yaml:4:12: replaces: there is no content barow-rats; did you mean barrow-rats?',
        'pack.yaml:4:24: replaces: the pack has no barrow-rats to take its place',
      ],
    ],
    ['nothing in it', HEAD.text, [HOLDS_NOTHING]],
  ])('%s', (_, text, problems) => {
    expect(said(head(text))).toEqual(problems);
    expect(head(text).pack).toBeNull();
  });

  test('is missing, or there twice', () => {
    expect(said(read({ name: 'cards.yaml', text: item('') }))).toEqual([
      'pack.yaml:1:1: There is no pack.yaml: it says what the pack is',
    ]);
    expect(said(read(HEAD, { name: 'pack.json', text: '{}' }))).toEqual([
      'pack.json:1:1: There is pack.yaml already: leave one of them out',
    ]);
  });
});

describe('files', () => {
  test.each<[string, string, string[]]>([
    ['no YAML', 'items:\n\tsalt: 1', [expect.stringMatching(/^cards\.yaml:2:1: Tabs are not allowed/)]],
    ['empty', '# nothing\n', ['cards.yaml:1:1: The file is empty']],
    ['a key twice', 'items: {}\nitems: {}', ['cards.yaml:2:1: Map keys must be unique']],
    ['a text', 'hello', ['cards.yaml:1:1: A file of a pack must be a map, not "hello"']],
    ['an unknown section', 'item: {}\n', ['cards.yaml:1:1: A pack has no item; did you mean items?']],
    ['a section that is no map', 'items: 3\n', ['cards.yaml:1:8: items must be a map, not 3']],
  ])('%s', (_, text, problems) => {
    expect(said(cards(text))).toEqual(problems);
  });

  test('a broken file is told of, and so is what is wrong in the others', () => {
    const broken = { name: 'b.yaml', text: 'items: {' };
    const wrong = { name: 'c.json', text: '{\n  "itemz": {}\n}' };
    expect(said(read(HEAD, broken, wrong))).toEqual([
      expect.stringMatching(/^b\.yaml:1:9: /),
      'c.json:2:3: A pack has no itemz; did you mean items?',
    ]);
  });
});

describe('cards', () => {
  test.each<[string, string, string[]]>([
    [
      'fields that are missing, unknown, or of the wrong sort',
      'items:\n  salt-knife:\n    cost: two\n    clas: weapon\n    use: always\nmessages:\n  content.salt-knife: Salt Knife\n',
      [
        'cards.yaml:2:3: salt-knife needs the field class: one of weapon, armor, artifact',
        'cards.yaml:2:3: salt-knife needs the field type: a text',
        'cards.yaml:3:11: salt-knife.cost must be a whole number from 0 to 99, not "two"',
        'cards.yaml:4:5: salt-knife has no field clas; did you mean class?',
      ],
    ],
    [
      'numbers out of range, words that are not there',
      item('').replace('cost: 2', 'cost: -1').replace('weapon', 'wepon').replace('type: knife', 'type: ""'),
      [
        'cards.yaml:3:11: salt-knife.cost must be a whole number from 0 to 99, not -1',
        'cards.yaml:4:12: salt-knife.class: there is no wepon; did you mean weapon?',
        'cards.yaml:5:11: salt-knife.type is empty',
      ],
    ],
    [
      'half a number',
      item('').replace('cost: 2', 'cost: 2.5'),
      ['cards.yaml:3:11: salt-knife.cost must be a whole number from 0 to 99, not 2.5'],
    ],
    ['a card that is none', 'items:\n  salt-knife: 3\n', ['cards.yaml:2:15: salt-knife must be a map, not 3']],
    ['another kind', item('    kind: hero\n'), ['cards.yaml:7:11: salt-knife.kind: there is no hero; there are item']],
    [
      'an id that is none',
      item('').replaceAll('salt-knife', 'Salt_Knife'),
      ['cards.yaml:2:3: Salt_Knife is no id; write lower-case words joined by hyphens'],
    ],
    [
      'an id that the game has',
      item('').replaceAll('salt-knife', 'white-blade'),
      ['cards.yaml:2:3: The game has white-blade already; take another id, or name it under replaces in pack.yaml'],
    ],
    [
      'a record inside',
      'allies:\n  a-mule:\n    cost: 1\n    mind: 0\n    body: 1\n    spirit: 0\n    life: 0\n    stamina: 5\n    damage: { ranged: 0, mele: 1, magic: 99 }\nmessages: { content.a-mule: a Mule }\n',
      [
        'cards.yaml:7:11: a-mule.life must be a whole number from 1 to 40, not 0',
        'cards.yaml:9:13: a-mule.damage needs the field melee: a whole number from 0 to 20',
        'cards.yaml:9:26: a-mule.damage has no field mele; did you mean melee?',
        'cards.yaml:9:42: a-mule.damage.magic must be a whole number from 0 to 20, not 99',
      ],
    ],
    [
      'a picture of what is not there',
      item('    art: { subject: wolf-hed, person: [man, wolf], place: swamp, colour: red }\n'),
      [
        'cards.yaml:7:21: salt-knife.art.subject: there is no wolf-hed; did you mean wolf-head?',
        expect.stringMatching(/^cards\.yaml:7:45: salt-knife\.art\.person\.1: there is no wolf; /),
        expect.stringMatching(/^cards\.yaml:7:59: salt-knife\.art\.place: there is no swamp; /),
        expect.stringMatching(/^cards\.yaml:7:66: salt-knife\.art has no field colour; /),
      ],
    ],
    [
      'a story about nobody',
      'stories:\n  a-tale: { dragonRunes: 2, kill: barrow-rat }\n  b-tale: { dragonRunes: 2, kill: white-blade }\nmessages: { content.a-tale: A, content.b-tale: B }\n',
      [
        'cards.yaml:2:35: a-tale.kill: barrow-rat is no challenge of this game or pack; did you mean barrow-rats?',
        expect.stringMatching(
          /^cards\.yaml:3:35: b-tale\.kill: white-blade is no challenge of this game or pack, but of kind item; there are /,
        ),
      ],
    ],
    [
      'what a field calls for',
      'encounters:\n  a-door:\n    color: green\n    keptAs: item\n    text: [{ keep: true }]\n  a-gate:\n    color: green\n    text: [{ keep: true }, { fight: this card }]\n    life: 3\nmessages: { content.a-door: A, content.a-gate: B }\n',
      [
        'cards.yaml:4:5: a-door has keptAs: item and therefore needs the field class',
        'cards.yaml:4:5: a-door has keptAs: item and therefore needs the field type',
        'cards.yaml:8:14: a-gate.text.0: for keep the card needs the field keptAs',
        'cards.yaml:8:30: a-gate.text.1: for fight the card needs the field mind',
        'cards.yaml:8:30: a-gate.text.1: for fight the card needs the field body',
        'cards.yaml:8:30: a-gate.text.1: for fight the card needs the field spirit',
        'cards.yaml:8:30: a-gate.text.1: for fight the card needs the field damage',
      ],
    ],
    [
      'spaces',
      'spaces:\n  saltpan: { terrain: plains, neighbours: [], at: [1, 2] }\n  space-saltings: { terrain: marsh, sunburst: true, neighbours: [tamalir, nowhere], at: [1] }\nmessages: { content.saltpan: A, content.space-saltings: B }\n',
      [
        'cards.yaml:2:3: The id of a space begins with space-: write space-saltpan',
        'cards.yaml:3:30: space-saltings.terrain: there is no marsh; there are plains, road, river, swamp, forest, hill, mountain, town',
        'cards.yaml:3:37: space-saltings has sunburst and therefore needs the field jewel',
        'cards.yaml:3:66: space-saltings names space-tamalir, but space-tamalir does not name space-saltings',
        expect.stringMatching(
          /^cards\.yaml:3:75: space-saltings\.neighbours\.1: nowhere is no space of this game or pack/,
        ),
        'cards.yaml:3:89: space-saltings.at must have 2 entries, not 1',
      ],
    ],
  ])('%s', (_, text, problems) => {
    expect(said(cards(text))).toEqual(problems);
    expect(cards(text).pack).toBeNull();
  });

  test('the same card in two files', () => {
    const again = { name: 'more.yaml', text: item('').replace(/messages:[^]*/, '') };
    expect(said(read(HEAD, { name: 'cards.yaml', text: item('') }, again))).toEqual([
      'more.yaml:2:3: salt-knife is in the pack twice; give one of them another id',
    ]);
  });
});

describe('drawn boards', () => {
  const board = (map: string): string => `boards:\n  coast:\n    prefix: coast-\n    map: |\n${map}\n`;
  test.each<[string, string, string[]]>([
    [
      'a mark that means nothing',
      board('      p   q\n        TA'),
      ['cards.yaml:5:1: coast.map: The mark q in row 1, column 2 means nothing'],
    ],
    [
      'a mark between two columns',
      board('      p   p\n       TA'),
      ['cards.yaml:6:1: coast.map: Line 2: TA does not stand in a column'],
    ],
    ['no map', 'boards:\n  coast: { prefix: coast- }\n', ['cards.yaml:2:3: coast needs the field map: a text']],
    [
      'a town twice',
      board('      TA  p\n        TA'),
      ['cards.yaml:6:1: coast.map: There are two spaces coast-tamalir'],
    ],
    [
      'a start that is not there',
      board('      TA  p').replace('    map', '    start: port\n    map'),
      ['cards.yaml:5:10: coast: Heroes start in port, but there is no such town on the board coast'],
    ],
    [
      'no words',
      board('      p   p'),
      [
        'cards.yaml:2:3: There are no words for this: write content.space-coast-a1 under messages',
        'cards.yaml:2:3: There are no words for this: write content.space-coast-a2 under messages',
      ],
    ],
  ])('%s', (_, text, problems) => {
    expect(said(cards(text))).toEqual(problems);
  });
});
