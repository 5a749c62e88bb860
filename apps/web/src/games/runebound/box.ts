import type { Box } from '../box.ts';
import words from './box.en.json' with { type: 'json' };

const box: Box = { words, cover: 'dragon', side: '#6f2a2c', guided: true };
export default box;
