/** Small signs of the first pages, drawn in one colour. */

const PATHS = {
  walk: 'M7 2h6.5l.3 9.5c2 1.5 5.2 2 6.7 4 .8 1 .9 2.5.9 3.5H6.2C5.5 16 7.5 14 7.3 9zM6 20h15.5v2H6z',
  win: 'M7 2h2.4v20H7zM9 4l8 4.5-8 5zm2.4 4v2l2-1zM9.4 13l7 8.5h-3L8.6 15z',
  time: 'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zm0 3a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM10.8 7v6l4.5 3 1.2-1.8-3.3-2.3V7z',
  play: 'M5 3v18l16-9z',
  book: 'M2 4c4-1 7-1 10 1 3-2 6-2 10-1v15c-4-1-7-1-10 1-3-2-6-2-10-1zM11.3 7v11h1.4V7z',
  link: 'M9.5 17H7A5 5 0 0 1 7 7h2.5v2.5H7a2.5 2.5 0 0 0 0 5h2.5zm5-10H17a5 5 0 0 1 0 10h-2.5v-2.5H17a2.5 2.5 0 0 0 0-5h-2.5zM8 10.8h8v2.4H8z',
  people: 'M12 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM3.5 21.5c0-6 3.5-9 8.5-9s8.5 3 8.5 9z',
  star: 'm12 1.5 3 7.3 7.9.6-6 5.1 1.9 7.7L12 18l-6.8 4.2 1.9-7.7-6-5.1 7.9-.6z',
  flag: 'M5 2h2v20H5zM8 3l13 4.5L8 12z',
  back: 'M9 3 2 9.5 9 16v-4c6-.6 9 1.5 11.5 7C20.8 11 16.5 7.2 9 7z',
} as const;
export type IconName = keyof typeof PATHS;

export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={PATHS[name]} />
    </svg>
  );
}
