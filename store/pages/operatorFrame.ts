import type { GetServerSideProps } from 'next';
import { DEFAULT_LOCALE } from '@/config/locale';
import type { Settings } from '@/config/settings';
import type { FrameDocument } from '@/services/server/frames/operatorFrames';
import { settingsOf } from '@/services/server/settings';

/**
 * getServerSideProps of a frame that runs an operator's script: a document of its own, with its own policy, the same in
 * every language; none where the settings name no script.
 */
export const operatorFrame =
  (frameOf: (settings: Settings) => FrameDocument | null): GetServerSideProps =>
  async ({ req, res, locale }) => {
    if (locale !== DEFAULT_LOCALE) return { notFound: true };
    const settings = await settingsOf(req.headers.host ?? '', new Date()).catch(() => null);
    const page = settings && frameOf(settings);
    if (settings && !page) return { notFound: true };
    if (page) res.setHeader('Content-Security-Policy', page.policy);
    else res.statusCode = 503;
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.end(page?.html ?? '');
    return { props: {} };
  };
