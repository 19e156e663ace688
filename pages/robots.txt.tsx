import { siteEnv } from '@/config/env';
import { plainPage } from '@/store/pages/plainPage';

/** Never shown: the answer is the file itself. */
export default function Robots() {
  return null;
}

/** What a search engine may read, and where the list of addresses is. */
export const getServerSideProps = plainPage('text/plain; charset=utf-8', async ({ req }) => {
  const { protocol } = new URL(siteEnv().publicOrigin);
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${protocol}//${req.headers.host}/sitemap.xml\n`;
});
