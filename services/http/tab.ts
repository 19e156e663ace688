import type { Settings } from '@/config/settings';

/** A dialog that a thunk may open. */
export type AskedDialog = 'login' | 'verify-email' | 'first-steps' | 'switch-account';

/** What a thunk may know about its tab and do to its page. Created by components/app/boot/browserTab.ts. */
export type Tab = {
  settings: Settings;
  language: string;
  /** Navigates to a path of the site, in the page's language. */
  open: (path: string) => void;
  /**
   * Loads the same page, or a path, in another language, with a dialog over it if one is asked for; false if it is the
   * page's own or not offered (OP-003).
   */
  speak: (code: string, path: string | null, dialog?: AskedDialog | null) => boolean;
  /** Leaves for another site, replacing the history entry. */
  leave: (url: string) => void;
  /** Opens a dialog, replacing an open one. */
  ask: (dialog: AskedDialog) => void;
};
