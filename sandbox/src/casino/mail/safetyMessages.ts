import { toDecimal } from '@/domain/money/money';
import { spokenOf } from '../../http/languages';
import { type Site } from '../../http/siteOrigin';
import { isGenerated } from '../accounts/fields/signUpFields';
import { type Brand } from '../../brands/brand/brand';
import { deviceName } from '../accounts/device';
import { type AccountRow } from '../accounts/store/accounts';
import { type SessionPlace } from '../accounts/store/sessions';
import { type Db } from '../../db/database';
import { type MessageRow } from './messages';
import { writeMessage } from './post';
import { texts } from '../../texts/texts';
import { inWords } from './stopLetters';

type Asked = { account: AccountRow; brand: Brand; site: Site; now: Date };

/** The page with the sessions and requests of an account. */
const ACCOUNT_PAGE = '/profile/safety';

/** Tells of a log-in on a new device; null when the account has no e-mail. */
export async function writeNewDevice(
  db: Db,
  { account, brand, site, now, place }: Asked & { place: SessionPlace },
): Promise<MessageRow | null> {
  if (isGenerated(account.email, brand)) return null;
  const language = spokenOf(account.preferredLanguage);
  const values = {
    at: inWords(now, language),
    device: deviceName(place.device) || '–',
    country: new Intl.DisplayNames(texts.localeOf(language).tag, { type: 'region' }).of(place.country) ?? place.country,
  };
  return writeMessage(db, { account, kind: 'new-device', path: ACCOUNT_PAGE, site, now, values });
}

type Change = { email: string; oldToken: string | null; newToken: string };

/** Writes the two links of a changed e-mail address: to the old one, where there is one, and to the new. */
export async function writeEmailChange(
  db: Db,
  { account, site, now, email, oldToken, newToken }: Omit<Asked, 'brand'> & Change,
): Promise<MessageRow[]> {
  const letter = { site, now, values: { email } };
  const path = (token: string) => `/confirm-email?token=${token}`;
  const old =
    oldToken === null
      ? []
      : [await writeMessage(db, { ...letter, account, kind: 'email-change-old', path: path(oldToken) })];
  const to = { ...account, email };
  return [...old, await writeMessage(db, { ...letter, account: to, kind: 'email-change-new', path: path(newToken) })];
}

/** Tells the old address that it was changed; null where there was none. */
export const writeEmailChanged = async (
  db: Db,
  { account, brand, site, now, email }: Asked & { email: string },
): Promise<MessageRow | null> =>
  isGenerated(account.email, brand)
    ? null
    : writeMessage(db, { account, kind: 'email-changed', path: '/contacts', site, now, values: { email } });

type Withdrawal = { reference: string; amount: bigint; currency: string };

/** Tells that a withdrawal was asked for; null when the account has no e-mail. */
export const writeWithdrawalAsked = async (
  db: Db,
  { account, brand, site, now, withdrawal }: Asked & { withdrawal: Withdrawal },
): Promise<MessageRow | null> => {
  if (isGenerated(account.email, brand)) return null;
  const { reference, amount, currency } = withdrawal;
  const values = { reference, amount: `${toDecimal(amount, currency)} ${currency}` };
  return writeMessage(db, { account, kind: 'withdrawal-asked', path: '/withdraw', site, now, values });
};
