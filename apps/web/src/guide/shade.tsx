import { useEffect, useRef } from 'react';
import styles from './coach.module.css';
import { holeAround, shadeAround, type Hole } from './pointing.ts';

/** Milliseconds: what it leaves open may move with the board. */
const EVERY = 60;

/** Everything but the way lies in the dark; whoever wants to can press there all the same. */
export function Shade({ find }: { find(): readonly Element[] }) {
  const shade = useRef<SVGPathElement>(null);
  const rims = useRef<SVGPathElement>(null);
  useEffect(() => {
    const draw = (): void => {
      const holes: Hole[] = find().map(holeAround);
      shade.current?.setAttribute('d', shadeAround(holes, innerWidth, innerHeight));
      rims.current?.setAttribute('d', shadeAround(holes, 0, 0));
      if (shade.current) shade.current.style.opacity = holes.length === 0 ? '0' : '1';
    };
    draw();
    const timer = setInterval(draw, EVERY);
    return () => clearInterval(timer);
  }, [find]);
  return (
    <svg className={styles.shade} aria-hidden="true">
      <path ref={shade} fillRule="evenodd" />
      <path ref={rims} className={styles.rim} />
    </svg>
  );
}
