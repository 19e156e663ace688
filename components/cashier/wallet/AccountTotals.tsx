import { useSelector } from 'react-redux';
import { Amount } from '@/components/ui/figures/Amount';
import { StatList, type Stat } from '@/components/ui/figures/StatList';
import { useT } from '@/hooks/useT';
import { userDetailsEndpoint } from '@/services/account/profile';

const selectDetails = userDetailsEndpoint.select();

/** What was deposited and spent since the account was opened, in its currency (ENT-01, A29); absent where not told. */
export function AccountTotals() {
  const t = useT();
  const { data } = useSelector(selectDetails);
  const currency = data?.user.currencyCode;
  if (!data || !currency) return null;
  const stats: Stat[] = (['totalDeposit', 'totalSpend'] as const).flatMap((key) => {
    const value = data[key];
    return value === null
      ? []
      : { key, label: t(`wallet.${key}`), value: <Amount value={value} currency={currency} /> };
  });
  return stats.length > 0 && <StatList label={t('wallet.totals')} stats={stats} />;
}
