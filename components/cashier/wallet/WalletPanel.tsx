import { ArrowDownToLine, ArrowUpFromLine, Landmark } from 'lucide';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Page';
import { Loading } from '@/components/ui/feedback/Loading';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { useBalance } from '@/hooks/player/useBalance';
import { useExcluded } from '@/hooks/player/useExcluded';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useSettings } from '@/hooks/useSettings';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { AccountTotals } from './AccountTotals';
import { AsOf } from './AsOf';
import { RefreshButton } from './RefreshButton';
import { WalletCard } from './WalletCard';
import { WalletSwitcher } from './WalletSwitcher';

/** Deposit and withdraw have equal weight. */
const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
  gap: ${token('space-8')};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 240px));
  }
`;

const Age = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-8')};
  font-size: 13px;
  line-height: 20px;
  color: ${token('text-muted')};
`;

/**
 * The player's balances (P-21, P-40): five values per currency, their age, and links to deposit and withdraw. A player
 * with several wallets can switch where the operator offers it (W-31).
 */
export function WalletPanel() {
  const t = useT();
  const urlOf = usePageUrl();
  const { wallets, wallet, asOf, stale, failed, refresh } = useBalance();
  const mayDeposit = useExcluded() === null;
  const noCashier = useAbsent('cashier');
  const noDeposit = useAbsent('deposit');
  const noWithdrawal = useAbsent('withdrawal');
  const isOff = useAbsent('walletChoice');
  const several = useSettings().useMultiWallet && !isOff;
  if (wallets === null || asOf === null)
    return failed ? (
      <ErrorState title={t('wallet.failed')} onRetry={() => void refresh()} />
    ) : (
      <Loading shapes={['heading', 'line']} />
    );
  const shown = wallets.length > 0 ? wallets : wallet ? [wallet] : [];
  return (
    <Stack>
      <Age>
        <span>
          <AsOf instant={asOf} />
        </span>
        <RefreshButton onRefresh={refresh} />
      </Age>
      {(failed || stale) && <Notice tone="warning">{t('wallet.old')}</Notice>}
      {shown.map((each) => (
        <WalletCard key={each.currencyCode} wallet={each} played={wallets.length > 1 && each === wallet} />
      ))}
      <AccountTotals />
      <Ways>
        {mayDeposit && !noCashier && (
          <ButtonLink
            look="primary"
            wide
            href={urlOf('deposit')}
            icon={<Icon of={noDeposit ? Landmark : ArrowDownToLine} />}
          >
            {t(noDeposit ? 'shell.nav.payments' : 'wallet.deposit')}
          </ButtonLink>
        )}
        {!noWithdrawal && (
          <ButtonLink look="outline" wide href={urlOf('withdraw')} icon={<Icon of={ArrowUpFromLine} />}>
            {t('wallet.withdraw')}
          </ButtonLink>
        )}
      </Ways>
      {several && wallets.length > 1 && <WalletSwitcher wallets={wallets} chosen={wallet?.currencyCode ?? null} />}
    </Stack>
  );
}
