import { Clock, Plus, Wallet } from 'lucide';
import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { Icon } from '@/components/ui/pictures/Icon';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { useLocale } from '@/components/ui/LocaleContext';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { formatAmount } from '@/domain/format/amount';
import { useBalance } from '@/hooks/player/useBalance';
import { useBalanceNews } from '@/hooks/player/useBalanceNews';
import { useExcluded } from '@/hooks/player/useExcluded';
import { useRealPlayed } from '@/hooks/player/useRealPlayed';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useSettings } from '@/hooks/useSettings';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { AsOf } from './AsOf';
import { HeaderWallets } from './HeaderWallets';

/** Longer amounts are drawn smaller on a phone, where the page title is beside them (PageBar). */
const LONG = 11;

// On a phone, beside the name of an inner page (PageBar), there is room for the balance only.
const Root = styled.div`
  display: flex;
  align-items: stretch;
  block-size: 44px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-md')};
  background: ${token('surface1')};
  overflow: clip;
  white-space: nowrap;

  a {
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
    padding-inline: 10px;
    font-size: 14px;
    font-weight: 650;
    outline-offset: -3px;
  }
  a:hover {
    background: ${token('surface2')};
  }
  .money[data-stale] {
    color: ${token('text-muted')};
  }
  .deposit {
    justify-content: center;
    min-inline-size: 42px;
    background: ${token('accent')};
    color: ${token('on-accent')};
  }
  .deposit:hover {
    background: ${token('accent-hover')};
  }
  .wide {
    display: none;
  }
  .purse {
    display: none;
  }
  .money[data-long] {
    padding-inline: 8px;
    font-size: 12px;
  }
  @media (max-width: 767px) {
    :root:has(.page-bar) & .deposit {
      display: none;
    }
  }
  ${media.tablet} {
    a,
    .money[data-long] {
      padding-inline: 14px;
      font-size: 15px;
    }
    .purse {
      display: initial;
    }
    .wide {
      display: initial;
    }
    .deposit svg {
      display: none;
    }
  }
`;

/**
 * The player's balance in the header, and a link to the cashier (S-02). An outdated balance, also while offline, is
 * marked visually and for screen readers. A change is announced, except during play with real money, where the game's
 * frame announces it.
 */
export function HeaderBalance() {
  const t = useT();
  const urlOf = usePageUrl();
  const { wallets, wallet, asOf, stale, refresh } = useBalance();
  const isOff = useAbsent('walletChoice');
  const several = useSettings().useMultiWallet && !isOff && wallets !== null && wallets.length > 1;
  useBalanceNews(asOf, refresh);
  const noDeposit = useAbsent('deposit');
  const mayDeposit = useExcluded() === null && !noDeposit;
  const locale = useLocale();
  const isTold = useRealPlayed();
  if (!wallet || asOf === null) return null;
  const long = (formatAmount(locale, wallet.realMoney ?? '', wallet.currencyCode)?.length ?? 0) > LONG;
  const balance = (
    <Root className="balance">
      <SiteLink href={urlOf('Wallet')} className="money" data-stale={stale || undefined} data-long={long || undefined}>
        <Icon of={stale ? Clock : Wallet} size={16} className={stale ? undefined : 'purse'} />
        <VisuallyHidden>{t('player.balance')} </VisuallyHidden>
        <span aria-live={isTold ? 'off' : 'polite'}>
          <Amount value={wallet.realMoney} currency={wallet.currencyCode} />
        </span>
        {stale && (
          <VisuallyHidden>
            {' '}
            <AsOf instant={asOf} />
          </VisuallyHidden>
        )}
      </SiteLink>
      {mayDeposit && (
        <SiteLink href={urlOf('deposit')} className="deposit" aria-label={t('player.place.deposit')}>
          <Icon of={Plus} />
          <span className="wide">{t('player.place.deposit')}</span>
        </SiteLink>
      )}
    </Root>
  );
  if (!several) return balance;
  return (
    <HeaderWallets wallets={wallets} chosen={wallet.currencyCode}>
      {balance}
    </HeaderWallets>
  );
}
