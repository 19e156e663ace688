import { useFormikContext } from 'formik';
import { usePhoneParser } from '@/components/ui/form/phoneParser';
import { EmailField } from '@/components/ui/form/TextField';
import { internationalDigits } from '@/domain/account/fields/phone';
import { isSignInKey, isSignInPhone, sentSignInName } from '@/domain/account/signInName';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { useVisitorCountry } from '@/hooks/player/useVisitorCountry';

/** E-mail address or phone number to sign in with. For a number without country code it shows how it is read. */
export function SignInNameField() {
  const t = useT();
  const phoneToo = useSettings().emailPhoneRegistration;
  const { email } = useFormikContext<{ email: string }>().values;
  const country = useVisitorCountry();
  const isPhone = phoneToo && isSignInPhone(email);
  const parser = usePhoneParser(isPhone);
  const number = isPhone && internationalDigits(email) === null ? sentSignInName(email, parser, country) : '';
  return (
    <EmailField
      first
      required
      name="email"
      label={phoneToo ? t('login.emailOrPhone') : t('account.field.email')}
      // Isolated from the words around it: its plus stays in front in Arabic too.
      hint={number.startsWith('+') ? t('login.phoneRead', { number: `\u2066${number}\u2069` }) : undefined}
      autoComplete="username"
      {...(phoneToo && { keys: isSignInKey })}
    />
  );
}
