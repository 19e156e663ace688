import styled from 'styled-components';
import { ProgressBar } from '@/components/ui/figures/ProgressBar';
import { Amount } from '@/components/ui/figures/Amount';
import { Button } from '@/components/ui/controls/Button';
import { Card } from '@/components/ui/layout/Card';
import { Result } from '@/components/ui/feedback/Result';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { usedOf, usedShare } from '@/domain/cashier/deposit/amount';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { useToken } from '@/hooks/player/useToken';
import { useDepositAllowanceQuery } from '@/services/cashier/cashier';
import type { Allowance } from '@/services/cashier/cashierWire';
import { token } from '@/themes/token';

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-8')};
  font: 400 ${token('type-sm')} ${token('font-text')};

  .line {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0 ${token('space-12')};
  }
  h2 {
    font: 650 ${token('type-sm')} ${token('font-text')};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    margin-block: -8px;
    font-weight: 600;
    color: ${token('accent-text')};
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .small {
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  .net b {
    font-size: 15px;
  }
`;

/**
 * The rest of the player's deposit limit and the net result of the last 30 days; a loss looks no different from a win.
 * Absent where the backend does not tell.
 */
export function AllowanceCard() {
  const t = useT();
  const urlOf = usePageUrl();
  const isAbsent = useAbsent('allowance');
  const skip = useToken() === null || isAbsent;
  const { data, isError, isFetching, refetch } = useDepositAllowanceQuery(undefined, {
    skip,
    refetchOnMountOrArgChange: 30,
  });
  if (isAbsent) return null;
  return (
    <Root as="section" aria-label={t('deposit.yourLimits')} aria-busy={(!data && isFetching) || undefined}>
      {data ? (
        <>
          <LimitLeft allowance={data} href={urlOf('limits')} />
          <NetResult allowance={data} />
        </>
      ) : isError && !isFetching ? (
        <div className="line" role="alert">
          <span>{t('deposit.allowanceFailed')}</span>
          <Button size="normal" onClick={() => void refetch()}>
            {t('ui.tryAgain')}
          </Button>
        </div>
      ) : (
        <>
          <Skeleton $shape="line" />
          <Skeleton $shape="line" />
        </>
      )}
      <SiteLink href={urlOf('responsibility')}>{t('deposit.saferPlay')}</SiteLink>
    </Root>
  );
}

const PERIODS = ['day', 'week', 'month'] as const;

type LimitLeftProps = { allowance: Allowance; href: string };

function LimitLeft({ allowance: { currencyCode, left, limit, period }, href }: LimitLeftProps) {
  const t = useT();
  if (left === null && limit === null)
    return (
      <div className="line">
        <h2>{t('deposit.noLimit')}</h2>
        <SiteLink href={href}>{t('deposit.setLimit')}</SiteLink>
      </div>
    );
  // A limit of which the backend tells only a part is still one.
  const share = usedShare(left, limit, currencyCode);
  const name = period === null ? null : t(`deposit.limit.${PERIODS[period]}`);
  return (
    <>
      <div className="line">
        {name && <h2>{name}</h2>}
        <SiteLink href={href}>{t('deposit.changeLimit')}</SiteLink>
      </div>
      {share !== null && <ProgressBar aria-label={name ?? t('deposit.used')} value={share} max={1} />}
      <div className="line small">
        <span>
          {t('deposit.used')} <Amount value={usedOf(left, limit, currencyCode)} currency={currencyCode} /> /{' '}
          <Amount value={limit} currency={currencyCode} />
        </span>
        <span>
          {t('deposit.left')} <Amount value={left} currency={currencyCode} />
        </span>
      </div>
    </>
  );
}

function NetResult({ allowance: { currencyCode, netResult30Days } }: { allowance: Allowance }) {
  const t = useT();
  return (
    <p className="line net">
      <span>{t('deposit.net30')}</span>
      <b>
        <Result value={netResult30Days} currency={currencyCode} />
      </b>
    </p>
  );
}
