export const Passing = (): null => null;
