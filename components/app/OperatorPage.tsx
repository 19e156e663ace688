import { StaticPage } from '@/components/content/StaticPage';
import type { StaticPageKey } from '@/config/staticPages';
import type { WrittenPage } from '@/domain/content/content';
import { useT } from '@/hooks/useT';
import { PageHead } from './PageHead';

/** A page that the operator writes as a whole, under the title it gave it (P-33 to P-39). */
export function OperatorPage(props: WrittenPage<StaticPageKey>) {
  const t = useT();
  return (
    <>
      <PageHead title={props.content?.title ?? t(`shell.page.${props.page}`)} />
      <StaticPage {...props} />
    </>
  );
}
