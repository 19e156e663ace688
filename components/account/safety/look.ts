import styled from 'styled-components';
import { HeadedCard } from '@/components/ui/layout/HeadedCard';
import { token } from '@/themes/token';

/** A subject of the account's safety: heading, words, and what can be done. */
export const SafetyCard = styled(HeadedCard)`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: ${token('space-12')};

  > p {
    max-inline-size: 72ch;
    color: ${token('text-muted')};
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')} ${token('space-12')};
  }
`;
