import { useSelector } from 'react-redux';
import { Figure } from '@/components/ui/figures/Figures';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatAward } from '@/domain/format/awardAmount';
import { userDetailsEndpoint } from '@/services/account/profile';

const selectDetails = userDetailsEndpoint.select();

/** What an award is counted in: its own currency or else the player's (CONST-14). */
export function useAwardCurrency(currency: string | null): { currency: string; isCrypto: boolean } {
  const { data } = useSelector(selectDetails);
  return { currency: currency ?? data?.user.currencyCode ?? '', isCrypto: data?.isCrypto === true };
}

/** An award amount: decimal text, in the award's currency or else the player's (CONST-14). */
export const AwardAmount = ({ value, currency }: { value: string; currency: string | null }) => (
  <Figure>{formatAward(useLocale(), value, useAwardCurrency(currency))}</Figure>
);
