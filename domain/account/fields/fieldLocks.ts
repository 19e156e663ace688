import { fromWireDate } from './dateOfBirth';
import { NOT_TO_SAY } from './gender';
import { isBlank } from './plainText';
import { isPlaceholderEmail } from './placeholderEmail';

/** Fields of the profile form, in display order (PROF-01). */
export const PROFILE_FIELDS = [
  'email',
  'firstName',
  'lastName',
  'phoneCode',
  'phone',
  'dateOfBirth',
  'gender',
  'countryCode',
  'city',
  'address',
  'zipCode',
  'nickname',
] as const;

export type ProfileField = (typeof PROFILE_FIELDS)[number];
export type StoredProfile = Readonly<Record<ProfileField, string | null>> & {
  isEmailVerified: boolean | null;
  kycStatus: string | null;
};

/** Why a field is locked, for the hint beside the padlock. */
export type Lock = 'verified' | 'approved' | 'filled';

/** The only KYC status that counts as approved (OP-061). */
export const KYC_APPROVED = 'APPROVED';

/**
 * Whether a field has a value. "Not to say", 1900-01-01 and a generated e-mail address count as empty (PROF-08,
 * PROF-12, OP-045). A phone code is part of the number, whether the backend tells it or not.
 */
export function isFilled(field: ProfileField, user: StoredProfile, placeholderDomain: string): boolean {
  if (field === 'phoneCode') return !isBlank(user.phone);
  const value = user[field];
  if (isBlank(value)) return false;
  if (field === 'email') return !isPlaceholderEmail(value!, placeholderDomain);
  if (field === 'gender') return value !== NOT_TO_SAY;
  return field !== 'dateOfBirth' || fromWireDate(value) !== '';
}

/**
 * Fields that a value alone does not lock: the nickname is always editable, the e-mail locks once verified, the address
 * with KYC.
 */
const OWN_RULE: readonly ProfileField[] = ['nickname', 'email', 'address'];

/**
 * Why a profile field is read-only, null if it is editable, as an empty one always is (A16): the address once KYC is
 * approved (PROF-06), the e-mail once verified (PROF-07), every other field except the nickname once it has a value
 * (PROF-08). `lockExisting` (set by the theme or for a deposit) locks every stored value (PROF-09, OP-059).
 */
export function fieldLock(
  field: ProfileField,
  user: StoredProfile,
  { placeholderDomain, lockExisting }: { placeholderDomain: string; lockExisting: boolean },
): Lock | null {
  const filled = isFilled(field, user, placeholderDomain);
  if (field === 'email' && filled && user.isEmailVerified) return 'verified';
  if (field === 'address' && filled && user.kycStatus === KYC_APPROVED) return 'approved';
  return filled && (lockExisting || !OWN_RULE.includes(field)) ? 'filled' : null;
}
