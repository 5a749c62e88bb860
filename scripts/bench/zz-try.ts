import { playing, advancing } from './ours.ts';
import { lanterns } from '@questwright/harness/games';
console.log('play', process.argv[2] === 'advance' ? advancing(lanterns) : playing(lanterns));
