import { DEFAULT_LOCALE } from '@/config/locale';
import { ENDPOINTS } from '@/config/endpoints/endpoints';
import type { Block, Content, ContentPage, Question } from '@/domain/site/content';
import { call, statusOf, type HttpCall } from '@/services/http/call';
import { bag, isBag, Malformed, readAll, text, type Bag } from '@/services/http/parse';

function toBlock(wire: unknown): Block | null {
  const block = bag(wire);
  if (block.type === 'list') return { type: 'list', items: readAll(block.items, text) };
  const words = text(block.text);
  if (words === null || (block.type !== 'heading' && block.type !== 'paragraph')) return null;
  return { type: block.type, text: words };
}

function toPage(wire: unknown): ContentPage | null {
  const { title, blocks } = bag(wire);
  const name = text(title);
  return name === null ? null : { title: name, blocks: readAll(blocks, toBlock) };
}

function toQuestion(wire: unknown): Question | null {
  const { question, answer } = bag(wire);
  const asked = text(question);
  return asked === null ? null : { question: asked, answer: readAll(answer, toBlock) };
}

function toContent(part: Bag, language: string): Content {
  const pages = Object.entries(bag(part.pages)).flatMap(([key, wire]) => {
    const page = toPage(wire);
    return page ? [[key, page] as const] : [];
  });
  return { language, pages: Object.fromEntries(pages), faq: readAll(part.faq, toQuestion) };
}

/**
 * Reads a content bundle; only its `content` is required (I18N-08). A bundle with parts per language gives the page's
 * part and the English one; otherwise the whole bundle counts as written in `written` (OP-005). The page's language
 * comes first. Throws Malformed without content.
 */
export function readContents(bundle: unknown, locale: string, written: string): Content[] {
  const { content } = bag(bundle);
  if (!isBag(content)) throw new Malformed('The bundle holds no content');
  const parts = [...new Set([locale, DEFAULT_LOCALE])].flatMap((language) => {
    const part = content[language];
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
