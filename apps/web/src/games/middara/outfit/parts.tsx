/** What several of these screens are made of: pictures of cards, dice as squares with their letters, facts, and comparison. */

import type { Content, Json } from '@questwright/kernel';
import type { Die, Figure, GearCard, Supposed } from '@questwright/middara/shown';
import materials from '../../../materials/materials.module.css';
import type { SignName } from '../../../materials/signs.ts';
import { useCardLines } from '../../../table/why/card-text.tsx';
import { useTable } from '../../../table/shown-table.ts';
import { useAnswers } from '../../../table/dock/answering.ts';
import { Face, Portrait } from '../pictures/pictures.tsx';
import { changesBetween } from './changes.ts';
import styles from './parts.module.css';
import { idOf, typeOf } from './readers.ts';

const SIGNS: Readonly<Record<string, SignName>> = {
  armor: 'shield',
  core: 'dia',
  accessory: 'star',
  relic: 'rune',
  consumable: 'drop',
  MARTIAL: 'sword',
  SANCTUS: 'heart',
  SUBTERFUGE: 'eye',
  CRUOR: 'drop',
  ASSEMBLAGE: 'moon',
};
export function signOf(card: GearCard | null): SignName {
  if (card === null) return 'plus';
  if (card.tags.includes('SHIELD')) return 'shield';
  if (card.weapon !== undefined) return card.weapon.type === 'ranged' ? 'bow' : 'sword';
  if (card.kind === 'upgrade') return 'hammer';
  const named = [typeOf(card) ?? '', ...card.tags].find((one) => Object.hasOwn(SIGNS, one));
  return named === undefined ? 'star' : SIGNS[named]!;
}

/** A card as a small picture. */
export const Pic = ({ id }: { id: string }) => (
  <span className={styles.pic} aria-hidden="true">
    <Face id={id} />
  </span>
);

/** The letters of the book's colors; grey is Y, so that green keeps G, and black is K. */
const LETTERS: Readonly<Record<Die, string>> = {
  white: 'W',
  teal: 'T',
  green: 'G',
  blue: 'B',
  purple: 'P',
  orange: 'O',
  red: 'R',
  grey: 'Y',
  black: 'K',
};
export function Dice({ dice }: { dice: readonly Die[] }) {
  const { tell } = useTable();
  const said = dice.map((die) => tell(`content.die-${die}`)).join(', ');
  return (
    <span className={styles.dice} role="img" aria-label={said} title={said}>
      {dice.map((die, i) => (
        <i key={i} data-die={die}>
          {LETTERS[die]}
        </i>
      ))}
    </span>
  );
}

/** A face with its name; of the party one is chosen among them. */
export function FaceOf({ figure, size = 44 }: { figure: Figure; size?: number }) {
  const { view } = useTable();
  const id = idOf(view, figure.thing);
  return (
    <span className={styles.face} data-who={id} style={{ width: size, height: size }} aria-hidden="true">
      <Portrait id={id} size={size} />
    </span>
  );
}
export const useNameOf = (): ((thing: number) => string) => {
  const { tell } = useTable();
  return (thing) => tell('kernel.element', { element: { thing } });
};

const SHOWN_APART: ReadonlySet<string | null> = new Set(['fact.kind', 'fact.weapon']);

/** What a card does, line by line; its Weapon as dice. */
export function Facts({ id, most }: { id: string; most?: number }) {
  const { content, tell } = useTable();
  const card = content.get(id) as GearCard | undefined;
  const lines = useCardLines(id).filter(({ about }) => !SHOWN_APART.has(about));
  const shown = most === undefined ? lines : lines.slice(0, most);
  const weapon = card?.weapon;
  return (
    <>
      {weapon && (
        <span className={styles.weapon}>
          {tell('outfit.weapon', {
            type: { key: `attack-type.${weapon.type}`, with: {} },
            hands: weapon.hands,
            range: weapon.range ?? null,
          })}{' '}
          <Dice dice={weapon.dice} />
        </span>
      )}
      {shown.map(({ text }) => (
        <span key={text} className={styles.fact}>
          {text}
        </span>
      ))}
    </>
  );
}

/** What the rules make of an Adventurer with these cards equipped; null until it is known. */
export function useSupposed(figure: number, cards: readonly number[]): Supposed | null {
  const { value } = useTable();
  return value('supposed with', figure, cards.join(' ')) as unknown as Supposed | null;
}

/** Two outfits beside each other: only what differs, and how. */
export function Compared({ now, then, title }: { now: Supposed | null; then: Supposed | null; title: string }) {
  const { tell } = useTable();
  if (now === null || then === null) return <p className={styles.quiet}>{tell('outfit.counting')}</p>;
  const rows = changesBetween(now, then);
  const dice = now.dice.join() !== then.dice.join();
  return (
    <div className={styles.compared}>
      <h4>{title}</h4>
      {rows.length === 0 && !dice ? (
        <p className={styles.quiet}>{tell('outfit.same-numbers')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{tell('outfit.number')}</span>
              </th>
              <th scope="col">{tell('outfit.now')}</th>
              <th scope="col">{tell('outfit.then')}</th>
              <th scope="col">
                <span className="unseen">{tell('outfit.difference')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {dice && (
              <tr>
                <th scope="row">{tell('outfit.dice')}</th>
                <td>
                  <Dice dice={now.dice} />
                </td>
                <td>
                  <Dice dice={then.dice} />
                </td>
                <td>
                  <span className="unseen">{tell('outfit.other-dice')}</span>
                </td>
              </tr>
            )}
            {rows.map(({ key, about, from, to, by, percent, decimals }) => {
              const shown = (number: number): string => `${number.toFixed(decimals)}${percent ? '\u00a0%' : ''}`;
              return (
                <tr key={key + JSON.stringify(about)}>
                  <th scope="row">{tell(key, about as Readonly<Record<string, Json>>)}</th>
                  <td>{shown(from)}</td>
                  <td>
                    <b>{shown(to)}</b>
                  </td>
                  <td data-better={by > 0}>
                    <span aria-hidden="true">{by > 0 ? '▲' : '▼'}</span> {by > 0 ? '+' : '−'}
                    {Math.abs(by).toFixed(decimals)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {then.dice.includes('black') && <p className={styles.quiet}>{tell('outfit.skull')}</p>}
    </div>
  );
}

/** An option as a button of these screens, with its number; nothing where it is not on offer. */
export function Take({
  option,
  main = false,
  children,
}: {
  option: string;
  main?: boolean;
  children?: React.ReactNode;
}) {
  const { offer, say } = useTable();
  const { numberOf, takeOption, sending } = useAnswers();
  const told = offer?.options[option];
  const number = numberOf(option);
  if (number === null) return null;
  return (
    <button
      type="button"
      className={main ? `${styles.take} ${styles.main}` : styles.take}
      disabled={sending}
      data-option={option}
      onClick={() => takeOption(option)}
    >
      <kbd className={materials.key}>{number}</kbd>
      <span>{children ?? (told ? say(told) : option)}</span>
    </button>
  );
}

export const gearIn = (content: ReadonlyMap<string, Content>, id: string): GearCard | null =>
  (content.get(id) as GearCard | undefined) ?? null;
