/** What figures and scenes are filled with: gradients as definitions of a picture. */

export interface Gradient {
  name: string;
  /** From here to there, in parts of what it fills; left out: from the upper right to the lower left. */
  line?: readonly [number, number, number, number];
  /** Around a point of the picture, so far; `round` around the middle of what it fills. */
  around?: readonly [number, number, number] | 'round';
  stops: readonly (readonly [offset: number, color: string, opacity?: number])[];
}

export function gradients(key: string, all: readonly Gradient[]): string {
  return `<defs>${all.map((one) => gradient(key, one)).join('')}</defs>`;
}

function gradient(key: string, { name, line = [1, 0, 0, 1], around, stops }: Gradient): string {
  const id = `id="${key}${name}"`;
  const all = stops
    .map(([offset, color, opacity = 1]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('');
  if (around === 'round') return `<radialGradient ${id}>${all}</radialGradient>`;
  if (around !== undefined) {
    const [x, y, r] = around;
    return `<radialGradient ${id} gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}">${all}</radialGradient>`;
  }
  const [x1, y1, x2, y2] = line;
  return `<linearGradient ${id} x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${all}</linearGradient>`;
}
