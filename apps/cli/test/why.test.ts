/** What `why`, `look` and the hints say in certain positions of Runebound. */

import { GAMES } from '@questwright/games';
import { scenarioStart } from '@questwright/harness';
import { openAt, answer, type GameRecord, type World } from '@questwright/kernel';
import { describe, expect, test } from 'vitest';
import { paperOn, type Paper } from '../src/terminal.ts';
import { guarded } from '../src/play/catch-errors.ts';
import { explain } from '../src/play/explain.ts';
import { lookAt } from '../src/play/looking.ts';
import { Question } from '../src/play/question.ts';
import { showQuestion } from '../src/play/screen.ts';
import { Shown } from '../src/play/shown.ts';
import { why } from '../src/play/why.ts';
import { Teller } from '../src/teller.ts';

const written = (write: (paper: Paper) => void): string => {
  let text = '';
  write(paperOn({ write: (more) => (text += more) }, { plain: true }));
  return text;
};

class Sitting {
  private readonly record: GameRecord<World>;
  private readonly teller: Teller;
  constructor(position: string, dice = '', packs = '') {
    const text = `title: x\ngame: runebound\nseats: 2\nseed: why\n${packs}${dice}position:\n${position}`;
    const { start, problems } = scenarioStart(text, GAMES);
    if (!start) throw new Error(JSON.stringify(problems));
    this.teller = new Teller(start.entry, start.loaded);
    this.record = openAt(start.loaded, { seats: 2, secret: 'why' }, start.game);
  }
  answer(seat: number, ...pick: string[]): this {
    const { refusal } = answer(this.record, seat, { no: this.record.game.pending!.no, pick });
    if (refusal) throw new Error(`${pick.join(' ')}: ${refusal.key}`);
    return this;
  }
  hurt(card: string, wounds: number): void {
    this.record.game.world.things.counters['wounds']![this.thing(card)] = wounds;
  }
  thing(card: string): number {
    const { things } = this.record.game.world;
    return things.card.findIndex((one) => things.cards[one] === card);
  }
  reader(seat = 0): ReturnType<Teller['at']> {
    return this.teller.at(this.record.game, seat);
  }
  why(about: string, seat = 0): string {
    const reader = this.reader(seat);
    const question = reader.offer ? new Question(reader) : null;
    return written((paper) => why(paper, about, { reader, question }));
  }
  explain(about: string): string {
    return written((paper) => explain(paper, about, this.reader()));
  }
  /** The question as it is shown once, and once more. */
  shownTwice(): [string, string] {
    const asides = new Shown();
    const show = (): string => written((paper) => showQuestion(paper, new Question(this.reader()), asides));
    return [show(), show()];
  }
  look(text: string): string {
    return written((paper) => lookAt(paper, text, this.reader()));
  }
  hints(seat = 0): string {
    return this.reader(seat).hints().join('\n');
  }
  items(seat = 0): string[] {
    return new Question(this.reader(seat)).items().map(({ text }) => text);
  }
}

const SPACE = 'heroes.0.space: g09, heroes.0.cameFrom: tamalir';
const at = (where: string, area: string, more = ''): string => `
  set: { turn: 0, ${SPACE}, heroes.1.space: ${more === '' ? 'tamalir' : more} }
  piles:
    hero/0: [varikas-the-dead]
    hero/1: [captain-aldous-vane]
    area/0: [${area}]
    area/1: []
  at: ${where}
  locals: { turn: { seat: 0 } }
`;
const STEP = 'game/turn > turn/adventure step';

