import type { NextPageContext } from 'next';
import { withoutSettings } from '@/domain/site/merge';
import { pageSettings } from '@/domain/site/pageSettings';
import { tenantOf } from '@/services/server/backend';
import { settingsOf } from '@/services/server/settings';
import { pageTexts } from '@/services/server/texts/pageTexts';
import { carryTexts } from '@/services/texts/pageTexts';
import { failed, placeOf, type PageProps } from './serverPage';

/** The shell of an error page, for a fault with what can be quoted. Never throws: without settings it uses the defaults, without texts the built-in ones. */
export async function errorShell({ req, locale: code }: NextPageContext, isFault = false): Promise<PageProps> {
  const now = new Date();
  const host = req?.headers.host ?? '';
  const settings = await settingsOf(host, now).catch(() => withoutSettings());
  const place = { ...placeOf(host, code, '/', settings), address: null };
  const { locale } = place;
  const areas = ['shell', 'ui', 'search', 'notFound', 'serverError'];
  const { texts } = await pageTexts(tenantOf(host), locale, areas, now);
  return {
    ...carryTexts(locale, texts),
    shell: {
      ...place,
      ...(isFault && failed()),
      settings: pageSettings(settings, locale.code),
      categories: null,
      available: true,
      year: now.getUTCFullYear(),
    },
    state: null,
  };
}
