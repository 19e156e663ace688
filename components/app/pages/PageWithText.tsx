import type { ReactNode } from 'react';
import styled from 'styled-components';
import { WrittenPart } from '@/components/site/content/WrittenPart';
import { Columns } from '@/components/ui/layout/Columns';
import { Stack } from '@/components/ui/layout/Page';
import { PageIntro } from '@/components/ui/layout/PageIntro';
import { visuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import type { WrittenProps } from '@/store/pages/writtenPart';
import { PageHead } from '../head/PageHead';
import { UnlessExcluded } from '../late/UnlessExcluded';

/** The content says what the page is: its heading is for screen readers, and for the bar of a phone. */
const ContentFirst = styled(Stack)`
  > header {
    ${visuallyHidden}
  }
`;

/** Cards, one as far from the next as the other. */
const Aside = styled(Stack)`
  > section + section {
    margin-block-start: 0;
  }
`;

type PageWithTextProps = Pick<WrittenProps, 'blocks' | 'written'> & {
  title: string;
  /** For search engines, and for the page itself if it has no `lead`. */
  description: string;
  lead?: string;
  /** For pages of deposits or offers: excluded players get a note instead of the whole content (SESS-10). */
  unlessExcluded?: boolean;
  /** Beside the main content. It loads late and grows, so the operator's text, which it would shift, comes below it. */
  aside?: ReactNode;
  /** The main content takes the whole width; the operator's text follows it. */
  wide?: boolean;
  /** The heading and its sentence are for screen readers only. */
  contentFirst?: boolean;
  children: ReactNode;
};

/** A functional page with the operator's text about it (store/pages/writtenPart.ts, OP-027). */
export function PageWithText({ title, description, lead, unlessExcluded, ...rest }: PageWithTextProps) {
  const { blocks, written, aside, wide = false, contentFirst = false, children } = rest;
  const Whole = contentFirst ? ContentFirst : Stack;
  const Frame = wide ? Stack : Columns;
  const columns = (
    <Frame>
      <Stack>{children}</Stack>
      {aside && <Aside>{aside}</Aside>}
      <WrittenPart blocks={blocks} written={written} />
    </Frame>
  );
  return (
    <>
      <PageHead title={title} description={description} />
      <Whole>
        <PageIntro title={title}>{lead ?? description}</PageIntro>
        {unlessExcluded ? <UnlessExcluded>{columns}</UnlessExcluded> : columns}
      </Whole>
    </>
  );
}
