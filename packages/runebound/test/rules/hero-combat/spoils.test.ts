import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { goldOf, meeting } from '../interaction/meeting.ts';
import { duel, quietRound, beforeTheFirstRound, strike, victory } from './duel.ts';

rule('RB-PVP-12', 'who defeats the other wins, whoever began', () => {
  const table = victory();
  expect(table.event('hero combat won')).toEqual({ seat: 0, other: { seat: 1 } });
  expect(table.asked()).toEqual([0]);

  const other = quietRound(beforeTheFirstRound({ wounds: [4, 0], areas: [['lute'], []] }), 0);
  strike(other.dice(1, 1).answer(1, 'fight'), 1, 10, 10);
  expect(other.event('hero combat won')).toEqual({ seat: 1, other: { seat: 0 } });
  expect(other).toOffer(1, ['take:{lute}', 'take-nothing']);
  other.answer(1, 'take:{lute}');
  expect(other.pile('area/1')).toEqual(['lute']);
  expect([other.world.heroes[0]!.space, other.world.turn]).toEqual(['harbor', 1]);
});

const tags = (table: ReturnType<typeof victory>, tag: string): unknown[] =>
  table.events.filter((one) => one.tag === tag).map((one) => one.with['seat']);

rule('RB-PVP-12', 'a winner who falls while making room is no loser of that combat, and each falls once', () => {
  const table = victory({ gold: [2, 6], areas: [['heart-mail'], ['plate', 'lute']] });
  table.edit(({ world }) => void (world.things.counters['wounds']![table.thing('alwin')] = 5));
  table.answer(0, 'make-room:{heart-mail}');
  // Nothing more is taken, from a town least of all; the loser loses gold and the most expensive card as ever.
  expect(tags(table, 'hero combat won')).toEqual([0]);
  expect(tags(table, 'knocked out').toSorted()).toEqual([0, 1]);
  expect(table.pile('area/0')).toEqual([]);
  expect(table.pile('area/1')).toEqual(['lute']);
  expect([goldOf(table, 0), goldOf(table, 1)]).toEqual([0, 0]);
  expect(table.world.heroes.map(({ space }) => space)).toEqual(['harbor', 'harbor']);
  expect(table.world.turn).toBe(1);
});

rule('RB-PVP-12', 'who falls beside the combat loses none', () => {
  const table = meeting({ spaces: ['meadow', 'meadow', 'meadow'], areas: [['lute'], ['passing-bell'], ['saber']] });
  table.answer(0, 'attack:1').answer(1, 'use:{passing-bell}:toll:discard');
  // Corvin first, then Alwin, whom Berta has fought.
  expect(tags(table, 'knocked out')).toEqual([2, 0]);
  const won = table.events.filter(({ tag }) => tag === 'hero combat won');
  expect(won.map((one) => one.with)).toEqual([{ seat: 1, other: { seat: 0 } }]);
});

rule('RB-PVP-12', 'nor one who falls by what was taken', () => {
  const table = victory({ gold: [2, 6], areas: [[], ['curse-mask', 'lute']] });
  table.edit(({ world }) => void (world.things.counters['wounds']![table.thing('alwin')] = 4));
  table.answer(0, 'take:{curse-mask}');
  expect(tags(table, 'hero combat won')).toEqual([0]);
  expect(tags(table, 'knocked out').toSorted()).toEqual([0, 1]);
  expect([goldOf(table, 0), goldOf(table, 1)]).toEqual([0, 0]);
  expect(table.world.turn).toBe(1);
});

rule('RB-PVP-13', 'the winner takes one of four things, or nothing', () => {
  const won = () => victory({ gold: [1, 9], areas: [[], ['saber', 'lute', 'piper', 'rune-of-dusk']] });
  const table = won();
  expect(table).toOffer(0, [
    'take:{saber}',
    'take:{lute}',
    'take:{piper}',
    'take-adventure-card:{rune-of-dusk}',
    'take-gold',
    'take-nothing',
  ]);
  table.answer(0, 'take-gold');
  expect(goldOf(table, 0)).toBe(10);
  expect(table.pile('area/0')).toEqual([]);
  expect(won().answer(0, 'take:{lute}').pile('area/0')).toEqual(['lute']);
  expect(goldOf(won().answer(0, 'take-nothing'), 0)).toBe(1);
  expect(victory({ areas: [[], ['saber']] })).toRefuse(0, 'take-gold', 'RB-PVP-13');
  const taken = won().answer(0, 'take:{saber}');
  expect(taken.events.find(({ tag }) => tag === 'gained')?.rule).toBe('RB-PVP-13');
});

