import styled from 'styled-components';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { useLocale } from '@/components/ui/LocaleContext';
import { isWelcome, WELCOME } from '@/domain/bonuses/welcomeOffer';
import { formatAmount } from '@/domain/format/amount';
import { formatNumber } from '@/domain/format/number';
import { useAuth } from '@/hooks/player/useAuth';
import { useExcluded } from '@/hooks/player/useExcluded';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

// The link has a line of its own: at touch height it would push the lines of the text apart.
const Root = styled.div`
  font: 400 ${token('type-sm')} ${token('font-text')};

  b {
    display: block;
    font-weight: 650;
  }
  a {
    display: flex;
    align-items: center;
    inline-size: fit-content;
    min-block-size: 44px;
    font-weight: 650;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/**
 * The welcome offer on the home page's hero, with its amounts and, in the same block, its conditions. Shown to guests
 * and to players who have not deposited (CONST-08, OP-078).
 */
export function WelcomeOffer() {
  const t = useT();
  const locale = useLocale();
  const urlOf = usePageUrl();
  const auth = useAuth();
  const { welcomeOffer, welcomeOfferId } = useSettings();
  const excluded = useExcluded() !== null;
  if (excluded || !isWelcome(welcomeOffer, auth)) return null;
  const { ceiling, minDeposit, freeSpins, currency } = WELCOME;
  const to = welcomeOfferId ? `${urlOf('promotion')}?id=${encodeURIComponent(welcomeOfferId)}` : urlOf('promotions');
  const money = (amount: string) => formatAmount(locale, amount, currency) ?? amount;
  return (
    <Root suppressHydrationWarning>
      <b>
        {t('lobby.welcome.badge')}:{' '}
        {t('lobby.welcome.title', { most: money(ceiling), spins: formatNumber(locale, freeSpins) })}
      </b>
      {t('lobby.welcome.text', { least: money(minDeposit) })}
      <SiteLink href={to}>{t('lobby.welcome.see')}</SiteLink>
    </Root>
  );
}