describe('why', () => {
  test('of anything at all where no Challenge waits', () => {
    const sitting = new Sitting(at(STEP, '', 'g09'));
    expect(sitting.why('market')).not.toMatch(/undefined|NaN/);
    expect(sitting.why('face')).toMatch(/^No undefeated Challenge waits here\.\n {2}RB-UND-07/);
  });

  test('a choice with nothing to do it with, and one of another step', () => {
    const sitting = new Sitting(at(STEP, '', 'g09'));
    expect(sitting.why('discard')).toMatch(
      /^“Discard a card”: there is nobody and nothing to do it with now\.\n {2}RB-ITM-14/,
    );
    expect(sitting.why('rest')).toMatch(
      /^“Rest” belongs to the Movement step, before the dice are rolled; that is over for now\./,
    );
    expect(sitting.why('sell')).toMatch(/^“Sell an Item” belongs to the Market step; that can only come later\./);
    expect(sitting.why('attack vane')).toMatch(/^Attack Vane: on offer, number \d/);
  });

  test('of what is no card, place or option: the rules whose titles name it', () => {
    const sitting = new Sitting(at(STEP, '', 'g09'));
    expect(sitting.why('exhaustion counters')).toMatch(/^ {2}RB-[A-Z]+-[0-9]+ {2}Exhaustion counters/);
    expect(sitting.why('zebra')).toBe('Nothing here is called “zebra”.\n');
  });

  test('in the Escape phase an attack belongs to a phase of the combat', () => {
    const sitting = new Sitting(at(STEP, '', 'g09'));
    sitting.answer(0, 'attack:1');
    for (let n = 0; n < 4 && !sitting.items().includes('Try to escape'); n++) {
      const [seat] = [1, 0].filter((one) => sitting.reader(one).isAsked);
      sitting.answer(seat!, 'pass');
    }
    expect(sitting.why('attack')).toMatch(/^“Attack” belongs to the Ranged phase; that can only come later\./);
    // Against a Hero both roll.
    expect(sitting.why('escape')).toContain('RB-PVP-18');
    expect(sitting.hints()).toMatch(
      /^Vane rolls first, two dice and \d+; your two dice and \d+ must reach that: \d+ in 100\.\nStand and fight: in the end about \d+ in 100 won, \d+ in 100 knocked out\.\nFlee until you are away: in the end about \d+ in 100 away, \d+ in 100 knocked out\.$/,
    );
  });

  test('of a card: why it cannot be used now', () => {
    const sitting = new Sitting(at('game/turn > turn/movement step', 'soul-burn'));
    expect(sitting.why('soul burn')).toMatch(/Discard Soul Burn: on offer[\s\S]*Soul Burn/);
    expect(sitting.why('soul burn')).toContain('only');
    expect(sitting.why('discard soul')).toMatch(/^Discard Soul Burn: on offer, number \d+\.\n {2}RB-ITM-14/);
  });

  test('of the number of dice: the rules that make it', () => {
    const cited = (sitting: Sitting, option: string): string[] =>
      sitting.why(String(sitting.items().indexOf(option) + 1)).match(/RB-\w+-\d+/g) ?? [];
    expect(cited(moving('{}'), 'Roll 4 dice')).toEqual(['RB-MOV-04']);
    expect(cited(moving('{ wounds: 1 }'), 'Roll 4 dice')).toEqual(['RB-MOV-04', 'RB-MOV-05']);
    expect(moving('{ wounds: 1 }').why('roll 4')).toMatch(/RB-MOV-04[\s\S]*RB-MOV-05/);
  });
});

/** Before the roll, with these counters on the Hero. */
const moving = (counters: string): Sitting =>
  new Sitting(
    at('game/turn > turn/movement step', '').replace(
      '[varikas-the-dead]',
      `[{ card: varikas-the-dead, counters: ${counters} }]`,
    ),
  );

describe('rest', () => {
  const rests = (sitting: Sitting): string[] => sitting.items().filter((text) => text.startsWith('Rest'));

  test('that nobody needs says so', () => {
    expect(rests(moving('{}'))).toEqual([
      'Rest and stay; nobody is tired',
      'Rest: roll 1 die; nobody is tired',
      'Rest: roll 2 dice; nobody is tired',
      'Rest: roll 3 dice; nobody is tired',
    ]);
  });

  test('tells no more exhaustion than there is', () => {
    expect(rests(moving('{ exhaustion: 2 }'))).toEqual([
      'Rest and stay, lose up to 2 exhaustion',
      'Rest: roll 1 die, lose up to 2 exhaustion',
      'Rest: roll 2 dice, lose up to 2 exhaustion',
      'Rest: roll 3 dice, lose up to 1 exhaustion',
    ]);
  });

  test('of one alone is a list, not a form', () => {
    const sitting = moving('{ exhaustion: 2 }').answer(0, 'rest:1');
    expect(sitting.items()).toEqual([
      expect.stringMatching(/loses 2 exhaustion$/),
      expect.stringMatching(/loses 1 exhaustion$/),
      expect.stringMatching(/keeps the exhaustion$/),
    ]);
    const { whole } = new Question(sitting.reader()).items()[1]!;
    expect(whole).toEqual(['recover', '1']);
    sitting.answer(0, ...whole!);
    expect(sitting.look('varikas')).toContain('1 exhaustion');
  });
});

