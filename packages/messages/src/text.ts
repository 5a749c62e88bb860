import { IntlMessageFormat } from 'intl-messageformat';

/** A text with places to fill in, made ready once. */
export interface Text {
  /** Parameters that must be given. One that is only chosen by may be left out: it is `none`. */
  needed: ReadonlySet<string>;
  /** With the cases that the text itself tells apart. */
  chosenBy: ReadonlyMap<string, ReadonlySet<string>>;
  fill(values: Record<string, string | number>): string;
}

type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** Throws a SyntaxError for a text that is not ICU MessageFormat. */
export function prepare(source: string, locale: string): Text {
  const format = new IntlMessageFormat(source, locale, undefined, { ignoreTag: true });
  const named = new Set<string>();
  const chosenBy = new Map<string, Set<string>>();
  collect(format.getAst(), named, chosenBy);
  const needed = new Set([...named].filter((name) => !chosenBy.has(name)));
  return { needed, chosenBy, fill: (values) => String(format.format(values)) };
}

const SELECT = 5;

function collect(elements: Elements, named: Set<string>, chosenBy: Map<string, Set<string>>): void {
  for (const element of elements) {
    const { type } = element;
    if (type === 0 || type === 7) continue;
    if (type === SELECT) {
      const cases = chosenBy.get(element.value) ?? new Set();
      for (const one of Object.keys(element.options)) cases.add(one);
      chosenBy.set(element.value, cases);
    } else named.add(element.value);
    if ('options' in element) for (const one of Object.values(element.options)) collect(one.value, named, chosenBy);
  }
}
