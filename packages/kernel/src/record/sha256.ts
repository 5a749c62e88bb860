/** SHA-256 (FIPS 180-4), synchronous and the same in every runtime: game files are verified offline in a browser too. */

const K = new Int32Array(64);
const START = new Int32Array(8);
{
  const fraction = (x: number): number => ((x - Math.floor(x)) * 0x100000000) | 0;
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) START[found] = fraction(Math.sqrt(n));
    K[found++] = fraction(Math.cbrt(n));
  }
}

const words = new Int32Array(64);

function block(state: Int32Array, bytes: Uint8Array, offset: number): void {
  for (let i = 0; i < 16; i++) {
    const j = offset + i * 4;
    words[i] = (bytes[j]! << 24) | (bytes[j + 1]! << 16) | (bytes[j + 2]! << 8) | bytes[j + 3]!;
  }
  for (let i = 16; i < 64; i++) {
    const x = words[i - 15]!;
    const y = words[i - 2]!;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    words[i] = (words[i - 16]! + s0 + words[i - 7]! + s1) | 0;
  }
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + words[i]!) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0] = (state[0]! + a) | 0;
  state[1] = (state[1]! + b) | 0;
  state[2] = (state[2]! + c) | 0;
  state[3] = (state[3]! + d) | 0;
  state[4] = (state[4]! + e) | 0;
  state[5] = (state[5]! + f) | 0;
  state[6] = (state[6]! + g) | 0;
  state[7] = (state[7]! + h) | 0;
}

/** UTF-8; lone surrogates become the replacement character, as everywhere. */
function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    let c = character.codePointAt(0)!;
    if (c >= 0xd800 && c <= 0xdfff) c = 0xfffd;
    if (c < 0x80) bytes.push(c);
    else if (c < 0x800) bytes.push(0xc0 | (c >> 6), 0x80 | (c & 63));
    else if (c < 0x10000) bytes.push(0xe0 | (c >> 12), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
    else bytes.push(0xf0 | (c >> 18), 0x80 | ((c >> 12) & 63), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
  }
  return bytes;
}

/** The eight 32-bit words of the digest of a text (UTF-8). */
export function sha256Words(text: string): Int32Array {
  const message = utf8(text);
  const padded = new Uint8Array(((message.length + 8) >> 6) * 64 + 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 0x20000000));
  view.setUint32(padded.length - 4, (message.length << 3) >>> 0);
  const state = START.slice();
  for (let offset = 0; offset < padded.length; offset += 64) block(state, padded, offset);
  return state;
}

function ownSha256(text: string): string {
  let hex = '';
  for (const word of sha256Words(text)) hex += (word >>> 0).toString(16).padStart(8, '0');
  return hex;
}

let maker: (text: string) => string = ownSha256;

export const sha256 = (text: string): string => maker(text);

/** Lets the platform make the digests, which is faster; refused if it makes others than ours. */
export function useSha256(faster: (text: string) => string): void {
  for (const text of ['', 'abc', 'ä\u20ac\ud83d\ude00\ud800', 'x'.repeat(200)]) {
    if (faster(text) !== ownSha256(text))
      throw new Error('This is not SHA-256 of a text in UTF-8, in hexadecimal digits');
  }
  maker = faster;
}
