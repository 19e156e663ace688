import { ascii, join, zip } from './bytes';
import * as jpeg from './jpeg';
import * as pdf from './pdf';
import * as png from './png';

/** A file uploaded as an identity document, with the expected verdict of both sides. */
export type UploadCase = {
  id: string;
  fileName: string;
  /** The type reported by the browser. */
  mime: string;
  /** Created on demand, since some are large; the same at every call. */
  bytes: () => Uint8Array;
  /** The connection breaks after so many bytes of the file. */
  cutAt?: number;
  /** The backend's verdict: accepted, rejected with a code, or nothing received to keep. */
  server: 'taken' | 'FILE_TYPE' | 'FILE_SIZE' | 'nothing';
  /**
   * The site's verdict before sending, from name, type, size and first bytes; 'taken' when only the backend can tell.
   */
  site: 'taken' | 'type' | 'size';
};

type Made = Uint8Array | (() => Uint8Array);
type Row = readonly [id: string, fileName: string, mime: string, bytes: Made];

const MIB = 1024 * 1024;
/** VAL-37 and OP-062: a file of this size is rejected, one byte less is accepted. */
const LIMIT = 25 * MIB;

const JPEG = 'image/jpeg';
const PNG = 'image/png';
const PDF = 'application/pdf';

const rows = (server: UploadCase['server'], site: UploadCase['site'], list: readonly Row[]): readonly UploadCase[] =>
  list.map(([id, fileName, mime, made]) => ({
    id,
    fileName,
    mime,
    server,
    site,
    bytes: typeof made === 'function' ? made : () => made,
  }));

const HTML = ascii('<!doctype html><html><script>alert(1)</script></html>');
const SCRIPT = "<script>fetch('/api/user/logout')</script>";
const PHP = "<?php system($_GET['c']); ?>";
const EXE = join(ascii('MZ\x90\0\x03\0\0\0'), new Uint8Array(120));
const GIF = ascii(atob('R0lGODlhCAAIAIAAAExpcf8AACH5BAUAAAAALAAAAAAIAAgAAAIHjI+py+1dAAA7'));
const WEBP = ascii(
  atob('UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoIAAgAAUAmJaACdLoB+AADsAD+8ut//NgVzXPv9//S4P0uD9Lg/9KQAAA='),
);
const EXIF = ascii('Exif\0\0II*\0\x08\0\0\0\0\0\0\0\0\0');

/** An image whose first segment opens a JavaScript comment and whose last bytes close it. */
const jsInJpeg = () =>
  jpeg.withSegments(jpeg.segment(0xe0, join(new Uint8Array(0x2f2a - 2))), jpeg.segment(0xfe, ascii('*/=alert(1);/*')));

