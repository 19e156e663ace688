import { crc32 } from 'node:zlib';
import { holdsArchive } from './foreign';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12;

/** Pixel chunks, whose bytes are not searched for archives. */
const PIXELS = ['IDAT', 'fdAT'];

/** What is structurally wrong with a PNG, or null: contiguous chunks, IEND last, nothing after it. */
export function pngFault(file: Buffer): string | null {
  let at = SIGNATURE_BYTES;
  let isFirst = true;
  while (at + FRAME_BYTES <= file.length) {
    const length = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    const end = at + FRAME_BYTES + length;
    if (!/^[A-Za-z]{4}$/.test(name) || end > file.length) return 'a broken chunk';
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return 'a wrong check sum';
    if (isFirst && name !== 'IHDR') return 'no head';
    if (name === 'IEND') return length === 0 && end === file.length ? null : 'bytes behind the end';
    if (!PIXELS.includes(name) && holdsArchive(file.subarray(at + 8, end - 4))) return 'an archive between the chunks';
    isFirst = false;
    at = end;
  }
  return 'no end';
}
