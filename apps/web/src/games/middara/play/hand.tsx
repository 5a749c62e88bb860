/** Dice that were rolled, and the Symbols that are left to spend. */

export const Hand = (): null => null;
