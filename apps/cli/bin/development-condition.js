// Lets sibling packages resolve to their TypeScript sources, as `node --conditions=development` would.
export function resolve(specifier, context, nextResolve) {
  return nextResolve(specifier, { ...context, conditions: [...context.conditions, 'development'] });
}
