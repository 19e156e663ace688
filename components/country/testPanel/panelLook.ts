import styled from 'styled-components';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** At the bottom of the page, above everything; one line when collapsed. */
export const Root = styled.aside`
  position: fixed;
  inset-block-end: calc(84px + env(safe-area-inset-bottom));
  inset-inline-start: ${token('space-16')};
  z-index: calc(${token('z-block')} + 1);
  inline-size: min(300px, calc(100% - 2 * ${token('space-16')}));
  max-block-size: 80vh;
  overflow-y: auto;
  border: 1px solid ${token('border-strong')};
  border-radius: ${token('radius-md')};
  background: ${token('surface2')};
  box-shadow: ${token('shadow-lg')};
  font: 400 ${token('type-sm')} ${token('font-text')};

  &:has(details:not([open])) {
    inline-size: auto;
  }
  summary {
    padding-inline: ${token('space-12')};
    font-weight: 650;
  }
  /* It opens upwards. */
  summary::after {
    margin-inline: auto 4px;
    rotate: 225deg;
  }
  [open] > summary::after {
    rotate: 45deg;
  }
  details > div {
    display: grid;
    gap: ${token('space-12')};
    padding: 0 ${token('space-12')} ${token('space-12')};
  }
  p {
    display: grid;
    gap: ${token('space-4')};
  }
  label {
    font-weight: 600;
  }
  select {
    inline-size: 100%;
    min-inline-size: 0;
    color: ${token('text')};
  }
  select:disabled {
    color: ${token('text-subtle')};
  }
  small {
    font-size: 13px;
    color: ${token('text-muted')};
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
  }
  ${media.tablet} {
    inset-block-end: ${token('space-16')};
  }
`;
