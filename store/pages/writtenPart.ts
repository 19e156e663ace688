import type { WrittenKey } from '@/config/pages/writtenPages';
import type { Content, Written } from '@/domain/site/content';
import { pageContent } from './pageContent';
import { serverPage } from './serverPage';

/** The page's content part, and the FAQ of the content bundle when the page shows it. */
export type WrittenProps = Written & {
  questions: Content['faq'];
  /** Language of the questions, which may be another one than the part's. */
  writtenFaq?: Written['written'];
};

/** getServerSideProps of a page with a content part. `area` is its own text area; `withQuestions` adds FAQ (OP-027). */
export const writtenPart = (page: WrittenKey, area: string, { withQuestions = false } = {}) =>
  serverPage<WrittenProps>([area, 'content'], async (context) => {
    const { content, written } = await pageContent(context, ({ pages }) => pages[page] !== undefined);
    const asked = withQuestions ? await pageContent(context, ({ faq }) => faq.length > 0) : null;
    return {
      blocks: content?.pages[page]?.blocks ?? null,
      written,
      questions: asked?.content?.faq ?? [],
      writtenFaq: asked?.written ?? null,
    };
  });
