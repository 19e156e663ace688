import type { StaticPageKey } from '@/config/pages/staticPages';
import type { WrittenPage } from '@/domain/site/content';
import { Stack } from '@/components/ui/layout/Page';
import { useHasContacts } from '@/hooks/told/useHasContacts';
import { useT } from '@/hooks/useT';
import { Blocks } from './Blocks';
import { Prose } from './Prose';

/** A content page of the operator (P-33 to P-39), readable without scripts. */
export function StaticPage({ page, content, written }: WrittenPage<StaticPageKey>) {
  const t = useT();
  const hasContacts = useHasContacts();
  return (
    <Stack>
      <Prose {...(written ?? {})}>
        <h1>{content?.title ?? t(`shell.page.${page}`)}</h1>
        {content ? (
          <Blocks blocks={content.blocks} />
        ) : (
          <p>{t(hasContacts ? 'content.preparing' : 'content.preparingOnly')}</p>
        )}
      </Prose>
    </Stack>
  );
}
