/** What the fields of a form hold. */
export type FormValues = Record<string, string | boolean>;

/** A secret is typed anew each time, and nobody else at the device finds it. */
const isSecret = (name: string): boolean => /password/i.test(name);

const drafts = new Map<string, FormValues>();

/** The first values of a form, with what was typed into it before it was closed. */
export function withDraft<V extends FormValues>(name: string | undefined, initial: V): V {
  const draft = name === undefined ? undefined : drafts.get(name);
  if (!draft) return initial;
  const known = Object.entries(draft).filter(([field, value]) => typeof initial[field] === typeof value);
  return { ...initial, ...Object.fromEntries(known) };
}

/** Keeps what was typed as long as the tab's page lives, in memory alone; never a password. In browsers only. */
export const keepDraft = (name: string, values: FormValues): void =>
  void drafts.set(name, Object.fromEntries(Object.entries(values).filter(([field]) => !isSecret(field))));

/** Forgets it, once the form is done. */
export const dropDraft = (name: string): void => void drafts.delete(name);
