/** @jest-environment node */
import { UPLOAD_CORPUS } from '@/tests/uploadCorpus/corpus';
import { documentFault, HEAD_BYTES, MAX_DOCUMENT_BYTES, typeByName, typeOfBytes } from './documents';

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46);
const PDF = new TextEncoder().encode('%PDF-1.7');

test.each([
  ['passport.jpg', 'image/jpeg', 'jpeg'],
  ['passport.jpeg', 'image/jpeg', 'jpeg'],
  ['Passport.JPG', 'IMAGE/JPEG', 'jpeg'],
  ['my.old.passport.png', 'image/png', 'png'],
  ['bill.PDF', 'application/pdf', 'pdf'],
  ['bill.pdf', 'image/png', null],
  ['bill.pdf', '', null],
  ['bill', 'application/pdf', null],
  ['bill.pdf.exe', 'application/pdf', null],
  ['photo.gif', 'image/gif', null],
  ['photo.heic', 'image/heic', null],
  ['page.svg', 'image/svg+xml', null],
  ['x.constructor', 'constructor', null],
])('VAL-36 %s as "%s" is by its name: %s', (name, mime, type) => {
  expect(typeByName(name, mime)).toBe(type);
});

test('the first bytes tell what a file is, and too few tell nothing', () => {
  expect(typeOfBytes(JPEG)).toBe('jpeg');
  expect(typeOfBytes(PDF)).toBe('pdf');
  for (let length = 0; length < 3; length++) expect(typeOfBytes(JPEG.slice(0, length))).toBeNull();
});

test.each([
  [MAX_DOCUMENT_BYTES - 1, null],
  [MAX_DOCUMENT_BYTES, 'size'],
  [MAX_DOCUMENT_BYTES + 1, 'size'],
])('VAL-37 a document of %i bytes: %s', (size, fault) => {
  expect(documentFault({ name: 'a.jpg', type: 'image/jpeg', size, head: JPEG })).toBe(fault);
});

test('a file that is something else than its name says is refused, whatever its size', () => {
  expect(documentFault({ name: 'a.png', type: 'image/png', size: MAX_DOCUMENT_BYTES, head: JPEG })).toBe('type');
  expect(documentFault({ name: 'a.pdf', type: 'application/pdf', size: 0, head: new Uint8Array() })).toBe('type');
});

test.each(UPLOAD_CORPUS.map((file) => [file.id, file] as const))(
  'of the corpus: %s',
  (_, { fileName, mime, bytes, site }) => {
    const content = bytes();
    const fault = documentFault({
      name: fileName,
      type: mime,
      size: content.length,
      head: content.slice(0, HEAD_BYTES),
    });
    expect(fault ?? 'taken').toBe(site);
  },
);
