import type { Box } from '../../../box.ts';
import words from './box.en.json' with { type: 'json' };

const box: Box = { words, cover: 'aurora', side: '#1f4a55', usual: 4 };
export default box;
