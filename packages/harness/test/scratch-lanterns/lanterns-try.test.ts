import { test } from 'vitest';
import { combinations, load, labelOf, promptOf, view, eventFor } from '@questwright/kernel';
import { soak } from '../../src/index.ts';
import { words, wordCheck } from '@questwright/messages';
import { lanterns } from '../../src/games/lanterns/index.ts';
import messages from '../../src/games/lanterns/messages.en.json' with { type: 'json' };
test('words', () => {
  const legal: string[][] = [];
  for (const c of combinations(lanterns)) try { load(lanterns, { packs: c }); legal.push(c); } catch (e) {  }
  const entry = { definition: lanterns, messages, title: 'game.title', board: () => [] };
  const check = wordCheck(entry as any); const say = words(messages); let lines: string[] = [];
  soak(lanterns, { games: 80, seed: 'w', packs: legal, every: 1000, onEvents: (r, es) => {
    const v = view(r.loaded, r.game, 0);
    for (const e of es) { const m = eventFor(e, 0); check.met(m, { view: v }); if (lines.length < 400) lines.push(say(m, { view: v })); }
    if (r.game.pending) for (const o of r.game.pending.offers) { check.met(promptOf(r.loaded, r.game, o.seat), {view: v}); for (const id of [...o.options, ...o.forms.map(f => f.choice), ...o.asides]) check.met(labelOf(r.loaded, r.game, o.seat, id), { view: v }); }
  } });
  console.log(check.problems(), lines.slice(0,80).join('\n'));
}, 120000);
