/** What is chosen for a lab. */

import { botIn, rolesIn } from '@questwright/messages';
import { useMemo } from 'react';
import type { OfferedGame } from '../net/requests.ts';
import { Face, useGame } from '../roles/role-picker.tsx';
import { t } from '../words.ts';
import styles from './lab-page.module.css';
import { botsFor, FEWEST_GAMES, MOST_GAMES, type LabSetup } from './setup.ts';

interface PartsProps {
  setup: LabSetup;
  game: OfferedGame;
  change(part: Partial<LabSetup>): void;
}

export function Parts(props: PartsProps) {
  return (
    <>
      <Numbers {...props} />
      <Bots {...props} />
      {props.game.packs.length > 0 && <Variants {...props} />}
      {props.game.roles !== null && <Heroes {...props} />}
    </>
  );
}

function Numbers({ setup: { players, games, seed, bots }, game, change }: PartsProps) {
  const { min, max } = game.seats;
  return (
    <div className={styles.numbers}>
      <label>
        {t('lab.players')}
        <select
          value={players}
          onChange={({ target }) =>
            change({ players: Number(target.value), bots: botsFor(bots, Number(target.value)) })
          }
        >
          {Array.from({ length: max - min + 1 }, (_, i) => (
            <option key={i} value={min + i}>
              {min + i}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('lab.games')}
        <input
          type="number"
          required
          min={FEWEST_GAMES}
          max={MOST_GAMES}
          value={Number.isNaN(games) ? '' : games}
          aria-describedby="lab-games-about"
          onChange={({ target }) => change({ games: target.valueAsNumber })}
        />
      </label>
      <label>
        {t('lab.seed')}
        <input
          required
          maxLength={60}
          value={seed}
          autoComplete="off"
          aria-describedby="lab-seed-about"
          onChange={({ target }) => change({ seed: target.value })}
        />
      </label>
      <p id="lab-games-about">{t('lab.games-about', { most: MOST_GAMES })}</p>
      <p id="lab-seed-about">{t('lab.seed-about')}</p>
    </div>
  );
}

function Bots({ setup: { bots }, game, change }: PartsProps) {
  return (
    <fieldset className={styles.bots}>
      <legend>{t('lab.bots')}</legend>
      {bots.map((bot, i) => (
        <label key={i}>
          {t('lab.player', { number: i + 1 })}
          <select
            value={bot}
            onChange={({ target }) => change({ bots: bots.map((one, at) => (at === i ? target.value : one)) })}
          >
            {game.bots.map((name) => (
              <option key={name} value={name}>
                {t('new.bot', botIn(name))}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

const toggled = (list: readonly string[], one: string): string[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

function Variants({ setup: { packs }, game, change }: PartsProps) {
  return (
    <fieldset className={styles.chips}>
      <legend>{t('lab.variants')}</legend>
      {game.packs.map(({ id, title }) => (
        <label key={id}>
          <input type="checkbox" checked={packs.includes(id)} onChange={() => change({ packs: toggled(packs, id) })} />
          {title}
        </label>
      ))}
    </fieldset>
  );
}

function Heroes({ setup: { game: id, packs, heroes, players }, change }: PartsProps) {
  const loaded = useGame(id, packs.join(' '));
  const roles = useMemo(() => (loaded ? rolesIn(loaded.ui.entry, loaded.content) : []), [loaded]);
  return (
    <fieldset className={styles.chips}>
      <legend>{t('lab.heroes')}</legend>
      {roles.map((role) => (
        <label key={role.id}>
          <input
            type="checkbox"
            checked={heroes.includes(role.id)}
            onChange={() => change({ heroes: toggled(heroes, role.id) })}
          />
          <Face game={loaded} of={role.id} size={36} />
          {role.name}
        </label>
      ))}
      <p>
        {t('lab.heroes-about', {
          chosen: heroes.length,
          more: String(heroes.length > players),
          players,
        })}
      </p>
    </fieldset>
  );
}
