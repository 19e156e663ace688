import { DEFAULT_LOCALE } from '@/config/locale';
import type { Content } from '@/domain/content/content';
import type { HttpCall } from '../call';
import { fetchContent } from '../content';
import { logError } from './log';
import { recently } from './recently';

/** Life of a content bundle (spec §9). */
const HOUR_MS = 3_600_000;

const bundles = recently<Content>(HOUR_MS);

export type ContentRequest = { http: HttpCall; apiUrl: string; locale: string; perLanguage: boolean; now: Date };

/**
 * The written content for a language, asked for once an hour (I18N-07). A language without a bundle of its own gets the
 * English one. Null when none can be had: the page then says so and is known to be degraded.
 */
export async function contentOf({ http, apiUrl, locale, perLanguage, now }: ContentRequest): Promise<Content | null> {
  const ask = (language: string, own: boolean) =>
    bundles(`${apiUrl} ${language} ${own}`, now.getTime(), () => fetchContent(http, language, own));
  try {
    return await ask(locale, perLanguage).catch((error: unknown) => {
      if (perLanguage && locale !== DEFAULT_LOCALE) return ask(locale, false);
      throw error;
    });
  } catch {
    logError('Prefetch error', { call: 'content' });
    return null;
  }
}
