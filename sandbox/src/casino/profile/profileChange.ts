import { fieldLock, PROFILE_FIELDS, type Lock, type ProfileField } from '@/domain/account/fields/fieldLocks';
import { uniqueKeyOf, usernameOf } from '@/domain/account/identity';
import { type Brand } from '../../brands/brand/brand';
import { type AccountRow, type NewAccount } from '../accounts/store/accounts';
import { profileFaults, type SentProfile, storedProfile } from '../accounts/fields/profileFields';
import { type Sentence } from '../accounts/fields/sentences';
import { isGenerated, placeholderDomainOf } from '../accounts/fields/signUpFields';

/** Result of a profile change: columns to write, or invalid fields, or locked fields. */
export type ProfileChange =
  | { values: Partial<NewAccount> }
  | { faults: Record<string, Sentence> }
  | { locked: Record<string, Sentence> };

const LOCKED: Readonly<Record<Lock, Sentence>> = {
  verified: 'lockedVerified',
  approved: 'lockedApproved',
  filled: 'lockedFilled',
};

/** Fields proven by identity documents; changing one resets KYC approval where the brand wants that. */
const PROVEN: readonly ProfileField[] = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'gender',
  'countryCode',
  'city',
  'address',
  'zipCode',
];

type Stored = Partial<Record<ProfileField, string | null>>;

/** Completes a partly sent phone number from the stored one, and drops a generated e-mail. */
function completed(sent: SentProfile, account: AccountRow, brand: Brand): SentProfile {
  const { phoneCode = account.phoneCode, phone = account.phone, email, ...rest } = sent;
  const isPhoneSent = sent.phone !== undefined || sent.phoneCode !== undefined;
  const saysEmail = email !== undefined && !(email && isGenerated(email, brand));
  return { ...rest, ...(isPhoneSent && { phoneCode, phone }), ...(saysEmail && { email }) };
}

const changedIn = (stored: Stored, account: AccountRow): ProfileField[] =>
  PROFILE_FIELDS.filter((field) => stored[field] !== undefined && stored[field] !== account[field]);

function locksOn(changed: readonly ProfileField[], account: AccountRow, brand: Brand): Record<string, Sentence> {
  const user = { ...account, isEmailVerified: account.emailVerifiedAt !== null };
  const rules = { placeholderDomain: placeholderDomainOf(brand), lockExisting: false };
  const locks = changed.map((field) => [field, fieldLock(field, user, rules)] as const);
  return Object.fromEntries(locks.flatMap(([field, lock]) => (lock ? [[field, LOCKED[lock]]] : [])));
}

/**
 * Evaluates a profile update. A locked field sent unchanged is no change; with `resetKyc`, a change of a field that
 * documents prove resets the KYC status.
 */
export function profileChange(
  sentFields: SentProfile,
  { account, brand, now, resetKyc }: { account: AccountRow; brand: Brand; now: Date; resetKyc: boolean },
): ProfileChange {
  const sent = completed(sentFields, account, brand);
  const stored: Stored = storedProfile(sent);
  const changed = changedIn(stored, account);
  const locked = locksOn(changed, account, brand);
  if (Object.keys(locked).length > 0) return { locked };

  const faults = profileFaults(sent, { brand, now });
  if (changed.includes('email') && !stored.email && !isGenerated(account.email, brand)) faults.email = 'required';
  const wrong = Object.entries(faults).filter(([field]) => changed.includes(field as ProfileField));
  if (wrong.length > 0) return { faults: Object.fromEntries(wrong) };

  const { email } = stored;
  const { phoneKey } = storedProfile(sent) as { phoneKey?: string | null };
  return {
    values: {
      ...Object.fromEntries(changed.filter((field) => field !== 'email').map((field) => [field, stored[field]])),
      ...((changed.includes('phone') || changed.includes('phoneCode')) && { phoneKey }),
      ...(changed.includes('email') &&
        email && { email, uniqueKey: uniqueKeyOf(email), username: usernameOf(email), emailVerifiedAt: null }),
      ...(resetKyc && changed.some((field) => PROVEN.includes(field)) && { kycStatus: null }),
    },
  };
}
