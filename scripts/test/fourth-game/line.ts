import { REGISTRY } from '../../../packages/games/src/registry.ts';

REGISTRY['nim'] = () => import('./nim.ts');
