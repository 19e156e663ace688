import type { NextPageContext } from 'next';
import { localeOf } from '@/config/locales';
import { apiUrlOf } from '@/services/server/backend';
import { settingsOf } from '@/services/server/settings';
import { pageTexts } from '@/services/server/texts';
import type { ShellProps } from './serverPage';

/** The shell of an error page. Never throws: without settings the screen stands alone, without texts in our own words. */
export async function errorShell({ req, locale: code }: NextPageContext): Promise<ShellProps> {
  const now = new Date();
  const host = req?.headers.host ?? '';
  const locale = localeOf(code);
  const settings = await settingsOf(host, now).catch(() => null);
  const { texts } = await pageTexts(apiUrlOf(host), locale.code, ['shell', 'ui', 'notFound', 'serverError'], now);
  return { locale, settings, texts, year: now.getUTCFullYear() };
}
