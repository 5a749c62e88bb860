import { data, knockout, rule } from '@questwright/harness/vitest';
import {
  beginProving,
  type CollectedTest,
  endProving,
  type Kind,
  type Knockout,
  type RuleId,
  settingUp,
} from '@questwright/rulebook';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { prove, type ProveOptions } from '../rules-verdicts.ts';

describe('the proof of a rule', () => {
  let out: string | null = null;
  let knockout: Knockout | null = null;
  const options: ProveOptions = {
    kindOf: (id): Kind => (id.startsWith('RB-CMP') ? 'component' : id.startsWith('EX') ? 'example' : 'rule'),
    setKnockout: (next) => {
      knockout = next;
      out = next?.rule ?? null;
    },
  };
  const assertion = (message: string): Error => Object.assign(new Error(message), { actual: 1, expected: 2 });
  const needs = (id: string) => (): void => {
    if (out === id) throw assertion(`${id} is out\nand more`);
  };
  const make = (ids: readonly string[], fn: () => unknown, kind: 'rule' | 'data' = 'rule'): CollectedTest => ({
    ids,
    kind,
    fn,
    name: 'a test',
    file: null,
  });
  const verdicts = async (tests: readonly CollectedTest[], ...ids: string[]): Promise<readonly string[]> =>
    (await prove(tests, ids, options)).map(({ verdict, because }) => `${verdict}: ${because}`);

  test('is a test that goes red without it', async () => {
    const tests = [make(['A'], () => 0), make(['A', 'B'], needs('A'))];
    expect(await verdicts(tests, 'A')).toEqual(['proven: "a test" goes red: A is out']);
  });

  test('may be a promise', async () => {
    const late = async (): Promise<void> => {
      await Promise.resolve();
      needs('A')();
    };
    expect(await verdicts([make(['A'], late)], 'A')).toEqual(['proven: "a test" goes red: A is out']);
  });

  test('is not a test that cannot fail', async () => {
    const tests = [make(['A'], () => 0), make(['A', 'B'], needs('B'))];
    expect(await verdicts(tests, 'A', 'B')).toEqual([
      'unproven: all 2 tests stay green without it',
      'proven: "a test" goes red: B is out',
    ]);
  });

  test('is not a test that fails anyway', async () => {
    const broken = (): void => {
      throw new Error('always');
    };
    expect(await verdicts([make(['A'], broken)], 'A')).toEqual([
      'failing: "a test" fails with all rules in place: always',
    ]);
    expect(await verdicts([make(['A'], broken), make(['A'], () => 0)], 'A')).toEqual([
      'unproven: its only test stays green without it',
    ]);
  });

  test('of an example is a test that goes red without each of the rules it illustrates', async () => {
    const both = (): void => {
      needs('A')();
      needs('B')();
    };
    expect(await verdicts([make(['EX', 'A', 'B'], both)], 'EX')).toEqual(['proven: "a test" goes red without A, B']);
    expect(await verdicts([make(['EX', 'A', 'B'], needs('A'))], 'EX')).toEqual([
      'unproven: its only test stays green without it',
    ]);
    expect(await verdicts([make(['EX'], both)], 'EX')).toEqual(['unproven: its only test stays green without it']);
  });

  test('needs a test that cites it', async () => {
    expect(await verdicts([make(['B'], needs('A'))], 'A')).toEqual(['unproven: no test cites it']);
  });

  test('is a data test for a fact, but not for a rule', async () => {
    const tests = [make(['RB-CMP-01', 'A'], () => 0, 'data'), make(['RB-CMP-02'], () => 0)];
    expect(await verdicts(tests, 'RB-CMP-01', 'A', 'RB-CMP-02')).toEqual([
      'proven: data test "a test"',
      'unproven: its only test stays green without it',
      'unproven: its only test stays green without it',
    ]);
  });

  test('is weak when the game only breaks down or never goes on, and another test may do better', async () => {
    const fails = (message: string) => (): void => {
      if (out === 'A') throw new Error(message);
    };
    const crash = make(['A'], fails('Thing -1 is no figure'));
    const loop = make(['A'], fails('Loop: 10000 steps without a decision'));
    const weak = (because: string): object => ({ id: 'A', verdict: 'proven', weak: true, because });
    expect(await prove([crash, loop], ['A'], options)).toEqual([
      weak('"a test" goes red: Thing -1 is no figure (crash)'),
    ]);
    expect(await prove([loop], ['A'], options)).toEqual([
      weak('"a test" goes red: Loop: 10000 steps without a decision (endless loop)'),
    ]);
    expect(await verdicts([crash, make(['A'], needs('A'))], 'A')).toEqual(['proven: "a test" goes red: A is out']);
  });

  test('is no game that cannot be loaded or set up without the rule', async () => {
    const state = beginProving();
    const load = (): void => {
      if (out === 'A') throw new Error('there is no step of that name');
    };
    const tests = [make(['A'], () => settingUp(load))];
    const isInvalid = (error: object): boolean => state.invalid.has(error);
    expect(
      (await prove(tests, ['A'], { ...options, isInvalid })).map((one) => `${one.verdict}: ${one.because}`),
    ).toEqual(['invalid: "a test" cannot be set up without it: there is no step of that name']);
    endProving();
  });

  test('of a condition that may fail either way notices both', async () => {
    const undecided = (): boolean => true;
    const noticing = (way: boolean | null) => (): void => {
      if (out === 'A' && (way === null || knockout?.conditions === way))
        throw assertion(`it is ${knockout?.conditions}`);
    };
    const verdict = async (way: boolean | null): Promise<string> =>
      (await prove([make(['A'], noticing(way))], ['A'], { ...options, undecided }))[0]!.verdict;
    expect([await verdict(null), await verdict(true), await verdict(false)]).toEqual([
      'proven',
      'unproven',
      'unproven',
    ]);
  });

  test('may be edits against it that the test names', async () => {
    const edits = [{ rule: 'A' }];
    const seen: unknown[] = [];
    const named = { ...make(['A', 'B'], () => void seen.push(knockout?.edits ?? null)), against: { A: edits } };
    await verdicts([named], 'A', 'B');
    expect(seen).toEqual([null, edits, null]);
  });

  test('leaves all rules in place afterwards, and none but the one out meanwhile', async () => {
    const seen: (string | null)[] = [];
    const watching = make(['A', 'B'], () => seen.push(out));
    await verdicts([watching], 'A', 'B');
    expect(seen).toEqual([null, 'A', 'B']);
    expect(out).toBeNull();
  });

  test('tells when the rules are loaded outside the test', async () => {
    const findings = await prove([make(['A'], () => 0)], ['A'], { ...options, asked: () => 0 });
    expect(findings[0]?.because).toBe('its only test stays green without it; none of them loads rules while it runs');
  });
});

