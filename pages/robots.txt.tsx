import { assetUrl } from '@/config/endpoints/endpoints';
import { siteEnv } from '@/config/env';
import { plainPage } from '@/store/pages/plainPage';

/** Never rendered: the response is the file itself. */
export default function Robots() {
  return null;
}

/** What crawlers may read, pictures too, and the sitemap's URL. */
export const getServerSideProps = plainPage('text/plain; charset=utf-8', async ({ req }) => {
  const { protocol } = new URL(siteEnv().publicOrigin);
  return `User-agent: *\nAllow: ${assetUrl('')}\nDisallow: /api/\n\nSitemap: ${protocol}//${req.headers.host}/sitemap.xml\n`;
});
