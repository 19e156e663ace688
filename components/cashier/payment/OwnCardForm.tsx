import { useState } from 'react';
import { object, string } from 'yup';
import { Card } from '@/components/ui/layout/Card';
import { Notice } from '@/components/ui/feedback/Notice';
import { Form } from '@/components/ui/form/Form';
import { FieldRow } from '@/components/ui/form/FieldFrame';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { TextField } from '@/components/ui/form/TextField';
import type { Complaint } from '@/domain/account/fields/complaint';
import { cvcFault, expiryFault, holderFault, numberFault, type CardFault } from '@/domain/cashier/methods/card';
import { paymentUrl } from '@/domain/cashier/methods/paymentUrl';
import { useT } from '@/hooks/useT';
import { sendCard } from '@/services/cashier/sendCard';
import { CardField } from './CardField';
import { PaymentFrame } from './PaymentFrame';

const EMPTY = { number: '', expiry: '', cvc: '', holder: '' };

const COMPLAINTS: Readonly<Record<CardFault, Complaint>> = {
  required: 'required',
  number: 'cardNumber',
  expiry: 'cardExpiry',
  expired: 'cardExpired',
  cvc: 'cardCvc',
};

const judged = (fault: (typed: string) => CardFault | null) =>
  string().test('card', function judge(typed) {
    const found = fault(typed ?? '');
    return found === null || this.createError({ message: COMPLAINTS[found] });
  });

const SCHEMA = object({
  number: judged(numberFault),
  expiry: judged((typed) => expiryFault(typed, new Date())),
  cvc: judged(cvcFault),
  holder: judged(holderFault),
});

type OwnCardFormProps = { cardUrl: URL; onDone: () => void };

/**
 * The casino's own card form, used with the setting ownCardForm (PAY-02, ENT-33). Card data lives only in its fields
 * and goes only to the provider's origin: never to the backend, the store, browser storage or a log, and not across a
 * reload.
 */
export function OwnCardForm({ cardUrl, onDone }: OwnCardFormProps) {
  const t = useT();
  /** Once the provider has answered: its challenge, if there is one that may be opened. */
  const [taken, setTaken] = useState<{ challenge: URL | null } | null>(null);
  if (taken?.challenge) return <PaymentFrame url={taken.challenge} onDone={onDone} />;
  if (taken) return <Notice>{t('deposit.asking')}</Notice>;
  const submit = async (values: typeof EMPTY) => {
    const answer = await sendCard(cardUrl, values);
    // Whatever the answer, the backend decides the state of the deposit.
    onDone();
    if (answer === 'lost') return { message: t('deposit.card.lost'), lost: true };
    if (answer === 'refused') return { message: t('deposit.card.refused') };
    setTaken({ challenge: answer.challenge === null ? null : paymentUrl(answer.challenge, [cardUrl.origin]) });
    return null;
  };
  return (
    <Card as="section" aria-label={t('deposit.card.title')}>
      <Form label={t('deposit.card.title')} initialValues={EMPTY} schema={SCHEMA} onSubmit={submit}>
        <CardField kind="number" label={t('deposit.card.number')} />
        <FieldRow>
          <CardField kind="expiry" label={t('deposit.card.expiry')} />
          <CardField kind="cvc" label={t('deposit.card.cvc')} />
        </FieldRow>
        <TextField required name="holder" label={t('deposit.card.holder')} autoComplete="cc-name" />
        <SubmitButton>{t('deposit.card.submit')}</SubmitButton>
      </Form>
    </Card>
  );
}