describe('while proving', () => {
  beforeEach(() => void beginProving());
  afterEach(endProving);

  test('rule and data are collected instead of run', () => {
    const state = beginProving();
    const fn = (): void => undefined;
    state.file = 'some.test.ts';
    rule('TIC-SET-01', 'one', fn);
    data(['TIC-SET-01', 'TIC-SET-02'], 'two', fn);
    expect(state.collect).toEqual([
      { ids: ['TIC-SET-01'], name: 'one', kind: 'rule', file: 'some.test.ts', fn },
      { ids: ['TIC-SET-01', 'TIC-SET-02'], name: 'two', kind: 'data', file: 'some.test.ts', fn },
    ]);
  });

  test('a loader learns which rule is out', () => {
    const state = beginProving();
    expect(knockout()).toBeNull();
    state.knockout = { rule: 'TIC-SET-01', conditions: false, edits: null };
    expect(knockout()).toBe('TIC-SET-01');
    expect(state.asked).toBe(2);
    endProving();
    expect(knockout()).toBeNull();
  });

  test('a test may name edits against the rules that it cites, and no others', () => {
    const state = beginProving();
    const edit = { rule: 'TIC-SET-01', value: 'x', replace: () => 1 } as const;
    rule('TIC-SET-01', 'one', () => 0, { 'TIC-SET-01': [edit] });
    expect(state.collect[0]!.against).toEqual({ 'TIC-SET-01': [edit] });
    expect(() => rule('TIC-SET-01', 'two', () => 0, { 'TIC-SET-02': [edit] })).toThrow(
      'The test "two" breaks TIC-SET-02, which it does not cite',
    );
  });

  test('a test cites one to three rules', () => {
    const cite =
      (...ids: RuleId[]) =>
      (): void =>
        rule(ids as unknown as [RuleId], 'a test', () => 0);
    expect(cite()).toThrow('The test "a test" cites no rule');
    expect(cite('TIC-SET-01', 'TIC-SET-02', 'TIC-TRN-01', 'TIC-TRN-02')).toThrow(
      'cites 4 rules; at most 3 are allowed',
    );
    expect(cite('TIC-SET-01', 'TIC-SET-01')).toThrow('cites a rule twice');
    // @ts-expect-error four rules do not compile either
    expect(() => rule(['TIC-SET-01', 'TIC-SET-02', 'TIC-TRN-01', 'TIC-TRN-02'], 'a test', () => 0)).toThrow(
      'at most 3',
    );
  });
});
