import { localeOf } from '@/config/locales';
import type { Content } from '@/domain/content/content';
import { contentOf } from '@/services/server/content';
import type { LoadContext } from './serverPage';

/** The operator's content for a page; `written` tells its language where that is not the page's own. */
export async function pageContent({ http, apiUrl, locale, settings, now, degrade }: LoadContext): Promise<{
  content: Content | null;
  written: { lang: string; dir: 'ltr' | 'rtl' } | null;
}> {
  const content = await contentOf({
    http,
    apiUrl,
    locale: locale.code,
    perLanguage: settings.contentPerLanguage,
    now,
  });
  if (!content) degrade();
  const { tag, dir } = localeOf(content?.language);
  const foreign = content !== null && content.language !== locale.code;
  return { content, written: foreign ? { lang: tag, dir } : null };
}