const good = rows('taken', 'taken', [
  ['jpg', 'passport.jpg', JPEG, jpeg.BASELINE],
  ['jpeg', 'passport.jpeg', JPEG, jpeg.BASELINE],
  ['jpg in capitals', 'IMG_0001.JPG', JPEG, jpeg.BASELINE],
  ['jpeg in both', 'Scan.JpEg', JPEG, jpeg.BASELINE],
  ['progressive jpg', 'passport.jpg', JPEG, jpeg.PROGRESSIVE],
  ['jpg with the data of a camera', 'camera.jpg', JPEG, jpeg.withSegments(jpeg.segment(0xe1, EXIF))],
  ['jpg with a comment', 'note.jpg', JPEG, jpeg.withSegments(jpeg.segment(0xfe, ascii('front side')))],
  ['png in colour', 'passport.png', PNG, png.COLOUR],
  ['png in grey', 'passport.png', PNG, png.GREY],
  ['png of 16 bits', 'passport.png', PNG, png.DEEP],
  ['png with a palette', 'passport.png', PNG, png.PALETTE],
  ['png with alpha', 'passport.png', PNG, png.ALPHA],
  ['png in capitals', 'PASSPORT.PNG', PNG, png.COLOUR],
  ['png with a text', 'note.png', PNG, png.withChunks(png.text('front side'))],
  ['pdf', 'bill.pdf', PDF, pdf.pdf()],
  ['pdf in capitals', 'BILL.PDF', PDF, pdf.pdf()],
  ['pdf that ends without a line break', 'bill.pdf', PDF, pdf.pdf({ end: '' })],
  ['pdf that ends with blank lines', 'bill.pdf', PDF, pdf.pdf({ end: '\r\n\r\n \n' })],
  ['pdf saved twice', 'form.pdf', PDF, pdf.updated],
  ['a name in Arabic', 'بطاقة الهوية.png', PNG, png.COLOUR],
  ['a name with dots', 'my.passport.final.jpg', JPEG, jpeg.BASELINE],
  ['a name with signs', `it's "me" & <you>.png`, PNG, png.COLOUR],
  ['a name that climbs', '../../../etc/cron.d/job.png', PNG, png.COLOUR],
  ['a name with a harmless ending in the middle', 'page.html.png', PNG, png.COLOUR],
  ['a png one byte below the limit', 'large.png', PNG, () => png.paddedTo(LIMIT - 1)],
  ['a jpg one byte below the limit', 'large.jpg', JPEG, () => jpeg.paddedTo(LIMIT - 1)],
  ['a pdf one byte below the limit', 'large.pdf', PDF, () => pdf.paddedTo(LIMIT - 1)],
]);

const tooLarge = rows('FILE_SIZE', 'size', [
  ['a png at the limit', 'large.png', PNG, () => png.paddedTo(LIMIT)],
  ['a jpg at the limit', 'large.jpg', JPEG, () => jpeg.paddedTo(LIMIT)],
  ['a pdf one byte beyond the limit', 'large.pdf', PDF, () => pdf.paddedTo(LIMIT + 1)],
  ['a png far beyond the limit', 'large.png', PNG, () => png.paddedTo(30 * MIB)],
]);

