import type { Settings } from '@/config/settings';

/** A dialog that a thunk may ask for. */
export type AskedDialog = 'login' | 'verify-email' | 'switch-account';

/** What a thunk may know of the tab it runs in, and do to its page. Made by components/app/boot/browserTab.ts. */
export type Tab = {
  settings: Settings;
  /** Code of the page's language. */
  language: string;
  /** Opens a path of ours, in the page's language. */
  open: (path: string) => void;
  /** Loads the same page, or a path of ours, in another language; false where it is the page's own or not offered (OP-003). */
  speak: (code: string, path: string | null) => boolean;
  /** Leaves for another site; Back does not lead here again. */
  leave: (url: string) => void;
  /** Opens a dialog over the page, in place of one that is open. */
  ask: (dialog: AskedDialog) => void;
};
