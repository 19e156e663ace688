import { CashierHead } from '@/components/cashier/frame/CashierHead';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';

/** Heading and money pages. Without deposits the page still lists the ways to pay. */
export function DepositHead() {
  const t = useT();
  const noDeposit = useAbsent('deposit');
  return (
    <CashierHead
      title={t(noDeposit ? 'shell.nav.payments' : 'deposit.title')}
      here="deposit"
      label={t('deposit.places')}
      nameOf={(page) => (page === 'deposit' && noDeposit ? t('shell.nav.payments') : t(`deposit.place.${page}`))}
    />
  );
}
