import { type MessageRow } from './messages';
import { sendMessage } from './post';
import { type MailContext } from './context';

/** Sends a stored message by SMTP, after the answer; without SMTP it stays in the outbox. */
export function sendOut({ db, clock, mailer, later }: MailContext, message: MessageRow | null, from: string): void {
  if (!message || !mailer) return;
  later.run(() => sendMessage(db, mailer, message, from, clock.now()));
}
