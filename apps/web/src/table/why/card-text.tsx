/** A card as it is printed, line by line. */

import type { Content, Json } from '@questwright/kernel';
import { t } from '../../words.ts';
import { useTable } from '../shown-table.ts';
import styles from './card-text.module.css';

export interface CardLine {
  key: string;
  /** What the line is about, by the key of its words; null where it is nothing more than its own. */
  about: string | null;
  text: string;
}
const aboutOf = (what: Json | undefined): string | null =>
  typeof what === 'object' && what !== null && 'key' in what && typeof what.key === 'string' ? what.key : null;

/** The lines of a card below its name, said with something else than what is printed where `but` has it. */
export function useCardLines(card: string, but: Readonly<Record<string, Json>> = {}): CardLine[] {
  const { ui, content, say, words } = useTable();
  const printed = content.get(card);
  if (!printed) return [];
  const [sheet] = ui.entry.cards?.({ content: { [card]: printed }, verbs: {} }) ?? [];
  return (sheet?.lines ?? [])
    .slice(1)
    .filter(({ key }) => words.has(key))
    .map((line) => ({
      key: line.key,
      about: aboutOf(line.with['what']),
      text: say({ ...line, with: { ...line.with, ...but } }),
    }))
    .filter(({ text }) => text !== '');
}

/** Whether a card has anything that somebody decides to use; else what it says counts by itself. */
export const canBeUsed = (content: Content | undefined): boolean =>
  content?.abilities?.some(({ must }) => must !== true) === true;

export function CardText({ card, thing }: { card: string; thing: number | null }) {
  const lines = useCardLines(card);
  const { view, offer, say, answer, wonder, seat, tell, content, ui } = useTable();
  const { Face, onFace = [] } = ui;
  // Only the first: what comes later are other numbers.
  const told = lines.filter(({ key }, i) => !onFace.includes(key) || lines.findIndex((one) => one.key === key) < i);
  const own = [...(view.zones[`area/${seat}`] ?? []), ...(view.zones[`hero/${seat}`] ?? [])];
  const mine = thing !== null && own.some((one) => one.thing === thing) && canBeUsed(content.get(card));
  const offered = (view.decision?.mine?.options ?? []).filter((option) => option.split(':').includes(String(thing)));
  const title = t('card.use', { card: tell(`content.${card}`) });
  const counters = thing === null ? [] : Object.entries(countersOn(view.zones, thing)).filter(([, n]) => n > 0);
  return (
    <div className={styles.card}>
      {Face && <Face id={card} />}
      {told.map(({ key, text }) => (
        <p key={key + text} className={styles[key.split('.')[0]!]}>
          {text}
        </p>
      ))}
      {counters.length > 0 && (
        <p>{t('card.counters', { list: counters.map(([name, number]) => t('card.counter', { name, number })) })}</p>
      )}
      {offered.map((option) => (
        <button key={option} type="button" onClick={() => answer([option])}>
          {offer?.options[option] ? say(offer.options[option]) : option}
        </button>
      ))}
      {mine && offered.length === 0 && (
        <button type="button" onClick={() => wonder({ about: 'option', title, option: `use:${thing}` })}>
          {t('card.why-not')}
        </button>
      )}
    </div>
  );
}

function countersOn(
  zones: Readonly<Record<string, readonly { thing: number; counters: Record<string, number> }[]>>,
  thing: number,
) {
  for (const things of Object.values(zones)) {
    const found = things.find((one) => one.thing === thing);
    if (found) return found.counters;
  }
  return {};
}
