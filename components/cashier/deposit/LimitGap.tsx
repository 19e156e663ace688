import { useLocale } from '@/components/ui/LocaleContext';
import { Notice } from '@/components/ui/feedback/Notice';
import { limitGap } from '@/domain/cashier/deposit/amount';
import { formatAmount } from '@/domain/format/amount';
import { formatInstant } from '@/domain/format/instant';
import { toDecimal } from '@/domain/money/money';
import { useAbsent } from '@/hooks/useAbsent';
import { useToken } from '@/hooks/player/useToken';
import { useT } from '@/hooks/useT';
import { useDepositAllowanceQuery } from '@/services/cashier/cashier';

type LimitGapProps = {
  /** What the player wants to deposit, in minor units; null while that is no amount of this method. */
  amount: bigint | null;
  /** The method's minimum, if it has one. */
  min: bigint | null;
  currency: string;
};

/** Says before a deposit is sent that the player's own limit leaves too little for it, and when it will fit. */
export function LimitGap({ amount, min, currency }: LimitGapProps) {
  const t = useT();
  const locale = useLocale();
  const isAbsent = useAbsent('allowance');
  const skip = useToken() === null || isAbsent;
  const { data } = useDepositAllowanceQuery(undefined, { skip, refetchOnMountOrArgChange: 30 });
  const known = data?.currencyCode === currency ? data : null;
  const overMin = known && min !== null ? limitGap(known, min, currency) : null;
  const gap = overMin ?? (known && amount !== null ? limitGap(known, amount, currency) : null);
  const needed = overMin ? min : amount;
  if (!gap || needed === null) return null;
  const written = (value: string) => formatAmount(locale, value, currency) ?? '';
  const values = { left: written(gap.left), amount: written(toDecimal(needed, currency)) };
  const time = gap.from === null ? null : formatInstant(locale, gap.from);
  return (
    <Notice>
      <p>{t(overMin ? 'deposit.limitBelowMin' : 'deposit.limitBelowAmount', values)}</p>
      {time !== null && <p>{t('deposit.limitFits', { ...values, time })}</p>}
    </Notice>
  );
}
