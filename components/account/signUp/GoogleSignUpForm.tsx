import { Form } from '@/components/ui/form/Form';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { StickyFoot } from '@/components/ui/overlay/StickyFoot';
import { latestBirthday } from '@/domain/account/fields/dateOfBirth';
import type { FormProblem } from '@/domain/account/fields/formProblem';
import type { RegistrationFields } from '@/domain/account/registration/registrationFields';
import { birthRule, formSchema, termsRule } from '@/hooks/accountSchema';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { BirthField } from '../fields/BirthField';
import { Consents } from '../fields/Consents';
import { useGoogleSignUp } from './useSignUp';
import { useSignUpProblem } from './useSignUpProblem';
import { useWelcome } from './useWelcome';

const NO_VALUES = { dateOfBirth: '', dateConfirmed: false, terms: false, newsletter: false };

type GoogleSignUpFormProps = {
  /** The brand's registration fields; of these, Google does not provide the date of birth. */
  fields: RegistrationFields;
  /** The visitor's local day, "YYYY-MM-DD". */
  today: string;
  /** The attempt has ended (GOOGLE_SIGN_UP_ENDED), or the account exists without a session. */
  onOver: (how: 'ended' | 'registered') => void;
};

/** Date of birth, age and terms, newsletter: the account is created only on submit (VAL-28, VAL-29). */
export function GoogleSignUpForm({ fields, today, onOver }: GoogleSignUpFormProps) {
  const t = useT();
  const { prefillDateOfBirth, marketRules } = useSettings();
  const { minimumAge } = marketRules;
  const problemOf = useSignUpProblem();
  const signUp = useGoogleSignUp();
  const welcome = useWelcome(false);
  const asksBirth = fields.has('dateOfBirth');
  const opened = asksBirth && prefillDateOfBirth ? latestBirthday(today, minimumAge) : '';
  const submit = async (values: typeof NO_VALUES, intent: string): Promise<FormProblem | null> => {
    const outcome = await signUp(values, intent);
    if (!outcome.ok && outcome.error.code !== 'GOOGLE_SIGN_UP_ENDED')
      return problemOf(outcome.error, asksBirth ? ['dateOfBirth'] : []);
    if (!outcome.ok) onOver('ended');
    else if (outcome.next === 'signedIn') welcome();
    else onOver('registered');
    return null;
  };
  return (
    <Form
      label={t('account.google.title')}
      initialValues={{ ...NO_VALUES, dateOfBirth: opened }}
      schema={formSchema({
        ...(asksBirth && { dateOfBirth: birthRule(today, opened, minimumAge) }),
        terms: termsRule(),
      })}
      onSubmit={submit}
    >
      <p>{t('account.google.text')}</p>
      {asksBirth && <BirthField required label={t('account.field.dateOfBirth')} today={today} opened={opened} />}
      <Consents />
      <StickyFoot>
        <SubmitButton>{t('account.google.submit')}</SubmitButton>
      </StickyFoot>
    </Form>
  );
}
