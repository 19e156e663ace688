import type { Deposit } from '@/domain/cashier/deposit/deposit';
import type { DepositOutcome, ResultModal } from '@/domain/cashier/deposit/outcome';
import { setAddress } from '@/hooks/address/useAddress';

/** Result dialog of each outcome; a confirmed success has only one (OP-075). */
const MODAL_OF: Readonly<Record<DepositOutcome, ResultModal>> = {
  success: 'deposit-success',
  failed: 'deposit-failed',
  returned: 'deposit-return',
  declined: 'deposit-decline',
  cancelled: 'deposit-cancel',
  pending: 'deposit-pending',
};

/** Opens the result dialog of a deposit, replacing an open dialog. The dialog queries the backend itself (OP-075). */
export function openResult({ id, methodName }: Deposit, outcome: DepositOutcome): void {
  const open = new URLSearchParams(location.search).has('modal');
  setAddress(
    { deposit: id, modal: MODAL_OF[outcome], met: methodName, PaReq: null, MD: null },
    open ? 'replace' : 'push',
  );
}
