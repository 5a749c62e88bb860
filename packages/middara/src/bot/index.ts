import type { BotKit } from '@questwright/bots';
import { greedyBot } from './greedy.ts';

export { greedyBot };

export const middaraBots: BotKit = { bots: { greedy: (loaded) => greedyBot(loaded) } };
