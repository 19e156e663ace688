import { useId, type Ref } from 'react';
import styled from 'styled-components';
import { token } from '@/themes/token';

const Root = styled.div`
  label {
    display: flex;
    align-items: flex-start;
    gap: ${token('space-12')};
    min-block-size: 44px;
    font: 400 ${token('type-sm')} ${token('font-text')};
    cursor: pointer;
  }
  p {
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('danger-text')};
  }
`;

export type TickProps = {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Error shown after a submit without the consent; null for none. */
  problem: string | null;
  input: Ref<HTMLInputElement>;
};

/** Required consent checkbox, never pre-checked. */
export function Tick({ label, checked, onChange, problem, input }: TickProps) {
  const id = useId();
  const isMissing = problem !== null;
  return (
    <Root>
      <label>
        <input
          ref={input}
          type="checkbox"
          checked={checked}
          aria-required
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {isMissing && (
        <p id={id} role="alert">
          {problem}
        </p>
      )}
    </Root>
  );
}
