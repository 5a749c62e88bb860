/** A knockout: one sum, then what it cost, one thing after the other. */

import type { LogLine } from '@questwright/protocol';
import { useEffect, useRef } from 'react';
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

/** Between Heroes the land is all there is to see. */
const FOES: ReadonlySet<string> = new Set(['challenge faced', 'adventure card drawn', 'hero attacked']);

interface KnockoutProps {
  /** The log up to it, as far as it counts. */
  log: readonly LogLine[];
  seat: number;
  roll: Roll | null;
}
export function Knockout({ log, seat, roll }: KnockoutProps) {
  const seen = useTable();
  const hero = heroThing(seen.view, seat);
  const events = log.flatMap((line) => line.events);
  const fall = hero === null ? null : fallOf(events, seat, hero.thing);
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever listens hears it when the board goes away.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const foe = events.findLast(({ tag }) => FOES.has(tag));
  return (
    <div className={styles.knockout}>
      <div className={styles.dim} aria-hidden="true">
        <SceneGround card={contentIn(foe?.with['card'])} seat={seat} />
      </div>
      <Remains />
      <div className={styles.told}>
        <h2 ref={title} tabIndex={-1}>
          {seat === seen.seat ? t('ending.knockout') : t('sign.knockout', { who: seen.nameOf(seat) })}
        </h2>
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

/** A sword in a cloak, a shield that broke, and a raven. */
function Remains() {
  return (
    <svg className={styles.remains} viewBox="170 110 470 640" aria-hidden="true">
      <defs>
        <linearGradient id="fallen-blade">
          <stop offset="0" stopColor="#8fa0ae" />
          <stop offset=".46" stopColor="#dfe8ee" />
          <stop offset=".5" stopColor="#75858f" />
          <stop offset="1" stopColor="#b9c6cf" />
        </linearGradient>
        <linearGradient id="fallen-raven" x2="0.4" y2="1">
          <stop offset="0" stopColor="#76879a" />
          <stop offset=".55" stopColor="#3d4a5b" />
          <stop offset="1" stopColor="#1f2733" />
        </linearGradient>
      </defs>
      <ellipse cx="430" cy="680" rx="230" ry="28" fill="#000" opacity=".5" />
      <path
        className={styles.cloak}
        d="M204 686C196 640 250 584 350 578C400 575 440 584 500 604C560 624 612 652 622 668C628 684 590 692 540 696C430 704 300 702 232 696C214 694 206 694 204 686z"
      />
      <path
        className={styles.fold}
        d="M300 634C340 612 380 606 420 612M400 660C450 652 500 656 548 668M252 664C270 650 292 644 318 646"
      />
      <g transform="translate(448 640) rotate(9)">
        <path className={styles.blade} d="M-13-330H13L11 22L0 34L-11 22z" />
        <path className={styles.edge} d="M0-326V22" />
        <path className={styles.hilt} d="M-78-334Q-64-352-46-346H46Q64-352 78-334Q62-320 46-326H-46Q-62-320-78-334z" />
        <path className={styles.grip} d="M-9-410h18v66h-18z" />
        <path className={styles.wrap} d="M-9-396l18 8M-9-382l18 8M-9-368l18 8M-9-354l18 8" />
        <circle className={styles.hilt} cy="-424" r="16" />
      </g>
      <g transform="translate(524 176)">
        <path
          className={styles.raven}
          d="M-14 62C-34 40-36 8-18-16C-10-32 2-46 20-46C34-46 42-40 46-32L66-28L46-20C44-4 40 14 30 34C24 50 14 62 8 66L-2 112L-16 106L-10 84L-26 100L-34 92z"
        />
        <path className={styles.wing} d="M-12 2C-22 26-20 48-8 70M4 0C-6 24-6 44-2 62" />
        <circle cx="30" cy="-32" r="4" fill="#ffcf6a" />
        <path className={styles.claw} d="M2 66l-6 14M12 64l0 16" />
      </g>
      <g transform="translate(318 624) rotate(-30)">
        <path className={styles.rim} d="M-80-90Q0-118 80-90C86-10 62 76 0 122C-62 76-86-10-80-90z" />
        <path className={styles.shield} d="M-66-79Q0-101 66-79C70-10 50 61 0 101C-50 61-70-10-66-79z" />
        <path
          className={styles.cross}
          d="M-11-95Q0-96 11-95V-30H68Q68-18 66-6H11V92L0 101L-11 92V-6H-66Q-68-18-68-30H-11z"
        />
        <circle className={styles.hilt} cy="-18" r="15" />
        <path className={styles.crack} d="M-52-58L-30-36L-38-14L-8 16L-16 42L18 74" />
      </g>
    </svg>
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
