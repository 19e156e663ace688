import { useState } from 'react';
import { CaptchaField } from '@/components/ui/form/CaptchaField';
import { fromWireDate, latestBirthday } from '@/domain/account/fields/dateOfBirth';
import type { FormProblem } from '@/domain/account/fields/formProblem';
import { LINKED_FIELDS, linkedFields, type LinkedField } from '@/domain/account/registration/linkedFields';
import { passwordRules } from '@/domain/account/fields/password';
import type { RegistrationFields } from '@/domain/account/registration/registrationFields';
import { NO_VALUES, shownValues, type SignUpValues } from '@/domain/account/registration/signUp';
import type { LinkedAccount } from '@/domain/account/player/linkedAccount';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { LinkedForm } from './LinkedForm';
import { signUpSchema } from '../signUp/signUpSchema';
import type { AccountLists } from '../fields/useAccountLists';
import { useCaptcha } from '../fields/useCaptcha';
import type { Place } from '../fields/usePlace';
import { useSignUp } from '../signUp/useSignUp';
import { useSignUpProblem } from '../signUp/useSignUpProblem';
import { useWelcome } from '../signUp/useWelcome';

type JoinValues = SignUpValues & { terms: boolean; dateConfirmed: boolean };

type LinkedJoinProps = {
  /** The account introduced by another site; null for a direct visitor. */
  linked: LinkedAccount | null;
  configured: RegistrationFields;
  lists: AccountLists;
  place: Place;
  today: string;
  /** Called once the account exists; `signedIn` says whether its player is signed in (LINK-18). */
  onJoined: (signedIn: boolean) => void;
};

/**
 * The linked sign-up of a new user: no password, prefilled with the other site's values (LINK-14, LINK-16, LINK-21,
 * LINK-23). With onDepositShowAllField all fields are asked for (LINK-12).
 */
export function LinkedJoin({ linked, configured, lists, place, today, onJoined }: LinkedJoinProps) {
  const settings = useSettings();
  const signUp = useSignUp();
  const welcome = useWelcome(false);
  const problemOf = useSignUpProblem();
  const captcha = useCaptcha();
  const t = useT();
  // Only the initial values count: a later answer does not change them.
  const [given] = useState(linked);
  /** Fields that were not asked for and refused all the same: shown, they can be mended. */
  const [refused, setRefused] = useState<readonly LinkedField[]>([]);
  const asked: readonly LinkedField[] = settings.onDepositShowAllField
    ? LINKED_FIELDS
    : linkedFields({
        configured,
        user: null,
        withoutAddress: settings.allowDepWithoutAddress,
        onlyMissing: false,
        placeholderDomain: settings.placeholderEmailDomain,
      });
  const shown = LINKED_FIELDS.filter((field) => asked.includes(field) || refused.includes(field));
  const givenDate = fromWireDate(given?.dateOfBirth ?? null);
  const openedDate =
    givenDate === '' && settings.prefillDateOfBirth ? latestBirthday(today, settings.marketRules.minimumAge) : '';
  const initialValues: JoinValues = {
    ...NO_VALUES,
    ...given,
    ...place,
    dateOfBirth: givenDate || openedDate,
    terms: false,
    dateConfirmed: false,
  };
  const told: Partial<Record<LinkedField, string>> = { ...given, dateOfBirth: givenDate };
  const schema = signUpSchema({
    shown,
    way: 'email',
    rules: passwordRules(settings.formFieldsValidation),
    today,
    openedDate,
    minimumAge: settings.marketRules.minimumAge,
    minLength: settings.phoneMinLength,
    parser: null,
  });
  const submit = async (values: JoinValues, intent: string): Promise<FormProblem | null> => {
    const recaptchaToken = await captcha.take('sign_up', intent);
    if (recaptchaToken === null) return { message: t('form.captchaMissing') };
    const sent = shownValues(values, shown);
    const outcome = await signUp(sent, { intent, recaptchaToken, linkAccount: true });
    if (outcome.ok) {
      if (outcome.next === 'signedIn') welcome();
      onJoined(outcome.next === 'signedIn');
      return null;
    }
    captcha.reset();
    const problem = problemOf(outcome.error, LINKED_FIELDS);
    setRefused(LINKED_FIELDS.filter((field) => refused.includes(field) || problem.fields?.[field] !== undefined));
    return problem;
  };
  return (
    <LinkedForm
      shown={shown}
      handedOver={given && LINKED_FIELDS.filter((field) => told[field])}
      initialValues={initialValues}
      lists={lists}
      place={place}
      today={today}
      openedDate={openedDate}
      schema={schema}
      isNew
      onSubmit={submit}
    >
      {captcha.field && <CaptchaField {...captcha.field} />}
    </LinkedForm>
  );
}
