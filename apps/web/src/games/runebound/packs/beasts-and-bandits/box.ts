import type { Box } from '../../../box.ts';
import words from './box.en.json' with { type: 'json' };

const box: Box = { words, cover: 'campfire', side: '#6b4a1f' };
export default box;
