import { type HttpContext } from '../../http/context';
import { type Mailer } from './mailer';

export type MailContext = HttpContext & {
  /** Sends messages by SMTP; null leaves them in the outbox. */
  mailer: Mailer | null;
};
