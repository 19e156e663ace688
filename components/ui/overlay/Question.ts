import styled from 'styled-components';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** Content of a dialog that asks: text, an optional large amount, and the answers at the end. */
export const Question = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-12')};
  overflow-wrap: anywhere;

  .money {
    font: ${token('font-display-weight')} ${token('type-xl')} ${token('font-display')};
  }
  .answers {
    display: flex;
    flex-direction: column-reverse;
    gap: ${token('space-8')};
  }
  ${media.tablet} {
    .answers {
      flex-direction: row;
      justify-content: flex-end;
    }
  }
`;
