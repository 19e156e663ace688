import styled from 'styled-components';
import { token } from '@/themes/token';
import { media } from '@/themes/media';
import { visuallyHidden } from './VisuallyHidden';

/** A column of blocks, 16 px apart; sections of a page are 32 px apart (24 on a phone). */
export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-16')};

  > section + section {
    margin-block-start: ${token('space-8')};
  }
  ${media.tablet} {
    > section + section {
      margin-block-start: ${token('space-16')};
    }
  }
`;

/** The page's heading row; on a phone the top bar shows the title instead (PageBar). */
export const PageHeading = styled.div`
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  gap: ${token('space-4')} ${token('space-12')};

  h1 {
    font-size: 30px;
    line-height: 36px;
    overflow-wrap: anywhere;
  }
  bdi {
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-subtle')};
  }
  ${media.phone} {
    ${visuallyHidden}
  }
`;
