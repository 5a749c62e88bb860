import type { Box } from '../box.ts';
import words from './box.en.json' with { type: 'json' };

const box: Box = {
  words,
  cover: 'door',
  side: '#4a1450',
  terminal: { command: 'npx questwright play middara', seats: { min: 1, max: 4 } },
};
export default box;
