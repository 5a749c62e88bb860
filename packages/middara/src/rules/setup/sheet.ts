/** The Adventure Sheet: which Flags and Achievements there are to be marked. */

import type { SetupPart } from '@questwright/kernel';
import { shape } from '@questwright/messages';
import type { EncounterCard, SheetCard } from '../../cards.ts';
import { wordFor } from '../../verbs.ts';
import type { MiddaraTable, Middara, MiddaraChapter } from '../../world.ts';

const sheetOf = (t: MiddaraTable): SheetCard => t.loaded.content.get('adventure-sheet')!.content as SheetCard;
const marked = (t: MiddaraTable, name: string): boolean => t.world.flags.some((one) => one.name === name);

export const SHEET: MiddaraChapter = {
  values: {
    'Flags of the sheet': { rule: 'MD-SHEET-02', of: (t) => sheetOf(t).flags },
    'Achievements of the sheet': { rule: 'MD-SHEET-03', of: (t) => sheetOf(t).achievements },
  },
  verbs: {
    /** Marks a Flag, or writes a number behind one that has a line for it. */
    flag: {
      rule: 'MD-SHEET-02',
      shape: { takes: shape.text },
      text: ({ flag }) => ({ key: 'text.flag', with: { flag: wordFor('flag', flag) } }),
      do: (t, effect) => {
        const name = effect['flag'] as string;
        const flag = t.value('Flags of the sheet').find((one) => one.name === name);
        if (flag === undefined) throw new Error(`The Adventure Sheet has no Flag ${name}`);
        if (!marked(t, name)) t.world.flags.push({ name, count: 0 });
        if (flag.counts === true) t.world.flags.find((one) => one.name === name)!.count++;
        t.emit('flag', { flag: { key: `flag.${name}`, with: {} } });
      },
    },
  },
  conditions: { flag: (t, name) => marked(t, name as string) },
};

/** An Achievement that cannot be ticked is a mistake of the book: it is told before anybody sits down. */
export const CHECKLIST: SetupPart<Middara> = {
  rule: 'MD-SHEET-03',
  do: (t) => {
    const ticked = t.value('Achievements of the sheet');
    for (const [id, { content }] of t.loaded.content) {
      const own = content['kind'] === 'encounter' ? Object.keys((content as EncounterCard).achievements ?? {}) : [];
      const missing = own.find((name) => !ticked.includes(name));
      if (missing !== undefined) throw new RangeError(`${id}: the Adventure Sheet has no Achievement ${missing}`);
    }
  },
};
