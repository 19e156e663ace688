import type { StaticPageKey } from '@/config/pages/staticPages';
import type { WrittenPage } from '@/domain/site/content';
import { pageContent } from './pageContent';
import { serverPage } from './serverPage';

/** getServerSideProps of a content page: its part of the content bundle (NAV-12). */
export const staticPage = (page: StaticPageKey) =>
  serverPage<WrittenPage<StaticPageKey>>(['content'], async (context) => {
    const { content, written } = await pageContent(context, ({ pages }) => pages[page] !== undefined);
    return { page, content: content?.pages[page] ?? null, written };
  });
