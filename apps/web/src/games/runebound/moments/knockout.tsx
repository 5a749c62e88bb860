/** A knockout: one sum, then what it cost, one thing after the other. */

import type { LogLine } from '@questwright/protocol';
import { Sign } from '../../../materials/sign.tsx';
import type { SignName } from '../../../materials/signs.ts';
import { useTable } from '../../../table/shown-table.ts';
import { t } from '../../../words.ts';
import type { Roll } from '../fight/rolls.ts';
import { Throw } from '../fight/throw.tsx';
import { CardPicture } from '../pictures/art.tsx';
import { SceneGround } from '../pictures/scene.tsx';
import { heroThing } from '../view-readers.ts';
import { contentIn, nameIn } from '../words-of.ts';
import { fallOf, type Fact } from './fall.ts';
import styles from './knockout.module.css';

interface KnockoutProps {
  /** The whole log up to it. */
  log: readonly LogLine[];
  seat: number;
  title: string;
  roll: Roll | null;
}
export function Knockout({ log, seat, title, roll }: KnockoutProps) {
  const { view } = useTable();
  const hero = heroThing(view, seat);
  const events = log.filter(({ undone, takesBack }) => !undone && !takesBack).flatMap((line) => line.events);
  const fall = hero === null ? null : fallOf(events, seat, hero.thing);
  const foe = events.findLast(({ tag }) => tag === 'challenge faced' || tag === 'adventure card drawn');
  return (
    <div className={styles.knockout}>
      <div className={styles.dim} aria-hidden="true">
        <SceneGround card={contentIn(foe?.with['card'])} seat={seat} />
      </div>
      <svg className={styles.remains} viewBox="180 160 440 550" aria-hidden="true">
        <ellipse cx="430" cy="676" rx="230" ry="30" fill="#000" opacity=".5" />
        <path
          className={styles.cloak}
          d="M210 676C220 630 280 600 350 596C420 590 520 610 580 650C620 676 640 690 600 694C500 704 300 706 230 696C214 692 206 686 210 676z"
        />
        <g transform="translate(470 640) rotate(9)">
          <path className={styles.blade} d="M-13-330H13L11 30H-11z" />
          <path
            className={styles.hilt}
            d="M-74-338Q-62-352-46-346H46Q62-352 74-338Q62-322 46-326H-46Q-62-322-74-338z"
          />
          <path className={styles.grip} d="M-9-410h18v66h-18z" />
          <circle className={styles.hilt} cy="-422" r="15" />
        </g>
        <g transform="translate(330 622) rotate(-32) scale(.92)">
          <path className={styles.rim} d="M-78-88Q0-116 78-88C84-10 60 74 0 118C-60 74-84-10-78-88z" />
          <path className={styles.shield} d="M-64-78Q0-100 64-78C68-10 48 60 0 98C-48 60-68-10-64-78z" />
          <path className={styles.crack} d="M-30-60L10 30L-6 60L26 110" />
        </g>
      </svg>
      <div className={styles.told}>
        <h2>{title}</h2>
        {fall !== null && fall.blows.length > 0 && (
          <p className={styles.sum}>
            {t('fall.sum', {
              blows: fall.blows.map(String),
              count: fall.blows.length,
              total: fall.blows.reduce((sum, one) => sum + one, 0),
              left: fall.left,
            })}
          </p>
        )}
        <ol className={styles.facts}>
          {fall?.facts.map((fact, i) => (
            <Lost key={i} fact={fact} nth={i + 1} />
          ))}
        </ol>
        {roll !== null && (
          <div className={styles.blow}>
            <Throw roll={roll} step={null} />
          </div>
        )}
      </div>
    </div>
  );
}

const SIGNS: Readonly<Record<Exclude<Fact['kind'], 'card' | 'town'>, SignName>> = {
  mended: 'heart',
  gold: 'coin',
  turn: 'clock',
};

function Lost({ fact, nth }: { fact: Fact; nth: number }) {
  const seen = useTable();
  const about = 'card' in fact ? fact.card : 'space' in fact ? fact.space : null;
  const picture = contentIn(about);
  const told =
    fact.kind === 'gold'
      ? { was: fact.was, gold: fact.gold }
      : fact.kind === 'mended'
        ? { wounds: fact.wounds, exhaustion: fact.exhaustion }
        : { what: nameIn(about ?? undefined, seen) };
  return (
    <li style={{ animationDelay: `${nth * 0.25}s` }}>
      <span className={styles.nth} aria-hidden="true">
        {nth}
      </span>
      <span className={styles.thing} aria-hidden="true">
        {picture !== null ? (
          <CardPicture id={picture} className={styles.picture!} />
        ) : (
          'kind' in fact && fact.kind !== 'card' && fact.kind !== 'town' && <Sign name={SIGNS[fact.kind]} />
        )}
      </span>
      <div>
        <strong>{t(`fall.${fact.kind}`, told)}</strong>
        <p>{t(`fall.${fact.kind}.text`, told)}</p>
      </div>
    </li>
  );
}
