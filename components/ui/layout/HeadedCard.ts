import styled from 'styled-components';
import { token } from '@/themes/token';
import { Card } from './Card';

/** A card with a heading of its own. */
export const HeadedCard = styled(Card)`
  h2 {
    font-size: 18px;
    line-height: 24px;
  }
`;

/** A headed card that ends with a link to the rest of its subject. */
export const MoreCard = styled(HeadedCard)`
  h2 {
    margin-block-end: ${token('space-8')};
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    font-weight: 600;
    color: ${token('accent-text')};
  }
`;
