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
 * Whether a tile asks for the linked sign-up in place of choosing its method: for a guest, and for a player whose profile
 * lacks a field that the sign-up asks for and that must be filled in (OP-056). `user` is null for a guest.
 */
export const needsLinkedSignup = (user: StoredProfile | null, rules: Rules): boolean =>
  user === null || linkedFields({ ...rules, user, onlyMissing: true }).some((field) => REQUIRED_FIELDS.has(field));
