import { isFilled, PROFILE_FIELDS, type ProfileField, type StoredProfile } from '../fields/fieldLocks';
import type { RegistrationFields } from './registrationFields';

/** Fields of the linked sign-up, in display order (LINK-03). */
export const LINKED_FIELDS = [
  'email',
  'firstName',
  'lastName',
  'countryCode',
  'currencyCode',
  'dateOfBirth',
  'address',
  'city',
  'zipCode',
] as const;

export type LinkedField = (typeof LINKED_FIELDS)[number];

/** Fields set once, when the account is created (LINK-08). */
const NEW_ONLY: readonly LinkedField[] = ['countryCode', 'currencyCode'];

const isProfileField = (field: LinkedField): field is LinkedField & ProfileField =>
  (PROFILE_FIELDS as readonly string[]).includes(field);

/**
 * The fields the linked sign-up shows. `user` is null without an account; `onlyMissing` is the query activeMethod=1,
 * which hides fields the account already has (LINK-07..11, OP-058).
 */
export function linkedFields({
  configured,
  user,
  withoutAddress,
  onlyMissing,
  placeholderDomain,
}: {
  configured: RegistrationFields;
  user: StoredProfile | null;
  /** The setting allowDepWithoutAddress (CONF-14). */
  withoutAddress: boolean;
  onlyMissing: boolean;
  placeholderDomain: string;
}): LinkedField[] {
  const isShown = (field: LinkedField): boolean => {
    if (!configured.has(field)) return false;
    if (user && NEW_ONLY.includes(field)) return false;
    if (withoutAddress && (field === 'city' || field === 'zipCode')) return false;
    if (withoutAddress && user && field === 'address') return false;
    return !(onlyMissing && user && isProfileField(field) && isFilled(field, user, placeholderDomain));
  };
  return LINKED_FIELDS.filter(isShown);
}
