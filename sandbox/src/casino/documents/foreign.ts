/** The beginnings of HTML pages and server-side code, which have no place in a picture or document. */
const FOREIGN = /<script|<html|<!doctype|<iframe|<\?php|<%@|javascript:/i;

/** Archive signatures; only looked for in text segments, since four bytes also occur among pixels. */
const ARCHIVE_ENTRY = /PK\x03\x04|Rar!\x1a\x07|7z\xbc\xaf/;

const ARCHIVE_END = Buffer.from('PK\x05\x06', 'latin1');
const ARCHIVE_END_BYTES = 22;
const LONGEST_ARCHIVE_COMMENT = 0xffff;

/** Files are searched in chunks with an overlap, so that a 26 MB string is never created. */
const PIECE = 1024 * 1024;
const OVERLAP = 16;

const textOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** Whether a page or code begins anywhere in a file. */
export function holdsPage(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += PIECE) {
    if (FOREIGN.test(textOf(bytes.subarray(Math.max(at - OVERLAP, 0), at + PIECE)))) return true;
  }
  return false;
}

/** Whether text within a picture contains an archive. */
export const holdsArchive = (words: Uint8Array): boolean => ARCHIVE_ENTRY.test(textOf(words));

/** Whether a file is a ZIP archive when read from its end: the end record must reach exactly to the last byte. */
export function endsAsArchive(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const from = Math.max(file.length - ARCHIVE_END_BYTES - LONGEST_ARCHIVE_COMMENT, 0);
  for (let at = file.indexOf(ARCHIVE_END, from); at >= 0; at = file.indexOf(ARCHIVE_END, at + 1)) {
    if (at + ARCHIVE_END_BYTES > file.length) return false;
    if (at + ARCHIVE_END_BYTES + file.readUInt16LE(at + 20) === file.length) return true;
  }
  return false;
}
