/** Exclusive upper limit in bytes: exactly 25 MB is too large (VAL-37, OP-062). */
export const MAX_DOCUMENT_BYTES = 25 * 1024 * 1024;

/** Accepted document formats (VAL-36). */
export type DocumentType = 'jpeg' | 'png' | 'pdf';

export type DocumentFault = 'type' | 'size';

/** The parts of a file needed for the check; `head` is its first HEAD_BYTES bytes, or all if shorter. */
type DocumentFile = { name: string; type: string; size: number; head: Uint8Array };

/** Bytes needed to detect the format. */
export const HEAD_BYTES = 8;

const ENDINGS: Readonly<Record<string, DocumentType>> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', pdf: 'pdf' };

/** MIME types sent by browsers; image/jpg is not registered, but some send it. */
const MIME: Readonly<Record<string, DocumentType>> = {
  'image/jpeg': 'jpeg',
  'image/jpg': 'jpeg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

/** File signatures: JPEG start of image and first segment, the PNG signature, "%PDF-". */
const BEGINNINGS: readonly (readonly [DocumentType, readonly number[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | null =>
  Object.hasOwn(table, key) ? (table[key] ?? null) : null;

/** The format if extension and MIME type agree (case-insensitive); null if they differ or it is not accepted. */
export function typeByName(name: string, mime: string): DocumentType | null {
  const ending = own(ENDINGS, /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '');
  return ending !== null && ending === own(MIME, mime.toLowerCase()) ? ending : null;
}

/** The actual format, by its first bytes; null for any other. */
export const typeOfBytes = (head: Uint8Array): DocumentType | null =>
  BEGINNINGS.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))?.[0] ?? null;

/**
 * Why a file cannot be uploaded as a document, or null: name and content must agree on an accepted format (VAL-36), and
 * the size must be below the limit (VAL-37). An empty file has no format.
 */
export function documentFault({ name, type, size, head }: DocumentFile): DocumentFault | null {
  const named = typeByName(name, type);
  if (named === null || typeOfBytes(head) !== named) return 'type';
  return size < MAX_DOCUMENT_BYTES ? null : 'size';
}

/** Whether documents are accepted only after a first deposit and there has been none (CONF-13). */
export const isTooEarly = (allowedBeforeDeposit: boolean, depositCount: number | null): boolean =>
  !allowedBeforeDeposit && depositCount === 0;

/** Whether a player may send a document: not too early; once verified, only when one is asked for. */
export const maySend = (player: { tooEarly: boolean; approved: boolean; wanted: boolean }): boolean =>
  !player.tooEarly && (!player.approved || player.wanted);
