/** Wrong-way mutants that nobody could notice, by name, and why: what they say otherwise never comes about, or comes to the same. */

export const EQUIVALENT: Readonly<Record<string, string>> = {};
