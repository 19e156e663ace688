import Router from 'next/router';
import { useState } from 'react';
import styled from 'styled-components';
import { Form } from '@/components/ui/form/Form';
import { PasswordField } from '@/components/ui/form/PasswordField';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Page';
import { PageIntro } from '@/components/ui/layout/PageIntro';
import { CASINO } from '@/config/pages/navigation';
import { passwordRules } from '@/domain/account/fields/password';
import { formSchema, passwordRule, repeatedRule } from '@/hooks/accountSchema';
import { useAlert } from '@/hooks/useAlert';
import { useFormProblem } from '@/hooks/useFormProblem';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { useResetPasswordMutation } from '@/services/account/auth';
import { asCallError } from '@/services/http/call';
import { token as tokenOf } from '@/themes/token';
import { ForgotPassword } from './ForgotPassword';
import { useLinkToken } from '../entry/useLinkToken';
import { passwordHints } from '../fields/passwordHints';

const Card = styled.div`
  max-inline-size: 480px;
  padding: ${tokenOf('space-20')};
  border: 1px solid ${tokenOf('border')};
  border-radius: ${tokenOf('radius-lg')};
  background: ${tokenOf('surface1')};
`;

const EMPTY = { newPassword: '', repeatedPassword: '' };

/**
 * Target of the link in a reset message (P-45, OP-026): asks for a new password twice, then opens the log-in
 * (MODAL-10). With an expired, used or truncated link, a new one can be requested.
 */
export function ResetScreen() {
  const t = useT();
  const { formFieldsValidation } = useSettings();
  const rules = passwordRules(formFieldsValidation);
  // The form shows until the token is known.
  const token = useLinkToken();
  const alert = useAlert();
  const problemOf = useFormProblem();
  const [reset] = useResetPasswordMutation();
  const [expired, setExpired] = useState(false);
  const submit = async ({ newPassword }: typeof EMPTY, intent: string) => {
    const { error } = await reset({ token: token ?? '', password: newPassword, intent });
    if (!error) {
      alert.success(t('reset.done'));
      void Router.replace(`${CASINO}?modal=login`);
      return null;
    }
    const { code } = asCallError(error);
    if (code === 'LINK_EXPIRED') setExpired(true);
    const { fields, ...problem } = problemOf(error);
    return fields?.password ? { ...problem, fields: { newPassword: fields.password } } : problem;
  };
  return (
    <Stack>
      <PageIntro title={t('reset.title')}>{t('reset.text')}</PageIntro>
      <Card>
        {expired || token === null ? (
          <Stack>
            <Notice tone="warning">{t('reset.expired')}</Notice>
            <ForgotPassword />
          </Stack>
        ) : (
          <Form
            label={t('reset.title')}
            initialValues={EMPTY}
            schema={formSchema({
              newPassword: passwordRule(rules),
              repeatedPassword: repeatedRule('newPassword'),
            })}
            onSubmit={submit}
          >
            <PasswordField
              required
              name="newPassword"
              label={t('account.field.newPassword')}
              autoComplete="new-password"
              parts={passwordHints(t, rules)}
            />
            <PasswordField
              required
              name="repeatedPassword"
              label={t('account.field.repeated')}
              autoComplete="new-password"
            />
            <SubmitButton>{t('reset.submit')}</SubmitButton>
          </Form>
        )}
      </Card>
    </Stack>
  );
}
