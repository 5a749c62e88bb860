import { isKey, t } from '../words.ts';

const EMBLEMS: Readonly<Record<string, string>> = {
  runebound: 'M24 3 42 13.5v21L24 45 6 34.5v-21zM24 10v28M24 18l9-6M24 25l9-6M24 38l-8-7v-9l8 5',
  tictactoe: 'M17 5v38M31 5v38M5 17h38M5 31h38M20 20l8 8m0-8-8 8M38.5 7a3.6 3.6 0 1 1-.1 0M9.5 34.5a3.6 3.6 0 1 1-.1 0',
  lanterns:
    'M18 14h12l4 6v16l-4 6H18l-4-6V20zM18 14c0-12 12-12 12 0M24 22c6 6 6 12 0 15-6-3-6-9 0-15M14 20h20M14 36h20',
  skirmish: 'M8 6l24 26M40 6 16 32M26 36l10-10M12 26l10 10M34 34l7 7M14 34l-7 7M8 6l1 7M8 6l7 1M40 6l-1 7M40 6l-7 1',
};

/** A die, for a game that has no emblem of its own. */
const ANY_GAME = 'M9 9h30v30H9zM17 17h.1M31 17h.1M24 24h.1M17 31h.1M31 31h.1';

export const GameEmblem = ({ game }: { game: string }) => (
  <svg viewBox="0 0 48 48" aria-hidden="true">
    <path d={EMBLEMS[game] ?? ANY_GAME} />
  </svg>
);

/** A game in a sentence; nothing for one of which the pages know none. */
export const aboutOf = (game: string): string => {
  const key = `game.${game}.about`;
  return isKey(key) ? t(key) : '';
};
