import { spokenOf } from '../../http/languages';
import { isGenerated } from '../accounts/fields/signUpFields';
import { type Brand } from '../../brands/brand/brand';
import { createAccountToken, type TokenPurpose } from '../accounts/store/accountTokens';
import { type AccountRow } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { type LetterKind } from './letters';
import { type MessageRow } from './messages';
import { type Site } from '../../http/siteOrigin';
import { writeMessage } from './post';
import { type LetterStop, stopValues } from './stopLetters';

type Asked = { account: AccountRow; brand: Brand; site: Site; now: Date };

const PATHS: Readonly<Record<TokenPurpose, string>> = {
  'verify-email': '/verify-email',
  'reset-password': '/reset-password',
};

/** Writes a message with a single-use link; null for accounts without an e-mail of their own. */
async function writeLink(
  db: Db,
  purpose: TokenPurpose,
  { account, brand, site, now }: Asked,
  kind: LetterKind = purpose,
): Promise<MessageRow | null> {
  if (isGenerated(account.email, brand)) return null;
  const token = await createAccountToken(db, account, purpose, now);
  return writeMessage(db, { account, kind, path: `${PATHS[purpose]}?token=${token}`, site, now });
}

/**
 * Confirms a registration, with the link that is due next: it verifies the e-mail or, for an account without a
 * password, sets one, which verifies the e-mail too. Null when the account has no e-mail.
 */
export const writeRegistered = (db: Db, asked: Asked): Promise<MessageRow | null> =>
  asked.account.passwordHash === null
    ? writeLink(db, 'reset-password', asked, 'registered-without-password')
    : writeLink(db, 'verify-email', asked, 'registered');

/** Writes a request to verify the e-mail; null when it is already verified or missing. */
export const writeVerification = async (db: Db, asked: Asked): Promise<MessageRow | null> =>
  asked.account.emailVerifiedAt ? null : writeLink(db, 'verify-email', asked);

/** Writes a password reset link; null when the account has no e-mail. */
export const writeReset = (db: Db, asked: Asked): Promise<MessageRow | null> => writeLink(db, 'reset-password', asked);

/** Writes a notice that the password was changed; null when the account has no e-mail. */
export const writePasswordChanged = async (db: Db, { account, brand, site, now }: Asked): Promise<MessageRow | null> =>
  isGenerated(account.email, brand)
    ? null
    : writeMessage(db, { account, kind: 'password-changed', path: '/casino?modal=login', site, now });

/** Writes the receipt of a freeze or a self-exclusion; null when the account has no e-mail. */
export async function writeStop(
  db: Db,
  { account, brand, site, now, stop }: Asked & { stop: LetterStop },
): Promise<MessageRow | null> {
  if (isGenerated(account.email, brand)) return null;
  const kind = stop.kind === 'freeze' ? 'frozen' : stop.until === null ? 'excluded-for-good' : 'excluded';
  const values = stopValues(stop, spokenOf(account.preferredLanguage));
  return writeMessage(db, { account, kind, path: '/responsible-gambling', site, now, values });
}
