import { type AccountRow } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { keepMessage, type MessageRow, noteSending } from './messages';
import { spokenOf } from '../../http/languages';
import { type Site } from '../../http/siteOrigin';
import { letterOf, type LetterKind } from './letters';
import { type Mailer } from './mailer';

type Posted = {
  account: AccountRow;
  kind: LetterKind;
  path: string;
  site: Site;
  now: Date;
  /** Values of the template's other placeholders. */
  values?: Readonly<Record<string, string>>;
};

const linkOf = ({ origin }: Site, language: string, path: string): string =>
  `${origin}${language === 'en' ? '' : `/${language}`}${path}`;

/** Writes a message to a player into the outbox, in the account's language. `path` is the page it links to. */
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

/** Sends a message from the outbox by SMTP and records the result there. */
export async function sendMessage(db: Db, mailer: Mailer, message: MessageRow, fromName: string, now: Date) {
  const { id, recipient: to, subject, body: text } = message;
  const outcome = await mailer.send({ to, fromName, subject, text }).then(
    () => ({ sentAt: now }),
    (error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }),
  );
  await noteSending(db, id, outcome);
}
