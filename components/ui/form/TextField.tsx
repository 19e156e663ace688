import { Check } from 'lucide';
import { useRef, type HTMLInputAutoCompleteAttribute } from 'react';
import { isEmailKey } from '@/domain/account/fields/email';
import { Icon } from '../pictures/Icon';
import { opensHere } from '../controls/opensHere';
import { FieldFrame, type FieldProps } from './FieldFrame';
import { useField } from './useField';
import { useKeyFilter } from './useKeyFilter';

type TextFieldProps = FieldProps & {
  type?: 'text' | 'email';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'email';
  /** Filters typed characters; pasted or autofilled text is never filtered. */
  keys?: (character: string) => boolean;
  /** For values that are written left to right in every language. */
  dir?: 'ltr';
  placeholder?: string;
  /** Gets the focus when a dialog opens, except on touch devices, where that would open the on-screen keyboard. */
  first?: boolean;
};

/** A single-line text field. */
export function TextField({
  name,
  label,
  hint,
  required,
  locked,
  keys,
  first,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const field = useField(name, label);
  const input = useRef<HTMLInputElement>(null);
  useKeyFilter(input, keys);
  return (
    <FieldFrame label={label} hint={hint} required={required} locked={locked} id={field.id} problem={field.problem}>
      <input
        {...rest}
        {...field.aria}
        ref={(element) => {
          input.current = element;
          if (first) opensHere(element, 'fine');
        }}
        type={type}
        {...(type === 'email' && { autoCapitalize: 'none', spellCheck: false })}
        value={field.text}
        readOnly={locked}
        aria-required={required}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.leave}
      />
      {!locked && field.done && <Icon of={Check} className="sign" />}
    </FieldFrame>
  );
}

/** An email address (VAL-03, VAL-04). `autoComplete` is "username" where it is used to sign in. */
export const EmailField = (
  props: FieldProps & Pick<TextFieldProps, 'autoComplete' | 'keys' | 'placeholder' | 'first'>,
) => <TextField autoComplete="email" keys={isEmailKey} {...props} type="email" inputMode="email" dir="ltr" />;
