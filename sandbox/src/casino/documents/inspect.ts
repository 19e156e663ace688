import { readFile } from 'node:fs/promises';
import { type DocumentType, HEAD_BYTES, typeOfBytes } from '@/domain/account/documents';
import { decodes } from './decodes';
import { endsAsArchive, holdsPage } from './foreign';
import { jpegFault } from './jpegShape';
import { pdfFault } from './pdfShape';
import { pngFault } from './pngShape';

const SHAPES: Readonly<Record<DocumentType, (file: Buffer) => string | null>> = {
  jpeg: jpegFault,
  png: pngFault,
  pdf: pdfFault,
};

/** Files of up to 25 MB are held in memory during inspection, so only a few run concurrently. */
const AT_ONCE = 2;

function createQueue(places: number) {
  const waiting: (() => void)[] = [];
  let free = places;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

const inTurn = createQueue(AT_ONCE);

async function faultOf(file: Buffer, type: DocumentType): Promise<string | null> {
  if (typeOfBytes(file.subarray(0, HEAD_BYTES)) !== type) return 'another kind of file';
  const fault = SHAPES[type](file);
  if (fault) return fault;
  if (holdsPage(file)) return 'a page or code inside';
  if (endsAsArchive(file)) return 'an archive at its end';
  return type === 'pdf' || (await decodes(file, type)) ? null : 'pixels that cannot be drawn';
}

/**
 * Why a file on disk is not a document of the claimed type, as text for the log; null when it is exactly one complete
 * JPEG, PNG or PDF (VAL-36). A polyglot file, valid as two types at once, is rejected.
 */
export const documentFileFault = (file: string, type: DocumentType): Promise<string | null> =>
  inTurn(async () => faultOf(await readFile(file), type));
