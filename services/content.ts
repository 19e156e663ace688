import { DEFAULT_LOCALE } from '@/config/locale';
import { ENDPOINTS } from '@/config/endpoints';
import type { Block, Content, ContentPage, Question } from '@/domain/content/content';
import { call, type HttpCall } from './call';
import { bag, isBag, Malformed, readAll, text, type Bag } from './parse';

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
 * Reads a content bundle; only `content` in it is relied on (I18N-08). A bundle with parts per language gives the page's
 * part; otherwise the whole counts as written in `written` (OP-005). Malformed when there is no content.
 */
export function readContent(bundle: unknown, locale: string, written: string): Content {
  const { content } = bag(bundle);
  if (!isBag(content)) throw new Malformed('The bundle holds no content');
  const part = content[locale] ?? content[DEFAULT_LOCALE];
  if (isBag(part)) return toContent(part, isBag(content[locale]) ? locale : DEFAULT_LOCALE);
  return toContent(content, written);
}

/**
 * The content for a language. The literal call of the specification is en.json; an operator with a bundle for each
 * language says so by the setting contentPerLanguage (API-11, OP-005).
 */
export async function fetchContent(http: HttpCall, locale: string, perLanguage: boolean): Promise<Content> {
  const written = perLanguage ? locale : DEFAULT_LOCALE;
  const request = { ...call(ENDPOINTS.locale, { lng: written }), query: { allResources: 1 }, cacheable: true };
  return readContent(await http(request), locale, written);
}
