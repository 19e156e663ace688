import { createContext, useContext } from 'react';

/** A field as the form knows it: to name it in the summary and to lead there. */
export type FormField = { readonly name: string; readonly label: string; readonly id: string };

/** What a form tells its fields. */
export type FormFrame = {
  /** What is wrong with a field, in finished words, once it may be said; null while there is nothing to say. */
  problemOf: (name: string) => string | null;
  /** A field is there; answers how to say that it has gone. */
  enter: (field: FormField) => () => void;
  /** The player has left a field: what is wrong with it may be said now. */
  leave: (name: string) => void;
};

const FormContext = createContext<FormFrame | null>(null);

export const FormFrameProvider = FormContext.Provider;

/** The form around a field. */
export function useFormFrame(): FormFrame {
  const frame = useContext(FormContext);
  if (!frame) throw new Error('A field stands in a Form');
  return frame;
}
