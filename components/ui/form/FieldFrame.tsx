import { CircleAlert, Lock } from 'lucide';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@/themes/media';
import { ring } from '@/themes/ring';
import { token } from '@/themes/token';
import { Icon } from '../pictures/Icon';

export type FieldProps = {
  /** Key of its value in the form. */
  name: string;
  label: string;
  /** Help text below the field; an error replaces it. */
  hint?: ReactNode;
  /** Shows the required mark (VAL-21). */
  required?: boolean;
  /** Read-only. The reason is given in the heading of its card. */
  locked?: boolean;
};

// 16 px, because phones zoom in on smaller fields. A left-to-right value starts where the lines of the language start.
const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  > label,
  > .label {
    margin-block-end: ${token('space-4')};
    font-size: 13px;
    line-height: 20px;
    font-weight: 650;
  }
  .required {
    margin-inline-start: ${token('space-4')};
    color: ${token('danger-text')};
  }
  .control {
    position: relative;
    display: flex;
    align-items: center;
    min-block-size: 48px;
    border-radius: ${token('radius-md')};
    background: ${token('surface2')};
    box-shadow: inset 0 0 0 1.5px ${token('border-strong')};
  }
  &.wrong .control {
    box-shadow: inset 0 0 0 2px ${token('danger')};
  }
  &.locked .control {
    background: ${token('sunken')};
    box-shadow: inset 0 0 0 1px ${token('border')};
    color: ${token('text-muted')};
  }
  .control:focus-within:has(input:focus-visible, select:focus-visible) {
    ${ring}
  }
  input,
  select {
    flex: 1;
    min-inline-size: 0;
    inline-size: 100%;
    min-block-size: 48px;
    padding: 0 14px;
    border: 0;
    border-radius: inherit;
    outline: none;
    background: transparent;
    font-size: 16px;
    text-align: start;
    text-overflow: ellipsis;
  }
  ${media.tablet} {
    input,
    select {
      font-size: 15px;
    }
  }
  select {
    padding-inline-end: 40px;
  }
  input::placeholder {
    color: ${token('text-subtle')};
    opacity: 1;
  }
  input:-webkit-autofill {
    -webkit-text-fill-color: ${token('text')};
    caret-color: ${token('text')};
    box-shadow:
      inset 0 0 0 1.5px ${token('border-strong')},
      inset 0 0 0 48px ${token('surface2')};
  }
  [dir='rtl'] & input[dir='ltr'] {
    text-align: end;
  }
  .sign {
    flex: none;
    margin-inline-end: 14px;
    color: ${token('text-muted')};
    pointer-events: none;
  }
  select + .sign {
    position: absolute;
    inset-inline-end: 0;
  }
  .control > button {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    margin-inline-end: 2px;
    border-radius: ${token('radius-sm')};
    color: ${token('text-muted')};
  }
  .control > button:hover {
    color: ${token('text')};
  }
  .below {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${token('space-16')};
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-subtle')};
  }
  .below > * {
    display: flex;
    gap: 6px;
    margin-block-start: 6px;
  }
  .problem {
    color: ${token('danger-text')};
  }
`;

type FieldFrameProps = Pick<FieldProps, 'label' | 'hint' | 'required' | 'locked'> & {
  id: string;
  problem: string | null;
  /** Stays beside a hint or an error. */
  more?: ReactNode;
  children: ReactNode;
};

/** The asterisk of a required field; the control itself carries aria-required. */
export const RequiredMark = () => (
  <span className="required" aria-hidden>
    *
  </span>
);

/** Hint or error of a field, with the id that its control refers to. */
export const FieldBelow = ({ id, hint, problem, more }: Pick<FieldFrameProps, 'id' | 'hint' | 'problem' | 'more'>) => (
  <div className="below" id={`${id}-hint`}>
    {problem !== null ? (
      <span className="problem">
        <Icon of={CircleAlert} size={16} />
        {problem}
      </span>
    ) : (
      hint && <span>{hint}</span>
    )}
    {more}
  </div>
);

/** Label above, control, hint or error below (design §4). */
export const FieldFrame = ({ id, label, hint, required, locked, problem, more, children }: FieldFrameProps) => (
  <Root className={[problem !== null && 'wrong', locked && 'locked'].filter(Boolean).join(' ')}>
    <label htmlFor={id}>
      {label}
      {required && !locked && <RequiredMark />}
    </label>
    <div className="control">
      {children}
      {locked && <Icon of={Lock} className="sign" />}
    </div>
    <FieldBelow id={id} hint={hint} problem={problem} more={more} />
  </Root>
);

/** Two fields side by side where there is room. */
export const FieldRow = styled.div`
  display: grid;
  gap: inherit;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  align-items: start;
`;
