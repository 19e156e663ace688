import { type AccountRow } from '../db/accounts';
import { type Db } from '../db/database';
import { keepMessage, type MessageRow, noteSending } from '../db/messages';
import { spokenOf } from '../accounts/languages';
import { letterOf, type LetterKind } from './letters';
import { type Mailer } from './mailer';

/** The site a message leads back to: its origin, and the name of its brand. */
export type Site = { origin: string; brandName: string };

type Posted = {
  account: AccountRow;
  kind: LetterKind;
  path: string;
  site: Site;
  now: Date;
  /** What else the message tells, by the names of its gaps. */
  values?: Readonly<Record<string, string>>;
};

/** An address of the site in a language it speaks. */
const linkOf = ({ origin }: Site, language: string, path: string): string =>
  `${origin}${language === 'en' ? '' : `/${language}`}${path}`;

/** Puts a message to a player into the outbox, in the language of the account. `path` is what it asks to open. */
export function writeMessage(db: Db, { account, kind, path, site, now, values }: Posted): Promise<MessageRow> {
  const language = spokenOf(account.preferredLanguage);
  const link = linkOf(site, language, path);
  const { subject, body } = letterOf(kind, language, { ...values, brand: site.brandName, link });
  return keepMessage(db, {
    brand: account.brand,
    accountId: account.id,
    recipient: account.email,
    kind,
    language,
    subject,
    body,
    link,
    createdAt: now,
  });
}

/** Sends a message of the outbox by SMTP and notes there how it went. */
export async function sendMessage(db: Db, mailer: Mailer, message: MessageRow, fromName: string, now: Date) {
  const { id, recipient: to, subject, body: text } = message;
  const outcome = await mailer.send({ to, fromName, subject, text }).then(
    () => ({ sentAt: now }),
    (error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }),
  );
  await noteSending(db, id, outcome);
}
