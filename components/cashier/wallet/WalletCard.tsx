import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { Card } from '@/components/ui/layout/Card';
import { StatList } from '@/components/ui/figures/StatList';
import { Tag } from '@/components/ui/figures/Tag';
import type { Wallet } from '@/domain/account/player/userDetails';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${token('space-16')};

  h2 {
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  .money {
    font: ${token('font-display-weight')} 32px/40px ${token('font-display')};
    overflow-wrap: anywhere;
  }
`;

/** Balances shown besides the real money, in this order. */
const PARTS = ['bonus', 'wager', 'depositWager', 'rollover'] as const;

/** The five values of a balance (ENT-14): real money first, then bonus money and the remaining wagering. */
export function WalletCard({ wallet, played }: { wallet: Wallet; played: boolean }) {
  const t = useT();
  const { currencyCode, realMoney } = wallet;
  return (
    <Root as="section" aria-label={t('wallet.of', { currency: currencyCode })}>
      <div>
        <h2>
          {t('wallet.realMoney')}
          {played && <Tag>{t('wallet.played')}</Tag>}
        </h2>
        <p className="money">
          <Amount value={realMoney} currency={currencyCode} />
        </p>
      </div>
      <StatList
        label={t('wallet.parts')}
        stats={PARTS.map((part) => ({
          key: part,
          label: t(`wallet.${part}`),
          value: <Amount value={wallet[part]} currency={currencyCode} />,
        }))}
      />
    </Root>
  );
}
