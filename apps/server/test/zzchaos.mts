import { openHouse } from './house.ts';
import { Guest } from './guest.ts';
import { seeded, below } from '@questwright/kernel';
const dice = seeded(process.argv[3] ?? 'chaos'); const rnd = (n: number) => below(dice, n); const one = <T,>(l: readonly T[]): T => l[rnd(l.length)]!;
const [game, packs, mode] = JSON.parse(process.argv[2]!);
const errors: unknown[] = []; let now = Date.now();
const house = await openHouse({ errors, now: () => now });
const people = await Promise.all(['Anna', 'Ben', 'Cara', 'Dora'].map((n) => Guest.arrive(house.address, n)));
const me = { kind: 'me' }, friend = { kind: 'friend' }, bot = { kind: 'bot', bot: game === 'runebound' ? 'greedy' : 'random' };
const { id, invite } = await people[0]!.newTable({ game, packs, options: mode ?? {}, seats: [me, friend, friend, ...(game === 'lanterns' ? [bot] : [])], absence: 60_000 });
for (const p of people.slice(1, 3)) await p.post(`/api/tables/${id}/join`, { invite });
console.log('start', (await people[0]!.post<any>(`/api/tables/${id}/start`)).status);
const sockets: Guest[] = []; 
for (const p of people) for (let k = 0; k < 2; k++) { const s = await new Guest(house.address, p.cookie).connect(); s.id = p.id; sockets.push(s); }
for (const s of sockets) for (const seat of [null, 0, 1, 2]) s.say({ type: 'watch', table: id, seat });
const counts: Record<string, number> = {}; const bad: string[] = [];
const note = (what: string, status: any, body?: any) => { const k = `${what} ${status}`; counts[k] = (counts[k] ?? 0) + 1; if (status === 500 || body?.error?.code === 'broken') bad.push(what + JSON.stringify(body)); };
const at = (a: string) => `/api/tables/${id}/${a}`;
let waits: Promise<unknown>[] = [];
for (let n = 0; n < 900; n++) {
  const p = one(people), seat = rnd(game === 'lanterns' ? 4 : 3); const room = await house.tables.room(id); const live = room.live!;
  if (room.row.status !== 'playing') { console.log('status', room.row.status, 'after', n); break; }
  const way = rnd(100); const q = live.record.game.pending;
  const post = (a: string, b: object = {}, who = p) => waits.push(who.post<any>(at(a), b).then(({ status, body }) => note(a, status, body)));
  if (way < 55 && q) {
    const offer = one(q.offers); const holder = people.find((x) => room.row.seats[offer.seat]!.guest === x.id);
    if (holder) { const list = [...offer.options, ...offer.asides]; if (list.length) { const a = one(list), b = one(list); const [s1, s2] = sockets.filter((s) => s.id === holder.id);
      for (const [s, pick] of [[s1, a], [s2, b], [s1, a]] as const) waits.push(s!.ask({ type: 'answer', table: id, seat: offer.seat, no: q.no, pick: [pick] }).then((r: any) => note('ws answer', r.type === 'done' ? 'done' : r.error.key + (r.error.code === 'broken' ? ' BROKEN' : ''), r))); }
      else if (offer.forms.length) { const { sample } = await import('@questwright/kernel'); post('answer', { seat: offer.seat, no: q.no, pick: [...sample(offer, rnd)] }, holder); } }
    else if (rnd(3) === 0) post('join', { seat: offer.seat, invite });
  } else if (way < 63) { const k = Math.max(0, live.record.line.length - 1 - rnd(3)); post('undo', { seat, keep: k }); post('undo', { seat: rnd(3), keep: k }, one(people)); }
  else if (way < 72 && live.motion) { for (const w of people) for (const s of [0, 1, 2]) post('vote', { seat: s, motion: live.motion.id, agree: rnd(5) > 0 }, w); }
  else if (way < 75) post('redo', { seat });
  else if (way < 78) post('leave', { seat });
  else if (way < 86) { post('join', { seat, ...(rnd(2) ? { invite } : {}) }); post('join', { invite }, one(people)); }
  else if (way < 90) { if (rnd(2)) now += 61_000; post('replace', { seat }); }
  else if (way < 92) post('free', { seat }, people[0]);
  else if (way < 94) post('report', { text: 'x', seat });
  else if (way < 96) waits.push(p.get<any>(at(`advice?seat=${seat}`)).then(({ status, body }) => note('advice', status, body)));
  else if (way < 97) { now -= rnd(2) * 3_600_000; for (const s of sockets) s.say({ type: 'seen', table: id, seat: null, seq: 1e9 }); }
  else if (way < 98) waits.push(p.get<any>(at(`replay?seat=${seat}&from=0&most=5`)).then(({ status, body }) => note('replay', status, body)));
  else if (way < 99) for (const s of sockets) for (const x of [null, 0, 1, 2]) if (rnd(2)) s.say({ type: 'watch', table: id, seat: x });
  if (n % 6 === 0) { await Promise.all(waits); waits = []; }
}
await Promise.all(waits);
await house.tables.write();
await new Promise((r) => setTimeout(r, 1500));
const room = await house.tables.room(id); const live = room.live!;
// all who watch see what is
let wrong = 0;
for (const s of sockets) { if (s.socket?.readyState !== 1) { console.log('socket closed'); continue; } await s.ask({ type: 'ping' }); for (const [k, v] of s.views) { const seat = k.split(' ')[1]; const viewer = seat === 'null' ? null : Number(seat); if (viewer !== null && room.row.seats[viewer]!.guest !== s.id) continue; const fresh = live.position(viewer); if (fresh.seq === v.seq && JSON.stringify(fresh.view) !== JSON.stringify(v.view)) { const canon = (x: any): any => (Array.isArray(x) ? x.map(canon) : x && typeof x === 'object' ? Object.fromEntries(Object.keys(x).sort().map((y) => [y, canon(x[y])])) : x); if (JSON.stringify(canon(fresh.view)) !== JSON.stringify(canon(v.view))) wrong++; } } }
const hash = live.record.hash, seq = live.seq, status = room.row.status, marks = room.row.marks;
for (const s of sockets) s.disconnect();
await new Promise((r) => setTimeout(r, 300));
for (let k = 0; k < 2; k++) await house.tables.rest(-1);
const again = await house.tables.room(id);
const entries = await house.tables.store.entries(id, 0);
console.log(game, packs.join(), 'seq', seq, 'line', live.record.line.length, status, marks, 'wrong views', wrong, 'reopened same', again !== room, again.live!.record.hash === hash || again.live!.seq !== seq, 'stuck', JSON.stringify(again.live!.stuck), 'contiguous', entries.every((e, i) => e.seq === i + 1));
console.log(Object.entries(counts).sort().map(([k, v]) => `${k}:${v}`).join('  '));
console.log('bad', bad.slice(0, 5), 'errors', errors.slice(0, 5).map((e: any) => String(e?.stack ?? e).slice(0, 500)));
await house.close(); process.exit(0);
