import type { OfferedPack } from '../net/requests.ts';
import type { Rule } from '../rules/rule.ts';
import { useCatalogue } from '../table/why/catalogue.ts';
import { t } from '../words.ts';
import styles from './variants.module.css';
import type { PartProps } from './seats.tsx';
import { conflictsOf, packsWith } from './setup.ts';

export function Variants({ setup: { packs }, game, change }: PartProps) {
  const rules = useCatalogue();
  const kinds = [...new Set(game.packs.map(({ kind }) => kind))];
  const take = (id: string, taken: boolean): void => change({ packs: packsWith(game.packs, packs, id, taken) });
  return (
    <div className={styles.variants}>
      {kinds.length === 0 && (
        <fieldset>
          <legend>{t('new.variants')}</legend>
          <p>{t('new.no-variants')}</p>
        </fieldset>
      )}
      {kinds.map((kind) => (
        <fieldset key={kind}>
          <legend>{t('new.packs', { kind })}</legend>
          {game.packs
            .filter((pack) => pack.kind === kind)
            .map((pack) => (
              <Variant
                key={pack.id}
                pack={pack}
                rule={rules?.get(pack.rule)}
                wrong={conflictsOf(pack, game.packs, packs)}
                taken={packs.includes(pack.id)}
                onTake={(taken) => take(pack.id, taken)}
              />
            ))}
        </fieldset>
      ))}
    </div>
  );
}

interface VariantProps {
  pack: OfferedPack;
  rule: Rule | undefined;
  /** What speaks against it now. */
  wrong: readonly string[];
  taken: boolean;
  onTake(taken: boolean): void;
}
function Variant({ pack: { id, title, about, recommended, rule: ruleId }, rule, wrong, taken, onTake }: VariantProps) {
  return (
    <div className={taken ? `${styles.variant} ${styles.taken}` : styles.variant}>
      <input
        type="checkbox"
        id={`pack-${id}`}
        aria-describedby={`about-${id}`}
        checked={taken}
        onChange={(event) => onTake(event.target.checked)}
      />
      <label htmlFor={`pack-${id}`}>{title}</label>
      <a
        href={`/rules#${ruleId}`}
        target="_blank"
        rel="noreferrer"
        title={rule?.text}
        aria-label={t('new.rule', { rule: ruleId })}
      >
        ?
      </a>
      <p id={`about-${id}`}>
        {about ?? rule?.text}
        {recommended !== null && <strong> {recommended}</strong>}
        {wrong.map((text) => (
          <em key={text} className={taken ? styles.wrong : undefined}>
            {text}
          </em>
        ))}
      </p>
    </div>
  );
}
