import { load, type Effect, type Message } from '@questwright/kernel';
import { words } from '@questwright/messages';
import { courseParts, runebound, runeboundEntry } from '@questwright/runebound';
import { expect, test } from 'vitest';

const say = words(runeboundEntry.messages);

/** The labels of all courses that are printed on cards. */
function labels(): Message[] {
  const loaded = load(runebound, { packs: [] });
  const found: Message[] = [];
  const look = (data: unknown): void => {
    if (typeof data !== 'object' || data === null) return;
    if ('course' in data && 'do' in data) found.push(loaded.rules.alternative!(data as Effect));
    for (const one of Object.values(data)) look(one);
  };
  for (const { content } of loaded.content.values()) look(content);
  return found;
}

test('a course is a title and what comes of it, and both together are its label', () => {
  const all = labels().map((label) => ({ label: say(label), ...courseParts(label) }));
  expect(all.length).toBeGreaterThan(30);
  for (const { label, title, text } of all) {
    const whole = text === null ? say(title) : `${say(title).slice(0, -1)}: ${say(text)}`;
    expect(whole.toLowerCase()).toBe(label.toLowerCase());
  }
});

test('what is no course is a title alone', () => {
  const label = { key: 'text.line', with: { what: { key: 'verb.gold', with: { amount: 4, each: null } } } };
  expect(courseParts(label)).toEqual({ title: label, text: null });
});

test('a condition stays with the title', () => {
  const course = (does: Message['with'][string]) => ({ key: 'text.course', with: { what: 'Haggle', do: does } });
  const line = (what: Message['with'][string]) => ({ key: 'text.line', with: { what } });
  const conditional = (what: Message['with'][string]) => ({ key: 'text.conditional', with: { if: 'at night', what } });
  const { title, text } = courseParts(line(conditional(course('gain 1 gold'))));
  expect(title).toEqual(line(conditional(course(null))));
  expect([say(title), text && say(text)]).toEqual(['At night, Haggle.', 'Gain 1 gold.']);
});
