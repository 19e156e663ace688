import { createContext, useContext } from 'react';

/** A registered field: its label for the error summary, and the id to focus. */
export type FormField = { readonly name: string; readonly label: string; readonly id: string };

export type FormFrame = {
  /** The translated error of a field, once it may be shown; otherwise null. */
  problemOf: (name: string) => string | null;
  /** Registers a field; returns the function that unregisters it. */
  enter: (field: FormField) => () => void;
  /** The field lost the focus: its error may be shown from now on. */
  leave: (name: string) => void;
};

const FormContext = createContext<FormFrame | null>(null);

export const FormFrameProvider = FormContext.Provider;

/** The enclosing form. Throws outside of a Form. */
export function useFormFrame(): FormFrame {
  const frame = useContext(FormContext);
  if (!frame) throw new Error('A field stands in a Form');
  return frame;
}
