/** @jsxRuntime automatic */
/** The frame of a drawn plot: lines, numbers at both axes. */

import type { ScaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';

export interface Size {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface PlotProps {
  size: Size;
  x: ScaleLinear<number, number>;
  y: ScaleLinear<number, number>;
  ticks: { x: number; y: number };
  shown?: { x?(value: number): string; y?(value: number): string };
  names?: { x?: string; y?: string };
  label: string;
  children: ReactNode;
}

/** The drawing is told by its label; whoever cannot see it has the table. */
export function Plot({ size, x, y, ticks, shown = {}, names = {}, label, children }: PlotProps) {
  const { width, height, left, right, top, bottom } = size;
  const [floor, end] = [height - bottom, width - right];
  const plain = (value: number): string => String(value);
  return (
    <svg className="lab-plot" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {y.ticks(ticks.y).map((value) => (
        <g key={value}>
          <path className="lab-grid" d={`M${left} ${y(value)}H${end}`} />
          <text x={left - 6} y={y(value)} dy="0.34em" textAnchor="end">
            {(shown.y ?? plain)(value)}
          </text>
        </g>
      ))}
      {x.ticks(ticks.x).map((value) => (
        <text key={value} x={x(value)} y={floor + 18} textAnchor="middle">
          {(shown.x ?? plain)(value)}
        </text>
      ))}
      {children}
      <path className="lab-axis" d={`M${left} ${floor}H${end}`} />
      {names.x !== undefined && (
        <text className="lab-axis-name" x={end} y={height - 4} textAnchor="end">
          {names.x}
        </text>
      )}
      {names.y !== undefined && (
        <text className="lab-axis-name" x={left} y={top - 10}>
          {names.y}
        </text>
      )}
    </svg>
  );
}
