import type { Block } from '@/domain/site/content';

const TAG = /<(\/?)([a-z][a-z\d]*)\b[^<>]*>/gi;

/** Elements whose content is no text for readers. */
const HIDDEN = /<(script|style|template|noscript|iframe|object|svg|math|title|head)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const COMMENT = /<!--[\s\S]*?(?:-->|$)|<![^<>]*>/g;

const INLINE: ReadonlySet<string> = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'code',
  'em',
  'font',
  'i',
  'img',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
]);

/** The names of U+00A0 to U+00FF, in their order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave ' +
  'Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc ' +
  'Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc ' +
  'iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** What editors write besides: punctuation, letters and signs by their names. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ...LATIN.split(' ').map((name, index) => [name, String.fromCodePoint(0xa0 + index)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    shy: '',
    euro: '€',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    lsaquo: '‹',
    rsaquo: '›',
    bull: '•',
    trade: '™',
    OElig: 'Œ',
    oelig: 'œ',
    Scaron: 'Š',
    scaron: 'š',
    Yuml: 'Ÿ',
    larr: '←',
    rarr: '→',
    minus: '−',
    le: '≤',
    ge: '≥',
    ne: '≠',
    asymp: '≈',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    zwj: '\u200d',
    zwnj: '\u200c',
    lrm: '\u200e',
    rlm: '\u200f',
  }),
]);

const decoded = (text: string) =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES.get(name) ?? ENTITIES.get(name.toLowerCase()) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );

const oneLine = (text: string) => decoded(text).replace(/\s+/g, ' ').trim();

/** Text with blank lines between paragraphs. */
const ofPlain = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ type: 'paragraph', text: paragraph }));

/** Collects blocks while a document is read from start to end. */
class Writer {
  readonly blocks: Block[] = [];
  private text = '';
  private items: string[] = [];
  /** How many lists are open: what is nested in one belongs to it. */
  private depth = 0;

  add(text: string): void {
    this.text += text;
  }

  /** Ends a block; what was collected is a heading, an item of an open list, or a paragraph. */
  end(tag: string): void {
    const text = oneLine(this.text);
    this.text = '';
    if (text === '') return;
    if (this.depth > 0) this.items.push(text);
    else this.blocks.push({ type: /^h[1-6]$/.test(tag) ? 'heading' : 'paragraph', text });
  }

  list(begins: boolean): void {
    this.depth = Math.max(0, this.depth + (begins ? 1 : -1));
    if (this.depth === 0) this.close();
  }

  /** Ends all lists, also one that the document leaves open. */
  close(): void {
    this.depth = 0;
    if (this.items.length > 0) this.blocks.push({ type: 'list', items: this.items });
    this.items = [];
  }
}

function ofHtml(html: string): Block[] {
  const writer = new Writer();
  const clean = html.replace(COMMENT, '').replace(HIDDEN, '');
  let from = 0;
  let open = '';
  for (const match of clean.matchAll(TAG)) {
    const [whole, slash, name = ''] = match;
    const tag = name.toLowerCase();
    writer.add(clean.slice(from, match.index));
    from = match.index + whole.length;
    if (INLINE.has(tag)) continue;
    if (tag === 'br' && open !== '' && open !== 'p') {
      writer.add(' ');
      continue;
    }
    writer.end(open);
    if (tag === 'ul' || tag === 'ol') writer.list(slash === '');
    open = slash === '' && tag !== 'br' ? tag : '';
  }
  writer.add(clean.slice(from));
  writer.end(open);
  writer.close();
  return writer.blocks;
}

/**
 * Blocks of a text that is plain, with blank lines between paragraphs, or HTML. Of HTML only headings, paragraphs and
 * lists remain, and of these only the text: no element or attribute of it reaches a page (B08).
 */
export const blocksOf = (text: string): Block[] => (/<\/?[a-z][^<>]*>/i.test(text) ? ofHtml(text) : ofPlain(text));

/** The text alone, for what stands in one line. */
export const lineOf = (text: string): string =>
  blocksOf(text)
    .map((block) => (block.type === 'list' ? block.items.join(', ') : block.text))
    .join(' ');
