/** @jsxRuntime automatic */
/** Plots that are tables at once: a row for each thing, with a bar and its interval. */

import {
  intervalOf,
  ratio,
  type AmountsFigure,
  type Band,
  type PartsFigure,
  type Say,
  type SharesFigure,
} from '@questwright/messages';
import { sideOf } from './interval.ts';
import { inNumbers, inPercent, inWholePercent, t } from './words.ts';

interface RowProps {
  name: string;
  value: number;
  low?: number;
  high?: number;
  /** The end of the scale. */
  most: number;
  shown: string;
  between?: string;
  of: number;
  band?: Band | undefined;
  even?: number | undefined;
}

const at = (value: number, most: number): string => `${((100 * Math.min(value, most)) / most).toFixed(2)}%`;

function Row({ name, value, low, high, most, shown, between, of, band, even }: RowProps) {
  const side = sideOf(value, of, band);
  return (
    <tr className={side === null ? undefined : 'lab-outside'}>
      <th scope="row">
        {name}
        {side !== null && <Flag side={side} />}
      </th>
      <td className="lab-track">
        <span className="lab-scale" aria-hidden="true">
          {band && (
            <span
              className="lab-band"
              style={{
                left: at(band.least, most),
                width: at(Math.max(0, Math.min(band.most, most) - band.least), most),
              }}
            />
          )}
          <span className="lab-bar" style={{ width: at(value, most) }} />
          {low !== undefined && high !== undefined && (
            <span
              className="lab-whisker"
              style={{ left: at(low, most), width: at(Math.min(high, most) - low, most) }}
            />
          )}
          {even !== undefined && <span className="lab-even" style={{ left: at(even, most) }} />}
        </span>
      </td>
      <td className="lab-number">{shown}</td>
      {between !== undefined && <td className="lab-number lab-quiet">{between}</td>}
      <td className="lab-number lab-quiet">{inNumbers(of)}</td>
    </tr>
  );
}

/** A shape for those who see it, a word for those who do not. */
const Flag = ({ side }: { side: 'above' | 'below' }) => (
  <span className="lab-flag" title={t(`report.${side}`)}>
    <span aria-hidden="true">{side === 'above' ? '▲' : '▼'}</span>
    <span className="lab-unseen">{t(`report.${side}`)}</span>
  </span>
);

function Head({ number, interval, of }: { number: string; interval: boolean; of: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">{t('report.name')}</th>
        <td />
        <th scope="col">{number}</th>
        {interval && <th scope="col">{t('report.interval')}</th>}
        <th scope="col">{of}</th>
      </tr>
    </thead>
  );
}

/** A scale that ends at a round share above all intervals. */
const endOf = (highest: number): number => Math.min(1, Math.max(0.1, Math.ceil(highest * 10) / 10));

export function Shares({ figure: { rows, even, band, title }, say }: { figure: SharesFigure; say: Say }) {
  const most = endOf(Math.max(even ?? 0, band?.most ?? 0, ...rows.map((row) => intervalOf(row).high)));
  return (
    <>
      <table className="lab-rows" aria-label={say(title)}>
        <Head number={t('report.share')} interval of={t('report.of')} />
        <tbody>
          {rows.map((row) => {
            const { low, high } = intervalOf(row);
            return (
              <Row
                key={say(row.label)}
                name={say(row.label)}
                value={ratio(row)}
                low={low}
                high={high}
                most={most}
                shown={inPercent(ratio(row))}
                between={t('report.between', { low: (100 * low).toFixed(1), high: (100 * high).toFixed(1) })}
                of={row.of}
                band={band}
                even={even}
              />
            );
          })}
        </tbody>
      </table>
      <p className="lab-key">
        {even !== undefined && t('report.even', { share: inPercent(even) })}{' '}
        {band && t('report.band', { least: inWholePercent(band.least), most: inWholePercent(band.most) })}
      </p>
    </>
  );
}

export function Amounts({ figure: { rows, title }, say }: { figure: AmountsFigure; say: Say }) {
  const most = Math.max(1, Math.ceil(Math.max(0, ...rows.map(({ high }) => high))));
  return (
    <table className="lab-rows" aria-label={say(title)}>
      <Head number={t('report.average')} interval of={t('report.count')} />
      <tbody>
        {rows.map(({ label, value, low, high, of }) => (
          <Row
            key={say(label)}
            name={say(label)}
            value={value}
            low={low}
            high={high}
            most={most}
            shown={value.toFixed(2)}
            between={t('report.between', { low: low.toFixed(2), high: high.toFixed(2) })}
            of={of}
          />
        ))}
      </tbody>
    </table>
  );
}

export function Parts({ figure: { parts, title }, say }: { figure: PartsFigure; say: Say }) {
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <table className="lab-rows" aria-label={say(title)}>
      <Head number={t('report.share')} interval={false} of={t('report.count')} />
      <tbody>
        {parts.map(({ label, count }) => (
          <Row
            key={say(label)}
            name={say(label)}
            value={count / all}
            most={1}
            shown={inPercent(count / all)}
            of={count}
          />
        ))}
      </tbody>
    </table>
  );
}
