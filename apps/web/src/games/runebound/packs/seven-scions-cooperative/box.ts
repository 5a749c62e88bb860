import type { Box } from '../../../box.ts';
import words from './box.en.json' with { type: 'json' };

const box: Box = { words, cover: 'storm', side: '#1d4036' };
export default box;
