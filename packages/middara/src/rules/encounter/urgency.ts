/** Urgency: rounds in which nothing presses the Adventurers. */

import { call, inOrder, isAdventurer, stands, type MiddaraTable, type MiddaraChapter } from '../../world.ts';

/** A figure has found a true condition among its AI Steps; that of an opponent counts. */
export const noteAIStep = (t: MiddaraTable, figure: number): void => {
  if (t.isWithin('round') && t.value('side', figure) === 'opponents') t.use('round', 'AI step');
};
/** Whether a round has gone by in which no opponent acted and none came. */
function wasQuiet(t: MiddaraTable): boolean {
  // Passive Abilities, and opponents that do nothing, are no true condition; nor does anybody have to be there.
  /* MD-URG-02, MD-URG-03 false */ return t.used('round', 'AI step') + t.used('round', 'spawned') === 0;
}
export function addUrgency(t: MiddaraTable): void {
  t.world.urgency++;
  t.emit('urgency', { tokens: t.world.urgency });
}

export const URGENCY: MiddaraChapter = {
  procs: {
    urgency: { token: { rule: 'MD-URG-01', when: wasQuiet, do: addUrgency } },
    'too late': {
      defeat: {
        rule: 'MD-URG-04',
        do: (t) => ({
          run: inOrder(t)
            .filter((one) => isAdventurer(t, one) && stands(t, one))
            .map((figure) => call('defeat', { figure })),
        }),
      },
    },
  },
  values: { 'last Urgency token': { rule: 'MD-URG-04', of: () => 4 } },
  watch: {
    urgency: {
      rule: 'MD-URG-04',
      on: ['urgency'],
      do: (t) => {
        if (t.world.urgency < t.value('last Urgency token') || t.isWithin('too late')) return undefined;
        const someone = t.world.figures.some((one) => isAdventurer(t, one.thing) && stands(t, one.thing));
        return someone ? { run: [call('too late', {})] } : undefined;
      },
    },
  },
};
