import type { GetServerSideProps } from 'next';
import { LAZY_AREAS } from '@/config/pages/lazyAreas';
import { mergeSettings } from '@/domain/site/merge';
import { tenantOf } from '@/services/server/backend';
import { settingsOf } from '@/services/server/settings';
import { learnLanguages } from '@/services/server/texts/languages';
import { pageTexts } from '@/services/server/texts/pageTexts';
import { placeOf } from './serverPage';

/** getServerSideProps of /texts.json?area=…: one lazily loaded text area, in the address's language. */
export const textsFile: GetServerSideProps = async ({ req, res, locale: code, query }) => {
  const area = LAZY_AREAS.find((known) => known === query.area);
  if (!area) return { notFound: true };
  const now = new Date();
  const host = req.headers.host ?? '';
  const settings = await settingsOf(host, now).catch(() => {
    res.setHeader('x-render-degraded', '1');
    return mergeSettings({});
  });
  const tenant = tenantOf(host);
  await learnLanguages(tenant, settings, now);
  const { locale } = placeOf(host, code, '/', settings);
  const { texts, degraded } = await pageTexts(tenant, locale, [area], now);
  if (degraded) res.setHeader('x-render-degraded', '1');
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.end(JSON.stringify(texts));
  return { props: {} };
};
