import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useId } from 'react';
import type { FormValues } from './drafts';
import { useFormFrame } from './FormContext';

/** A field of the enclosing form: its value, its error, and the ids that connect label, hint and error. */
export function useField(name: string, label: string) {
  const { problemOf, enter, leave } = useFormFrame();
  const { values, errors, touched, setFieldValue } = useFormikContext<FormValues>();
  const id = useId();
  const arrive = useEffectEvent(() => enter({ name, label, id }));
  useEffect(() => arrive(), [name, label, id]);
  const problem = problemOf(name);
  const value = values[name];
  const text = typeof value === 'string' ? value : '';
  return {
    id,
    problem,
    text,
    /** Touched, not empty and valid. */
    done: touched[name] === true && errors[name] === undefined && problem === null && text !== '',
    checked: value === true,
    change: (next: string | boolean) => void setFieldValue(name, next),
    leave: () => leave(name),
    /** Changes the value and leaves: the new value is judged, not the one before it. */
    settle: (next: string) => void setFieldValue(name, next).then(() => leave(name)),
    aria: {
      id,
      name,
      'aria-invalid': problem !== null || undefined,
      'aria-describedby': `${id}-hint`,
    },
  };
}
