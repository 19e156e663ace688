import styled from 'styled-components';
import { token } from '@/themes/token';

/** How much of something is done or used; a native progress element, so it needs a name or is hidden. */
export const ProgressBar = styled.progress`
  display: block;
  inline-size: 100%;
  block-size: 8px;
  border: 0;
  border-radius: ${token('radius-pill')};
  overflow: hidden;
  background: ${token('surface3')};
  accent-color: ${token('accent')};
  appearance: none;

  &::-webkit-progress-bar {
    background: ${token('surface3')};
  }
  &::-webkit-progress-value {
    background: ${token('accent')};
  }
  &::-moz-progress-bar {
    background: ${token('accent')};
  }
`;
