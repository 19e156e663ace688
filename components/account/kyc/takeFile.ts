import {
  documentFault,
  HEAD_BYTES,
  MAX_DOCUMENT_BYTES,
  typeByName,
  type DocumentFault,
} from '@/domain/account/documents';
import { cleanPicture } from './cleanPicture';

/** A file that may be sent; without a preview where it is no picture. */
export type Taken = { file: File; preview: string | null };

/** What speaks against a file, or that its content could not be read. */
export type FileFault = DocumentFault | 'unreadable';

/** The browser's name of the format, which may differ: `image/jpg` is drawn as nothing. */
const CANVAS_TYPES = { jpeg: 'image/jpeg', png: 'image/png' } as const;

/**
 * A chosen file as it will be sent: checked (VAL-36, VAL-37), a picture drawn anew without what the camera wrote into it, a
 * PDF as it is. Never rejects.
 */
export async function takeFile(chosen: File): Promise<Taken | FileFault> {
  try {
    const head = new Uint8Array(await chosen.slice(0, HEAD_BYTES).arrayBuffer());
    const fault = documentFault({ name: chosen.name, type: chosen.type, size: chosen.size, head });
    if (fault) return fault;
    const type = typeByName(chosen.name, chosen.type);
    if (type === 'pdf' || type === null) return { file: chosen, preview: null };
    const taken = await cleanPicture(new File([chosen], chosen.name, { type: CANVAS_TYPES[type] }));
    return taken.file.size < MAX_DOCUMENT_BYTES ? taken : 'size';
  } catch {
    return 'unreadable';
  }
}
