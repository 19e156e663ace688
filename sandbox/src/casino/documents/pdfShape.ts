import { inflateSync } from 'node:zlib';

/** Actions that run when the document is opened, and embedded files. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|ImportData|SubmitForm)(?![A-Za-z])/;

const LOCKED = /\/Encrypt(?![A-Za-z])/;

/** The end of a document: startxref, %%EOF and white space. */
const END = /startxref\s+\d+\s+%%EOF[\s\0]*$/;
const END_BYTES = 1024;

/** Objects may be compressed within a stream; at most MOST_OPENED bytes of them are decompressed. */
const OBJECT_STREAM = /\/ObjStm\b[^]{0,500}?stream\r?\n/g;
const MOST_OPENED = 10 * 1024 * 1024;

/** Names may encode any character as # and two hex digits: /J#61vaScript is /JavaScript. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));

/** The compressed objects of a document as one text; null when they cannot be decompressed. */
function hiddenObjects(file: Buffer, text: string): string | null {
  let opened = '';
  for (const found of text.matchAll(OBJECT_STREAM)) {
    const from = found.index + found[0].length;
    const to = text.indexOf('endstream', from);
    try {
      const left = MOST_OPENED - opened.length;
      opened += inflateSync(file.subarray(from, to < 0 ? undefined : to), { maxOutputLength: left }).toString('latin1');
    } catch {
      return null;
    }
  }
  return opened;
}

/**
 * What is structurally wrong with a PDF, or null: it ends properly, is not encrypted, and contains neither actions nor
 * embedded files. It is not rendered here; reviewers open it in a viewer of their own.
 */
export function pdfFault(file: Buffer): string | null {
  if (!END.test(file.toString('latin1', Math.max(file.length - END_BYTES, 0)))) return 'no end, or bytes behind it';
  const text = file.toString('latin1');
  const hidden = hiddenObjects(file, text);
  if (hidden === null) return 'objects that cannot be read';
  for (const part of [text, hidden]) {
    const names = plainNames(part);
    if (LOCKED.test(names)) return 'a lock';
    if (ACTIVE.test(names)) return 'parts that act';
  }
  return null;
}
