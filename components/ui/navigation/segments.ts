import { css } from 'styled-components';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** Segmented control: links or buttons side by side in one frame, one of them current. */
export const segments = css`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 3px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-md')};
  background: ${token('sunken')};

  > * {
    flex: 1 1 auto;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${token('space-8')};
    min-block-size: 44px;
    padding: ${token('space-4')} ${token('space-8')};
    border-radius: calc(${token('radius-md')} - 4px);
    font: 600 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  ${media.narrow} {
    svg {
      display: none;
    }
  }
  > :hover,
  > [aria-current],
  > [aria-selected='true'] {
    background: ${token('surface3')};
    color: ${token('text')};
  }
`;
