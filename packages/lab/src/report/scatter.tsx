/** @jsxRuntime automatic */
/** How often each was taken, and what that did to the chance to win. */

import { intervalOf, ratio, type EffectsFigure, type Say } from '@questwright/messages';
import { scaleLinear } from 'd3-scale';
import { symbol, symbolCircle, symbolDiamond } from 'd3-shape';
import { Plot, type Size } from './axes.tsx';
import { sideOf } from './interval.ts';
import { Behind } from './table.tsx';
import { inNumbers, inPercent, inPoints, inWholePercent, t } from './words.ts';

const SIZE: Size = { width: 820, height: 460, left: 52, right: 18, top: 34, bottom: 48 };
const SHAPES = [symbolCircle, symbolDiamond];
/** Names of points farther out are written beside them, as many as can be read. */
const MOST_NAMES = 14;

export function Scatter({ figure, say }: { figure: EffectsFigure; say: Say }) {
  const { rows, taken, effect, title } = figure;
  const known = rows.flatMap((row) => (row.effect === null ? [] : [{ ...row, effect: row.effect, share: ratio(row) }]));
  const reach = Math.max(0.15, effect?.most ?? 0, ...known.map((row) => Math.abs(row.effect.value)));
  const x = scaleLinear(
    [0, Math.max(0.1, taken?.most ?? 0, ...known.map(({ share }) => share))],
    [SIZE.left, SIZE.width - SIZE.right],
  ).nice();
  const y = scaleLinear([-reach, reach], [SIZE.height - SIZE.bottom, SIZE.top]).nice();
  const groups = [...new Set(rows.map(({ group }) => say(group)))];
  const farthest = known
    .filter(
      ({ share, of, effect: { value } }) => sideOf(share, of, taken) !== null || sideOf(value, of, effect) !== null,
    )
    .toSorted((one, other) => Math.abs(other.effect.value) - Math.abs(one.effect.value))
    .slice(0, MOST_NAMES);
  return (
    <>
      <Plot
        size={SIZE}
        x={x}
        y={y}
        ticks={{ x: 8, y: 6 }}
        shown={{ x: inWholePercent, y: (value) => (100 * value).toFixed(0) }}
        names={{ x: t('report.share'), y: t('report.effect') }}
        label={say(title)}
      >
        {taken && effect && (
          <rect
            className="lab-wanted"
            x={x(taken.least)}
            y={y(effect.most)}
            width={x(taken.most) - x(taken.least)}
            height={y(effect.least) - y(effect.most)}
          />
        )}
        <path className="lab-axis" d={`M${SIZE.left} ${y(0)}H${SIZE.width - SIZE.right}`} />
        {known.map((row) => (
          <g key={say(row.label)} transform={`translate(${x(row.share).toFixed(1)} ${y(row.effect.value).toFixed(1)})`}>
            <title>{`${say(row.label)}: ${inPercent(row.share)}, ${t('report.points', { points: inPoints(row.effect.value) })}`}</title>
            <path
              className={`lab-point lab-point-${groups.indexOf(say(row.group))}`}
              d={symbol(SHAPES[groups.indexOf(say(row.group)) % SHAPES.length]!, 70)() ?? ''}
            />
          </g>
        ))}
        {farthest.map((row) => {
          const right = x(row.share) > SIZE.width * 0.7;
          return (
            <text
              key={say(row.label)}
              className="lab-name"
              x={x(row.share) + (right ? -9 : 9)}
              y={y(row.effect.value)}
              dy="0.34em"
              textAnchor={right ? 'end' : 'start'}
            >
              {say(row.label)}
            </text>
          );
        })}
      </Plot>
      <p className="lab-key">
        {groups.map((group, i) => (
          <span key={group} className="lab-legend">
            <svg viewBox="-8 -8 16 16" aria-hidden="true">
              <path className={`lab-point lab-point-${i}`} d={symbol(SHAPES[i % SHAPES.length]!, 90)() ?? ''} />
            </svg>
            {group}
          </span>
        ))}{' '}
        {taken &&
          effect &&
          t('report.box', {
            least: inWholePercent(taken.least),
            most: inWholePercent(taken.most),
            low: inPoints(effect.least),
            high: t('report.points', { points: inPoints(effect.most) }),
          })}
      </p>
      <Behind
        title={say(title)}
        head={[
          t('report.name'),
          t('report.group'),
          t('report.share'),
          t('report.interval'),
          t('report.of'),
          t('report.effect'),
          t('report.interval').concat(' '),
        ]}
        rows={rows.map((row) => {
          const { low, high } = intervalOf(row);
          const between = { low: (100 * low).toFixed(1), high: (100 * high).toFixed(1) };
          return [
            say(row.label),
            say(row.group),
            inPercent(ratio(row)),
            t('report.between', between),
            inNumbers(row.of),
            row.effect === null ? t('report.unknown') : inPoints(row.effect.value),
            row.effect === null
              ? ''
              : t('report.between', { low: inPoints(row.effect.low), high: inPoints(row.effect.high) }),
          ];
        })}
      />
    </>
  );
}
