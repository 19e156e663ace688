import { type MessageRow } from '../db/messages';
import { sendMessage } from '../mail/post';
import { type BackendContext } from './context';

/** Sends a stored message by SMTP, after the answer; without SMTP it stays in the outbox. */
export function sendOut({ db, clock, mailer, later }: BackendContext, message: MessageRow | null, from: string): void {
  if (!message || !mailer) return;
  later.run(() => sendMessage(db, mailer, message, from, clock.now()));
}
