import { Card } from '@/components/ui/layout/Card';
import type { Written } from '@/domain/site/content';
import { Blocks } from './Blocks';
import { Prose } from './Prose';

/** The operator's text on a page that shows more than text; nothing until the operator has written it. */
export function WrittenPart({ blocks, written }: Written) {
  if (!blocks) return null;
  return (
    <Card>
      <Prose {...written}>
        <Blocks blocks={blocks} />
      </Prose>
    </Card>
  );
}
