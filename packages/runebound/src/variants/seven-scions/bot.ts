import type { BotPart } from '../../bot/part.ts';

export const BOT: BotPart = {};
