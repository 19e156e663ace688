import { ChevronDown } from 'lucide';
import { type HTMLInputAutoCompleteAttribute } from 'react';
import { Icon } from '../pictures/Icon';
import { FieldFrame, type FieldProps } from './FieldFrame';
import { useField } from './useField';

type SelectFieldProps = FieldProps & {
  /** `lang`: the language of a label that is not in the page's. */
  options: readonly { readonly value: string; readonly label: string; readonly lang?: string | undefined }[];
  /** Shown while nothing is chosen; without it the first option is preselected. */
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
};

/** One option of a list, as a native select. */
export function SelectField({
  name,
  label,
  hint,
  required,
  locked,
  options,
  placeholder,
  autoComplete,
}: SelectFieldProps) {
  const field = useField(name, label);
  if (locked) {
    const chosen = options.find(({ value }) => value === field.text)?.label ?? field.text;
    return (
      <FieldFrame label={label} hint={hint} locked={locked} id={field.id} problem={field.problem}>
        <input {...field.aria} readOnly value={chosen} />
      </FieldFrame>
    );
  }
  return (
    <FieldFrame label={label} hint={hint} required={required} id={field.id} problem={field.problem}>
      <select
        {...field.aria}
        value={field.text}
        autoComplete={autoComplete}
        aria-required={required}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.leave}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: words, lang }) => (
          <option key={value} value={value} lang={lang}>
            {words}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} className="sign" />
    </FieldFrame>
  );
}
