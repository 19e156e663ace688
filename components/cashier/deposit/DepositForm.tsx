import { CreditCard } from 'lucide';
import { useCallback, useEffect, useRef, useState, type ComponentType, type RefObject, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { WrongFields } from '@/components/ui/form/WrongFields';
import { Columns } from '@/components/ui/layout/Columns';
import { Icon } from '@/components/ui/pictures/Icon';
import { Stack } from '@/components/ui/layout/Page';
import { Notice } from '@/components/ui/feedback/Notice';
import { EmptyState, ErrorState } from '@/components/ui/feedback/StateBlock';
import { ButtonLink } from '@/components/ui/controls/Button';
import { boundsOf } from '@/domain/cashier/deposit/amount';
import { cpfDigits, isCpf } from '@/domain/cashier/methods/cpf';
import type { Deposit } from '@/domain/cashier/deposit/deposit';
import type { BonusAsker, BonusState } from '@/domain/cashier/deposit/depositBonus';
import { staysChosen } from '@/domain/cashier/methods/methodFilter';
import { chosenMethod, needsCpf, type PaymentMethod } from '@/domain/cashier/methods/paymentMethod';
import { paymentUrl } from '@/domain/cashier/methods/paymentUrl';
import type { User } from '@/domain/account/player/user';
import { setAddress } from '@/hooks/address/useAddress';
import { useHasContacts } from '@/hooks/told/useHasContacts';
import { useAbsent } from '@/hooks/useAbsent';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { AllowanceCard } from './AllowanceCard';
import { Aside } from '../frame/Aside';
import { PAY_BAR } from '../frame/payBar';
import { AmountField } from './AmountField';
import { CpfField } from './CpfField';
import { leaveFor } from '../payment/leaveFor';
import { LimitGap } from './LimitGap';
import { MethodList } from '../methods/MethodList';
import { MethodTiles } from '../methods/MethodTiles';
import { NetworkChoice } from '../methods/NetworkChoice';
import { OpenDeposits } from './OpenDeposits';
import { SendState } from './SendState';
import { Summary } from './Summary';
import { TilesLoading } from '../methods/TilesLoading';
import { useAmount } from './useAmount';
import { useLinkedFirst } from './useLinkedFirst';
import { useMethods } from '../methods/useMethods';
import { useOpenDeposits } from './useOpenDeposits';
import { usePicked } from './usePicked';
import { useSendDeposit } from './useSendDeposit';

/** The bonus choice, provided by another feature: asked on each submit, and nothing is sent until it is ready. */
export type BonusPart = ComponentType<{
  amount: string | null;
  asker: RefObject<BonusAsker | null>;
  onState: (state: BonusState) => void;
}>;

/** On a phone one column, so that the pay button can stay in view from its beginning to its end. */
const Parts = styled(Columns)`
  ${PAY_BAR} {
    display: flex;
    flex-direction: column;
    align-items: stretch;

    > ${Aside} {
      display: contents;
    }
  }
`;

type DepositFormProps = { user: User; currency: string; Bonus?: BonusPart | undefined };

/** Start of a deposit (P-13): deposits in progress, then method and amount, with summary and limits beside them. */
export function DepositForm({ user, currency, Bonus }: DepositFormProps) {
  const t = useT();
  const urlOf = usePageUrl();
  const listOnly = useAbsent('deposit');
  const hasContacts = useHasContacts();
  const { methods, failed, retry } = useMethods(user);
  if (failed) return <ErrorState title={t('ui.loadingError')} text={t('deposit.methodsFailed')} onRetry={retry} />;
  if (!methods) return <TilesLoading />;
  if (methods.length === 0)
    return (
      <EmptyState
        icon={<Icon of={CreditCard} size={24} />}
        title={t('deposit.noMethod')}
        text={t(hasContacts ? 'deposit.noMethodText' : 'deposit.noMethodPlain')}
        action={hasContacts ? <ButtonLink href={urlOf('contacts')}>{t('cashier.contacts')}</ButtonLink> : undefined}
      />
    );
  if (listOnly)
    return (
      <Stack>
        <Notice>{t('deposit.listOnly')}</Notice>
        <MethodList methods={methods} currency={currency} />
      </Stack>
    );
  return <Chooser methods={methods} user={user} currency={currency} Bonus={Bonus} />;
}

type ChooserProps = DepositFormProps & { methods: readonly PaymentMethod[] };

function Chooser({ methods, user, currency, Bonus }: ChooserProps) {
  const t = useT();
  const { depositBounds, paymentOrigins } = useSettings();
  const linkedFirst = useLinkedFirst();
  const { picked, pick } = usePicked('method');
  const { picked: network, pick: pickNetwork } = usePicked('network');
  const named = chosenMethod(methods, picked);
  const chosen = named && staysChosen(named, 'deposit') ? named : methods[0]!;
  const bounds = boundsOf(chosen, currency, depositBounds);
  const amount = useAmount(user.userId, currency, bounds);
  const [cpf, setCpf] = useState('');
  const [demanded, setDemanded] = useState(false);
  const [amountInput, cpfInput] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const open = useOpenDeposits();
  const bonusAsker = useRef<BonusAsker>(null);
  const [bonusState, setBonusState] = useState<BonusState>(Bonus ? 'loading' : 'ready');

  const begun = ({ id, nextStep }: Deposit) => {
    setAddress({ deposit: id, method: null, network: null }, 'push');
    const target = nextStep?.kind === 'redirect' ? paymentUrl(nextStep.url, paymentOrigins) : null;
    if (target) leaveFor(target);
  };
  const { state, send, askAgain } = useSendDeposit({ player: user.userId, open, onBegun: begun });

  const choose = useCallback(
    ({ name }: PaymentMethod) => {
      if (!linkedFirst()) pick(name);
    },
    [linkedFirst, pick],
  );
  const told = useRef<HTMLDivElement>(null);
  const isTold = state.phase !== 'idle' && state.phase !== 'sending';
  useEffect(() => {
    // On a phone the button that was pressed may be far from its answer.
    if (isTold) told.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isTold]);
  const withCpf = needsCpf(chosen);
  const isCpfWrong = withCpf && !isCpf(cpf);
  const on = chosen.networks.find((known) => known === network) ?? chosen.networks[0];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setDemanded(true);
    if (amount.fault !== null || amount.amount === null) return amountInput.current?.focus();
    if (isCpfWrong) return cpfInput.current?.focus();
    if (bonusState !== 'ready') return;
    const bonus = bonusAsker.current ? bonusAsker.current.ask(amount.amount) : {};
    if (bonus === null || linkedFirst()) return;
    send({
      paymentMethodId: chosen.id,
      amount: amount.amount,
      currencyCode: currency,
      ...(withCpf && { cpf: cpfDigits(cpf) }),
      ...(on !== undefined && { network: on }),
      ...bonus,
    });
  };
  const unsendable = amount.minor === null || amount.minor <= 0n || state.phase === 'checking';
  return (
    <form aria-label={t('deposit.title')} noValidate onSubmit={submit}>
      <Parts>
        <Stack>
          <OpenDeposits deposits={open} />
          <MethodTiles methods={methods} chosen={chosen} currency={currency} onChoose={choose} />
          <AmountField amount={amount} bounds={bounds} currency={currency} demanded={demanded} input={amountInput} />
          <LimitGap amount={amount.fault === null ? amount.minor : null} min={bounds.min} currency={currency} />
          {on !== undefined && <NetworkChoice networks={chosen.networks} chosen={on} onChoose={pickNetwork} />}
          {Bonus && <Bonus amount={amount.amount} asker={bonusAsker} onState={setBonusState} />}
          {withCpf && <CpfField value={cpf} onChange={setCpf} demanded={demanded} input={cpfInput} />}
        </Stack>
        <Aside>
          {demanded && (amount.fault !== null || isCpfWrong) && <WrongFields />}
          <div ref={told}>
            <SendState state={state} onAskAgain={askAgain} />
          </div>
          <Summary
            method={chosen}
            amount={amount.amount}
            currency={currency}
            disabled={unsendable || bonusState === 'failed'}
            busy={state.phase === 'sending' || bonusState === 'loading'}
          />
          <AllowanceCard />
        </Aside>
      </Parts>
    </form>
  );
}
