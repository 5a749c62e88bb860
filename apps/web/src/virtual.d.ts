declare const RULE_COUNT: number;

declare module 'virtual:catalogue' {
  const rules: unknown;
  export default rules;
}
