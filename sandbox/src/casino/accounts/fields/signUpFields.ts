import { isPlaceholderEmail, placeholderEmail } from '@/domain/account/fields/placeholderEmail';
import { type RequestOf } from '@/contract/wire';
import { type FieldFault } from './refusals';
import { type Brand } from '../../../brands/brand/brand';
import { passwordFault } from './passwordFault';
import { profileFaults } from './profileFields';

type SignUp = RequestOf<'signUp'>;

/** Default domain of generated e-mail addresses (OP-045). */
const PLACEHOLDER_DOMAIN = 'noemail.invalid';

export const placeholderDomainOf = ({ settings }: Brand): string =>
  typeof settings.placeholderEmailDomain === 'string' ? settings.placeholderEmailDomain : PLACEHOLDER_DOMAIN;

/** Whether the address was generated because the player gave none. */
export const isGenerated = (email: string, brand: Brand): boolean =>
  isPlaceholderEmail(email, placeholderDomainOf(brand));

/** E-mail is optional when registering by phone, or where the registration has no e-mail field (OP-045). */
function mayLackEmail({ phone }: SignUp, { settings, registrationFields }: Brand): boolean {
  return !registrationFields.email || (settings.emailPhoneRegistration === true && Boolean(phone?.trim()));
}

/** The e-mail of a sign-up: as typed, else a generated one. */
export const emailOf = ({ email }: SignUp, brand: Brand, now: Date): string =>
  email?.trim() || placeholderEmail(now.getTime(), placeholderDomainOf(brand));

/** The faults of a sign-up, by field. */
export function signUpFaults(body: SignUp, brand: Brand, now: Date): Record<string, FieldFault> {
  const faults: Record<string, FieldFault> = profileFaults(body, { brand, now });
  if (isGenerated(emailOf(body, brand, now), brand)) {
    if (mayLackEmail(body, brand)) delete faults.email;
    else faults.email = 'required';
  }
  const password = body.linkAccount ? null : passwordFault(body.password ?? '', brand);
  if (password) faults.password = password;
  return faults;
}
