import type { ReactNode } from 'react';
import { WrittenPart } from '@/components/content/WrittenPart';
import { Card } from '@/components/ui/Card';
import { Columns } from '@/components/ui/Columns';
import { Stack } from '@/components/ui/Page';
import { PageIntro } from '@/components/ui/PageIntro';
import type { WrittenProps } from '@/store/writtenPart';
import { PageHead } from './PageHead';

type PageWithTextProps = Pick<WrittenProps, 'blocks' | 'written'> & {
  title: string;
  /** What search engines are told, and the page itself where it has no `lead` of its own. */
  description: string;
  /** What the page is for, in a sentence. */
  lead?: string;
  children: ReactNode;
};

/** A page that does something, and beside it what the operator writes about that (store/writtenPart.ts, OP-027). */
export const PageWithText = ({ title, description, lead, blocks, written, children }: PageWithTextProps) => (
  <>
    <PageHead title={title} description={description} />
    <Stack>
      <PageIntro title={title}>{lead ?? description}</PageIntro>
      <Columns>
        <Stack>{children}</Stack>
        <Card>
          <WrittenPart blocks={blocks} written={written} />
        </Card>
      </Columns>
    </Stack>
  </>
);
