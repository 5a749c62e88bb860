import { GAMES } from '@questwright/games';
import { titleOf } from '../games.ts';
import { say, wordsOf } from '../language.ts';
import { paperOn } from '../terminal.ts';
import { startsIn } from '../play/starts.ts';

export function games(): void {
  const paper = paperOn(process.stdout);
  for (const entry of GAMES) {
    const { id, seats, packs } = entry.definition;
    const inGame = wordsOf(entry);
    const { min, max } = seats;
    const number = min === max ? say('games.exactly', { seats: min }) : say('games.from-to', { min, max });
    paper.line(`${paper.strong(id)}  ${titleOf(entry)}, ${number}`);
    for (const { id: start, name } of startsIn(entry, Object.entries(entry.definition.rules.content))) {
      paper.text(`${say('games.start')} ${start}  ${name}`, '  ', '    ');
    }
    for (const kind of ['pack', 'variant'] as const) {
      for (const pack of packs) {
        if (pack.kind !== kind) continue;
        const needs = pack.needs?.length ? say('games.needs', { packs: pack.needs.join(', ') }) : '';
        const others = pack.excludes?.map((one) => one.pack).join(', ') ?? '';
        const excludes = others === '' ? '' : say('games.not-with', { packs: others });
        const title = inGame({ key: `pack.${pack.id}`, with: {} });
        paper.text(`${say(`games.kind.${kind}`)} ${pack.id}  ${title} [${pack.rule}]${needs}${excludes}`, '  ', '    ');
      }
    }
  }
}
