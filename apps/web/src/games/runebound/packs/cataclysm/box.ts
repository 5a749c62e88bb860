import type { Box } from '../../../box.ts';
import words from './box.en.json' with { type: 'json' };

const box: Box = { words, cover: 'comet', side: '#5a2f1c', usual: 4 };
export default box;
