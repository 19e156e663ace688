import { useId, useState } from 'react';
import styled from 'styled-components';
import { CaptchaField } from '@/components/ui/form/CaptchaField';
import { FieldRow } from '@/components/ui/form/FieldFrame';
import { Form } from '@/components/ui/form/Form';
import { PasswordField } from '@/components/ui/form/PasswordField';
import { usePhoneParser, withReadPhone } from '@/components/ui/form/phoneParser';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { StickyFoot } from '@/components/ui/overlay/StickyFoot';
import { Stack } from '@/components/ui/layout/Page';
import { latestBirthday } from '@/domain/account/fields/dateOfBirth';
import { passwordRules } from '@/domain/account/fields/password';
import { isRequired, registrationForm, type RegistrationWay } from '@/domain/account/registration/registrationForm';
import type { RegistrationField, RegistrationFields } from '@/domain/account/registration/registrationFields';
import { NO_VALUES, shownValues, type SignUpValues } from '@/domain/account/registration/signUp';
import type { FormProblem } from '@/domain/account/fields/formProblem';
import { useCaptcha } from '@/components/account/fields/useCaptcha';
import { useAbsent } from '@/hooks/useAbsent';
import { useMedia } from '@/hooks/useMedia';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import type { AfterSignUp } from '@/store/signUp';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { GoogleButton } from '../entry/GoogleButton';
import { AccountField } from '../fields/AccountField';
import { Consents } from '../fields/Consents';
import { passwordHints } from '../fields/passwordHints';
import { PlaceFilled } from '../fields/PlaceFilled';
import { rowsOf, WITH_THREE } from '../fields/rowsOf';
import { signUpSchema } from './signUpSchema';
import type { AccountLists } from '../fields/useAccountLists';
import type { Place } from '../fields/usePlace';
import { useSignUp } from './useSignUp';
import { useSignUpProblem } from './useSignUpProblem';
import { useWelcome } from './useWelcome';
import { WayTabs } from './WayTabs';

/** Both ways to finish, beside each other where there is room; on a phone the second follows and leaves it to the form. */
const Foot = styled(StickyFoot)`
  display: grid;
  gap: ${token('space-12')};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));

    > button {
      min-block-size: 52px;
    }
  }
`;

/** Two short fields have room beside each other on a phone too. */
const Fields = styled(Stack)`
  ${FieldRow} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
  }
  /* Three are one row on a desktop, below it a row and a pair. */
  ${FieldRow}:has(> :nth-child(3)) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(140px, 34%)), 1fr));
  }
  ${FieldRow} > :first-child:nth-last-child(3) {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    ${FieldRow}:has(> :nth-child(3)) {
      grid-template-columns: minmax(0, 1.35fr) repeat(2, minmax(0, 1fr));
    }
    ${FieldRow} > :first-child:nth-last-child(3) {
      grid-column: auto;
    }
  }
`;

/** The submitted values and the consents that are not sent. */
export type SignUpFormValues = SignUpValues & { terms: boolean; dateConfirmed: boolean };

type SignUpFormProps = {
  fields: RegistrationFields;
  lists: AccountLists;
  place: Place;
  /** The visitor's local day, "YYYY-MM-DD". */
  today: string;
  /** Called once the account exists and nobody is signed in. */
  onDone: (next: AfterSignUp, email: string) => void;
};

/** Form of a new account, by e-mail or phone, with the configured fields (AUTH-02, AUTH-04, AUTH-05). */
export function SignUpForm({ fields, lists, place, today, onDone }: SignUpFormProps) {
  const t = useT();
  const settings = useSettings();
  const noReset = useAbsent('passwordReset');
  const isPhone = useMedia(media.phone);
  const [way, setWay] = useState<RegistrationWay>('email');
  const panel = useId();
  const problemOf = useSignUpProblem();
  const captcha = useCaptcha();
  const signUp = useSignUp();
  const welcome = useWelcome(true);

  const byPhone = settings.emailPhoneRegistration;
  const shown = registrationForm(fields, { way, byPhone });
  const parser = usePhoneParser(shown.includes('phone'));
  const rules = passwordRules(settings.formFieldsValidation);
  const openedDate = settings.prefillDateOfBirth ? latestBirthday(today, settings.marketRules.minimumAge) : '';
  const schema = signUpSchema({
    shown,
    way,
    rules,
    today,
    openedDate,
    minimumAge: settings.marketRules.minimumAge,
    minLength: settings.phoneMinLength,
    parser,
  });
  const initialValues: SignUpFormValues = {
    ...NO_VALUES,
    ...place,
    dateOfBirth: openedDate,
    terms: false,
    dateConfirmed: false,
  };

  const submit = async (values: SignUpFormValues, intent: string): Promise<FormProblem | null> => {
    const recaptchaToken = await captcha.take('sign_up', intent);
    if (recaptchaToken === null) return { message: t('form.captchaMissing') };
    const sent = await withReadPhone(shownValues(values, shown));
    const outcome = await signUp(sent, { intent, recaptchaToken, linkAccount: false });
    if (outcome.ok) {
      if (outcome.next === 'signedIn') welcome();
      else onDone(outcome.next, sent.email);
      return null;
    }
    captcha.reset();
    return problemOf(outcome.error, shown);
  };

  const field = (name: RegistrationField) =>
    name === 'password' ? (
      <PasswordField
        key={name}
        name={name}
        label={t('account.field.password')}
        autoComplete="new-password"
        required
        parts={passwordHints(t, rules)}
      />
    ) : (
      <AccountField
        key={name}
        name={name}
        required={isRequired(name, way)}
        lists={lists}
        countries="open"
        today={today}
        openedDate={openedDate}
        hint={
          name === 'email' && way === 'phone'
            ? t(noReset ? 'account.signUp.optional' : 'account.signUp.emailOptional')
            : undefined
        }
      />
    );
  return (
    <Form<SignUpFormValues>
      label={t('account.signUp.title')}
      initialValues={initialValues}
      schema={schema}
      onSubmit={submit}
      draft="signup"
    >
      <PlaceFilled place={place} />
      {byPhone && <WayTabs way={way} panel={panel} onChange={setWay} />}
      <Fields {...(byPhone && { role: 'tabpanel', id: panel, 'aria-labelledby': `${panel}-${way}` })}>
        {rowsOf(shown, WITH_THREE).map((row) =>
          row.length === 1 ? field(row[0]!) : <FieldRow key={row[0]}>{row.map(field)}</FieldRow>,
        )}
      </Fields>
      <Consents />
      {captcha.field && <CaptchaField {...captcha.field} />}
      <Foot>
        <SubmitButton>{t('account.signUp.submit')}</SubmitButton>
        {!isPhone && <GoogleButton />}
      </Foot>
      {isPhone && <GoogleButton />}
    </Form>
  );
}
