import { linkedFields } from '@/domain/account/registration/linkedFields';
import type { RegistrationFields } from '@/domain/account/registration/registrationFields';
import { REQUIRED_FIELDS } from '@/domain/account/registration/registrationForm';
import type { StoredProfile } from '@/domain/account/fields/fieldLocks';

type Rules = {
  configured: RegistrationFields;
  /** The setting allowDepWithoutAddress (CONF-14). */
  withoutAddress: boolean;
  placeholderDomain: string;
};

/**
 * Whether a method tile opens the linked sign-up instead of selecting the method: for guests, and for players whose
 * profile lacks a required field of the sign-up (OP-056). `user` is null for a guest.
 */
export const needsLinkedSignup = (user: StoredProfile | null, rules: Rules): boolean =>
  user === null || linkedFields({ ...rules, user, onlyMissing: true }).some((field) => REQUIRED_FIELDS.has(field));
