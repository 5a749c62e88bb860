/** @jsxRuntime automatic */
import { t } from './words.ts';

/** The numbers of a plot, for whoever wants or needs them. */
export function Behind({
  title,
  head,
  rows,
}: {
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    <details className="lab-behind">
      <summary>{t('report.table', { title })}</summary>
      {/* A wide table scrolls by itself, by the keyboard too. */}
      <div className="lab-scroll" role="region" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {head.map((one) => (
                <th key={one} scope="col">
                  {one}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, i) => (
                  <td key={head[i + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
