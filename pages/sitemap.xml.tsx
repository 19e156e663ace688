import { DEFAULT_LOCALE } from '@/config/locale';
import { gameHref } from '@/config/pages/navigation';
import { SITEMAP } from '@/config/pages/sitemap';
import { sitemap } from '@/domain/links/sitemap';
import { serverHttp, tenantOf } from '@/services/server/backend';
import { catalogueIds } from '@/services/server/catalogue';
import { settingsOf } from '@/services/server/settings';
import { learnLanguages } from '@/services/server/texts/languages';
import { placeOf } from '@/store/pages/serverPage';
import { plainPage } from '@/store/pages/plainPage';

/** Never rendered: the response is the file itself. */
export default function Sitemap() {
  return null;
}

/**
 * The tenant's pages and games in its offered languages. If a part fails to load there is no sitemap, because a partial
 * one would make search engines drop the rest.
 */
export const getServerSideProps = plainPage('application/xml; charset=utf-8', async ({ req, locale }) => {
  const now = new Date();
  const host = req.headers.host ?? '';
  const tenant = tenantOf(host);
  try {
    const [settings, ids] = await Promise.all([
      settingsOf(host, now),
      catalogueIds(serverHttp(tenant, DEFAULT_LOCALE), tenant, now),
    ]);
    await learnLanguages(tenant, settings, now);
    const { origin, languages } = placeOf(host, locale, '/', settings);
    return sitemap(
      origin,
      [...SITEMAP, ...ids.map(gameHref)],
      languages.map(({ code }) => code),
    );
  } catch {
    return null;
  }
});
