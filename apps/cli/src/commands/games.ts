import { words } from '@questwright/messages';
import { TERMINAL_GAMES } from '@questwright/games';
import { titleOf } from '../games.ts';
import { paperOn } from '../paper.ts';
import { startsIn } from '../play/starts.ts';

export function games(): void {
  const paper = paperOn(process.stdout);
  for (const entry of TERMINAL_GAMES) {
    const { id, seats, packs } = entry.definition;
    const say = words(entry.messages);
    const number = seats.min === seats.max ? `${seats.min}` : `${seats.min} to ${seats.max}`;
    paper.line(`${paper.strong(id)}  ${titleOf(entry)}, ${number} seats`);
    for (const { id: start, name } of startsIn(entry, Object.entries(entry.definition.rules.content))) {
      paper.text(`start ${start}  ${name}`, '  ', '    ');
    }
    for (const kind of ['pack', 'variant'] as const) {
      for (const pack of packs) {
        if (pack.kind !== kind) continue;
        const needs = pack.needs?.length ? `; needs ${pack.needs.join(', ')}` : '';
        const excludes = pack.excludes?.length ? `; not with ${pack.excludes.map((one) => one.pack).join(', ')}` : '';
        const title = say({ key: `pack.${pack.id}`, with: {} });
        paper.text(`${kind} ${pack.id}  ${title} [${pack.rule}]${needs}${excludes}`, '  ', '    ');
      }
    }
  }
}
