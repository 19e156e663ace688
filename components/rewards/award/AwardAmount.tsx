import { useSelector } from 'react-redux';
import { Figure } from '@/components/ui/figures/Figures';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatAward } from '@/domain/format/awardAmount';
import { userDetailsEndpoint } from '@/services/account/profile';

const selectDetails = userDetailsEndpoint.select();

/** An award amount: decimal text, in the award's currency or else the player's (CONST-14). */
export function AwardAmount({ value, currency }: { value: string; currency: string | null }) {
  const locale = useLocale();
  const { data } = useSelector(selectDetails);
  const code = currency ?? data?.user.currencyCode ?? '';
  return <Figure>{formatAward(locale, value, { currency: code, isCrypto: data?.isCrypto === true })}</Figure>;
}
