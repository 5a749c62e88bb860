import type { Box } from '../../../box.ts';
import words from './box.en.json' with { type: 'json' };

const box: Box = { words, cover: 'rune', side: '#5d5a34' };
export default box;
