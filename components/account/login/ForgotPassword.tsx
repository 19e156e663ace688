import { useState } from 'react';
import { Button } from '@/components/ui/controls/Button';
import { CaptchaField } from '@/components/ui/form/CaptchaField';
import { Form } from '@/components/ui/form/Form';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { EmailField } from '@/components/ui/form/TextField';
import { Notice } from '@/components/ui/feedback/Notice';
import { emailRule, formSchema } from '@/hooks/accountSchema';
import { useCaptcha } from '@/components/account/fields/useCaptcha';
import { useFormProblem } from '@/hooks/useFormProblem';
import { useT } from '@/hooks/useT';
import { useForgotPasswordMutation } from '@/services/account/auth';
import { Saying, Sides } from '../entry/entryLook';

const EMPTY = { email: '' };

type ForgotPasswordProps = {
  /** Returns to the log-in; omitted: no back button. */
  onBack?: () => void;
};

/** Requests a password reset link (AUTH-09). The answer is the same whether or not the address is known. */
export function ForgotPassword({ onBack }: ForgotPasswordProps) {
  const t = useT();
  const [send] = useForgotPasswordMutation();
  const problemOf = useFormProblem();
  const captcha = useCaptcha();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submit = async (values: typeof EMPTY, intent: string) => {
    const recaptchaToken = await captcha.take('forgot_password', intent);
    if (recaptchaToken === null) return { message: t('form.captchaMissing') };
    const email = values.email.trim();
    const { error } = await send({ email, recaptchaToken, intent });
    captcha.reset();
    if (error) return problemOf(error);
    setSentTo(email);
    return null;
  };
  const back = onBack && (
    <Button look="quiet" onClick={onBack}>
      {t('login.back')}
    </Button>
  );
  if (sentTo !== null)
    return (
      <Saying>
        <Notice tone="success">{t('login.forgotSent', { email: sentTo })}</Notice>
        <p>{t('login.forgotNext')}</p>
        <Sides>
          <Button look="outline" onClick={() => setSentTo(null)}>
            {t('login.forgotAgain')}
          </Button>
          {back}
        </Sides>
      </Saying>
    );
  return (
    <Saying>
      <p>{t('login.forgotText')}</p>
      {/* Shares its draft with the log-in form, so the address typed there is prefilled. */}
      <Form
        label={t('login.forgotTitle')}
        draft="login"
        isStep
        initialValues={EMPTY}
        schema={formSchema({ email: emailRule() })}
        onSubmit={submit}
      >
        <EmailField first required name="email" label={t('account.field.email')} autoComplete="username" />
        {captcha.field && <CaptchaField {...captcha.field} />}
        <SubmitButton>{t('login.forgotSubmit')}</SubmitButton>
        {back && <Sides>{back}</Sides>}
      </Form>
    </Saying>
  );
}
