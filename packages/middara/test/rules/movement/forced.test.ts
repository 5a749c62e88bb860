import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { at, breaks, damage, field, isDefeated, type Field } from '../field.ts';

type Given = Parameters<typeof field>[0];
const OPEN = ['......', '......', '......', '......', '......', '......'];
/** An Animate pushes, so it uses the full number. */
const pushed = (figure: string, spaces: number, given: Given): Field =>
  field({ ...given, play: ['push', { figure, by: Object.keys(given.figures)[0]!, spaces, kind: 'push' }] });
const pulled = (figure: string, spaces: number, given: Given): Field =>
  field({ ...given, play: ['pull', { figure, by: Object.keys(given.figures)[0]!, spaces }] });

rule('MD-TOW-01', 'every step of a figure that is pulled leads closer', () => {
  const table = pulled('animate', 2, { map: OPEN, figures: { zeke: 'a1', animate: 'd4' } });
  expect(table).toOffer(0, ['to:c4', 'to:d3', 'no farther']);
  expect(table).toRefuse(0, 'to:d5');
  table.answer(0, 'to:c4').answer(0, 'to:c3');
  expect(at(table, 'animate')).toBe('c3');
});

rule('MD-TOW-02', 'it stops beside the figure it is pulled to', () => {
  const table = pulled('animate', 5, { map: ['......'], figures: { zeke: 'a1', animate: 'd1' } });
  table.answer(0, 'to:c1').answer(0, 'to:b1');
  expect(at(table, 'animate')).toBe('b1');
  const slant = pulled('animate', 5, { map: OPEN, figures: { zeke: 'a1', animate: 'c3' } });
  slant.answer(0, 'to:c2').answer(0, 'to:b2');
  expect(slant.where()).toMatch(/turn\/action phase$/);
  expect(table.where()).toMatch(/turn\/action phase$/);
});

rule('MD-TOW-05', 'away is straight away', () => {
  const table = pushed('zeke', 2, { map: OPEN, figures: { animate: 'b2', zeke: 'c2' }, turn: 'zeke' });
  expect(at(table, 'zeke')).toBe('e2');
});

rule('MD-TOW-05', 'who moves nobody chooses no direction', () => {
  const table = pushed('animate', 1, { map: OPEN, figures: { rook: 'b2', animate: 'c3' } });
  expect(
    pushed('animate', 1, { map: OPEN, figures: { rook: 'b2', animate: 'c3' } })
      .answer(0, 'spaces:1')
      .where(),
  ).toMatch(/push\/direction$/);
  expect(table.answer(0, 'spaces:0').where()).toMatch(/turn\/action phase$/);
  expect(at(table, 'animate')).toBe('c3');
});

rule('MD-TOW-06', 'on a slant the worse direction must be taken', () => {
  const table = pushed('zeke', 1, {
    map: ['....', '..o.', '.d..', '....'],
    figures: { animate: 'a1', zeke: 'b2', remi: 'd4' },
    turn: 'remi',
  });
  expect(isDefeated(table, 'zeke')).toBe(true);
  expect(damage(table, 'zeke')).toBe(12);
});

rule('MD-TOW-07', 'what stops a figure deals it the rest as Damage', () => {
  const table = pushed('zeke', 3, {
    map: ['......'],
    figures: { animate: 'a1', zeke: 'b1', 'animate 2': 'd1' },
    turn: 'zeke',
  });
  expect(at(table, 'zeke')).toBe('c1');
  expect(damage(table, 'zeke')).toBe(2);
  expect(damage(table, 'animate 2')).toBe(0);
  const wall = pushed('zeke', 2, { map: ['..o...'], figures: { animate: 'a1', zeke: 'b1' }, turn: 'zeke' });
  expect(damage(wall, 'zeke')).toBe(2);
});

