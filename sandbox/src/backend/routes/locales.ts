import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type FastifyInstance } from 'fastify';
import { type LocaleTextsWire } from '@/contract/wire';
import { LOCALES } from '../../folders';
import { type BackendContext } from '../context';
import { serve } from '../operation';
import { notFound } from '../refusal';

/** The language in which the brand's pages are written. */
const CONTENT_LANGUAGE = 'en';

/** Reads all files at start: a request never names a file. */
function textsByLanguage(): ReadonlyMap<string, LocaleTextsWire> {
  const files = readdirSync(LOCALES).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(LOCALES, file), 'utf8')) as LocaleTextsWire,
    ]),
  );
}

/**
 * GET locales/{lng}.json: the operator's own wording of a language, or with allResources=1 its written pages. The site
 * falls back key by key to its own texts, so a file holds only what the operator words differently.
 */
export function localeRoutes(app: FastifyInstance, { brand }: BackendContext): void {
  const texts = textsByLanguage();
  serve(app, 'locale', ({ path: { lng }, query }) => {
    if (query.allResources === '1') {
      if (lng !== CONTENT_LANGUAGE) throw notFound();
      return { content: brand.content };
    }
    const found = texts.get(lng ?? '');
    if (!found) throw notFound();
    return found;
  });
}
