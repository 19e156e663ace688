import styled from 'styled-components';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** A surface for one subject; `as="section"` where it has its own heading. */
export const Card = styled.div`
  min-inline-size: 0;
  padding: ${token('space-16')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface1')};

  ${media.tablet} {
    padding: ${token('space-20')};
  }
`;
