declare const RULE_COUNT: number;
/** The packages that run with the page and the server. */
declare const LICENCES: readonly { name: string; packages: readonly string[] }[];

declare module 'virtual:catalogue' {
  const rules: unknown;
  export default rules;
}
