import { codewordsOf, versionFor } from './codewords';
import { drawFormat, emptyCode, type Canvas, type Modules } from './matrix';

/**
 * Places the data in zigzag order from the right: two columns at a time, alternating up and down, skipping the timing
 * column.
 */
function drawData({ size, dark, fixed }: Canvas, bytes: Uint8Array): void {
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const upward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x] || bit >= bytes.length * 8) continue;
        dark[y]![x] = ((bytes[bit >>> 3]! >>> (7 - (bit & 7))) & 1) !== 0;
        bit++;
      }
    }
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function masked({ size, dark, fixed }: Canvas, mask: number): Canvas {
  const turns = MASKS[mask]!;
  const result: Canvas = {
    size,
    fixed,
    dark: dark.map((row, y) => row.map((isDark, x) => (fixed[y]![x] ? isDark : isDark !== turns(x, y)))),
  };
  drawFormat(result, mask);
  return result;
}

const FINDER_LIKE = ['10111010000', '00001011101'];

/** Penalty for what makes a code hard to scan: long runs, 2×2 blocks, finder-like sequences, dark/light imbalance. */
function penalty({ size, dark }: Canvas): number {
  const rows = dark.map((row) => row.map(Number).join(''));
  const columns = Array.from({ length: size }, (_, x) => dark.map((row) => Number(row[x])).join(''));
  let total = 0;
  for (const line of [...rows, ...columns]) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) total += run.length - 2;
    for (let place = 0; place + 11 <= size; place++)
      if (FINDER_LIKE.includes(line.slice(place, place + 11))) total += 40;
  }
  for (let y = 0; y + 1 < size; y++)
    for (let x = 0; x + 1 < size; x++) {
      const colour = dark[y]![x];
      if (colour === dark[y]![x + 1] && colour === dark[y + 1]![x] && colour === dark[y + 1]![x + 1]) total += 3;
    }
  const share = rows.join('').replaceAll('0', '').length / (size * size);
  return total + Math.floor(Math.abs(share * 20 - 10)) * 10;
}

/**
 * Encodes a text as a QR code: byte mode, correction level M, the mask with the lowest penalty (ISO/IEC 18004). Rows of
 * modules, true is dark, without the quiet zone. Null above 213 bytes.
 */
export function qrCode(text: string): Modules | null {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  if (version === null) return null;
  const plain = emptyCode(version);
  drawData(plain, codewordsOf(bytes, version));
  const codes = MASKS.map((_, mask) => masked(plain, mask));
  const best = codes.map(penalty).reduce((least, value, mask, all) => (value < all[least]! ? mask : least), 0);
  return codes[best]!.dark;
}

/** SVG path of the dark modules, one unit per module; `quiet` is the width of the quiet zone in units. */
export const qrPath = (code: Modules, quiet: number): string =>
  code.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : []))).join('');