rule('MD-TOW-08', 'a Tile edge does so too', () => {
  const table = pushed('zeke', 3, { map: ['....'], figures: { animate: 'a1', zeke: 'b1' }, turn: 'zeke' });
  expect(at(table, 'zeke')).toBe('d1');
  expect(damage(table, 'zeke')).toBe(1);
});

rule(['MD-TOW-10', 'MD-BRK-04', 'MD-TAG-52'], 'forced movement provokes, but not from who pushes', () => {
  const table = pushed('animate', 1, {
    map: OPEN,
    figures: { rook: 'b2', animate: 'c2', remi: { at: 'c1', stamina: 0 } },
    dice: [1, 1],
  });
  table.answer(0, 'spaces:1');
  expect(table.where()).toMatch(/break attack\/chance$/);
  table.answer(0, 'strike');
  expect(breaks(table)).toEqual([2]);
  expect(at(table, 'animate')).toBe('d2');
});

rule(['MD-TOW-11', 'MD-TOW-06'], 'the Earth Loa pushes Zeke: south to his Defeat, or else west', () => {
  // The Loa stands north-east of Zeke, who has two spaces to the west and three to the south.
  const given = { figures: { animate: 'd1', zeke: 'c2', remi: 'f6' }, turn: 'remi' };
  const danger = pushed('zeke', 3, { ...given, map: ['......', '......', '..d...', '..d...', '..d...', '......'] });
  expect(isDefeated(danger, 'zeke')).toBe(true);
  const normal = pushed('zeke', 3, { ...given, map: OPEN });
  expect(at(normal, 'zeke')).toBe('a2');
  expect(damage(normal, 'zeke')).toBe(1);
});

rule('MD-TAG-35', 'HEAVY shortens every movement that is given', () => {
  const given: Given = {
    map: OPEN,
    figures: { animate: 'a1', rook: { at: 'b1', gear: ['slab-shield'] } },
    turn: 'rook',
  };
  expect(at(pushed('rook', 2, given), 'rook')).toBe('c1');
  const river = field({
    map: ['w', 'w'],
    current: { spaces: 1, arrows: { a1: 'south' } },
    figures: { rook: { at: 'a1', gear: ['slab-shield'] } },
  });
  expect(at(river.answer(0, 'end turn'), 'rook')).toBe('a1');
  expect(damage(river, 'rook')).toBe(0);
});

rule('MD-TAG-36', 'HEAVY takes 1 off Movement and Agility', () => {
  const table = field({ map: OPEN, figures: { remi: { at: 'a1', gear: ['slab-shield'] } } });
  expect(table.value('movement value', 0)).toBe(5);
  expect(table.value('skill', 0, 'agility')).toBe(5);
  expect(table.value('skill', 0, 'strength')).toBe(4);
});

rule('MD-TAG-37', 'HEAVY adds up', () => {
  const given: Given = {
    map: OPEN,
    figures: { animate: 'a1', remi: { at: 'b1', gear: ['slab-shield', 'slab-shield'] } },
    turn: 'remi',
  };
  const table = pushed('remi', 3, given);
  expect(table.value('movement value', 1)).toBe(4);
  expect(table.value('skill', 1, 'agility')).toBe(4);
  expect(at(table, 'remi')).toBe('c1');
});

rule('MD-TAG-38', 'HULKING figures are not moved by opponents', () => {
  const table = pushed('quarry-walker', 3, { map: OPEN, figures: { rook: 'a1', 'quarry-walker': 'b1' } });
  expect(at(table, 'quarry-walker')).toBe('b1');
  expect(damage(table, 'quarry-walker')).toBe(0);
  expect(table.where()).toMatch(/turn\/action phase$/);
});

rule('MD-TAG-50', 'PULL moves towards who uses it', () => {
  const table = pulled('animate', 2, { map: ['......'], figures: { zeke: 'a1', animate: 'e1' } });
  table.answer(0, 'to:d1').answer(0, 'to:c1');
  expect(at(table, 'animate')).toBe('c1');
});

