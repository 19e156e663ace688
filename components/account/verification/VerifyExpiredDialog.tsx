import { useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Form } from '@/components/ui/form/Form';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { EmailField } from '@/components/ui/form/TextField';
import { Notice } from '@/components/ui/feedback/Notice';
import { ResendButton } from '@/components/ui/feedback/ResendButton';
import { emailRule, formSchema } from '@/hooks/accountSchema';
import { expiredLink } from './expiredLink';
import { useFormProblem } from '@/hooks/useFormProblem';
import { useResendVerification } from './useResendVerification';
import { useT } from '@/hooks/useT';
import { useToken } from '@/hooks/player/useToken';
import { useResendVerificationMutation } from '@/services/account/auth';
import type { ModalProps } from '@/store/modal';
import { Saying } from '../entry/entryLook';

const EMPTY = { email: '' };

/** Asks for the e-mail address of a visitor identified neither by link nor by session. */
function ResendForm() {
  const t = useT();
  const problemOf = useFormProblem();
  const [send] = useResendVerificationMutation();
  const [sent, setSent] = useState(false);
  const submit = async ({ email }: typeof EMPTY, intent: string) => {
    setSent(false);
    const { error } = await send({ email: email.trim(), intent });
    if (error) return problemOf(error);
    setSent(true);
    return null;
  };
  return (
    <Form
      label={t('verify.resend')}
      initialValues={EMPTY}
      schema={formSchema({ email: emailRule() })}
      onSubmit={submit}
    >
      {sent && <Notice tone="success">{t('verify.sentIfKnown')}</Notice>}
      <EmailField first required name="email" label={t('account.field.email')} />
      <SubmitButton>{t('verify.resend')}</SubmitButton>
    </Form>
  );
}

/** Shown for an expired verification link: offers a new one (MODAL-11, AUTH-08). */
export function VerifyExpiredDialog({ open, onClose }: ModalProps) {
  const t = useT();
  const signedIn = useToken() !== null;
  const token = expiredLink();
  const resend = useResendVerification(token === undefined ? {} : { token });
  return (
    <Dialog open={open} onClose={onClose} title={t('verify.expiredTitle')}>
      <Saying>
        <p>{t('verify.expiredText')}</p>
        {token !== undefined || signedIn ? <ResendButton {...resend} /> : <ResendForm />}
      </Saying>
    </Dialog>
  );
}
