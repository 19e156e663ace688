import { useId, useState } from 'react';
import { Card } from '@/components/ui/layout/Card';
import { CaptchaField } from '@/components/ui/form/CaptchaField';
import { Form } from '@/components/ui/form/Form';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { Notice } from '@/components/ui/feedback/Notice';
import { useCaptcha } from '@/components/account/fields/useCaptcha';
import { formSchema } from '@/hooks/accountSchema';
import { useFormProblem } from '@/hooks/useFormProblem';
import { useT } from '@/hooks/useT';
import { useForgotPasswordMutation } from '@/services/account/auth';
import { PanelHead } from '../fields/PanelHead';

const NOTHING = {};
const SCHEMA = formSchema({});

/**
 * For an account that was opened without a password: says so, and sends the link that sets one. The old password
 * cannot be asked for, so the link has to prove whose account it is.
 */
export function FirstPassword({ email }: { email: string | null }) {
  const t = useT();
  const title = useId();
  const [send] = useForgotPasswordMutation();
  const problemOf = useFormProblem();
  const captcha = useCaptcha();
  const [isSent, setSent] = useState(false);
  const submit = async (_values: typeof NOTHING, intent: string) => {
    if (email === null) return null;
    const recaptchaToken = await captcha.take('forgot_password', intent);
    if (recaptchaToken === null) return { message: t('form.captchaMissing') };
    const { error } = await send({ email, recaptchaToken, intent });
    captcha.reset();
    if (error) return problemOf(error);
    setSent(true);
    return null;
  };
  return (
    <Card as="section" aria-labelledby={title}>
      <PanelHead id={title} title={t('account.passwordChange.title')}>
        <p>{t('account.firstPassword.text')}</p>
        {email === null && <p>{t('account.firstPassword.noEmail')}</p>}
      </PanelHead>
      {email !== null && (
        <Form<typeof NOTHING>
          label={t('account.passwordChange.title')}
          initialValues={NOTHING}
          schema={SCHEMA}
          onSubmit={submit}
        >
          {captcha.field && <CaptchaField {...captcha.field} />}
          <SubmitButton wide={false}>{t('account.firstPassword.send')}</SubmitButton>
          {isSent && <Notice tone="success">{t('account.firstPassword.sent', { email })}</Notice>}
        </Form>
      )}
    </Card>
  );
}
