import type { GetServerSideProps } from 'next';
import { mergeSettings } from '@/domain/site/merge';
import { tenantOf } from '@/services/server/backend';
import { manifestOf } from '@/services/server/install/manifest';
import { offlineDocument } from '@/services/server/install/offlineDocument';
import { lookAt } from '@/services/server/look/look';
import { settingsOf } from '@/services/server/settings';
import { learnLanguages } from '@/services/server/texts/languages';
import { pageTexts } from '@/services/server/texts/pageTexts';
import { placeOf } from './serverPage';

type Context = Parameters<GetServerSideProps>[0];

/** Brand, language and look of an address; a brand whose settings never loaded is not kept for long. */
async function lookOf({ req, res, locale: code }: Context, now: Date) {
  const host = req.headers.host ?? '';
  const settings = await settingsOf(host, now).catch(() => {
    res.setHeader('x-render-degraded', '1');
    return mergeSettings({});
  });
  await learnLanguages(tenantOf(host), settings, now);
  const { locale } = placeOf(host, code, '/', settings);
  return { host, settings, locale, look: lookAt(host, settings.theme) };
}

/** getServerSideProps of /manifest.webmanifest. */
export const manifestFile: GetServerSideProps = async (context) => {
  const { res } = context;
  res.setHeader('Content-Type', 'application/manifest+json; charset=utf-8');
  const { settings, locale, look } = await lookOf(context, new Date());
  res.end(JSON.stringify(manifestOf({ settings, locale, theme: look.theme })));
  return { props: {} };
};

/** getServerSideProps of /offline.html: a document of its own, with its own policy. */
export const offlineFile: GetServerSideProps = async (context) => {
  const { res } = context;
  const now = new Date();
  const { host, settings, locale, look } = await lookOf(context, now);
  const { texts, degraded } = await pageTexts(tenantOf(host), locale, ['offline', 'ui'], now);
  if (degraded) res.setHeader('x-render-degraded', '1');
  const { html, policy } = offlineDocument({ brandName: settings.brandName, locale, look, texts });
  res.setHeader('Content-Security-Policy', policy);
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.end(html);
  return { props: {} };
};
