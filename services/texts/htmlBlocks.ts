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
  /** The number of the first of these items; null where they have none. */
  private start: number | null = null;
  /** The open lists, the innermost last, each with the number of its next item, or null. */
  private lists: { next: number | null }[] = [];
  /** Whether the next text begins an item. */
  private isNew = false;

  add(text: string): void {
    this.text += text;
  }

  /** Ends a block; what was collected is a heading, an item of an open list, or a paragraph. */
  end(tag: string): void {
    const text = oneLine(this.text);
    this.text = '';
    if (text === '') return;
    const list = this.lists.at(-1);
    if (list) this.put(text, list);
    else this.blocks.push({ type: /^h[1-6]$/.test(tag) ? 'heading' : 'paragraph', text });
  }

  /** Begins a list; `first` is the number of its first item, null for none. */
  begin(first: number | null): void {
    if (this.hasNumbers() || first !== null) this.flush();
    this.lists.push({ next: first });
    this.isNew = true;
  }

  item(): void {
    this.isNew = true;
  }

  /** Ends the innermost list. One without numbers that is nested in another one belongs to it. */
  shut(): void {
    const had = this.hasNumbers();
    this.lists.pop();
    if (had || this.hasNumbers() || this.lists.length === 0) this.flush();
    this.isNew = false;
  }

  /** Ends all lists, also one that the document leaves open. */
  close(): void {
    this.lists = [];
    this.flush();
  }

  private hasNumbers(): boolean {
    return this.lists.at(-1)?.next != null;
  }

  /** Adds to a list. In one with numbers, what follows within an item takes no number of its own. */
  private put(text: string, list: { next: number | null }): void {
    const begins = this.isNew || list.next === null;
    this.isNew = false;
    if (begins) {
      if (this.items.length === 0) this.start = list.next;
      if (list.next !== null) list.next += 1;
      this.items.push(text);
    } else if (this.items.length > 0) this.items.push(`${this.items.pop()} ${text}`);
    else this.blocks.push({ type: 'paragraph', text });
  }

  private flush(): void {
    const { items, start } = this;
    if (items.length > 0) this.blocks.push({ type: 'list', items, ...(start !== null && { start }) });
    this.items = [];
  }
}

/** The number of an ordered list's first item. */
const startOf = (tag: string) => Number(/\sstart\s*=\s*["']?(\d{1,6})/i.exec(tag)?.[1] ?? 1);

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
    const isList = tag === 'ul' || tag === 'ol';
    if (isList && slash === '') writer.begin(tag === 'ol' ? startOf(whole) : null);
    else if (isList) writer.shut();
    else if (tag === 'li' && slash === '') writer.item();
    open = slash === '' && tag !== 'br' ? tag : '';
  }
  writer.add(clean.slice(from));
  writer.end(open);
  writer.close();
  return writer.blocks;
}

/**
 * Blocks of a text that is plain, with blank lines between paragraphs, or HTML. Of HTML only headings, paragraphs and
 * lists remain, and of these only the text and the numbers: no element or attribute of it reaches a page (B08).
 */
export const blocksOf = (text: string): Block[] => (/<\/?[a-z][^<>]*>/i.test(text) ? ofHtml(text) : ofPlain(text));

/** The text alone, for what stands in one line. */
export const lineOf = (text: string): string =>
  blocksOf(text)
    .map((block) => (block.type === 'list' ? block.items.join(', ') : block.text))
    .join(' ');
