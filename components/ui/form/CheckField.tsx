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
    margin-block-start: -2px;
  }
  @media (pointer: coarse) {
    .line {
      min-block-size: 44px;
      padding-block: ${token('space-12')};
    }
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
