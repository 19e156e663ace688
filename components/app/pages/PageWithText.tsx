import type { ReactNode } from 'react';
import { WrittenPart } from '@/components/site/content/WrittenPart';
import { Card } from '@/components/ui/layout/Card';
import { Columns } from '@/components/ui/layout/Columns';
import { Stack } from '@/components/ui/layout/Page';
import { PageIntro } from '@/components/ui/layout/PageIntro';
import type { WrittenProps } from '@/store/pages/writtenPart';
import { PageHead } from '../head/PageHead';
import { UnlessExcluded } from '../late/UnlessExcluded';

type PageWithTextProps = Pick<WrittenProps, 'blocks' | 'written'> & {
  title: string;
  /** What search engines are told, and the page itself where it has no `lead` of its own. */
  description: string;
  /** What the page is for, in a sentence. */
  lead?: string;
  /** The page is one of deposits or offers: excluded players get a note in place of all of it (SESS-10). */
  unlessExcluded?: boolean;
  /** Beside what the page does. It comes late and grows, so that the operator's text, which it would move, stands below. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A page that does something, and beside it what the operator writes about that (store/pages/writtenPart.ts, OP-027). */
export function PageWithText({ title, description, lead, unlessExcluded, ...rest }: PageWithTextProps) {
  const { blocks, written, aside, children } = rest;
  const columns = (
    <Columns>
      <Stack>{children}</Stack>
      {aside && <Stack>{aside}</Stack>}
      <Card>
        <WrittenPart blocks={blocks} written={written} />
      </Card>
    </Columns>
  );
  return (
    <>
      <PageHead title={title} description={description} />
      <Stack>
        <PageIntro title={title}>{lead ?? description}</PageIntro>
        {unlessExcluded ? <UnlessExcluded>{columns}</UnlessExcluded> : columns}
      </Stack>
    </>
  );
}