test('hints tell of what can be done, then of what can be used and what was chosen', () => {
  const sitting = new Sitting(at(STEP, 'oxhorn-the-breaker', 'g09'));
  const asked = (): number => [1, 0].find((one) => sitting.reader(one).isAsked)!;
  sitting.answer(0, 'attack:1');
  while (!sitting.items(asked()).includes('Stand and fight')) sitting.answer(asked(), 'pass');
  sitting.answer(0, 'fight');
  while (sitting.reader(0).prompt().text.includes('Ranged')) sitting.answer(0, 'defend');
  const hero = sitting.thing('varikas-the-dead');
  expect(sitting.hints().split('\n')).toEqual([
    expect.stringMatching(/^Varikas.* attacks: /),
    expect.stringMatching(/^Varikas.* defends: /),
    expect.stringMatching(/^Oxhorn.* attacks: /),
    expect.stringMatching(/^Attack: in the end about \d+ in 100 won/),
    expect.stringMatching(/^Send Oxhorn the Breaker: in the end about \d+ in 100 won/),
    expect.stringMatching(/^Defend: in the end about \d+ in 100 won/),
  ]);
  sitting.answer(0, `attack:${hero}`);
  expect(sitting.hints().split('\n')).toEqual([
    expect.stringMatching(/^Oxhorn the Breaker: in the melee phase, .* take 1 exhaustion: /),
    expect.stringMatching(/^Varikas.* attacks: /),
  ]);
  sitting.answer(0, 'pass');
  while (asked() !== 0) sitting.answer(1, 'pass');
  // The attack of this combat round is spent.
  expect(sitting.hints()).not.toMatch(/Varikas[^\n]* attacks/);
  expect(sitting.hints()).toMatch(/Varikas[^\n]* defends/);
});

describe('a fight with a Challenge', () => {
  const meeting = (card: string, dice = ''): Sitting => {
    const piles = `piles:\n    green deck: [${card}]\n`;
    const sitting = new Sitting(at(STEP, '').replace('piles:\n', piles) + dice).answer(0, 'attempt');
    while (sitting.items().includes('Pass')) sitting.answer(0, 'pass');
    return sitting;
  };
  const winning = (sitting: Sitting): number =>
    Number(/Stand and fight: in the end (\d+) in 100 won/.exec(sitting.hints())?.[1]);

  test('is told with the odds of all of it, which fall with every wound', () => {
    const sitting = meeting('barrow-rats', '  dice: [1, 1, 1, 1, 1, 1]\n');
    // What the solver of fights says of 1/4/4 with 1/2/2 damage and 6 lives against 15/12/15 with 0/3/1 and 3 lives,
    // who hurt less in melee with every wound.
    expect(winning(sitting)).toBe(93);
    sitting.answer(0, 'fight').answer(0, 'defend');
    while (!sitting.items().includes('Stand and fight')) sitting.answer(0, 'defend');
    expect(winning(sitting)).toBeLessThan(93);
  });

  test('says what the card does besides when a roll fails', () => {
    const sitting = meeting('the-walking-hedge').answer(0, 'fight');
    expect(sitting.hints()).toMatch(/The Walking Hedge: when a combat roll fails: inflict 1 wound/i);
  });
});

test('a single step is told with what lies there', () => {
  const sitting = new Sitting(
    at('game/turn > turn/movement step', '').replace('heroes.0.space: g09', 'heroes.0.space: tamalir'),
  );
  expect(sitting.items()).toContain('Take one step to the Old Tiltyard, green adventure, instead of a roll [G9]');
});

test('the doom track is on the board and can be looked at', () => {
  const sitting = new Sitting(at('game/turn > turn/movement step', ''), '', 'variants: [doom-track]\n');
  const told =
    /Doom track: 0 of 8 doom counters placed; 1 of 4 cards lie there, then a counter is placed on\s+Vynelvale/;
  expect(sitting.look('doom')).toMatch(told);
  expect(sitting.reader().board().join('\n')).toMatch(told);
  expect(sitting.look('the doom track')).toMatch(/space by space: Vynelvale green/);
});

test('talks: an offer comes before the way out, and gold is told in one sum', () => {
  const sitting = new Sitting(at(STEP, 'soul-burn', 'g09, heroes.0.gold: 5'));
  sitting.answer(0, 'negotiate:1');
  expect(sitting.items()[0]).toBe('Make an offer');
  const reader = sitting.reader();
  const goods = new Question(reader, ['propose']).items().map(({ text }) => text);
  expect(goods.slice(0, 4)).toEqual([
    'Varikas gives Soul Burn',
    'Varikas gives 1 gold',
    'Varikas gives 2 gold',
    'Varikas gives 2 gold more',
  ]);
  sitting.answer(0, 'propose', `card:${sitting.thing('soul-burn')}`, 'gold:0:1', 'gold:0:2');
  expect(sitting.reader(1).prompt().text).toMatch(
    /Varikas proposes: Varikas gives Soul Burn,? and Varikas gives 3 gold\./,
  );
  sitting.answer(0, `discard:${sitting.thing('soul-burn')}`);
  expect(sitting.reader(1).prompt().text).toContain('Soul Burn, which is not there any more');
});

