import { DEFAULT_LOCALE } from '@/config/locale';
import { sitemap, sitemapIndex } from '@/domain/links/sitemap';
import { serverHttp, tenantOf } from '@/services/server/backend';
import { catalogueIds } from '@/services/server/catalogue';
import { settingsOf } from '@/services/server/settings';
import { learnLanguages } from '@/services/server/texts/languages';
import { placeOf } from '@/store/pages/serverPage';
import { plainPage } from '@/store/pages/plainPage';
import { sitemapPaths } from '@/store/pages/sitemapPaths';

/** Never rendered: the response is the file itself. */
export default function Sitemap() {
  return null;
}

/**
 * The tenant's pages and games in one of its languages, or the index of these files. If a part fails to load there is no sitemap, because a partial
 * one would make search engines drop the rest.
 */
export const getServerSideProps = plainPage('application/xml; charset=utf-8', async ({ req, locale, query }) => {
  const now = new Date();
  const host = req.headers.host ?? '';
  const tenant = tenantOf(host);
  try {
    const settings = await settingsOf(host, now);
    await learnLanguages(tenant, settings, now);
    const { origin, languages } = placeOf(host, locale, '/', settings);
    const codes = languages.map(({ code }) => code);
    const code = codes.find((one) => one === query.language);
    if (code === undefined) return sitemapIndex(origin, codes);
    const paths = await sitemapPaths(settings, () => catalogueIds(serverHttp(tenant, DEFAULT_LOCALE), tenant, now));
    return sitemap(origin, paths, code);
  } catch {
    return null;
  }
});
