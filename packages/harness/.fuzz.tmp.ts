import { readFileSync, readdirSync } from 'node:fs';
import { runScenario } from '@questwright/harness';
import { ENTRIES } from './src/games/entries.ts';
import { skirmish } from './src/games/skirmish/index.ts';
const ALL: any[] = ENTRIES.some((e) => e.definition.id === 'skirmish') ? [...ENTRIES] : [...ENTRIES, { definition: skirmish, messages: {}, title: 'x', board: () => [] }];
let seed = Number(process.argv[2] ?? 1); const rnd = (n: number) => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor((seed / 2147483648) * n); };
const texts = ['tictactoe', 'lanterns', 'skirmish'].flatMap((g) => readdirSync(`scenarios/${g}`).map((f) => readFileSync(`scenarios/${g}/${f}`, 'utf8')));
const junk = ['null', '[]', '{}', '-1', 'x', "'{cat}'", 'true', '1.5', '{ a: 1 }', '[1, [2]]', '~', '"', '*a', '&a', '{{', '99999', "''", '...', '{ seat: 0 }'];
const seen = new Map<string, number>(); let slow = 0, thrown = 0; const t0 = Date.now(); let n = 0;
for (; n < Number(process.argv[3] ?? 2000); n++) {
  const lines = texts[rnd(texts.length)]!.split('\n');
  for (let k = 0; k <= rnd(3); k++) {
    const i = rnd(lines.length); const what = rnd(6);
    if (what === 0) lines.splice(i, 1);
    else if (what === 1) lines[i] = lines[i]!.replace(/: .*$/, `: ${junk[rnd(junk.length)]}`);
    else if (what === 2) lines[i] = lines[i]!.replace(/[\w-]+/g, (w) => (rnd(4) === 0 ? junk[rnd(junk.length)]! : w));
    else if (what === 3) lines.splice(i, 0, lines[rnd(lines.length)]!);
    else if (what === 4) lines[i] = lines[i]!.replace(/\[.*\]/, junk[rnd(junk.length)]!);
    else lines[i] = lines[i]!.replace(/\d+/, String(rnd(30) - 5));
  }
  const text = lines.join('\n'); const s = Date.now();
  try {
    const r = runScenario(text, 'f', ALL);
    for (const p of r.problems) { if (!(p.line >= 1 && p.column >= 1 && p.message)) throw new Error('bad problem ' + JSON.stringify(p)); if (/undefined|Cannot read|is not a function|\[object|is not iterable/.test(p.message + (p.expected ?? '') + (p.found ?? ''))) { const k = p.message.slice(0, 90); if (!seen.has(k)) console.log('ODD', k, '\n' + text.split('\n').slice(Math.max(0,p.line - 3), p.line+1).join('\n')); seen.set(k, (seen.get(k) ?? 0) + 1); } }
  } catch (e: any) { thrown++; const k = String(e.stack).slice(0, 400); if (!seen.has(k)) { console.log('THROWN', k); console.log(text.slice(0, 1500)); } seen.set(k, 1); }
  if (Date.now() - s > 300) { slow++; }
}
console.log({ n, thrown, slow, ms: Date.now() - t0, odd: seen.size });
