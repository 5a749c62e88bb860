/** Input that no well-meaning client sends, from a seed. */

import { below, seeded, type Dice } from '@questwright/kernel';
import { clientMessage } from '@questwright/protocol';

type Fields = Record<string, unknown>;

const CONTROL = Array.from({ length: 32 }, (_, i) => String.fromCharCode(i)).join('');
const deep = (levels: number, open: string, close: string): string => open.repeat(levels) + close.repeat(levels);

/** Values that stand where others belong. */
const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  -1,
  0.5,
  16,
  1e99,
  -1e99,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' ',
  'none',
  '__proto__',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  "'; DROP TABLE tables; --",
  '\ud800',
  CONTROL,
  '\u202e\u2066\ufeff',
  'x'.repeat(5000),
  [],
  {},
  [[]],
  Array.from({ length: 1000 }, () => 'x'),
  Array.from({ length: 65 }, () => ['a']),
  { toString: 'x', valueOf: 1 },
  JSON.parse('{"__proto__": {"seat": 0}}'),
  { constructor: { prototype: { polluted: true } } },
];
/** Whole messages that are not even fields. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '{',
  '}',
  '[]',
  'null',
  'true',
  '0',
  '-',
  '1e999',
  '"text"',
  'NaN',
  'undefined',
  '{"type"',
  '{"type":"ping","id":"a"',
  '{"type":"ping","id":"a"}}',
  "{'type':'ping'}",
  '{"type":"ping","id":"a",}',
  '\ufeff{"type":"ping","id":"a"}',
  '{"type":"ping","type":"ping"}',
  '{"__proto__":{"type":"ping","id":"a"}}',
  '{"type":"constructor"}',
  '{"type":"__proto__","id":"a"}',
  '{"type":"toString","id":"a"}',
  deep(4000, '[', ']'),
  deep(2500, '{"a":', '1').replace(/1+$/, '1') + '}'.repeat(2500),
  `[${'0,'.repeat(7000)}0]`,
  `{"type":"ping","id":"${'\\u0000'.repeat(2000)}"}`,
  `{"type":"ping","id":"\\ud800\\udfff\\ud800"}`,
  CONTROL,
  '\u2028\u2029',
];

export class Nasty {
  private readonly dice: Dice;
  private count = 0;
  constructor(seed: string) {
    this.dice = seeded(seed);
  }
  below = (n: number): number => below(this.dice, n);
  oneOf<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
  word(): string {
    const letters = 'abcdefghijklmnopqrstuvwxyz:0123456789- >';
    return Array.from({ length: 1 + this.below(12) }, () => letters[this.below(letters.length)]).join('');
  }
  text(): string {
    return this.oneOf(TEXTS);
  }
  value(): unknown {
    return this.oneOf(VALUES);
  }
  id(): string {
    return `n${++this.count}`;
  }

  /** Fields with something wrong in them: one is gone, another has a wrong value, one is there that does not belong. */
  spoilt(good: Fields): Fields {
    const bad = { ...good };
    const keys = Object.keys(bad);
    const key = this.oneOf(keys);
    const way = this.below(4);
    if (way === 0) delete bad[key];
    else if (way === 1) bad[this.oneOf(['extra', 'constructor', 'hasOwnProperty', 'seat ', 'Seat', ''])] = this.value();
    else bad[key] = this.value();
    if (this.below(3) === 0 && keys.length > 1) bad[this.oneOf(keys)] = this.value();
    return bad;
  }
  /** A message that is surely not understood. */
  misunderstood(good: Fields): string {
    for (;;) {
      const bad = this.spoilt(good);
      const text = JSON.stringify(bad);
      if (!clientMessage.safeParse(JSON.parse(text)).success && text.length < 16_000) return text;
    }
  }
}
