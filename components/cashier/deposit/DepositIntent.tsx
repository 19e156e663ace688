import { ArrowLeft, FileQuestion } from 'lucide';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { Button } from '@/components/ui/controls/Button';
import { Card } from '@/components/ui/layout/Card';
import { Columns } from '@/components/ui/layout/Columns';
import { Icon } from '@/components/ui/pictures/Icon';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Page';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { Loading } from '@/components/ui/feedback/Loading';
import { EmptyState, ErrorState } from '@/components/ui/feedback/StateBlock';
import { hasEnded, isCancellable, type Deposit } from '@/domain/cashier/deposit/deposit';
import { outcomeOf } from '@/domain/cashier/deposit/outcome';
import { whenArrived } from '@/hooks/address/leaving';
import { setAddress } from '@/hooks/address/useAddress';
import { isFocusLost } from '@/hooks/address/focusPage';
import { useSettings } from '@/hooks/useSettings';
import { useT, type Translate } from '@/hooks/useT';
import { token } from '@/themes/token';
import { AllowanceCard } from './AllowanceCard';
import { Aside } from '../frame/Aside';
import { CancelDeposit } from './CancelDeposit';
import { CryptoPayment } from '../payment/CryptoPayment';
import { DepositEnded } from './DepositEnded';
import { NextStepView } from '../payment/NextStepView';
import { openResult } from '../payment/resultDialog';
import { useDepositNow } from './useDepositNow';
import { MethodName } from '../methods/MethodName';
import { useMethodTitle } from '../methods/useMethodTitle';

const Facts = styled(Card)`
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: ${token('space-12')};
    padding-block: ${token('space-8')};
  }
  dt {
    color: ${token('text-muted')};
  }
  dd {
    min-inline-size: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const anew = () => setAddress({ deposit: null }, 'push');

/** Opens the result dialog for an outcome that arrived while watching, or while the provider still decides. */
function tell(deposit: Deposit): void {
  if (hasEnded(deposit) || (deposit.status === 'pending' && !deposit.crypto))
    whenArrived(() => openResult(deposit, outcomeOf(deposit.status)));
}

type DepositIntentProps = {
  id: string;
  /** Whether a press on this page led here, so that its step takes the focus. */
  begun?: boolean;
};

/** A deposit in progress: its next step, its progress or its outcome. Works on any of the player's devices. */
export function DepositIntent({ id, begun = false }: DepositIntentProps) {
  const t = useT();
  const { ownCardForm } = useSettings();
  const { deposit, error, stale, ask } = useDepositNow(id, tell);
  if (error?.code === 'DEPOSIT_NOT_FOUND')
    return (
      <EmptyState
        icon={<Icon of={FileQuestion} size={24} />}
        title={t('deposit.notFound')}
        text={t('deposit.notFoundText')}
        action={<Button onClick={anew}>{t('deposit.anew')}</Button>}
      />
    );
  if (error) return <ErrorState title={t('ui.loadingError')} text={t('deposit.intentFailed')} onRetry={ask} />;
  if (!deposit) return <Loading />;
  return (
    <Columns>
      <Stack>
        {!hasEnded(deposit) && (
          <div>
            <Button look="quiet" icon={<Icon of={ArrowLeft} className="flip" />} onClick={anew}>
              {t('deposit.toCashier')}
            </Button>
          </div>
        )}
        {stale && <Notice tone="warning">{t('deposit.stale')}</Notice>}
        <Arrival title={stepTitle(t, deposit, ownCardForm)} begun={begun}>
          <Step deposit={deposit} onDone={ask} />
        </Arrival>
      </Stack>
      <Aside>
        <DepositFacts deposit={deposit} />
        {!hasEnded(deposit) && <CancelDeposit id={deposit.id} isPossible={isCancellable(deposit)} onGone={ask} />}
        <AllowanceCard />
      </Aside>
    </Columns>
  );
}

/** What the player is asked to do now; null once the deposit has ended, which the result dialog tells. */
function stepTitle(t: Translate, deposit: Deposit, ownCardForm: boolean): string | null {
  const { crypto, nextStep } = deposit;
  if (hasEnded(deposit)) return null;
  if (crypto) return t('deposit.crypto.title', { coin: crypto.coin });
  if (!nextStep) return t('deposit.waiting');
  if (nextStep.kind === 'redirect') return t('deposit.redirect');
  return t(ownCardForm && nextStep.cardUrl !== null ? 'deposit.card.title' : 'deposit.atProvider');
}

type ArrivalProps = { title: string | null; begun: boolean; children: ReactNode };

/** Takes the focus when the button that led to this step is gone; a step that comes later is told. */
function Arrival({ title, begun, children }: ArrivalProps) {
  const root = useRef<HTMLDivElement>(null);
  const [first] = useState(title);
  useEffect(() => {
    if (title !== null && (begun || title !== first) && isFocusLost()) root.current?.focus();
  }, [title, begun, first]);
  return (
    <div ref={root} {...(title !== null && { role: 'group', tabIndex: -1, 'aria-label': title })}>
      <VisuallyHidden role="status">{title !== first && title}</VisuallyHidden>
      {children}
    </div>
  );
}

function Step({ deposit, onDone }: { deposit: Deposit; onDone: () => void }) {
  const t = useT();
  if (hasEnded(deposit)) return <DepositEnded deposit={deposit} onAnew={anew} />;
  if (deposit.crypto) return <CryptoPayment payment={deposit.crypto} expiresAt={deposit.expiresAt} />;
  if (deposit.nextStep) return <NextStepView step={deposit.nextStep} onDone={onDone} />;
  return (
    <Notice>
      <b>{t('deposit.waiting')}</b>
      <p>{t('deposit.waitingText')}</p>
    </Notice>
  );
}

function DepositFacts({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const { amount, currency, reference } = deposit;
  const method = useMethodTitle()(deposit);
  return (
    <Facts as="section" aria-label={t('deposit.summary')}>
      <dl>
        <div>
          <dt>{t('deposit.amount')}</dt>
          <dd>
            <Amount value={amount} currency={currency} />
          </dd>
        </div>
        {method !== null && (
          <div>
            <dt>{t('deposit.method')}</dt>
            <dd>
              <MethodName title={method} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('deposit.reference')}</dt>
          <dd>
            <bdi>{reference}</bdi>
          </dd>
        </div>
      </dl>
    </Facts>
  );
}
