import { useId, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Amount } from '@/components/ui/figures/Amount';
import { Form } from '@/components/ui/form/Form';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { TextField } from '@/components/ui/form/TextField';
import { Sentence } from '@/components/ui/layout/Sentence';
import { Dialog } from '@/components/ui/overlay/Dialog';
import type { AccountRequests, OpenMoney } from '@/domain/account/safety';
import { currentRule, formSchema, textRule } from '@/hooks/accountSchema';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { useFormProblem } from '@/hooks/useFormProblem';
import { useT } from '@/hooks/useT';
import { useCancelClosingMutation, useCloseAccountMutation } from '@/services/account/safety';
import { SafetyCard } from './look';
import { TakeBack } from './TakeBack';
import { CurrentPassword } from '../fields/CurrentPassword';

/** Money that is still in the account or on its way, in a plain sentence each. */
function Open({ money }: { money: readonly OpenMoney[] }) {
  return (
    <>
      {money.map(({ kind, amount, currency }, at) => (
        <p key={at}>
          <Sentence
            of={`safety.closing.open.${kind}`}
            marks={{ amount: <Amount value={amount} currency={currency} /> }}
          />
        </p>
      ))}
    </>
  );
}

/** Asks for the account to be closed; the operator decides, and the state is told here. */
export function ClosingCard({ requests, noPassword }: { requests: AccountRequests; noPassword: boolean }) {
  const t = useT();
  const id = useId();
  const urlOf = usePageUrl();
  const [noWithdrawal, noCancel] = [useAbsent('withdrawal'), useAbsent('breaks')];
  const [open, setOpen] = useState(false);
  const { closing, openMoney } = requests;
  const waits = closing?.state === 'asked';
  const money = openMoney ?? [];
  return (
    <SafetyCard as="section" aria-labelledby={id}>
      <h2 id={id}>{t('safety.closing.title')}</h2>
      <p>{t('safety.closing.text')}</p>
      {!noCancel && !waits && <p>{t('safety.closing.instead')}</p>}
      {waits && (
        <Notice>
          {t('safety.closing.waits')}{' '}
          {closing.reference !== null && t('safety.reference', { reference: closing.reference })}
        </Notice>
      )}
      {closing?.state === 'declined' && (
        <Notice tone="warning">
          {t('safety.closing.declined')} <bdi>{closing.reason ?? ''}</bdi>
        </Notice>
      )}
      {money.length > 0 && (
        <Notice tone="warning">
          <Open money={money} />
        </Notice>
      )}
      <div className="acts">
        {money.some(({ kind }) => kind === 'balance') && !noWithdrawal && (
          <ButtonLink href={urlOf('withdraw')}>{t('safety.closing.withdraw')}</ButtonLink>
        )}
        {!waits && <Button onClick={() => setOpen(true)}>{t('safety.closing.ask')}</Button>}
      </div>
      {waits && <KeepAccount />}
      {open && !waits && <ClosingDialog money={money} noPassword={noPassword} onClose={() => setOpen(false)} />}
    </SafetyCard>
  );
}

function KeepAccount() {
  const t = useT();
  const noCancel = useAbsent('closingCancel');
  const [cancel] = useCancelClosingMutation();
  return noCancel ? null : <TakeBack call={cancel} label={t('safety.closing.keep')} />;
}

const NOTHING = { currentPassword: '', reason: '' };

type DialogProps = { money: readonly OpenMoney[]; noPassword: boolean; onClose: () => void };

function ClosingDialog({ money, noPassword, onClose }: DialogProps) {
  const t = useT();
  const problemOf = useFormProblem();
  const [closeAccount] = useCloseAccountMutation();
  const submit = async ({ currentPassword, reason }: typeof NOTHING, intent: string) => {
    const body = { currentPassword: noPassword ? null : currentPassword, reason: reason.trim() || null };
    const { error } = await closeAccount({ ...body, intent });
    if (error) return problemOf(error);
    onClose();
    return null;
  };
  const rules = { reason: textRule({ optional: true }), ...(!noPassword && { currentPassword: currentRule() }) };
  return (
    <Dialog open onClose={onClose} title={t('safety.closing.question')}>
      <Form<typeof NOTHING>
        label={t('safety.closing.question')}
        initialValues={NOTHING}
        schema={formSchema(rules)}
        onSubmit={submit}
      >
        <p>{t('safety.closing.what')}</p>
        {money.length > 0 && (
          <Notice tone="warning">
            <Open money={money} />
          </Notice>
        )}
        {!noPassword && <CurrentPassword />}
        <TextField name="reason" label={t('safety.closing.reason')} />
        <SubmitButton>{t('safety.closing.send')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
