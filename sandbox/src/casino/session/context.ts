import { type AccountsContext } from '../accounts/context';
import { type MailContext } from '../mail/context';
import { type GoogleProvider } from './google/provider';

export type SessionContext = MailContext &
  AccountsContext & {
    /** The identity provider; null when there is none. */
    google: GoogleProvider | null;
  };
