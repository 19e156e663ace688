import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ring } from '@/themes/ring';
import { token } from '@/themes/token';

const Root = styled.label`
  display: flex;
  align-items: center;
  gap: ${token('space-12')};
  min-block-size: 56px;
  padding: ${token('space-12')} ${token('space-16')};
  border: 1.5px solid ${token('border')};
  border-radius: ${token('radius-md')};
  background: ${token('surface1')};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${token('accent')};
    background: ${token('accent-soft')};
    color: ${token('on-accent-soft')};
  }
  &:has(:focus-visible) {
    ${ring}
  }
  span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    font-weight: 600;
  }
  small {
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  &:has(:checked) small {
    color: inherit;
  }
`;

type OptionProps = {
  checked: boolean;
  title: ReactNode;
  text: string;
  /** Shown at the end of the row. */
  note?: string | null;
  onChoose: () => void;
};

/** A radio option: one bonus for the deposit, or none. */
export const Option = ({ checked, title, text, note, onChoose }: OptionProps) => (
  <Root>
    <input type="radio" name="bonus" checked={checked} onChange={onChoose} />
    <span>
      <b>{title}</b>
      <small>{text}</small>
    </span>
    {note && <small>{note}</small>}
  </Root>
);
