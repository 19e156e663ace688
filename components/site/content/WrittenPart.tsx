import type { Written } from '@/domain/site/content';
import { useT } from '@/hooks/useT';
import { Blocks } from './Blocks';
import { Prose } from './Prose';

/** The operator's text on a page that shows more than text; without it, a note that it is being prepared (OP-027). */
export function WrittenPart({ blocks, written }: Written) {
  const t = useT();
  return (
    <Prose {...(blocks && written)}>{blocks ? <Blocks blocks={blocks} /> : <p>{t('content.preparing')}</p>}</Prose>
  );
}
