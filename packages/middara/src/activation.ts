/** The Activation Phase of figures that decide themselves. */

import { named, type Part } from './world.ts';

export const ACTIVATION: Part = {
  procs: {
    activation: {
      // The AI Steps of its card come here.
      begin: { rule: 'MD-INTL-05', do: (t) => t.emit('activates', { figure: named(t.locals.figure) }) },
    },
  },
  shown: { activation: ['figure'] },
};
