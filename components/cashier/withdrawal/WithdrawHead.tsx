import { CashierHead } from '@/components/cashier/frame/CashierHead';
import { useExcluded } from '@/hooks/player/useExcluded';
import { useT } from '@/hooks/useT';

/** Heading and money pages. A self-excluded player gets no deposit link (WDR-10). */
export function WithdrawHead() {
  const t = useT();
  const excluded = useExcluded() !== null;
  return (
    <CashierHead
      title={t('guard.title.withdraw')}
      here="withdraw"
      label={t('withdrawal.places')}
      nameOf={(page) => t(`withdrawal.place.${page}`)}
      without={excluded ? 'deposit' : undefined}
    />
  );
}