rule('RB-PVP-14', 'a protected reward card or a Dragon Rune can be taken, and the third Rune wins', () => {
  const won = () =>
    victory({
      areas: [
        ['rune-of-dawn', 'rune-of-noon'],
        ['rune-of-dusk', 'trophy'],
      ],
    });
  const table = won();
  expect(table).toOffer(0, ['take-adventure-card:{rune-of-dusk}', 'take-adventure-card:{trophy}', 'take-nothing']);
  expect(won().answer(0, 'take-adventure-card:{trophy}').pile('area/0')).toContain('trophy');
  table.answer(0, 'take-adventure-card:{rune-of-dusk}');
  expect(table.pile('area/0')).toEqual(['rune-of-dawn', 'rune-of-noon', 'rune-of-dusk']);
  expect([table.game.over, table.game.result]).toEqual([true, { winner: 0 }]);
  // Nothing happens after the victory: the loser is not knocked out any more.
  expect(table.events.at(-1)!.tag).toBe('won');
});

rule('RB-PVP-15', 'an Ally who is taken keeps its counters', () => {
  const table = victory({ areas: [[], [{ card: 'piper', counters: { wounds: 1, exhaustion: 2 } }]] });
  table.answer(0, 'take:{piper}');
  const on = (counter: string) => table.world.things.counters[counter]![table.thing('piper')];
  expect(table.pile('area/0')).toEqual(['piper']);
  expect([on('wounds'), on('exhaustion')]).toEqual([1, 2]);
});

rule('RB-PVP-16', 'then the loser is knocked out', () => {
  const table = victory({ gold: [0, 9], areas: [[], ['saber', 'rapier']] });
  expect(table.world.heroes[1]!.space).toBe('meadow');
  expect(table.pile('area/1')).toEqual(['saber', 'rapier']);
  table.answer(0, 'take:{rapier}');
  expect(table.pile('area/0')).toEqual(['rapier']);
  expect(table.pile('area/1')).toEqual([]);
  expect([goldOf(table, 0), goldOf(table, 1)]).toEqual([0, 0]);
  expect(table.world.heroes.map(({ space }) => space)).toEqual(['meadow', 'harbor']);
});

rule('RB-PVP-17', 'nobody gains experience from it', () => {
  const table = victory({ spaces: ['thicket', 'thicket'], counters: ['thicket'] });
  expect(table.world.adventures).toEqual(['thicket']);
  table.answer(0, 'take-nothing');
  for (const { counters, points } of table.world.heroes) {
    expect([...Object.values(counters), points]).toEqual([0, 0, 0, 0, 0]);
  }
  // A defeated Challenge would have given the counter that lies there.
  expect(table.world.adventures).toEqual(['thicket']);
});

rule('RB-PVP-24', 'the limits of the winner hold for spoils', () => {
  const won = () =>
    victory({
      areas: [
        ['piper', 'squire', 'lute'],
        ['healer', 'saber'],
      ],
    });
  const table = won();
  expect(table).toOffer(0, ['take:{saber}', 'make-room:{piper}', 'make-room:{squire}', 'take-nothing']);
  expect(table).toRefuse(0, 'take:{healer}', 'RB-PVP-24');
  table.answer(0, 'make-room:{squire}');
  expect(table).toOffer(0, ['take:{healer}', 'take:{saber}', 'take-nothing']);
  table.answer(0, 'take:{healer}');
  expect(table.pile('area/0')).toEqual(['piper', 'lute', 'healer']);
  expect(won().answer(0, 'take:{saber}').pile('area/0')).toEqual(['piper', 'squire', 'lute', 'saber']);
});

rule('RB-INT-13', 'after an attack in a town there is no Market step', () => {
  const table = duel({ spaces: ['harbor', 'harbor'], wounds: [0, 3], areas: [[], ['lute']] }, 1, 1);
  strike(table, 0, 10, 10);
  expect(table.event('hero combat won')).toEqual({ seat: 0, other: { seat: 1 } });
  table.answer(0, 'take-nothing');
  expect(table.events.some(({ tag }) => tag === 'market card added')).toBe(false);
  expect(meeting({ spaces: ['harbor', 'harbor'] })).toOffer(0, ['negotiate:1', 'attack:1', 'no-interaction']);
});
