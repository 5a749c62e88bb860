import { look, type Game, type Json, type Part, type World } from '@questwright/kernel';
import { findThing } from '@questwright/messages';
import type { Paper } from '../paper.ts';
import { ruleTitle } from '../rulebook.ts';
import type { Teller } from '../teller.ts';

/** `explain movement dice 0`: the value, and everything that makes it so. */
export function explain(paper: Paper, text: string, teller: Teller, game: Game<World>, seat: number): void {
  const names = [...teller.loaded.values.keys()];
  // Names of values may have several words: the longest that fits is meant.
  const fits = names.filter((name) => text === name || text.startsWith(`${name} `));
  const name = fits.sort((x, y) => y.length - x.length)[0];
  if (name === undefined) {
    const known = names.length > 0 ? `Values: ${names.join(', ')}.` : 'This game has no named values.';
    paper.text(text === '' ? `Explain which value, and of what? ${known}` : `There is no value "${text}". ${known}`);
    return;
  }
  const about = text
    .slice(name.length)
    .split(' ')
    .filter((word) => word !== '')
    .map(parameter);
  if (game.over) return paper.line('The game is over: nothing is worked out any more.');
  let found: { value: Json; parts: Part[] };
  try {
    found = look(teller.loaded, game, (t) => t.explain(name, ...(about as [unknown?, unknown?])));
  } catch {
    paper.text(
      `"${name}" cannot be worked out ${about.length > 0 ? `for ${about.map(showValue).join(' ')}` : 'like that'}: say of what, for example "explain ${name} ${seat}".`,
    );
    return;
  }
  const context = teller.context(game, seat);
  paper.line(`${name}${about.length > 0 ? ` of ${about.map(showValue).join(' ')}` : ''}: ${showValue(found.value)}`);
  for (const { layer, rule, from, amount, now } of found.parts) {
    const what = teller.say({ key: `layer.${layer}`, with: { amount: showValue(amount) } }, context);
    // A card the reader does not see counts, but is not named.
    const seen = from && findThing(context.view!, from.thing)?.card !== null;
    const source = from
      ? teller.say({ key: seen ? `content.${from.content}` : 'kernel.card', with: {} }, context)
      : `${rule} ${rule === null ? '' : ruleTitle(rule)}`.trim();
    paper.text(`${showValue(now).padStart(4)}  ${what}: ${source}`, '  ', '        ');
  }
}

const showValue = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

function parameter(word: string): Json {
  try {
    return JSON.parse(word) as Json;
  } catch {
    return word;
  }
}
