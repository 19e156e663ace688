import type { GetServerSideProps } from 'next';
import { DEFAULT_LOCALE } from '@/config/locale';
import { captchaDocument } from '@/services/server/captcha/captchaDocument';
import { settingsOf } from '@/services/server/settings';

/** getServerSideProps of the captcha's frame: a document of its own, with its own policy, the same in every language. */
export const captchaFrame: GetServerSideProps = async ({ req, res, locale }) => {
  if (locale !== DEFAULT_LOCALE) return { notFound: true };
  const settings = await settingsOf(req.headers.host ?? '', new Date()).catch(() => null);
  const page = settings && captchaDocument(settings);
  if (settings && !page) return { notFound: true };
  if (page) res.setHeader('Content-Security-Policy', page.policy);
  else res.statusCode = 503;
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.end(page?.html ?? '');
  return { props: {} };
};
