/** The same report for a terminal. */

import { intervalOf, ratio, type Figure, type Say, type Share } from '@questwright/messages';
import { sideOf } from './interval.ts';
import { inNumbers, inPercent, inPoints, t, withOwnWords, type Key } from './words.ts';

const NAME = 44;
type Side = ReturnType<typeof sideOf>;
const flag = (side: Side): string => (side === null ? '' : ` (${t(`report.${side}`)})`);
/** Where two numbers stand in a line: which of them. */
const flagOf = (what: Key, side: Side): string => (side === null ? '' : ` (${t(what)}: ${t(`report.${side}`)})`);

const shareLine = (name: string, share: Share, side: Side): string => {
  const { low, high } = intervalOf(share);
  const between = t('report.between', { low: (100 * low).toFixed(1), high: (100 * high).toFixed(1) });
  return `  ${name.padEnd(NAME)} ${inPercent(ratio(share)).padStart(7)}  ${between.padStart(13)}  ${String(share.of).padStart(6)}${flag(side)}`;
};

export function textOf(figure: Figure, words: Say): string[] {
  const say = withOwnWords(words);
  return [say(figure.title), ...linesOf(figure, say)];
}

function linesOf(figure: Figure, say: Say): string[] {
  switch (figure.kind) {
    case 'shares':
      return figure.rows.map((row) => shareLine(say(row.label), row, sideOf(ratio(row), row.of, figure.band)));
    case 'amounts':
      return figure.rows.map(
        ({ label, value, low, high }) =>
          `  ${say(label).padEnd(NAME)} ${value.toFixed(2).padStart(7)}  ${t('report.between', { low: low.toFixed(2), high: high.toFixed(2) })}`,
      );
    case 'parts':
      return figure.parts.map(({ label, count }) => `  ${say(label).padEnd(NAME)} ${String(count).padStart(7)}`);
    case 'histogram':
      return [`  ${t('report.mean', { mean: inNumbers(figure.mean), median: inNumbers(figure.median) })}`];
    case 'curves': {
      const rounds = [...new Set(figure.curves.flatMap(({ points }) => points.map(({ at }) => at)))];
      return rounds.map((round) => {
        const found = figure.curves.map(({ label, points }) => {
          const value = points.find(({ at }) => at === round)?.value;
          return `${say(label)} ${value === undefined ? '–' : value.toFixed(1)}`;
        });
        return `  ${say(figure.over)} ${String(round).padStart(3)}: ${found.join(', ')}`;
      });
    }
    case 'effects':
      return figure.rows.map((row) => {
        const line = shareLine(say(row.label), row, null);
        const bought = flagOf('report.share', sideOf(ratio(row), row.of, figure.taken));
        if (row.effect === null) return `${line}${t('report.unknown').padStart(9)}${bought}`;
        const { value, low, high } = row.effect;
        const between = t('report.between', { low: inPoints(low), high: inPoints(high) });
        const moved = flagOf('report.effect', sideOf(value, row.of, figure.effect));
        return `${line}${inPoints(value).padStart(9)}  ${between.padEnd(14)}${bought}${moved}`.trimEnd();
      });
  }
}
