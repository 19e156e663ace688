/** A document must be smaller than this, in bytes: exactly 25 MB is too large (VAL-37, OP-062). */
export const MAX_DOCUMENT_BYTES = 25 * 1024 * 1024;

/** The formats a document may have (VAL-36). */
export type DocumentType = 'jpeg' | 'png' | 'pdf';

/** What speaks against a file: its format, or its size. */
export type DocumentFault = 'type' | 'size';

/** A file as far as its check needs it; `head` are its first bytes, at least HEAD_BYTES of them if it has so many. */
type DocumentFile = { name: string; type: string; size: number; head: Uint8Array };

/** How many bytes tell the format. */
export const HEAD_BYTES = 8;

const ENDINGS: Readonly<Record<string, DocumentType>> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', pdf: 'pdf' };

/** What browsers say of such files; the second of the first two is not registered, but sent by some. */
const MIME: Readonly<Record<string, DocumentType>> = {
  'image/jpeg': 'jpeg',
  'image/jpg': 'jpeg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

/** How such files begin: start of image and of its first segment; the signature of PNG; "%PDF-". */
const BEGINNINGS: readonly (readonly [DocumentType, readonly number[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | null =>
  Object.hasOwn(table, key) ? (table[key] ?? null) : null;

/** The format that ending and MIME type name together, whatever their case; null where they differ or it is another one. */
export function typeByName(name: string, mime: string): DocumentType | null {
  const ending = own(ENDINGS, /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '');
  return ending !== null && ending === own(MIME, mime.toLowerCase()) ? ending : null;
}

/** The format a file really has, by its first bytes; null for any other. */
export const typeOfBytes = (head: Uint8Array): DocumentType | null =>
  BEGINNINGS.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))?.[0] ?? null;

/**
 * What speaks against sending a file as a document, or null: its format by name and by content must be one of the three and
 * the same (VAL-36), its size below the limit (VAL-37). An empty file has no format.
 */
export function documentFault({ name, type, size, head }: DocumentFile): DocumentFault | null {
  const named = typeByName(name, type);
  if (named === null || typeOfBytes(head) !== named) return 'type';
  return size < MAX_DOCUMENT_BYTES ? null : 'size';
}
