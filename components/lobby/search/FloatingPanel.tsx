import styled from 'styled-components';
import { token } from '@/themes/token';
import { SearchPanel } from './SearchPanel';
import type { SearchPanelProps } from './SearchForm';

// `contain`: the page around it is not laid out again with every answer.
const Root = styled.div`
  position: absolute;
  inset-block-start: calc(100% + ${token('space-8')});
  inset-inline-start: 0;
  inline-size: 520px;
  max-inline-size: calc(100vw - 280px);
  max-block-size: min(640px, calc(100vh - 80px));
  max-block-size: min(640px, calc(100dvh - 80px));
  overflow-y: auto;
  contain: layout style;
  overscroll-behavior: contain;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface1')};
  box-shadow: ${token('shadow-lg')};
`;

/** The results panel under the header's search field. */
export const FloatingPanel = (props: SearchPanelProps) => (
  <Root>
    <SearchPanel {...props} how="push" />
  </Root>
);