test('what cannot be told does not end the game', () => {
  const told = written((paper) =>
    guarded(paper, () => {
      throw new Error('no such thing');
    }),
  );
  expect(told).toContain('(no such thing). The game goes on.');
});

describe('hints tell of fights that could be begun', () => {
  const meeting = (wounds: number, waits: string): Sitting =>
    new Sitting(`
  set: { turn: 0, ${SPACE}, heroes.1.space: g09, ${waits === '' ? '' : `undefeated.0.thing: '{${waits}}', undefeated.0.space: g09`} }
  piles:
    hero/0: [varikas-the-dead]
    hero/1: [{ card: captain-aldous-vane, counters: { wounds: ${wounds} } }]
    area/0: []
    area/1: []
    undefeated challenge track: [${waits}]
  at: ${STEP}
  locals: { turn: { seat: 0 } }
`);
  const chance = (sitting: Sitting, line: RegExp): number => Number(line.exec(sitting.hints())?.[1]);

  test('with a Hero: better, the more wounds that Hero has', () => {
    const line = /^Attacking Vane: fought to the end .* you win about (\d+) in 100 times\.$/m;
    const [well, hurt, nearlyDown] = [0, 1, 2].map((wounds) => chance(meeting(wounds, ''), line));
    expect(well).toBeGreaterThan(0);
    expect(hurt).toBeGreaterThan(well!);
    expect(nearlyDown).toBeGreaterThan(hurt!);
    expect(nearlyDown).toBeLessThan(100);
  });

  test('with a Challenge that waits', () => {
    const line = /^Gallows Choir: whoever fights it to the end wins (?:about )?(\d+) in 100 times\.$/m;
    expect(chance(meeting(0, 'gallows-choir'), line)).toBeGreaterThan(0);
    expect(meeting(0, '').hints()).not.toMatch(/whoever fights it/);
  });
});

describe('reasons that are true', () => {
  const rolled = (): Sitting =>
    new Sitting(at('game/turn > turn/movement step', 'soul-burn') + '  dice: [6, 6, 6, 6, 6]\n').answer(0, 'roll:5');

  test('after the roll: a roll and the single step are over', () => {
    const sitting = rolled();
    expect(sitting.why('roll')).toMatch(
      /^“Roll the movement dice” belongs to the Movement step, before the dice are rolled; that is over for\s+now\.\nNow: Where do you go\?[^]*RB-MOV-01[^]*RB-MOV-04/,
    );
    expect(sitting.why('step')).toMatch(
      /^A single step is taken instead of a roll, and the dice have been rolled\.[^]*RB-MOV-19/,
    );
  });

  test('before combat: an attack belongs to the Ranged phase, not to the meeting of Heroes', () => {
    const sitting = new Sitting(at(STEP, 'soul-burn', 'g09'));
    sitting.answer(0, 'attack:1');
    const seat = [0, 1].find((one) => sitting.reader(one).isAsked)!;
    expect(sitting.reader(seat).prompt().text).toMatch(/^Before Combat/);
    expect(sitting.why('attack', seat)).toMatch(
      /^“Attack” belongs to the Ranged phase; that can only come later\.[^]*RB-CBT-17/,
    );
    expect(sitting.why('attack', seat)).not.toContain('RB-INT-02');
  });

  test('a Hero has a target number only while it defends', () => {
    const sitting = new Sitting(at(STEP, '', 'g09'));
    for (const asked of ['melee target number of captain aldous vane', 'target number of captain aldous vane']) {
      expect(sitting.explain(asked)).toMatch(
        /^A Hero has a target number only in a phase in which it defends[^]*RB-PVP-06/,
      );
    }
    expect(sitting.explain('melee target number of captain aldous vane')).not.toMatch(/RB-CARD|RB-CBT-40|nothing/);
  });

  test('rules of a variant that is not in this game are told as such', () => {
    const off = new Sitting(at('game/turn > turn/movement step', ''));
    expect(off.why('doom track setup')).toMatch(
      /^RB-DOOM-03 is not in this game, which is played without [^]*\n {2}RB-DOOM-03/,
    );
    expect(off.why('RB-HAZ-02')).toMatch(/^RB-HAZ-02 is not in this game/);
    expect(off.why('RB-MOV-04')).not.toContain('not in this game');
    const on = new Sitting(at('game/turn > turn/movement step', ''), '', 'variants: [doom-track]\n');
    expect(on.why('doom track setup')).toMatch(/^ {2}RB-DOOM-03/);
    expect(on.why('RB-HAZ-02')).toMatch(/^RB-HAZ-02 is not in this game/);
  });
});

