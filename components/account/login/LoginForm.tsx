import { useSelector } from 'react-redux';
import { Button } from '@/components/ui/controls/Button';
import { CaptchaField } from '@/components/ui/form/CaptchaField';
import { dropDraft } from '@/components/ui/form/drafts';
import { Form } from '@/components/ui/form/Form';
import { PasswordField } from '@/components/ui/form/PasswordField';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { loadPhoneParser } from '@/components/ui/form/phoneParser';
import { useLocale } from '@/components/ui/LocaleContext';
import { Notice } from '@/components/ui/feedback/Notice';
import { isSignInPhone, sentSignInName } from '@/domain/account/signInName';
import { secondStepIn, type SecondStepAsked } from '@/domain/account/security/security';
import { formatInstant } from '@/domain/format/instant';
import { formSchema, givenRule, signInNameRule } from '@/hooks/accountSchema';
import { useAddress } from '@/hooks/address/useAddress';
import { useCaptcha } from '@/components/account/fields/useCaptcha';
import { useFormProblem } from '@/hooks/useFormProblem';
import { useSettings } from '@/hooks/useSettings';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { useVisitorCountry } from '@/hooks/player/useVisitorCountry';
import type { CallError } from '@/services/http/call';
import type { State } from '@/store/store';
import { GOOGLE_OUTCOME, GoogleButton, googleOutcome } from '../entry/GoogleButton';
import { Sides } from '../entry/entryLook';
import { PasskeyLogin } from '../security/PasskeyLogin';
import { SignInNameField } from './SignInNameField';
import { useSession } from './useSession';

const EMPTY = { email: '', password: '' };

/** Until when the account is frozen, as sent with ACCOUNT_FROZEN; otherwise null. */
function frozenUntil({ code, details }: CallError): string | null {
  const { until } = (details ?? {}) as { until?: unknown };
  return code === 'ACCOUNT_FROZEN' && typeof until === 'string' ? until : null;
}

/** How many tries are left, as sent with INVALID_CREDENTIALS when they are few; otherwise null. */
function triesLeft({ code, details }: CallError): number | null {
  const { attemptsLeft } = (details ?? {}) as { attemptsLeft?: unknown };
  return code === 'INVALID_CREDENTIALS' && Number.isSafeInteger(attemptsLeft) ? Number(attemptsLeft) : null;
}

type LoginFormProps = {
  onForgotten: () => void;
  /** Called when the password was right and a second step is asked for. */
  onSecondStep: (asked: SecondStepAsked) => void;
};

/**
 * Log-in with e-mail and password (AUTH-01), or with a phone number in any notation where the operator offers it
 * (AUTH-02). The server words wrong passwords and attempt limits, the same for every address.
 */
export function LoginForm({ onForgotten, onSecondStep }: LoginFormProps) {
  const t = useT();
  const noReset = useAbsent('passwordReset');
  const locale = useLocale();
  const { emailPhoneRegistration } = useSettings();
  const { signIn } = useSession();
  const problemOf = useFormProblem();
  const captcha = useCaptcha();
  const reason = useSelector(({ auth }: State) => auth.error);
  const country = useVisitorCountry();
  const google = googleOutcome(useAddress(GOOGLE_OUTCOME));
  const submit = async (values: typeof EMPTY) => {
    const recaptchaToken = await captcha.take('login');
    if (recaptchaToken === null) return { message: t('form.captchaMissing') };
    const parser = isSignInPhone(values.email) ? await loadPhoneParser().catch(() => null) : null;
    const email = sentSignInName(values.email, parser, country);
    const outcome = await signIn({ ...values, email, recaptchaToken });
    if (outcome.ok) {
      dropDraft('login');
      return null;
    }
    captcha.reset();
    const asked = secondStepIn(outcome.error);
    if (asked) {
      onSecondStep(asked);
      return null;
    }
    const left = triesLeft(outcome.error);
    if (left !== null) {
      const problem = problemOf(outcome.error);
      const warning = left > 0 ? t('login.triesLeft', { count: left }) : t('login.noTriesLeft');
      return { ...problem, message: `${problem.message} ${warning}` };
    }
    const until = frozenUntil(outcome.error);
    const end = until === null ? null : formatInstant(locale, until);
    return end === null ? problemOf(outcome.error) : { message: t('login.frozenUntil', { time: end }) };
  };
  return (
    <>
      {reason === 'SESSION_ENDED' && <Notice tone="warning">{t('login.sessionEnded')}</Notice>}
      {reason === 'ARRIVAL_FAILED' && <Notice tone="warning">{t('login.linkFailed')}</Notice>}
      {google && <Notice tone="warning">{t(`login.google.${google}`)}</Notice>}
      <Form
        label={t('login.title')}
        draft="login"
        // Whoever goes back from the second step finds the address.
        isStep
        initialValues={EMPTY}
        schema={formSchema({ email: signInNameRule(emailPhoneRegistration), password: givenRule() })}
        onSubmit={submit}
      >
        <SignInNameField />
        <PasswordField required name="password" label={t('account.field.password')} autoComplete="current-password" />
        {captcha.field && <CaptchaField {...captcha.field} />}
        <SubmitButton>{t('login.submit')}</SubmitButton>
        <Sides>
          {!noReset && (
            <Button look="quiet" onClick={onForgotten}>
              {t('login.forgotten')}
            </Button>
          )}
          <PasskeyLogin />
          <GoogleButton />
        </Sides>
      </Form>
    </>
  );
}
