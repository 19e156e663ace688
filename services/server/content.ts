import { DEFAULT_LOCALE } from '@/config/locale';
import type { Content } from '@/domain/site/content';
import { HOUR_MS } from '@/domain/time/lengths';
import { isSwitchedOff, reasonOf, type HttpCall } from '@/services/http/call';
import { fetchContents } from '@/services/texts/content';
import { type Tenant } from './backend';
import { tellChange } from './changes';
import { logError } from './log';
import { recently } from './recently';

/** A bundle is kept for an hour (spec §9). */
const bundles = recently<Content[]>(HOUR_MS, (key) => tellChange(key.split(' ', 1)[0]!, 'texts'));

export type ContentRequest = { http: HttpCall; tenant: Tenant; locale: string; perLanguage: boolean; now: Date };

/** The content for a page's language, best match first, English last; `failed` if a bundle could not be fetched. */
export type Contents = { contents: readonly Content[]; failed: boolean };

/**
 * The content for a language, fetched once an hour (I18N-07). First the specification's literal call, en.json; if it
 * has no part in the language and the operator has set contentPerLanguage, the language's own bundle (OP-005).
 */
export async function contentsOf({ http, tenant, locale, perLanguage, now }: ContentRequest): Promise<Contents> {
  const ask = async (lng: string): Promise<Content[] | null> => {
    try {
      return await bundles(`${tenant.id} ${locale} ${lng}`, now.getTime(), () => fetchContents(http, locale, lng));
    } catch (error) {
      if (isSwitchedOff(error)) return [];
      logError('Prefetch error', { call: 'content', cause: reasonOf(error) });
      return null;
    }
  };
  const literal = await ask(DEFAULT_LOCALE);
  const inLanguage = literal?.some(({ language }) => language === locale) ?? locale === DEFAULT_LOCALE;
  const own = perLanguage && !inLanguage ? await ask(locale) : [];
  return { contents: [...(own ?? []), ...(literal ?? [])], failed: literal === null || own === null };
}
