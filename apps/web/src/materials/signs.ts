/** Small pictures of one color in a square of 24, drawn for our pages: what a choice does, what is counted, what a knob is for. */

export const SIGNS = {
  bow: '<path d="M5 3c8 1 14 7 15 15l-2 .4C16.8 11.5 12 6.6 5.2 5.2z"/><path d="M5.6 4.4 19 18l-.8.8L4.8 5.2z" opacity=".55"/><path d="M3.2 21.9 2 20.7l3-3-.3-2.2 2.7-2.6.5 3.2 6.7-6.7 1.3 1.3-6.7 6.7 3.2.5-2.6 2.7-2.2-.3z"/><path d="m16.5 6 4.5-3-3 4.5z"/>',
  sword:
    '<path d="M21.5 2.5 20.7 7l-9.9 9.9-3.7-3.7L17 3.3z"/><path d="m4.3 12.4 7.3 7.3-1.5 1.5-2.3-2.3-3.1 3.1a1.6 1.6 0 0 1-2.7-2.7l3.1-3.1-2.3-2.3z"/>',
  star: '<path d="m12 1.5 2.3 7 7.2.3-5.7 4.4 2 7-5.8-4.1-5.8 4.1 2-7L2.5 8.8l7.2-.3z"/><circle cx="12" cy="11.5" r="2" fill="#0006"/>',
  boot: '<path d="M7 2h6.5l.3 9.5c2 1.5 5.2 2 6.7 4 .8 1 .9 2.5.9 3.5H6.2C5.5 16 7.5 14 7.3 9z"/><path d="M6 20h15.5v2H6z"/><path d="M7 4.5h6.5v1.6H7z" fill="#0005"/>',
  step: '<ellipse cx="8" cy="6.5" rx="3" ry="4.3" transform="rotate(-12 8 6.5)"/><ellipse cx="9" cy="13" rx="2" ry="1.6"/><ellipse cx="16" cy="13.5" rx="3" ry="4.3" transform="rotate(10 16 13.5)"/><ellipse cx="15.2" cy="20" rx="2" ry="1.6"/>',
  tent: '<path d="M12 3 1.5 21H9l3-7 3 7h7.5z"/>',
  find: '<path d="M10 2a8 8 0 1 0 4.7 14.5l5.3 5.4 2-2-5.4-5.3A8 8 0 0 0 10 2zm0 2.7a5.3 5.3 0 1 1 0 10.6 5.3 5.3 0 0 1 0-10.6z"/>',
  undo: '<path d="M9 3 2 9.5 9 16v-4c6-.6 9 1.5 11.5 7C20.8 11 16.5 7.2 9 7z"/>',
  redo: '<path d="m15 3 7 6.5-7 6.5v-4c-6-.6-9 1.5-11.5 7C3.2 11 7.5 7.2 15 7z"/>',
  sound:
    '<path d="M3 8.5h4L13 3v18l-6-5.5H3z"/><path d="M15.5 8a5.5 5.5 0 0 1 0 8M18 5a9.5 9.5 0 0 1 0 14" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  silence:
    '<path d="M3 8.5h4L13 3v18l-6-5.5H3z"/><path d="m16 9 5 6m0-6-5 6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  chat: '<path d="M3 3.5h18v12.5H12l-5.5 5v-5H3z"/>',
  gear: '<path d="m10.3 2-.5 2.6-1.9.8-2.2-1.5-2.4 2.4 1.5 2.2-.8 1.9-2.6.5v3.4l2.6.5.8 1.9-1.5 2.2 2.4 2.4 2.2-1.5 1.9.8.5 2.6h3.4l.5-2.6 1.9-.8 2.2 1.5 2.4-2.4-1.5-2.2.8-1.9 2.6-.5v-3.4l-2.6-.5-.8-1.9 1.5-2.2-2.4-2.4-2.2 1.5-1.9-.8L13.7 2zM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z" fill-rule="evenodd"/>',
  menu: '<path d="M3 5h18v2.6H3zm0 5.7h18v2.6H3zm0 5.7h18V19H3z"/>',
  plus: '<path d="M10.5 4h3v6.5H20v3h-6.5V20h-3v-6.5H4v-3h6.5z"/>',
  minus: '<path d="M4 10.5h16v3H4z"/>',
  fit: '<path d="M3 3h7v2.6H5.6V10H3zm11 0h7v7h-2.6V5.6H14zM3 14h2.6v4.4H10V21H3zm15.4 0H21v7h-7v-2.6h4.4z"/>',
  hero: '<circle cx="12" cy="7" r="4.5"/><path d="M3.5 21.5c0-6 3.5-9 8.5-9s8.5 3 8.5 9z"/>',
  plains:
    '<path d="M2 20c1-5 1-8 .5-12C5 12 5.5 16 5.5 20zm6 0c0-6 .5-9 2-14 1.5 5 1 9 .5 14zm7 0c0-5 1.5-9 4.5-13-1 5-1 9-.5 13z"/><path d="M1 20h22v1.8H1z"/>',
  road: '<path d="M8 2h2.5L8 22H3zm5.5 0H16l5 20h-5zM11.2 3h1.6v3.5h-1.6zm0 6h1.6v4h-1.6zm0 7h1.6v5h-1.6z"/>',
  river:
    '<path d="M1 7c3-3 5-3 7.5 0s4.5 3 7 0 4.5-3 7.5 0M1 13c3-3 5-3 7.5 0s4.5 3 7 0 4.5-3 7.5 0M1 19c3-3 5-3 7.5 0s4.5 3 7 0 4.5-3 7.5 0" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round"/>',
  forest:
    '<path d="m8 2 5 8h-2.5l3.5 6H9.2v6H6.8v-6H2l3.5-6H3z"/><path d="m17 7 4 6h-2l3 5h-4v4h-2v-4h-1.5l-1.2-2.2L15 13h-1.5z"/>',
  mountain: '<path d="M1 21 9 4l5 10 2-3.5L23 21z"/><path d="m9 4-3 6.5 2.2-1.2L10 11l1.5-2z" fill="#fff9"/>',
  hill: '<path d="M1 20c2-9 9-10 12-3 2-4 8-4 10 3z"/>',
  swamp:
    '<path d="M6 3h2v9H6zm4 3h2v8h-2zm6-2h2v9h-2z"/><path d="M2 16c3-2 5 2 8 0s5 2 8 0 3 1 4 0M2 20c3-2 5 2 8 0s5 2 8 0 3 1 4 0" fill="none" stroke="currentColor" stroke-width="2"/>',
  coin: '<circle cx="12" cy="12" r="10" fill="#e2ae3b" stroke="#7a5210" stroke-width="1.5"/><circle cx="12" cy="12" r="7" fill="none" stroke="#9a6c18" stroke-width="1.2"/><path d="m12 7 1.5 3.3 3.5.4-2.6 2.4.7 3.5L12 14.8l-3.1 1.8.7-3.5L7 10.7l3.5-.4z" fill="#fff0b8" stroke="#8a5e14" stroke-width=".6"/>',
  skull:
    '<path d="M12 2c-5.5 0-9 3.8-9 8.7 0 3 1.4 4.8 3 5.9V20h2.2v-2h1.5v2.5h1.6V18h1.4v2.5h1.6V18h1.5v2H18v-3.4c1.6-1.1 3-2.9 3-5.9C21 5.8 17.5 2 12 2zM8.3 9a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zm7.4 0a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM12 13.5l1.3 2.5h-2.6z" fill-rule="evenodd"/>',
  trophy:
    '<path d="M6 2h12v2h4c0 5-1.8 7.5-5 8-1 1.9-2.2 2.9-3.7 3.2V18H17v3.5H7V18h3.7v-2.8C9.2 14.9 8 13.9 7 12c-3.2-.5-5-3-5-8h4zM4.2 6c.3 2 1 3.2 2.1 3.8L6 6zm15.6 0H18l-.3 3.8c1.1-.6 1.8-1.8 2.1-3.8z" fill-rule="evenodd"/>',
  shield:
    '<path d="M12 1.5c3 2 6 2.7 9 2.8 0 8-2.5 14.5-9 18.2C5.5 18.8 3 12.3 3 4.3c3-.1 6-.8 9-2.8z"/><path d="M12 5v14c4-2.6 5.9-7 6.2-12C16 6.7 14 6.1 12 5z" fill="#0004"/>',
  run: '<circle cx="15.5" cy="3.8" r="2.3"/><path d="m7 8 5-2.5 4 1.5 2 3.5 3.5.5-.3 2-4.7-.7-1.3-2-1.7 4.2 3.5 3-1 5.5-2.2-.4.6-4L10.5 16l-1.8 4.5L2.5 21l-.2-2.3 4.7-.6L9.5 12l.8-3.2-1.8 1-1 3.2-2.1-.6z"/>',
  hammer: '<path d="m13 2 7 5-2 3-1.5-1L6.5 22.5l-3-2L13.3 7 11 5.5z"/><path d="M11 1.5 22 9l-2.5 3.5L8.5 5z"/>',
  book: '<path d="M2 4c4-1 7-1 10 1 3-2 6-2 10-1v15c-4-1-7-1-10 1-3-2-6-2-10-1z"/><path d="M12 5v15" stroke="#0007" stroke-width="1.2"/>',
  play: '<path d="M5 3v18l16-9z"/>',
  pause: '<path d="M5 3h5v18H5zm9 0h5v18h-5z"/>',
  flag: '<path d="M5 2h2v20H5zM8 3l13 4.5L8 12z"/>',
  drop: '<path d="M12 1.5c4.5 6 7 9.5 7 13a7 7 0 0 1-14 0c0-3.5 2.5-7 7-13z"/>',
  dia: '<path d="m12 1 8 11-8 11L4 12z"/>',
  eye: '<path d="M12 5C6 5 2.5 9 1 12c1.5 3 5 7 11 7s9.5-4 11-7c-1.5-3-5-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z" fill-rule="evenodd"/><circle cx="12" cy="12" r="2.2"/>',
  heart: '<path d="M12 21.5C5 16 1.5 12.5 1.5 8A5.5 5.5 0 0 1 12 5.5 5.5 5.5 0 0 1 22.5 8c0 4.5-3.5 8-10.5 13.5z"/>',
  lock: '<path d="M6 10V7a6 6 0 0 1 12 0v3h2v12H4V10zm3 0h6V7a3 3 0 0 0-6 0z" fill-rule="evenodd"/>',
  link: '<path d="M9.5 17H7A5 5 0 0 1 7 7h2.5v2.5H7a2.5 2.5 0 0 0 0 5h2.5zm5-10H17a5 5 0 0 1 0 10h-2.5v-2.5H17a2.5 2.5 0 0 0 0-5h-2.5zM8 10.8h8v2.4H8z"/>',
  clock:
    '<path d="M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zm0 3a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM10.8 7v6l4.5 3 1.2-1.8-3.3-2.3V7z" fill-rule="evenodd"/>',
  moon: '<path d="M15 2a10 10 0 1 0 7 14A9 9 0 0 1 15 2z"/>',
  up: '<path d="m12 3 9 10h-5.5v8h-7v-8H3z"/>',
  rune: '<path d="M7 2h2.4v20H7z"/><path d="m9 4 8 4.5-8 5zm2.4 4v2l2-1z" fill-rule="evenodd"/><path d="m9.4 13 7 8.5h-3L8.6 15z"/>',
} as const;

export type SignName = keyof typeof SIGNS;
