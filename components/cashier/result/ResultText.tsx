import styled from 'styled-components';
import { declineReasonKey } from '@/domain/cashier/deposit/declineReason';
import type { Deposit } from '@/domain/cashier/deposit/deposit';
import { depositErrorKey } from '@/domain/cashier/deposit/depositError';
import { moneyMoved, outcomeOf, type MoneyMoved } from '@/domain/cashier/deposit/outcome';
import { toMinor } from '@/domain/money/money';
import { useT, type TextKey } from '@/hooks/useT';
import { token } from '@/themes/token';

const Said = styled.p`
  color: ${token('text-muted')};
`;

const isOtherAmount = ({ amount, creditedAmount, currency }: Deposit) =>
  creditedAmount !== null && toMinor(creditedAmount, currency) !== toMinor(amount, currency);

/** What happened, from the backend's own words for it. */
function reasonOf(deposit: Deposit): TextKey | null {
  switch (outcomeOf(deposit.status)) {
    case 'success':
      return isOtherAmount(deposit) ? 'depositResult.text.otherAmount' : 'depositResult.text.success';
    case 'failed':
      return depositErrorKey(deposit.failure);
    case 'declined':
      return declineReasonKey(deposit.declineReason) ?? 'depositResult.text.declined';
    case 'cancelled':
      return 'depositResult.text.cancelled';
    case 'returned':
    case 'pending':
      return null;
  }
}

const MONEY: Readonly<Record<MoneyMoved, TextKey | null>> = {
  credited: null,
  returned: 'depositResult.money.returned',
  held: 'depositResult.money.held',
  none: 'depositResult.money.none',
  unknown: null,
};

type ResultTextProps = {
  deposit: Deposit | null;
  /** Whether the bank has just confirmed (OP-074), or the payment is under way: what not to do meanwhile. */
  wait: 'confirming' | 'processing' | null;
  /** Whether nobody is signed in who could be told more. */
  guest: boolean;
};

/** The plain sentences of a result; a failure always says whether money moved (design). Read out when they change. */
export function ResultText({ deposit, wait, guest }: ResultTextProps) {
  const t = useT();
  const keys: readonly (TextKey | null)[] = [
    wait === 'confirming' ? 'depositResult.confirming' : null,
    wait === 'processing' ? 'depositResult.doNotRefresh' : null,
    ...(deposit ? [reasonOf(deposit), MONEY[moneyMoved(deposit)]] : (['depositResult.checking'] as const)),
    !deposit && guest ? 'depositResult.logIn' : null,
  ];
  return (
    <Said role="status">
      {keys
        .filter((key) => key !== null)
        .map((key) => t(key))
        .join(' ')}
    </Said>
  );
}
