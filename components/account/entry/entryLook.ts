import styled from 'styled-components';
import { token } from '@/themes/token';

/** Secondary actions below the main button of an entry form: stacked, full width. */
export const Sides = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-8')};

  > button {
    inline-size: 100%;
  }
`;

/** Short dialog text followed by its actions. */
export const Saying = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-16')};

  > p {
    overflow-wrap: anywhere;
    color: ${token('text-muted')};
  }
  > p strong,
  > p bdi {
    color: ${token('text')};
    font-weight: 650;
  }
  .answers {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-12')};
  }
  .answers > * {
    flex: 1;
  }
`;
