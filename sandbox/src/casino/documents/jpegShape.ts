import { holdsArchive } from './foreign';

const MARKER = 0xff;
const [SOI, EOI, SOS, APP0, COMMENT, TEM] = [0xd8, 0xd9, 0xda, 0xe0, 0xfe, 0x01];

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;
const holdsWords = (marker: number): boolean => (marker >= APP0 && marker <= 0xef) || marker === COMMENT;

/** APP0 is for JFIF; a longer one of another kind can hold a script in front of the picture. */
const isKnownApp0 = (content: Buffer): boolean => /^JF(IF|XX)\0/.test(content.subarray(0, 5).toString('latin1'));

function faultOf(marker: number, content: Buffer): string | null {
  if (marker === APP0 && !isKnownApp0(content)) return 'an unknown segment in front';
  return holdsWords(marker) && holdsArchive(content) ? 'an archive between the segments' : null;
}

/** Index of the next marker after pixel data, where 0xFF is followed by 0 or is a restart marker. */
function endOfPixels(file: Buffer, from: number): number {
  for (let at = file.indexOf(MARKER, from); at >= 0; at = file.indexOf(MARKER, at + 1)) {
    const next = file[at + 1];
    if (next === undefined) return -1;
    if (next !== 0 && next !== MARKER && !isRestart(next)) return at;
  }
  return -1;
}

/**
 * What is structurally wrong with a JPEG, or null: contiguous segments, one picture, nothing after its end. Whether the
 * pixels decode is checked elsewhere (decodes.ts).
 */
export function jpegFault(file: Buffer): string | null {
  let at = 2;
  while (at < file.length) {
    if (file[at] !== MARKER) return 'bytes between the segments';
    const marker = file[at + 1];
    if (marker === MARKER) {
      at += 1;
      continue;
    }
    if (marker === EOI) return at + 2 === file.length ? null : 'bytes behind the end';
    if (marker === undefined || marker === 0 || marker === SOI || marker === TEM || isRestart(marker)) {
      return 'a marker out of place';
    }
    if (at + 4 > file.length) return 'no end';
    const length = file.readUInt16BE(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > file.length) return 'no end';
    const fault = faultOf(marker, file.subarray(at + 4, end));
    if (fault) return fault;
    at = marker === SOS ? endOfPixels(file, end) : end;
    if (at < 0) return 'no end';
  }
  return 'no end';
}
