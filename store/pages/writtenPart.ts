import type { WrittenKey } from '@/config/pages/writtenPages';
import type { Content, Written } from '@/domain/site/content';
import { pageContent } from './pageContent';
import { serverPage } from './serverPage';

/** What such a page gets: its written part, and the questions of the content bundle where it shows them. */
export type WrittenProps = Written & { questions: Content['faq'] };

/**
 * getServerSideProps of a page with a part that the operator writes. `area` holds the page's own texts; `withQuestions`
 * brings the questions and answers too (OP-027).
 */
export const writtenPart = (page: WrittenKey, area: string, { withQuestions = false } = {}) =>
  serverPage<WrittenProps>([area, 'content'], async (context) => {
    const { content, written } = await pageContent(context, ({ pages }) => pages[page] !== undefined);
    const questions = withQuestions ? (content?.faq ?? []) : [];
    return { blocks: content?.pages[page]?.blocks ?? null, written, questions };
  });
