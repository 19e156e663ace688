import { type AccountsContext } from '../accounts/context';
import { type MailContext } from '../mail/context';

export type ProfileContext = MailContext & Pick<AccountsContext, 'passwords'>;
