import { useId, useState } from 'react';
import { Card } from '@/components/ui/layout/Card';
import { Form } from '@/components/ui/form/Form';
import { PasswordField } from '@/components/ui/form/PasswordField';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { passwordRules } from '@/domain/account/fields/password';
import { currentRule, formSchema, passwordRule, repeatedRule } from '@/hooks/accountSchema';
import { useAlert } from '@/hooks/useAlert';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { PanelHead } from '../fields/PanelHead';
import { passwordHints } from '../fields/passwordHints';
import { useProfileUpdate } from './useProfileUpdate';
import { CurrentPassword } from '../fields/CurrentPassword';

type PasswordValues = { currentPassword: string; newPassword: string; repeated: string };

const NOTHING: PasswordValues = { currentPassword: '', newPassword: '', repeated: '' };

/** Changes the password: current, new, repeated (AUTH-10, VAL-17). `username` is only for password managers. */
export function PasswordForm({ username }: { username: string }) {
  const t = useT();
  const { formFieldsValidation } = useSettings();
  const alert = useAlert();
  const update = useProfileUpdate('Profile Page');
  // Form key: remounts the form empty after a change.
  const [turn, setTurn] = useState(0);
  const title = useId();
  const rules = passwordRules(formFieldsValidation);
  const schema = formSchema({
    currentPassword: currentRule(),
    newPassword: passwordRule(rules),
    repeated: repeatedRule('newPassword'),
  });
  const submit = async ({ currentPassword, newPassword }: PasswordValues, intent: string) => {
    const outcome = await update({ currentPassword, newPassword }, intent);
    if (outcome.problem) return outcome.problem;
    alert.success(outcome.message ?? t('account.passwordChange.saved'));
    setTurn((now) => now + 1);
    return null;
  };
  return (
    <Card as="section" aria-labelledby={title}>
      <PanelHead id={title} title={t('account.passwordChange.title')} done={turn}>
        <p>{t('account.passwordChange.text')}</p>
      </PanelHead>
      <Form<PasswordValues>
        key={turn}
        label={t('account.passwordChange.title')}
        initialValues={NOTHING}
        schema={schema}
        onSubmit={submit}
      >
        <input hidden readOnly autoComplete="username" value={username} />
        <CurrentPassword />
        <PasswordField
          name="newPassword"
          label={t('account.field.newPassword')}
          autoComplete="new-password"
          required
          parts={passwordHints(t, rules)}
        />
        <PasswordField name="repeated" label={t('account.field.repeated')} autoComplete="new-password" required />
        <SubmitButton wide={false}>{t('account.passwordChange.save')}</SubmitButton>
      </Form>
    </Card>
  );
}
