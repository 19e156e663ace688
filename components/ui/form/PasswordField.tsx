import { Check, Circle, Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import styled from 'styled-components';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { Icon } from '../pictures/Icon';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { FieldFrame, type FieldProps } from './FieldFrame';
import { useField } from './useField';

/** A requirement for a new password, and whether the typed one meets it. */
export type PasswordHint = { readonly text: string; readonly met: boolean };

type PasswordFieldProps = FieldProps & {
  autoComplete: 'current-password' | 'new-password';
  /** The requirements for a new password, built from the configured rules (VAL-16, OP-047). */
  parts?: (typed: string) => readonly PasswordHint[];
};

const Parts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-4')} ${token('space-16')};

  li {
    display: flex;
    gap: 6px;
  }
  .met {
    color: ${token('success-text')};
  }
`;

/** A password that can be revealed, pasted and filled in by a password manager. */
export function PasswordField({ name, label, hint, required, autoComplete, parts }: PasswordFieldProps) {
  const t = useT();
  const field = useField(name, label);
  const [shown, setShown] = useState(false);
  const toggle = shown ? t('form.hidePassword') : t('form.showPassword');
  const needs = parts && (
    <div>
      <VisuallyHidden>{t('form.passwordNeeds')}</VisuallyHidden>
      <Parts>
        {parts(field.text).map(({ text, met }) => (
          <li key={text} className={met ? 'met' : undefined}>
            <Icon of={met ? Check : Circle} size={16} />
            {text}
            {met && <VisuallyHidden>{t('form.met')}</VisuallyHidden>}
          </li>
        ))}
      </Parts>
    </div>
  );
  return (
    <FieldFrame label={label} hint={hint} required={required} id={field.id} problem={field.problem} more={needs}>
      <input
        {...field.aria}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        value={field.text}
        aria-required={required}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.leave}
      />
      <button type="button" aria-label={toggle} title={toggle} onClick={() => setShown(!shown)}>
        <Icon of={shown ? EyeOff : Eye} />
      </button>
    </FieldFrame>
  );
}
