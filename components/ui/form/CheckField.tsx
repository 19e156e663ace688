import { type ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '@/themes/token';
import { FieldBelow, RequiredMark, type FieldProps } from './FieldFrame';
import { useField } from './useField';

const Root = styled.div`
  .line {
    display: flex;
    align-items: flex-start;
    gap: ${token('space-12')};
    padding-block: ${token('space-4')};
    font-size: 13px;
    line-height: 20px;
    cursor: pointer;
  }
  input {
    flex: none;
    appearance: none;
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    margin: -2px 0 0;
    border-radius: ${token('radius-xs')};
    background: ${token('surface2')};
    box-shadow: inset 0 0 0 1.5px ${token('border-strong')};
    cursor: pointer;
  }
  input::before {
    content: '';
    inline-size: 12px;
    block-size: 7px;
    margin-block-end: 3px;
    border: solid ${token('on-accent')};
    border-width: 0 0 2px 2px;
    rotate: -45deg;
    opacity: 0;
  }
  input:checked {
    background: ${token('accent')};
    box-shadow: none;
  }
  input:checked::before {
    opacity: 1;
  }
  input[aria-invalid] {
    box-shadow: inset 0 0 0 2px ${token('danger')};
  }
  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .required {
    margin-inline-start: ${token('space-4')};
    color: ${token('danger-text')};
  }
  .below {
    padding-inline-start: 36px;
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-subtle')};
  }
  .below > * {
    display: flex;
    gap: 6px;
  }
  .problem {
    color: ${token('danger-text')};
  }
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
  }
`;

type CheckFieldProps = Omit<FieldProps, 'locked'> & {
  /** The consent text with its links; `label` is its short name in the error summary. */
  children: ReactNode;
};

/** A checkbox, never pre-checked (honest design). */
export function CheckField({ name, label, hint, required, children }: CheckFieldProps) {
  const field = useField(name, label);
  return (
    <Root>
      <label className="line">
        <input
          {...field.aria}
          type="checkbox"
          checked={field.checked}
          aria-required={required}
          onChange={(event) => field.change(event.target.checked)}
          onBlur={field.leave}
        />
        <span>
          {children}
          {required && <RequiredMark />}
        </span>
      </label>
      <FieldBelow id={field.id} hint={hint} problem={field.problem} />
    </Root>
  );
}
