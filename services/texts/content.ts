import { DEFAULT_LOCALE } from '@/config/locale';
import { ENDPOINTS } from '@/config/endpoints/endpoints';
import type { Block, Content, ContentPage, Question } from '@/domain/site/content';
import { call, statusOf, type HttpCall } from '@/services/http/call';
import { blocksOf, lineOf } from './htmlBlocks';
import { bag, isBag, Malformed, readAll, text, type Bag } from '@/services/http/parse';

function toBlock(wire: unknown): Block | null {
  const block = bag(wire);
  if (block.type === 'list') return { type: 'list', items: readAll(block.items, text) };
  const words = text(block.text);
  if (words === null || (block.type !== 'heading' && block.type !== 'paragraph')) return null;
  return { type: block.type, text: words };
}

/** Written text: blocks, or one text that is plain or HTML. */
const toBlocks = (wire: unknown): Block[] => (typeof wire === 'string' ? blocksOf(wire) : readAll(wire, toBlock));

const line = (wire: unknown): string | null => (typeof wire === 'string' ? text(lineOf(wire)) : null);

/** Under which names a page or an answer may hold its text. */
const textIn = ({ blocks, answer, text: words, html, body, content }: Bag): unknown =>
  blocks ?? answer ?? words ?? html ?? body ?? content;

function toPage(wire: unknown): ContentPage | null {
  const page = isBag(wire) ? wire : { blocks: wire };
  const [title, blocks] = [line(page.title), toBlocks(textIn(page))];
  return title === null && blocks.length === 0 ? null : { title, blocks };
}

function toQuestion(wire: unknown): Question | null {
  const entry = bag(wire);
  const asked = line(entry.question) ?? line(entry.title);
  return asked === null ? null : { question: asked, answer: toBlocks(textIn(entry)) };
}

/** Named parts: an object, or a list whose entries hold their `key`. */
const partsOf = (wire: unknown): [string, unknown][] =>
  Array.isArray(wire)
    ? wire.flatMap((each: unknown): [string, unknown][] => {
        const key = text(bag(each).key);
        return key === null ? [] : [[key, each]];
      })
    : Object.entries(bag(wire));

function toContent(part: unknown, language: string): Content {
  const parts = Object.fromEntries(partsOf(part));
  const pages = partsOf(parts.pages ?? part).flatMap(([key, wire]) => {
    const page = key === 'faq' ? null : toPage(wire);
    return page ? [[key, page] as const] : [];
  });
  const { faq } = parts;
  const asked = isBag(faq) ? Object.entries(faq).map(([question, answer]) => ({ question, answer })) : faq;
  return { language, pages: Object.fromEntries(pages), faq: readAll(asked, toQuestion) };
}

/**
 * Reads a content bundle; only its `content` is required (I18N-08). A bundle with parts per language gives the page's
 * part and the English one; otherwise the whole bundle counts as written in `written` (OP-005). The page's language
 * comes first. Throws Malformed without content.
 */
export function readContents(bundle: unknown, locale: string, written: string): Content[] {
  const { content } = bag(bundle);
  if (!isBag(content) && partsOf(content).length === 0) throw new Malformed('The bundle holds no content');
  const parts = [...new Set([locale, DEFAULT_LOCALE])].flatMap((language) => {
    const part = bag(content)[language];
    return isBag(part) ? [toContent(part, language)] : [];
  });
  return parts.length > 0 ? parts : [toContent(content, written)];
}

/**
 * The bundle `{lng}.json` for a page in `locale` (API-11). A language without a bundle has no content of its own, which
 * is not an error; English is required.
 */
export async function fetchContents(http: HttpCall, locale: string, lng: string): Promise<Content[]> {
  const request = { ...call(ENDPOINTS.locale, { lng }), query: { allResources: 1 }, cacheable: true };
  try {
    return readContents(await http(request), locale, lng);
  } catch (error) {
    if (lng !== DEFAULT_LOCALE && statusOf(error) === 404) return [];
    throw error;
  }
}
