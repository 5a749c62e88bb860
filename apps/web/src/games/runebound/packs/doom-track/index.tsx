import { useTable } from '../../../../table/shown-table.ts';
import type { PackUi } from '../../../pack-ui.ts';
import { ENDGAME } from '../../endgame.ts';
import top from '../../tabletop.module.css';
import styles from './doom-track.module.css';
import WORDS from './words.en.json';

/** Towns from the bottom up; those with a counter are lost to the dragons. */
function Doom() {
  const { view, tell, value, complete } = useTable();
  const { counters } = (view.world as unknown as { doom: { counters: readonly string[] } }).doom;
  const towns = (complete(() => value('spaces of the doom track')) ?? []) as readonly string[];
  const cards = view.zones['doom track']?.length ?? 0;
  return (
    <section>
      <h3>{tell('top.doom')}</h3>
      <ol className={styles.doom}>
        {towns.map((town) => {
          const lost = counters.includes(town);
          return (
            <li key={town} data-lost={lost ? '' : undefined}>
              {tell(`content.space-${town}`)}
              {lost && <span className="unseen"> {tell('top.doomed')}</span>}
            </li>
          );
        })}
      </ol>
      <p className={top.quiet}>{tell('top.doom-counters', { counters: counters.length, cards })}</p>
    </section>
  );
}

const ui: PackUi = {
  words: WORDS,
  panels: [Doom],
  sounds: { 'doom counter placed': 'event', ...ENDGAME.sounds },
  news: ['doom counter placed', ...ENDGAME.news],
};
export default ui;
