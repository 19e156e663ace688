import styled from 'styled-components';
import { MethodName } from '@/components/cashier/methods/MethodName';
import { Amount } from '@/components/ui/figures/Amount';
import { Figure } from '@/components/ui/figures/Figures';
import { useLocale } from '@/components/ui/LocaleContext';
import { StatusPill } from '@/components/ui/feedback/StatusPill';
import { formatInstant } from '@/domain/format/instant';
import { isOver, type Withdrawal } from '@/domain/cashier/withdrawal/withdrawal';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { CancelWithdrawal } from './CancelWithdrawal';
import { Tracker } from './Tracker';

const Root = styled.li`
  padding-block: ${token('space-12')};
  border-block-start: 1px solid ${token('border')};

  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-4')} ${token('space-12')};
    min-block-size: 44px;
  }
  .head > b {
    font-weight: 650;
  }
  .head > button {
    margin-inline-start: auto;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-4')} ${token('space-24')};
    font: 400 ${token('type-sm')} ${token('font-text')};
  }
  dt {
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-subtle')};
  }
  dd {
    overflow-wrap: anywhere;
  }
  p {
    font: 400 ${token('type-sm')} ${token('font-text')};
  }
  summary {
    inline-size: fit-content;
    font: 600 ${token('type-sm')} ${token('font-text')};
    color: ${token('accent-text')};
  }
`;

const DETAILS = ['beneficiaryName', 'beneficiaryAccountNumber', 'email', 'walletAddress', 'network'] as const;

/** Final states without a payout. */
const UNPAID: readonly Withdrawal['status'][] = ['rejected', 'cancelled', 'failed'];

type WithdrawalRowProps = { withdrawal: Withdrawal; onRefused: () => void };

/** One withdrawal (ENT-31): amount, destination, date, progress, reason of its end, and a cancel button. */
export function WithdrawalRow({ withdrawal, onRefused }: WithdrawalRowProps) {
  const t = useT();
  const locale = useLocale();
  const { cancelWithdrawal } = useSettings();
  const { amount, currency, method, status, createdAt, receive, reason, stages, expectedAt, reference } = withdrawal;
  const ended = isOver(withdrawal);
  return (
    <Root>
      <div className="head">
        <b>
          <Amount value={amount} currency={currency} />
        </b>
        <span>{method !== null && <MethodName title={method} />}</span>
        <StatusPill status={status} />
        {withdrawal.canCancel && cancelWithdrawal && <CancelWithdrawal withdrawal={withdrawal} onRefused={onRefused} />}
      </div>
      {reason && (
        <p>
          {t('withdrawal.reason')} <bdi>{reason}</bdi>
        </p>
      )}
      <dl>
        <div>
          <dt>{t('withdrawal.asked')}</dt>
          <dd>
            <Figure>{formatInstant(locale, createdAt) ?? (createdAt || '–')}</Figure>
          </dd>
        </div>
        {DETAILS.map(
          (field) =>
            withdrawal[field] !== null && (
              <div key={field}>
                <dt>{t(`withdrawal.field.${field}`)}</dt>
                <dd>
                  <bdi>{withdrawal[field]}</bdi>
                </dd>
              </div>
            ),
        )}
        {receive && !UNPAID.includes(status) && (
          <div>
            <dt>{t('withdrawal.receive')}</dt>
            <dd>
              <Amount value={receive.amount} currency={receive.currency} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('withdrawal.referenceName')}</dt>
          <dd>
            <bdi>{reference}</bdi>
          </dd>
        </div>
      </dl>
      {stages.length > 0 &&
        (ended ? (
          <details>
            <summary>{t('withdrawal.stages')}</summary>
            <Tracker stages={stages} />
          </details>
        ) : (
          <Tracker stages={stages} />
        ))}
      {!ended && expectedAt !== null && (
        <p>
          {t('withdrawal.expected')} <Figure>{formatInstant(locale, expectedAt) ?? expectedAt}</Figure>
        </p>
      )}
    </Root>
  );
}
