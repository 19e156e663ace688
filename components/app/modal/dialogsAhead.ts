import type { Store } from '@/store/store';

export const loginDialog = async () => (await import('@/components/account/login/LoginDialog')).LoginDialog;
export const signUpDialog = async () => (await import('@/components/account/signUp/SignUpDialog')).SignUpDialog;

/** What a registration form asks for on mount, ready to be dispatched. */
export const registrationLists = async () => (await import('@/store/registrationLists')).loadRegistrationLists;

/** The dialogs with a registration form, which asks for its lists. */
const WITH_LISTS = /signup$/;

/** Begins what takes the longest of a dialog; what fails to load here, the dialog requests itself. */
export function beginDialog(name: string, dispatch: Store['dispatch']): void {
  const parts: Promise<unknown>[] = [];
  if (name === 'login') parts.push(loginDialog());
  if (name === 'signup') parts.push(signUpDialog());
  if (WITH_LISTS.test(name)) parts.push(registrationLists().then((load) => dispatch(load())));
  void Promise.allSettled(parts);
}
