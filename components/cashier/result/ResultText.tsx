import styled from 'styled-components';
import { declineReasonKey } from '@/domain/cashier/deposit/declineReason';
import type { Deposit } from '@/domain/cashier/deposit/deposit';
import { depositErrorKey } from '@/domain/cashier/deposit/depositError';
import { moneyMoved, outcomeOf, type DepositOutcome, type MoneyMoved } from '@/domain/cashier/deposit/outcome';
import { toMinor } from '@/domain/money/money';
import { useT, type TextKey } from '@/hooks/useT';
import { token } from '@/themes/token';

const Said = styled.p`
  color: ${token('text-muted')};
`;

const isOtherAmount = ({ amount, creditedAmount, currency }: Deposit) =>
  creditedAmount !== null && toMinor(creditedAmount, currency) !== toMinor(amount, currency);

/** What happened, derived from the deposit's status and reason codes. */
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

/** What is known: by the backend, else by what the provider reported, else nothing yet. */
function knownOf(deposit: Deposit | null, reported: DepositOutcome | null): readonly (TextKey | null)[] {
  if (deposit) return [reasonOf(deposit), MONEY[moneyMoved(deposit)]];
  if (reported === null) return ['depositResult.checking'];
  return [`depositResult.reported.${reported}`, 'depositResult.reported.end'];
}

type ResultTextProps = {
  deposit: Deposit | null;
  /** 'confirming': the bank has just confirmed (OP-074). 'processing': running; do not refresh or pay again. */
  wait: 'confirming' | 'processing' | null;
  /** Nobody is signed in: more is shown after a log-in. */
  guest: boolean;
  /** What the provider reported, where nothing more will be known; null where the backend tells of its deposits. */
  reported: DepositOutcome | null;
};

/** The text of a result; a failure always says whether money moved (design). Announced when it changes. */
export function ResultText({ deposit, wait, guest, reported }: ResultTextProps) {
  const t = useT();
  const keys: readonly (TextKey | null)[] = [
    wait === 'confirming' ? 'depositResult.confirming' : null,
    wait === 'processing' ? 'depositResult.doNotRefresh' : null,
    ...knownOf(deposit, reported),
    !deposit && guest && reported === null ? 'depositResult.logIn' : null,
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
