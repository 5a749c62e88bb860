import { look, type Game, type Json, type Part, type Seat, type World } from '@questwright/kernel';
import { findThing } from '@questwright/messages';
import type { Paper } from '../paper.ts';
import { ruleTitle } from '../rulebook.ts';
import type { Teller } from '../teller.ts';
import { knowable, UNKNOWABLE } from './knowable.ts';

/** `explain movement dice 0`: the value, and everything that makes it so. */
export function explain(paper: Paper, text: string, teller: Teller, game: Game<World>, seat: Seat): void {
  const names = [...teller.loaded.values.keys()];
  // Names of values may have several words: the longest that fits is meant.
  const fits = names.filter((one) => text === one || text.startsWith(`${one} `));
  const name = fits.sort((x, y) => y.length - x.length)[0];
  if (name === undefined) {
    const known = names.length > 0 ? `Values: ${names.join(', ')}.` : 'This game has no named values.';
    paper.text(text === '' ? `Explain which value, and of what? ${known}` : `There is no value "${text}". ${known}`);
    return;
  }
  if (game.over) return paper.line('The game is over: nothing is worked out any more.');
  const said = text
    .slice(name.length)
    .trim()
    .replace(/^of\s+/, '');
  const { about, called } = meant(said, teller, game, seat);
  const ask = (of: Game<World>): { value: Json; parts: Part[] } =>
    look(teller.loaded, of, (t) => t.explain(name, ...(about as [unknown?, unknown?])));
  if (!knowable(teller, game, seat, ask)) return paper.line(UNKNOWABLE);
  let found: { value: Json; parts: Part[] };
  try {
    found = ask(game);
  } catch {
    const why = said === '' ? 'Of what' : `Not of "${said}"; of what`;
    const [card] = teller.knownThings(game, seat);
    return paper.text(`${why}? Name a seat or a card: explain ${name} ${card?.name ?? teller.seat(seat)}`);
  }
  const context = teller.context(game, seat);
  paper.line(`${name}${called === '' ? '' : ` of ${called}`}: ${show(found.value)}`);
  for (const { layer, rule, from, amount, now } of found.parts) {
    const what = teller.say({ key: `layer.${layer}`, with: { amount: show(amount) } }, context);
    // A card the reader does not see counts, but is not named.
    const seen = from && findThing(context.view!, from.thing)?.card !== null;
    const source = from
      ? teller.say({ key: seen ? `content.${from.content}` : 'kernel.card', with: {} }, context)
      : `${rule} ${rule === null ? '' : ruleTitle(rule)}`.trim();
    paper.text(`${show(now).padStart(4)}  ${what}: ${source}`, '  ', '        ');
  }
}

const show = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What a value is asked of: a card or a seat by its name or the beginning of it, else words and numbers as they are. */
function meant(text: string, teller: Teller, game: Game<World>, seat: Seat): { about: Json[]; called: string } {
  if (text === '') return { about: [], called: '' };
  const wanted = text.toLowerCase();
  const seats = Array.from({ length: game.world.seats }, (_, one) => ({ thing: one, name: teller.seat(one) }));
  const known = [...teller.knownThings(game, seat), ...seats];
  const exact = known.find(({ name }) => name.toLowerCase() === wanted);
  const close = known.filter(({ name }) => name.toLowerCase().includes(wanted));
  const found = exact ?? (new Set(close.map(({ name }) => name)).size === 1 ? close[0] : undefined);
  if (found) return { about: [found.thing], called: found.name };
  return { about: text.split(/\s+/).map((word) => (/^-?\d+$/.test(word) ? Number(word) : word)), called: text };
}
