/** A game written down. */

import {
  answer,
  elementOf,
  eventFor,
  labelOf,
  load,
  open,
  undo,
  view,
  type Event,
  type GameFile,
  type Params,
} from '@questwright/kernel';
import { contextOf, entryFor, words, type GameEntry } from '@questwright/messages';

/** A game as plain text: every answer and what came of it, to be read and compared by people. Before an event of the
 *  name `paragraph` there is an empty line. */
export function playthrough(entry: GameEntry, file: GameFile, paragraph: string | null = null): string {
  const loaded = load(entry.definition, { packs: file.header.packs });
  const say = words(entryFor(entry, loaded.packs).messages);
  const lines: string[] = [];
  const events: Event[] = [];
  const record = open(loaded, file.header, events);
  const tell = (told: readonly Event[]): void => {
    const context = contextOf(entry, view(loaded, record.game, null));
    for (const event of told) {
      if (event.tag === paragraph) lines.push('');
      lines.push(`    ${say(eventFor(event, null), context)}  [${event.rule}]`);
    }
  };
  tell(events);
  for (const said of file.segments[file.segments.length - 1]!.entries) {
    if ('keep' in said) {
      undo(record, said.keep);
      lines.push(`  (back to answer ${said.keep})`);
      continue;
    }
    const { seat, pick } = said;
    const context = contextOf(entry, view(loaded, record.game, seat));
    const label = say(labelOf(loaded, record.game, seat, pick[0]!), context);
    const elements = pick.slice(1).map((one) => say(elementOf(loaded, record.game, seat, pick[0]!, one), context));
    const name = say({ key: 'kernel.seat-name', with: { seat } }, context);
    const spoken = `${name}: ${[label, ...elements].join(', ')}`;
    lines.push(`${record.line.length + 1}. ${spoken}`);
    const { refusal, events: told } = answer(record, seat, said);
    if (refusal) throw new Error(`Answer ${said.no} of seat ${seat} is refused: ${refusal.key}`);
    tell(told);
  }
  const context = contextOf(entry, view(loaded, record.game, null));
  lines.push(record.game.over ? say({ key: 'result', with: record.game.result as Params }, context) : '(not over)');
  return `${lines.join('\n')}\n`;
}
