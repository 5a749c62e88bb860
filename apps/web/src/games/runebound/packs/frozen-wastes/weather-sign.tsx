/** The icon of a weather tile, as a coin: its shape and its color. */

import type { Icon } from '@questwright/runebound/isheim';
import styles from './frozen-wastes.module.css';

const SIGNS: Readonly<Record<Icon, readonly [color: string, d: string]>> = {
  'yellow moon': ['#e8c34a', 'M14.500 4a7 7 0 1 0 3.500 11.500A6.500 6.500 0 0 1 14.500 4z'],
  'grey hand': [
    '#b9bec4',
    'M7 18V11L5 8.500l1.600-1L8.400 9.400V4.600h1.800V9h.8V3.800h1.800V9h.8V4.600h1.800V10h.8V6.600H18V14l-2 4z',
  ],
  'white feather': ['#f4f7f9', 'M5 19Q7 9 17 4Q20 12 11 15.600L7.600 16.600L6.400 19.400zM7 17L14 8'],
  'red star': [
    '#d2453a',
    'M12 3l2.700 6 6.300.700-4.800 4.300 1.400 6.400L12 17l-5.600 3.400 1.400-6.400L3 9.700 9.300 9z',
  ],
  'green leaf': ['#5fa95a', 'M5 19Q3 8 19 4.600Q20 18 8.600 17zM5.600 19.400Q9 12 15 8.600'],
  'white skull': [
    '#f1f1ea',
    'M12 4a7 7 0 0 0-7 7q0 3 2.400 4.400V19h9.200v-3.600Q19 14 19 11a7 7 0 0 0-7-7zM9.300 10.600v2.200M14.700 10.600v2.200M10.600 16.400v2M13.400 16.400v2',
  ],
  'blue diamond': ['#4f8fe0', 'M12 3l7 9-7 9-7-9zM5 12h14M12 3v18'],
  'gold sun': ['#f0b23a', 'M12 7a5 5 0 1 0 .1 0zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2'],
  'black horn': ['#3b3440', 'M4 8Q9 20 19 17L20 20Q6 23 4 8zM4 8l3-2 2 4'],
  'violet eye': ['#8f6ad6', 'M2.600 12Q12 3 21.400 12Q12 21 2.600 12zM12 8.600a3.400 3.400 0 1 0 .1 0z'],
};

export function WeatherSign({ icon }: { icon: Icon }) {
  const [color, d] = SIGNS[icon];
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11.500" fill="#22303c" />
      <path d={d} fill={color} stroke="#0c141b" strokeWidth="1" transform="translate(2.400 2.400) scale(.8)" />
    </svg>
  );
}
