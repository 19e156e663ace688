import {
  documentFault,
  HEAD_BYTES,
  MAX_DOCUMENT_BYTES,
  typeByName,
  type DocumentFault,
} from '@/domain/account/documents';
import { cleanPicture } from './cleanPicture';

/** A file ready for upload; `preview` is null unless it is a picture. */
export type Taken = { file: File; preview: string | null };

/** Why a file is refused, or that its content could not be read. */
export type FileFault = DocumentFault | 'unreadable';

/** Canvas MIME types: a browser may report `image/jpg`, which a canvas does not encode. */
const CANVAS_TYPES = { jpeg: 'image/jpeg', png: 'image/png' } as const;

/**
 * Checks a chosen file (VAL-36, VAL-37) and prepares it for upload: a picture is redrawn without its metadata, a PDF
 * stays as it is. Never rejects.
 */
export async function takeFile(chosen: File): Promise<Taken | FileFault> {
  try {
    const head = new Uint8Array(await chosen.slice(0, HEAD_BYTES).arrayBuffer());
    const fault = documentFault({ name: chosen.name, type: chosen.type, size: chosen.size, head });
    if (fault) return fault;
    const type = typeByName(chosen.name, chosen.type);
    if (type === 'pdf' || type === null) return { file: chosen, preview: null };
    const picture = new File([chosen], chosen.name, { type: CANVAS_TYPES[type] });
    const taken = await cleanPicture(picture, MAX_DOCUMENT_BYTES);
    return taken.file.size < MAX_DOCUMENT_BYTES ? taken : 'size';
  } catch {
    return 'unreadable';
  }
}
