import { type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '@/themes/token';

const Root = styled.button<{ $filled: boolean }>`
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${token('radius-md')};
  color: ${token('text-muted')};
  background: ${(props) => (props.$filled ? token('surface1') : 'transparent')};

  &:hover {
    background: ${token('surface2')};
    color: ${token('text')};
  }
  &:active:not([aria-disabled='true']) {
    background: ${token('surface3')};
  }
  &[aria-disabled='true'] {
    cursor: default;
    opacity: 0.4;
  }
`;

type IconButtonProps = Omit<ComponentProps<'button'>, 'style'> & {
  /** Accessible name and tooltip. */
  label: string;
  filled?: boolean;
  children: ReactNode;
};

/** A square icon-only button. `aria-disabled` greys it out and, unlike `disabled`, keeps the focus. */
export const IconButton = ({ label, filled = false, children, ...attributes }: IconButtonProps) => (
  <Root type="button" aria-label={label} title={label} {...attributes} $filled={filled}>
    {children}
  </Root>
);
