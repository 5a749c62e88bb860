import type { Box } from '../../../box.ts';
import words from './box.en.json' with { type: 'json' };

const box: Box = { words, cover: 'door', side: '#2d3a2a' };
export default box;
