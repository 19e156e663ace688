import { type FastifyRequest } from 'fastify';
import { MAX_DOCUMENT_BYTES } from '@/domain/account/documents';
import { type DocumentFiles, MOST_READ_BYTES, type Received } from './files';
import { refusalIn } from '../accounts/fields/refusals';

/** Limits for a form with one file and one text field. */
export const UPLOAD_LIMITS = {
  fileSize: MOST_READ_BYTES,
  files: 1,
  fields: 4,
  parts: 6,
  fieldSize: 200,
  headerPairs: 40,
};

/** An uploaded file, on disk until it is kept or discarded. */
export type Upload = { label: string; fileName: string; mediaType: string; file: Received };

const tooLarge = (request: FastifyRequest) => refusalIn(request, 422, 'FILE_SIZE', 'fileSize');

/** The display name of a file: its last path segment without control and text-direction characters, 255 at most. */
const cleanName = (name: string | undefined): string =>
  (name ?? '')
    .split(/[\\/]/)
    .at(-1)!
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .trim()
    .slice(-255);

/**
 * Reads an upload form as a stream, writing its file to disk. Throws VALIDATION for a form of another shape, FILE_SIZE
 * for a file over the limit; after any throw, nothing stays on disk.
 */
export async function readUpload(request: FastifyRequest, files: DocumentFiles): Promise<Upload> {
  // Refuse a request that announces a far too large body before reading it.
  if (Number(request.headers['content-length'] ?? 0) > MAX_DOCUMENT_BYTES * 2) throw tooLarge(request);
  const missing = (field: string) => refusalIn(request, 422, 'VALIDATION', 'checkFields', { [field]: 'is required' });
  if (!request.isMultipart()) throw missing('file');
  let label = '';
  let received: Omit<Upload, 'label'> | 'tooLarge' | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.fieldname === 'label') label = String(part.value);
      } else if (part.fieldname === 'file') {
        const file = await files.receive(part.file);
        received = file === 'tooLarge' ? file : { file, fileName: cleanName(part.filename), mediaType: part.mimetype };
      } else {
        part.file.resume();
      }
    }
    if (received === 'tooLarge') throw tooLarge(request);
    if (received === null) throw missing('file');
    if (label === '') throw missing('label');
    return { label, ...received };
  } catch (error) {
    if (received !== null && received !== 'tooLarge') await files.discard(received.file.name);
    throw error;
  }
}
