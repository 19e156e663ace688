import { useLocale } from '@/components/ui/LocaleContext';
import { isWelcome, WELCOME } from '@/domain/bonuses/welcomeOffer';
import { formatAmount } from '@/domain/format/amount';
import { formatNumber } from '@/domain/format/number';
import { useAuth } from '@/hooks/player/useAuth';
import { useUnpromoted } from '@/hooks/player/useQuiet';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';

/** The page of one offer with all of its terms. */
export const offerHref = (urlOf: ReturnType<typeof usePageUrl>, id: string): string =>
  `${urlOf('promotion')}?id=${encodeURIComponent(id)}`;

export type Welcome = { title: string; terms: string; href: string };

/**
 * The welcome offer with its amounts and conditions, and the page with all of its terms; null for whoever does not get
 * it: only guests and players without a deposit do (CONST-08, OP-078).
 */
export function useWelcome(): Welcome | null {
  const t = useT();
  const locale = useLocale();
  const urlOf = usePageUrl();
  const auth = useAuth();
  const { welcomeOffer, welcomeOfferId } = useSettings();
  const unpromoted = useUnpromoted();
  if (unpromoted || !isWelcome(welcomeOffer, auth)) return null;
  const { ceiling, minDeposit, freeSpins, currency } = WELCOME;
  const money = (amount: string) => formatAmount(locale, amount, currency) ?? amount;
  return {
    title: t('home.offer.title', {
      most: money(ceiling),
      count: freeSpins,
      number: formatNumber(locale, freeSpins),
    }),
    terms: t('home.offer.text', { least: money(minDeposit) }),
    href: welcomeOfferId ? offerHref(urlOf, welcomeOfferId) : urlOf('promotions'),
  };
}
