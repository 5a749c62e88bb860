import type { Box } from '../box.ts';
import words from './box.en.json' with { type: 'json' };

const box: Box = { words, cover: 'door', side: '#4a1450', usual: 1, guided: true };
export default box;