const otherKinds = rows('FILE_TYPE', 'type', [
  ['gif', 'passport.gif', 'image/gif', GIF],
  ['webp', 'passport.webp', 'image/webp', WEBP],
  ['svg', 'passport.svg', 'image/svg+xml', ascii(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
  ['heic', 'IMG_0001.HEIC', 'image/heic', ascii('\0\0\0\x18ftypheic\0\0\0\0heicmif1')],
  ['html', 'passport.html', 'text/html', HTML],
  ['a program', 'passport.exe', 'application/x-msdownload', EXE],
  ['no ending', 'passport', PNG, png.COLOUR],
  ['an ending behind the ending', 'passport.png.exe', PNG, png.COLOUR],
  ['a dot behind the ending', 'passport.png.', PNG, png.COLOUR],
  ['only an ending of another kind', 'passport.txt', PNG, png.COLOUR],
  ['a type of another kind', 'passport.png', 'text/html', png.COLOUR],
  ['a type of another picture', 'passport.jpg', PNG, jpeg.BASELINE],
  ['no type', 'passport.png', '', png.COLOUR],
  ['gif called png', 'passport.png', PNG, GIF],
  ['jpg called png', 'passport.png', PNG, jpeg.BASELINE],
  ['png called jpg', 'passport.jpg', JPEG, png.COLOUR],
  ['png called pdf', 'passport.pdf', PDF, png.COLOUR],
  ['html called pdf', 'passport.pdf', PDF, HTML],
  ['html called jpg', 'passport.jpg', JPEG, HTML],
  ['an archive called png', 'passport.png', PNG, join(ascii('PK\x03\x04'), new Uint8Array(60), zip())],
  ['a program called png', 'passport.png', PNG, EXE],
  ['a page in front of a pdf', 'bill.pdf', PDF, join(HTML, pdf.pdf())],
  ['nothing', 'passport.png', PNG, new Uint8Array()],
  ['one byte', 'passport.png', PNG, Uint8Array.of(0x89)],
]);

/** Files of two types at once, or incomplete ones. Their first bytes are valid. */
const twofoldOrBroken = rows('FILE_TYPE', 'taken', [
  ['jpg and page', 'a.jpg', JPEG, join(jpeg.BASELINE, HTML)],
  ['jpg and archive', 'a.jpg', JPEG, join(jpeg.BASELINE, zip(jpeg.BASELINE.length))],
  [
    'jpg with an archive in a comment',
    'a.jpg',
    JPEG,
    jpeg.withSegments(jpeg.segment(0xfe, ascii('PK\x03\x04 and more'))),
  ],
  ['jpg with a script in a comment', 'a.jpg', JPEG, jpeg.withSegments(jpeg.segment(0xfe, ascii(SCRIPT)))],
  [
    'jpg with PHP in the data of a camera',
    'a.jpg',
    JPEG,
    jpeg.withSegments(jpeg.segment(0xe1, join(EXIF, ascii(PHP)))),
  ],
  ['jpg that is JavaScript', 'a.jpg', JPEG, jsInJpeg],
  ['two jpgs', 'a.jpg', JPEG, join(jpeg.BASELINE, jpeg.BASELINE)],
  ['png and archive', 'a.png', PNG, join(png.COLOUR, zip(png.COLOUR.length))],
  ['png and page', 'a.png', PNG, join(png.COLOUR, HTML)],
  ['png with PHP in a text', 'a.png', PNG, png.withChunks(png.text(PHP))],
  ['png with a page in a chunk of its own', 'a.png', PNG, png.withChunks(png.chunk('paGe', HTML))],
  ['pdf and archive', 'a.pdf', PDF, join(pdf.pdf(), zip(pdf.pdf().length))],
  ['pdf and page', 'a.pdf', PDF, join(pdf.pdf(), HTML)],
  ['pdf with a script', 'a.pdf', PDF, pdf.pdf({ catalogue: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' })],
  [
    'pdf with a script in disguise',
    'a.pdf',
    PDF,
    pdf.pdf({ catalogue: '/OpenAction << /S /J#61vaScript /#4aS (1) >>' }),
  ],
  ['pdf that starts a program', 'a.pdf', PDF, pdf.pdf({ catalogue: '/OpenAction << /S /Launch /F (cmd.exe) >>' })],
  [
    'pdf with a file inside',
    'a.pdf',
    PDF,
    pdf.pdf({ objects: ['<< /Type /EmbeddedFile /Length 0 >>\nstream\n\nendstream'] }),
  ],
  ['pdf under lock', 'a.pdf', PDF, pdf.pdf({ trailer: '/Encrypt 4 0 R' })],
  ['jpg that breaks off', 'a.jpg', JPEG, jpeg.BASELINE.slice(0, -12)],
  ['only the head of a jpg', 'a.jpg', JPEG, jpeg.BASELINE.slice(0, 20)],
  ['png that breaks off', 'a.png', PNG, png.COLOUR.slice(0, -20)],
  ['png without its end', 'a.png', PNG, png.COLOUR.slice(0, -png.END.length)],
  ['png with a wrong sum', 'a.png', PNG, png.withWrongSum],
  ['png of more pixels than anybody takes', 'a.png', PNG, png.sayingItIs(60_000, 60_000)],
  ['png of fewer pixels than it says', 'a.png', PNG, png.sayingItIs(400, 400)],
  ['pdf that breaks off', 'a.pdf', PDF, pdf.pdf().slice(0, -30)],
]);

const cut: readonly UploadCase[] = [
  { id: 'cut at once', cutAt: 20 },
  { id: 'cut in the middle', cutAt: 2 * MIB },
  { id: 'cut before the last byte', cutAt: 5 * MIB - 1 },
].map((how) => ({
  fileName: 'cut.png',
  mime: PNG,
  bytes: () => png.paddedTo(5 * MIB),
  server: 'nothing',
  site: 'taken',
  ...how,
}));

/** Files for both sides of the upload, each with its verdict (VAL-36, VAL-37, OP-062). */
export const UPLOAD_CORPUS: readonly UploadCase[] = [...good, ...tooLarge, ...otherKinds, ...twofoldOrBroken, ...cut];
