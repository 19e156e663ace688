import { StaticPage } from '@/components/site/content/StaticPage';
import type { StaticPageKey } from '@/config/pages/staticPages';
import type { WrittenPage } from '@/domain/site/content';
import { useT } from '@/hooks/useT';
import { PageHead } from '../head/PageHead';

/** A page written entirely by the operator, with the operator's title (P-33 to P-39). */
export function OperatorPage(props: WrittenPage<StaticPageKey>) {
  const t = useT();
  return (
    <>
      <PageHead title={props.content?.title ?? t(`shell.page.${props.page}`)} />
      <StaticPage {...props} />
    </>
  );
}
