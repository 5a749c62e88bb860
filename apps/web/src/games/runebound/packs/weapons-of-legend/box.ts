import type { Box } from '../../../box.ts';
import words from './box.en.json' with { type: 'json' };

const box: Box = { words, cover: 'blade', side: '#7a5212' };
export default box;
