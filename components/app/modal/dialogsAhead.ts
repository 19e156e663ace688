import type { ModalName } from '@/store/modal';
import type { Store } from '@/store/store';

export const signUpDialog = async () => (await import('@/components/account/signUp/SignUpDialog')).SignUpDialog;

/** What a registration form asks for on mount, ready to be dispatched. */
export const registrationLists = async () => (await import('@/store/registrationLists')).loadRegistrationLists;

/** The dialogs with a registration form, which asks for its lists. */
const WITH_LISTS: ReadonlySet<string> = new Set<ModalName>(['signup', 'google-signup', 'linked-signup']);

/** Begins what takes the longest of a dialog; what fails to load here, the dialog requests itself. */
export function beginDialog(name: string, dispatch: Store['dispatch']): void {
  const parts: Promise<unknown>[] = [];
  if (name === 'signup') parts.push(signUpDialog());
  if (WITH_LISTS.has(name)) parts.push(registrationLists().then((load) => dispatch(load())));
  void Promise.allSettled(parts);
}
