import type { Written } from '@/domain/site/content';
import { useT } from '@/hooks/useT';
import { Blocks } from './Blocks';
import { Prose } from './Prose';

/** What the operator wrote for a page that shows more than text; says that it is being prepared without it (OP-027). */
export function WrittenPart({ blocks, written }: Written) {
  const t = useT();
  return (
    <Prose {...(blocks && written)}>{blocks ? <Blocks blocks={blocks} /> : <p>{t('content.preparing')}</p>}</Prose>
  );
}
