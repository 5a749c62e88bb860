/** What else lies on the table: what the opponents thought. */

export const Tabletop = (): null => null;
