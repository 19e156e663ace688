import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMethodName } from '@/components/cashier/methods/useMethodName';
import { EmailField, TextField } from '@/components/ui/form/TextField';
import { Form } from '@/components/ui/form/Form';
import { SelectField } from '@/components/ui/form/SelectField';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { useLocale } from '@/components/ui/LocaleContext';
import type { FormProblem } from '@/domain/account/fields/formProblem';
import type { PaymentMethod } from '@/domain/cashier/methods/paymentMethod';
import { fieldsOf } from '@/domain/cashier/withdrawal/form';
import { withdrawalBounds, type Way } from '@/domain/cashier/withdrawal/ways';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { AmountField } from './AmountField';
import { firstValues, withMethod, type Values } from './values';
import { withdrawSchema } from './withdrawSchema';

/** Two fields side by side where there is room. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token('space-16')};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Hint = styled.p`
  font: 400 ${token('type-xs')} ${token('font-text')};
  color: ${token('text-muted')};
`;

type WithdrawFormProps = {
  way: Way;
  methods: readonly PaymentMethod[];
  currency: string;
  /** Decimal text; null where unknown. */
  available: string | null;
  /** Name and e-mail address from the account. */
  holder: { name: string; email: string };
  /** Key under which typed values survive a switch of the tab. */
  draft: string;
  onChange: (values: Values) => void;
  onCalculate: (values: Values, intent: string) => Promise<FormProblem | null>;
};

/**
 * The bank or crypto form (OP-080), validated before anything is sent; its button only calculates and books nothing.
 */
export function WithdrawForm({ way, methods, currency, available, holder, draft, ...rest }: WithdrawFormProps) {
  const t = useT();
  const nameOf = useMethodName();
  const locale = useLocale();
  const [first] = useState(() => firstValues(methods[0]!, holder));
  const [methodId, setMethodId] = useState(first.method);
  const method = methods.find(({ id }) => id === methodId) ?? methods[0]!;
  const bounds = useMemo(() => withdrawalBounds(method, available, currency), [method, available, currency]);
  const schema = useMemo(
    () => withdrawSchema({ fields: fieldsOf(method), locale, currency, bounds }),
    [method, locale, currency, bounds],
  );
  return (
    <Form
      label={t('withdrawal.form')}
      initialValues={first}
      schema={schema}
      draft={draft}
      isStep
      onSubmit={rest.onCalculate}
    >
      <Follow
        methods={methods}
        onChange={(values) => {
          setMethodId(values.method);
          rest.onChange(values);
        }}
      />
      <Pair>
        <SelectField
          name="method"
          label={t(way === 'bank' ? 'withdrawal.method' : 'withdrawal.coin')}
          options={methods.map(({ id, title }) => {
            const { words, lang } = nameOf(title);
            return { value: id, label: words, lang };
          })}
        />
        {way === 'bank' ? (
          <>
            <TextField
              name="beneficiaryName"
              label={t('withdrawal.field.beneficiaryName')}
              autoComplete="name"
              required
            />
            <TextField
              name="beneficiaryAccountNumber"
              label={t('withdrawal.field.beneficiaryAccountNumber')}
              autoComplete="off"
              dir="ltr"
              required
            />
            <EmailField name="email" label={t('withdrawal.field.email')} required />
          </>
        ) : (
          method.networks.length > 0 && (
            <SelectField
              name="network"
              label={t('withdrawal.field.network')}
              hint={t('withdrawal.hint.network')}
              placeholder={t('withdrawal.chooseNetwork')}
              options={method.networks.map((network) => ({ value: network, label: network }))}
              required
            />
          )
        )}
      </Pair>
      {way === 'crypto' && (
        <TextField
          name="walletAddress"
          label={t('withdrawal.field.walletAddress')}
          hint={t('withdrawal.hint.walletAddress')}
          autoComplete="off"
          dir="ltr"
          required
        />
      )}
      <AmountField currency={currency} bounds={bounds} />
      <SubmitButton>{t('withdrawal.calculate')}</SubmitButton>
      <Hint>{t('withdrawal.quoteNone')}</Hint>
    </Form>
  );
}

type FollowProps = { methods: readonly PaymentMethod[]; onChange: (values: Values) => void };

/** Reports every change, and resets what was typed for another method. */
function Follow({ methods, onChange }: FollowProps) {
  const { values, setValues } = useFormikContext<Values>();
  const before = useRef(values.method);
  const told = useEffectEvent(() => {
    const method = methods.find(({ id }) => id === values.method) ?? methods[0]!;
    const next = withMethod(values, method, method.id !== before.current);
    before.current = method.id;
    if (next !== values) return void setValues(next);
    onChange(values);
  });
  useEffect(() => told(), [values]);
  return null;
}
