import { useId, useState } from 'react';
import { Button } from '@/components/ui/controls/Button';
import { Loading } from '@/components/ui/feedback/Loading';
import { Notice } from '@/components/ui/feedback/Notice';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { FactList } from '@/components/ui/figures/FactList';
import { Form } from '@/components/ui/form/Form';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { EmailField } from '@/components/ui/form/TextField';
import type { EmailChange } from '@/domain/account/safety';
import type { User } from '@/domain/account/player/user';
import { currentRule, emailRule, formSchema } from '@/hooks/accountSchema';
import { useFormProblem } from '@/hooks/useFormProblem';
import { useT } from '@/hooks/useT';
import { useCancelEmailChangeMutation, useChangeEmailMutation, useEmailChangeQuery } from '@/services/account/safety';
import { SafetyCard } from './look';
import { useFacts } from './useFacts';
import { TakeBack } from './TakeBack';
import { CurrentPassword } from '../fields/CurrentPassword';

/** The links are opened elsewhere: the change is asked for again, in milliseconds. */
const ASK_AGAIN_MS = 15_000;

/** A new email address, confirmed at the old one and the new one. */
export function EmailChangeCard({ user }: { user: User }) {
  const t = useT();
  const id = useId();
  const { currentData: told, isError, refetch } = useEmailChangeQuery(undefined, { pollingInterval: ASK_AGAIN_MS });
  return (
    <SafetyCard as="section" aria-labelledby={id}>
      <h2 id={id}>{t('safety.email.title')}</h2>
      {user.email !== null && (
        <p>
          {t('safety.email.now')} <bdi dir="ltr">{user.email}</bdi>
        </p>
      )}
      {told?.change && <Waiting change={told.change} />}
      {told && !told.change && <Ask player={user.userId} noPassword={user.hasNoPassword} />}
      {!told && isError && <ErrorState title={t('safety.email.failed')} onRetry={() => void refetch()} />}
      {!told && !isError && <Loading shapes={['line', 'line']} />}
    </SafetyCard>
  );
}

function Waiting({ change }: { change: EmailChange }) {
  const t = useT();
  const facts = useFacts();
  const [cancel] = useCancelEmailChangeMutation();
  const said = (confirmed: boolean) => t(confirmed ? 'safety.email.confirmed' : 'safety.email.open');
  return (
    <>
      <Notice>{t('safety.email.waiting')}</Notice>
      <FactList
        label={t('safety.email.state')}
        facts={[
          { key: 'to', label: t('safety.email.to'), value: <bdi dir="ltr">{change.email}</bdi> },
          { key: 'old', label: t('safety.email.old'), value: said(change.oldConfirmed) },
          { key: 'new', label: t('safety.email.new'), value: said(change.newConfirmed) },
          { key: 'until', label: t('safety.email.until'), value: facts.time(change.expiresAt) },
        ]}
      />
      <TakeBack call={cancel} label={t('safety.email.cancel')} />
    </>
  );
}

const NOTHING = { email: '', currentPassword: '' };

function Ask({ player, noPassword }: { player: string; noPassword: boolean }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [changeEmail] = useChangeEmailMutation();
  const problemOf = useFormProblem();
  if (!open)
    return (
      <div className="acts">
        <Button onClick={() => setOpen(true)}>{t('safety.email.change')}</Button>
      </div>
    );
  const submit = async ({ email, currentPassword }: typeof NOTHING, intent: string) => {
    const { error } = await changeEmail({ email, currentPassword: noPassword ? null : currentPassword, intent });
    return error ? problemOf(error) : null;
  };
  const rules = { email: emailRule(), ...(!noPassword && { currentPassword: currentRule() }) };
  return (
    <Form<typeof NOTHING>
      label={t('safety.email.title')}
      initialValues={NOTHING}
      schema={formSchema(rules)}
      onSubmit={submit}
      draft={`emailChange-${player}`}
    >
      <p>{t('safety.email.text')}</p>
      <EmailField required first name="email" label={t('safety.email.to')} autoComplete="email" />
      {!noPassword && <CurrentPassword />}
      <SubmitButton wide={false}>{t('safety.email.send')}</SubmitButton>
    </Form>
  );
}
