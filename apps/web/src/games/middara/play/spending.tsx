/** Symbols as pieces, and what they can be spent for as buttons: each says what comes of it before it is taken. */

import {
  bestSpending,
  spentOn,
  SYMBOLS,
  type SymbolAbility,
  type SymbolName,
  type Unspent,
} from '@questwright/middara/shown';
import { useAnswers } from '../../../table/dock/answering.ts';
import { useTable } from '../../../table/shown-table.ts';
import { t } from '../../../words.ts';
import { SPEND_BEST } from './attack-acts.ts';
import { unspentIn } from './odds.ts';
import type { ShownAttack } from './reading.ts';
import styles from './spending.module.css';
import { DamageRow } from './sums.tsx';
import { SymbolSign } from './symbol.tsx';

export function Spending({ attack, isHit }: { attack: ShownAttack; isHit: boolean }) {
  const { scene, complete, tell, standing, view } = useTable();
  const unspent = complete(() => unspentIn(scene, attack, isHit));
  if (unspent === null) return null;
  const best = bestSpending(unspent);
  const mine = view.decision?.mine?.asked === true;
  const isOpen = isHit || (unspent.roll ?? 0) >= unspent.defense;
  const wants = best.roll.length + best.physical.length > 0;
  return (
    <>
      <div className={styles.spending}>
        <Pieces attack={attack} />
        <ul className={styles.uses} aria-label={tell('web.spend.uses')}>
          {unspent.abilities.map((ability, at) => (
            <li key={at}>
              <Use
                ability={ability}
                at={at}
                unspent={unspent}
                isOpen={isOpen}
                best={best.roll.includes(at) || best.physical.includes(at)}
              />
            </li>
          ))}
          {unspent.abilities.length === 0 && <li className={styles.none}>{tell('web.spend.none')}</li>}
        </ul>
      </div>
      <div className={styles.foot}>
        {isOpen ? (
          <DamageRow attack={attack} isHit={isHit} />
        ) : (
          <p className={styles.none}>{tell('web.spend.short', { short: unspent.defense - (unspent.roll ?? 0) })}</p>
        )}
        {mine && wants && (
          <button
            type="button"
            className={styles.best}
            data-part="spend"
            aria-keyshortcuts="Space"
            disabled={standing === null || standing.given !== null}
            onClick={() => standing?.give(SPEND_BEST)}
          >
            {tell('web.spend.best', { total: best.dealt, hits: best.hits })}{' '}
            <kbd className={styles.key} aria-hidden="true">
              {t('key.space')}
            </kbd>
          </button>
        )}
      </div>
    </>
  );
}

/** All that was rolled: what was spent is an empty place. */
function Pieces({ attack: { faces, symbols } }: { attack: ShownAttack }) {
  const { tell } = useTable();
  const rolled = (symbol: SymbolName): number => (faces ?? []).reduce((sum, face) => sum + (face[symbol] ?? 0), 0);
  const left = SYMBOLS.flatMap((symbol) =>
    symbols[symbol] === 0 ? [] : [{ key: `symbol.${symbol}`, with: { number: symbols[symbol] } }],
  );
  const some = SYMBOLS.some((symbol) => rolled(symbol) > 0);
  return (
    <div className={styles.pieces} data-part="spend">
      <h3>{tell('web.spend.symbols')}</h3>
      <p className="unseen">
        {left.length === 0
          ? tell('web.spend.no-symbols')
          : tell('web.spend.left', { left: left.map(({ key, with: about }) => ({ key: `web.${key}`, with: about })) })}
      </p>
      <div aria-hidden="true">
        {SYMBOLS.flatMap((symbol) =>
          Array.from({ length: Math.max(rolled(symbol), symbols[symbol]) }, (_, i) => (
            <span key={`${symbol} ${i}`} className={styles.piece} data-spent={i >= symbols[symbol] || undefined}>
              <SymbolSign of={symbol} />
            </span>
          )),
        )}
        {!some && <span className={styles.none}>{tell('web.spend.no-symbols')}</span>}
      </div>
    </div>
  );
}

interface UseProps {
  ability: SymbolAbility;
  at: number;
  unspent: Unspent;
  /** The roll reaches the Defense, so Damage can be added. */
  isOpen: boolean;
  best: boolean;
}
function Use({ ability, at, unspent, isOpen, best }: UseProps) {
  const { tell, standing, view } = useTable();
  const { numberOf, takeOption, sending } = useAnswers();
  const option = `spend:${at}`;
  const key = numberOf(option);
  const lacking = SYMBOLS.flatMap((symbol) => {
    const missing = (ability.cost[symbol] ?? 0) - unspent.symbols[symbol];
    return missing > 0 ? [{ key: `web.symbol.${symbol}`, with: { number: missing } }] : [];
  });
  const isRoll = ability.roll !== undefined;
  const times = Math.min(
    ...SYMBOLS.flatMap((symbol) =>
      ability.cost[symbol] ? [Math.floor(unspent.symbols[symbol] / ability.cost[symbol])] : [],
    ),
  );
  // Damage is asked for after the roll: whoever wants it now is done with the roll.
  const isAhead =
    key === null &&
    !isRoll &&
    isOpen &&
    lacking.length === 0 &&
    view.decision?.mine?.options.includes('enough') === true;
  const after = isRoll && unspent.roll !== null ? spentOn(unspent, [at], []) : spentOn(unspent, [], isRoll ? [] : [at]);
  const roll = (unspent.roll ?? 0) + (ability.roll ?? 0);
  const does = tell('web.spend.does', { roll: ability.roll ?? 0, physical: ability.physical ?? 0 });
  const comes =
    lacking.length > 0
      ? tell('web.spend.lacking', { lacking })
      : isRoll && unspent.roll === null
        ? tell('web.spend.too-late')
        : isRoll
          ? tell('web.spend.roll', {
              roll,
              defense: unspent.defense,
              hits: roll >= unspent.defense,
              dealt: after.dealt,
            })
          : isOpen
            ? tell('web.spend.damage', { dealt: after.dealt })
            : tell('web.spend.first-roll');
  const may = (key !== null || isAhead) && !sending;
  const act = (): void => {
    if (key !== null) takeOption(option);
    else standing?.giveInTurn({ option, text: { key: 'option.spend', with: {} }, answers: [['enough'], [option]] });
  };
  return (
    <button type="button" className={styles.use} disabled={!may} data-best={(may && best) || undefined} onClick={act}>
      <span className={styles.cost} aria-hidden="true">
        {SYMBOLS.flatMap((symbol) =>
          Array.from({ length: ability.cost[symbol] ?? 0 }, (_, i) => (
            <SymbolSign key={`${symbol} ${i}`} of={symbol} />
          )),
        )}
      </span>
      <span className={styles.text}>
        <span className="unseen">
          {tell('web.spend.for', {
            cost: SYMBOLS.flatMap((symbol) =>
              ability.cost[symbol] ? [{ key: `web.symbol.${symbol}`, with: { number: ability.cost[symbol] } }] : [],
            ),
          })}{' '}
        </span>
        <b>{does}</b>
        <small>{comes}</small>
      </span>
      {may && times > 1 && <span className={styles.times}>{tell('web.spend.times', { times })}</span>}
      {may && best && <span className={styles.badge}>{tell('web.spend.is-best')}</span>}
      {key !== null && <kbd className={styles.key}>{key}</kbd>}
    </button>
  );
}
