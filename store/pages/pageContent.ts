import type { Content } from '@/domain/site/content';
import { contentsOf } from '@/services/server/content';
import { localeIn } from '@/services/server/texts/languages';
import type { LoadContext } from './serverPage';

/**
 * The operator's content for a page, in the first acceptable language whose content has what the page shows (`has`).
 * `written` is its language when that is not the page's own (OP-005).
 */
export async function pageContent(
  { http, tenant, locale, settings, now, degrade }: LoadContext,
  has: (content: Content) => boolean = () => true,
): Promise<{
  content: Content | null;
  written: { lang: string; dir: 'ltr' | 'rtl' } | null;
}> {
  const perLanguage = settings.contentPerLanguage;
  const { contents, failed } = await contentsOf({ http, tenant, locale: locale.code, perLanguage, now });
  if (failed) degrade();
  const content = contents.find(has) ?? contents[0] ?? null;
  const { tag, dir } = localeIn(settings, content?.language);
  const foreign = content !== null && content.language !== locale.code;
  return { content, written: foreign ? { lang: tag, dir } : null };
}
