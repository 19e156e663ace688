export type FormValues = Record<string, string | boolean>;

/** Passwords are never kept: the next user of the device must not find them. */
const isSecret = (name: string): boolean => /password/i.test(name);

const drafts = new Map<string, FormValues>();

/** The initial values of a form, with those typed before it was closed. */
export function withDraft<V extends FormValues>(name: string | undefined, initial: V): V {
  const draft = name === undefined ? undefined : drafts.get(name);
  if (!draft) return initial;
  const known = Object.entries(draft).filter(([field, value]) => typeof initial[field] === typeof value);
  return { ...initial, ...Object.fromEntries(known) };
}

/** Keeps the typed values in memory until the page is unloaded, never passwords. Browser only. */
export const keepDraft = (name: string, values: FormValues): void =>
  void drafts.set(name, Object.fromEntries(Object.entries(values).filter(([field]) => !isSecret(field))));

/** The forms by which somebody comes in: whoever succeeds with one leaves nothing in the others to the next person. */
const WAYS_IN: readonly string[] = ['signup', 'linked-signup', 'login'];

/** Drops the draft once the form has succeeded. */
export const dropDraft = (name: string): void =>
  (WAYS_IN.includes(name) ? WAYS_IN : [name]).forEach((each) => drafts.delete(each));
