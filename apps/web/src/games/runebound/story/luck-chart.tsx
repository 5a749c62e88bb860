/** How far ahead of the odds each player was, roll by roll. The table below says the same in numbers. */

import { t } from '../../../words.ts';
import styles from './chronicle.module.css';

export interface Course {
  name: string;
  color: string;
  course: readonly { seq: number; ahead: number }[];
}

const WIDTH = 640;
const HEIGHT = 200;
const LEFT = 36;
const EDGE = 10;
/** Lines are told apart by their strokes as well. */
const DASHES = ['none', '7 4', '2 4', '10 3 2 3', '4 2', '1 3'];

export function LuckChart({ courses }: { courses: readonly Course[] }) {
  const last = Math.max(1, ...courses.flatMap(({ course }) => course.map(({ seq }) => seq)));
  const reach = Math.max(1, ...courses.flatMap(({ course }) => course.map(({ ahead }) => Math.ceil(Math.abs(ahead)))));
  const x = (seq: number): number => LEFT + (seq / last) * (WIDTH - LEFT - EDGE);
  const y = (ahead: number): number => HEIGHT / 2 - (ahead / reach) * (HEIGHT / 2 - EDGE);
  const path = (course: Course['course']): string =>
    [`M${x(0)} ${y(0)}`, ...course.map(({ seq, ahead }) => `L${x(seq).toFixed(1)} ${y(ahead).toFixed(1)}`)].join('');
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('luck.chart')}>
        <path className={styles.axis} d={`M${LEFT} ${y(0)}H${WIDTH - EDGE}`} />
        {[reach, 0, -reach].map((ahead) => (
          <text key={ahead} x={LEFT - 6} y={y(ahead) + 4} textAnchor="end">
            {ahead === 0 ? 0 : t('why.signed', { amount: ahead })}
          </text>
        ))}
        {courses.map(({ name, color, course }, i) => (
          <path
            key={name + String(i)}
            d={path(course)}
            style={{ stroke: color, strokeDasharray: DASHES[i % DASHES.length] }}
          />
        ))}
      </svg>
      <figcaption>
        {courses.map(({ name, color }, i) => (
          <span key={name + String(i)}>
            <svg viewBox="0 0 32 8" aria-hidden="true">
              <path d="M0 4H32" style={{ stroke: color, strokeDasharray: DASHES[i % DASHES.length] }} />
            </svg>{' '}
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
