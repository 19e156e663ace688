import { correctionOf } from './reedSolomon';

/**
 * Per version from 1, at correction level M: correction bytes per block, and number of blocks (ISO/IEC 18004, table 9).
 */
const LEVEL_M: readonly (readonly [correction: number, blocks: number])[] = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
];

/** Number of modules for data and correction in a version: all except the function patterns. */
function rawModules(version: number): number {
  const aligned = Math.floor(version / 7) + 2;
  const whole = (16 * version + 128) * version + 64;
  if (version === 1) return whole;
  return whole - ((25 * aligned - 10) * aligned - 55) - (version >= 7 ? 36 : 0);
}

const totalBytes = (version: number) => Math.floor(rawModules(version) / 8);

function dataBytes(version: number): number {
  const [correction, blocks] = LEVEL_M[version - 1]!;
  return totalBytes(version) - correction * blocks;
}

/** Length of the byte count field, in bits. */
const countBits = (version: number) => (version < 10 ? 8 : 16);

/** The smallest version that fits that many bytes; null above version 10, which no payment address needs. */
export function versionFor(bytes: number): number | null {
  const index = LEVEL_M.findIndex((_, place) => 4 + countBits(place + 1) + bytes * 8 <= dataBytes(place + 1) * 8);
  return index < 0 ? null : index + 1;
}

/** Mode, byte count, data, terminator, and padding to the version's capacity. */
function dataOf(bytes: Uint8Array, version: number): Uint8Array {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1);
  };
  const capacity = dataBytes(version);
  push(0b0100, 4);
  push(bytes.length, countBits(version));
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, capacity * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < capacity * 8; pad ^= 0xec ^ 0x11) push(pad, 8);
  return Uint8Array.from({ length: capacity }, (_, place) =>
    bits.slice(place * 8, place * 8 + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  );
}

/** All codewords in order: interleaved data blocks, then their interleaved correction bytes. */
export function codewordsOf(bytes: Uint8Array, version: number): Uint8Array {
  const data = dataOf(bytes, version);
  const [degree, count] = LEVEL_M[version - 1]!;
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  let start = 0;
  const blocks = Array.from({ length: count }, (_, index) => {
    const part = data.subarray(start, (start += short + (index >= count - longer ? 1 : 0)));
    return { part, correction: correctionOf(part, degree) };
  });
  const result: number[] = [];
  for (let place = 0; place <= short; place++)
    for (const { part } of blocks) if (place < part.length) result.push(part[place]!);
  for (let place = 0; place < degree; place++) for (const { correction } of blocks) result.push(correction[place]!);
  return Uint8Array.from(result);
}