rule(
  ['MD-TAG-51', 'MD-WORD-04'],
  'PUSH moves up to the number, as its user chooses',
  () => {
    const ends = ['b2', 'b3', 'b4', 'b5'];
    for (const [spaces, end] of ends.entries()) {
      const table = pushed('animate', 3, { map: OPEN, figures: { rook: 'b1', animate: 'b2' } });
      expect(table).toOffer(0, ['spaces:0', 'spaces:1', 'spaces:2', 'spaces:3']);
      expect(at(table.answer(0, `spaces:${spaces}`), 'animate')).toBe(end);
    }
  },
  {
    // The full number.
    'MD-WORD-04': [
      {
        rule: 'MD-WORD-04',
        proc: 'push',
        step: 'how far',
        choice: 'spaces',
        wrap: (spaces) => ({ ...spaces, list: (t, seat) => spaces.list!(t, seat).slice(-1) }),
      },
    ],
  },
);

rule('MD-TAG-52', 'who pushes gets no Break Attack', () => {
  const table = pushed('animate', 1, { map: OPEN, figures: { rook: 'b2', animate: 'c2' } }).answer(0, 'spaces:1');
  expect(at(table, 'animate')).toBe('d2');
  expect(breaks(table)).toEqual([]);
});

rule('MD-TAG-67', 'SWAP exchanges two figures, and nobody strikes', () => {
  const table = field({
    map: OPEN,
    figures: { remi: 'a1', animate: 'd4', zeke: 'd5' },
    play: ['swap', { figure: 'remi', other: 'animate' }],
  });
  expect([at(table, 'remi'), at(table, 'animate')]).toEqual(['d4', 'a1']);
  expect(breaks(table)).toEqual([]);
  const large = field({
    map: ['...', '...', '...'],
    figures: { remi: 'c3', 'quarry-walker': 'a1' },
    play: ['swap', { figure: 'remi', other: 'quarry-walker' }],
  });
  expect([at(large, 'remi'), at(large, 'quarry-walker')]).toEqual(['c3', 'a1']);
});

rule('MD-TAG-72', 'WARP puts a figure down elsewhere, and nobody strikes', () => {
  const given: Given = { map: ['d.o...'], figures: { remi: 'a1', animate: 'b1', zeke: 'f1' } };
  const table = field({ ...given, play: ['warp', { figure: 'remi', to: 'd1' }] });
  expect(at(table, 'remi')).toBe('d1');
  expect(breaks(table)).toEqual([]);
  for (const to of ['b1', 'c1'])
    expect(at(field({ ...given, play: ['warp', { figure: 'remi', to }] }), 'remi')).toBe('a1');
});

rule('MD-TAG-72', 'the Door of Smoke leads to any free space within 4 spaces, past whoever is in the way', () => {
  const table = field({
    map: ['......', 'oooooo'],
    figures: { remi: { at: 'a1', gear: ['door-of-smoke'] }, animate: 'b1', zeke: 'f1' },
  }).answer(0, 'use:{door-of-smoke}:between actions:EXHAUST+SP');
  expect(table).toOffer(0, ['warp:c1', 'warp:d1', 'warp:e1']);
  table.answer(0, 'warp:d1');
  expect([at(table, 'remi'), breaks(table)]).toEqual(['d1', []]);
  expect(table.where()).toMatch(/turn\/action phase$/);
});

rule('MD-TAG-72', 'who is walled in stays', () => {
  const table = field({
    map: ['.o..', 'oo..'],
    figures: { remi: { at: 'a1', gear: ['door-of-smoke'] }, animate: 'd2' },
  });
  table.answer(0, 'use:{door-of-smoke}:between actions:EXHAUST+SP');
  expect([at(table, 'remi'), table.where()]).toEqual(['a1', expect.stringMatching(/turn\/action phase$/)]);
});
