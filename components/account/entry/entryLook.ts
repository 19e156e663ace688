import styled from 'styled-components';
import { token } from '@/themes/token';

/** What stands below the main button of an entry form: one below the other, each as wide as the form. */
export const Sides = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-8')};

  > button {
    inline-size: 100%;
  }
`;

/** A short text of a dialog with what to do about it. */
export const Saying = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-16')};

  > p {
    color: ${token('text-muted')};
  }
  > p strong,
  > p bdi {
    color: ${token('text')};
    font-weight: 650;
    overflow-wrap: anywhere;
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