describe('reasons that say what is meant', () => {
  const rolling = (dice: string): Sitting =>
    new Sitting(at('game/turn > turn/movement step', '') + `  dice: ${dice}\n`).answer(0, 'roll:5');

  test('which symbol the dice lack', () => {
    const told = rolling('[5, 5, 5, 5, 5]').why('g08');
    expect(told).toMatch(
      /^Your dice do not take you to [^:]+: no die is left for (plains|road|hill|forest|mountain)\./,
    );
  });

  test('what costs that much', () => {
    const market = `
  set: { turn: 0, heroes.0.space: tamalir, heroes.1.space: tamalir, heroes.0.gold: 2 }
  piles:
    hero/0: [{ card: varikas-the-dead, counters: { wounds: 1 } }]
    hero/1: [captain-aldous-vane]
    stack of tamalir: [kingsmead-lance]
  at: game/turn > turn/market step > market step/market actions
  locals: { turn: { seat: 0 }, market step: { seat: 0 } }
`;
    const sitting = new Sitting(market);
    expect(sitting.why('buy kingsmead lance')).toMatch(
      /^Kingsmead Lance costs \d+ gold, and you have 2\.\n {2}RB-MKT-06/,
    );
  });

  test('of many places some are told, and that there are more', () => {
    const sitting = rolling('[1, 2, 3, 4, 5]');
    const places = sitting.items().filter((text) => text.startsWith('Go to')).length;
    expect(places).toBeGreaterThan(5);
    const told = sitting.why('move');
    expect(told.match(/on offer/g)).toHaveLength(4);
    expect(told).toMatch(/\d+ more things are meant by “move”: say which, and you are told of that one\.\n$/);
  });

  test('no label is cut, and none has a placeholder', () => {
    const sitting = rolling('[1, 2, 3, 4, 5]');
    expect(sitting.why('attempt')).toMatch(/^“Attempt an adventure” belongs to the Adventure step/);
    expect(sitting.why('heal')).toMatch(/^“Heal somebody” belongs to the Market step/);
    expect(sitting.why('take-gold')).toMatch(/^“Take all gold” belongs to the spoils/);
  });

  test('what can be done at any time is named again, in short', () => {
    const sitting = new Sitting(at('game/turn > turn/movement step', 'soul-burn, oxhorn-the-breaker'));
    const [first, again] = sitting.shownTwice();
    expect(first).toMatch(/At any time: \d+ Discard Soul Burn; \d+ Discard Oxhorn/);
    expect(again).toMatch(/At any time: \d+–\d+ Discard a card\n/);
  });

  test('a recovery is a sentence', () => {
    const reader = new Sitting(at(STEP, '')).reader();
    const told = (wounds: number, exhaustion: number): string =>
      reader.say({ key: 'event.recovered', with: { thing: { thing: 0 }, wounds, exhaustion } });
    expect(told(1, 0)).toMatch(/ recovers from one wound\.$/);
    expect(told(2, 1)).toMatch(/ recovers from 2 wounds and 1 exhaustion\.$/);
    expect(told(0, 3)).toMatch(/ recovers from 3 exhaustion\.$/);
  });

  test('an enemy is shown with the numbers that are needed now, by its own text too', () => {
    const sitting = new Sitting(`
  set: { turn: 0, ${SPACE}, heroes.1.space: tamalir, undefeated.0.thing: '{the-scarecrow-walks}', undefeated.0.space: g09 }
  piles:
    hero/0: [varikas-the-dead]
    hero/1: [captain-aldous-vane]
    area/0: []
    area/1: []
    undefeated challenge track: [the-scarecrow-walks]
  at: ${STEP}
  locals: { turn: { seat: 0 } }
`);
    sitting.answer(0, 'face');
    const facing = (): string =>
      sitting
        .reader()
        .board()
        .find((line) => line.includes('Scarecrow Walks')) ?? '';
    expect(facing()).toMatch(/18[^]*17[^]*14/);
    sitting.hurt('the-scarecrow-walks', 3);
    expect(facing()).toMatch(/15[^]*14[^]*11/);
    expect(sitting.explain('ranged target number of the scarecrow walks')).toMatch(/: 15\n[^]*RB-CBT-40[^]*-3/);
  });
});
