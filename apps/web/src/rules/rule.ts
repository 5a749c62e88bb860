export type Rule = {
  id: string;
  book: string;
  title: string;
  kind: string;
  text: string;
  ruling: string | null;
  overrides: readonly string[];
};
