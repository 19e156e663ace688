import { type ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '@/themes/token';

const Line = styled.label`
  display: flex;
  align-items: center;
  gap: ${token('space-12')};
  min-block-size: 44px;
  font: 400 ${token('type-sm')} ${token('font-text')};
  cursor: pointer;
`;

type SwitchProps = {
  on: boolean;
  onPress: () => void;
  /** Id of a longer text. */
  describedBy?: string;
  children: ReactNode;
};

/** A setting that is on or off; shows only what `on` says, however often it is pressed. */
export const Switch = ({ on, onPress, describedBy, children }: SwitchProps) => (
  <Line>
    <input
      type="checkbox"
      role="switch"
      aria-checked={on}
      aria-describedby={describedBy}
      checked={on}
      onChange={onPress}
    />
    {children}
  </Line>
);
