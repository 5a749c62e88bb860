// A player that knows nothing of Questwright but docs/protocol.md, and uses nothing but Node's own modules.
//   node examples/stranger-bot.mjs http://localhost:3000 [game]
// It opens a table for itself and one bot of the house, plays to the end by chance, and says who won.

const [address = 'http://localhost:3000', game = 'lanterns'] = process.argv.slice(2);
let cookie = '';

async function call(method, path, body) {
  const reply = await fetch(address + path, {
    method,
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const given = reply.headers.get('set-cookie');
  if (given) cookie = given.split(';')[0];
  const answer = await reply.json();
  if (!reply.ok) throw new Error(`${method} ${path}: ${answer.error.message}`);
  return answer;
}

const any = (list) => list[Math.floor(Math.random() * list.length)];
const upTo = (least, most) => least + Math.floor(Math.random() * (most - least + 1));

/** Fills a form: how, depends on its kind. */
function filled({ choice, kind, of }) {
  if (kind === 'confirm') return [choice, any(['yes', 'no'])];
  if (kind === 'amount') return [choice, String(upTo(of.min, of.max))];
  if (kind === 'some') {
    const wanted = upTo(of.min, Math.min(of.max, of.of.length));
    const left = [...of.of];
    while (left.length > wanted) left.splice(upTo(0, left.length - 1), 1);
    return [choice, ...left];
  }
  if (kind === 'order') return [choice, ...[...of.of].sort(() => Math.random() - 0.5)];
  throw new Error(`This bot cannot fill a form of the kind ${kind}`);
}

await call('POST', '/api/guest', { name: 'Stranger' });
const { id } = await call('POST', '/api/tables', { game, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
await call('POST', `/api/tables/${id}/start`);

let seq = 0;
let answers = 0;
for (;;) {
  const wait = seq === 0 ? '' : `&since=${seq}&wait=20000`;
  const { info, position } = await call('GET', `/api/tables/${id}/position?seat=0${wait}`);
  if (info.status === 'over') {
    console.log(`Over after ${answers} answers of mine: ${JSON.stringify(info.result)}`);
    break;
  }
  seq = position.seq;
  const { decision } = position.view;
  if (!decision?.waitsFor.includes(0)) continue;
  const { options, forms } = decision.mine;
  const pick = options.length > 0 && (forms.length === 0 || Math.random() < 0.8) ? [any(options)] : filled(any(forms));
  await call('POST', `/api/tables/${id}/answer`, { seat: 0, no: decision.no, pick });
  // It may be our turn again: look at once.
  seq = 0;
  answers++;
}
