/** @jsxRuntime automatic */
/** Plots that are drawn, each with a table behind it. */

import type { CurvesFigure, HistogramFigure, Say } from '@questwright/messages';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { Plot, type Size } from './axes.tsx';
import { Behind } from './table.tsx';
import { inNumbers, t } from './words.ts';

const SIZE: Size = { width: 520, height: 250, left: 44, right: 14, top: 14, bottom: 30 };
const NAMED: Size = { ...SIZE, height: 270, bottom: 50 };

export function Histogram({ figure, say }: { figure: HistogramFigure; say: Say }) {
  const { bins, width, mean, median, band, title } = figure;
  const first = bins[0]?.from ?? 0;
  const last = (bins.at(-1)?.from ?? 0) + width;
  const x = scaleLinear([first, last], [SIZE.left, SIZE.width - SIZE.right]);
  const y = scaleLinear(
    [0, Math.max(4, ...bins.map(({ count }) => count))],
    [SIZE.height - SIZE.bottom, SIZE.top],
  ).nice(4);
  const inside = (value: number): number => x(Math.max(first, Math.min(last, value)));
  const summary = t('report.mean', { mean: inNumbers(mean), median: inNumbers(median) });
  return (
    <>
      <Plot size={SIZE} x={x} y={y} ticks={{ x: 6, y: 4 }} label={`${say(title)}. ${summary}`}>
        {band && (
          <rect
            className="lab-wanted"
            x={inside(band.least)}
            y={SIZE.top}
            width={Math.max(0, inside(band.most) - inside(band.least))}
            height={SIZE.height - SIZE.bottom - SIZE.top}
          />
        )}
        {bins.map(({ from, count }) => (
          <rect
            key={from}
            className="lab-column"
            x={x(from) + 1}
            y={y(count)}
            width={Math.max(1, x(from + width) - x(from) - 2)}
            height={y(0) - y(count)}
          />
        ))}
        {bins.length > 0 && <path className="lab-mean" d={`M${x(mean)} ${SIZE.top}V${SIZE.height - SIZE.bottom}`} />}
      </Plot>
      <p className="lab-key">
        {summary}
        {band && ` · ${t('report.band', { least: inNumbers(band.least), most: inNumbers(band.most) })}`}
      </p>
      <Behind
        title={say(title)}
        head={[t('report.from'), t('report.count')]}
        rows={bins.map(({ from, count }) => [inNumbers(from), inNumbers(count)])}
      />
    </>
  );
}

export function Curves({ figure: { curves, over, title }, say }: { figure: CurvesFigure; say: Say }) {
  const points = curves.flatMap((curve) => curve.points);
  const x = scaleLinear(
    [Math.min(1, ...points.map(({ at }) => at)), Math.max(2, ...points.map(({ at }) => at))],
    [NAMED.left, NAMED.width - NAMED.right],
  );
  const y = scaleLinear(
    [0, Math.max(1, ...points.map(({ value }) => value))],
    [NAMED.height - NAMED.bottom, NAMED.top],
  ).nice(4);
  const path = line<{ at: number; value: number }>(
    ({ at }) => x(at),
    ({ value }) => y(value),
  );
  const rounds = [...new Set(points.map(({ at }) => at))].toSorted((one, other) => one - other);
  return (
    <>
      <Plot size={NAMED} x={x} y={y} ticks={{ x: 6, y: 4 }} names={{ x: say(over) }} label={say(title)}>
        {curves.map((curve, i) => (
          <g key={say(curve.label)} className={`lab-curve lab-curve-${i}`}>
            <path d={path([...curve.points]) ?? ''} />
            {curve.points.map(({ at, value }) => (
              <circle key={at} cx={x(at)} cy={y(value)} r="3.5" />
            ))}
          </g>
        ))}
      </Plot>
      <p className="lab-key">
        {curves.map(({ label }, i) => (
          <span key={say(label)} className="lab-legend">
            <svg viewBox="0 0 32 8" aria-hidden="true" className={`lab-curve lab-curve-${i}`}>
              <path d="M0 4H32" />
              <circle cx="16" cy="4" r="3.5" />
            </svg>
            {say(label)}
          </span>
        ))}
      </p>
      <Behind
        title={say(title)}
        head={[say(over), ...curves.map(({ label }) => say(label)), t('report.count')]}
        rows={rounds.map((round) => {
          const found = curves.map((curve) => curve.points.find(({ at }) => at === round));
          const games = found.find((one) => one !== undefined)?.of ?? 0;
          return [String(round), ...found.map((one) => (one ? one.value.toFixed(2) : '–')), inNumbers(games)];
        })}
      />
    </>
  );
}
