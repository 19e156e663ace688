import { useId } from 'react';
import styled from 'styled-components';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { Loading } from '@/components/ui/feedback/Loading';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { Amount } from '@/components/ui/figures/Amount';
import { ProgressBar } from '@/components/ui/figures/ProgressBar';
import { MoreCard } from '@/components/ui/layout/HeadedCard';
import { Sentence } from '@/components/ui/layout/Sentence';
import { usedShare } from '@/domain/protection/limitChange';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { useToken } from '@/hooks/player/useToken';
import { useLimitsQuery } from '@/services/protection/protection';
import { token } from '@/themes/token';
import { limitName } from './limitName';

const Root = styled(MoreCard)`
  display: flex;
  flex-direction: column;
  block-size: 100%;

  li {
    padding-block: ${token('space-8')};
  }
  li + li {
    border-block-start: 1px solid ${token('border')};
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token('space-12')};
  }
  .line > :first-child {
    color: ${token('text-muted')};
  }
  .line > :last-child {
    font-weight: 600;
  }
  progress {
    margin-block-start: ${token('space-8')};
  }
  > a {
    align-self: start;
    margin-block-start: auto;
  }
`;

/** The player's deposit limits with what is used of them, and the way to change them (LIM-01). */
export function LimitsCard() {
  const t = useT();
  const id = useId();
  const urlOf = usePageUrl();
  const { data, isError, isFetching, refetch } = useLimitsQuery(undefined, { skip: useToken() === null });
  const isFailed = isError && !isFetching;
  const limits = data?.limits.filter(({ kind }) => kind === 'deposit') ?? [];
  return (
    <Root as="section" aria-labelledby={id}>
      <h2 id={id}>{t('protection.limits.deposit')}</h2>
      {!data && !isFailed && <Loading shapes={['line', 'line', 'line']} />}
      {!data && isFailed && <ErrorState title={t('ui.loadingError')} onRetry={() => void refetch()} />}
      {limits.length > 0 && (
        <ul>
          {limits.map((limit) => {
            const { period, amount, used, currency } = limit;
            const share = usedShare(limit, used);
            return (
              <li key={period}>
                <p className="line">
                  <span>{limitName(limit, t)}</span>
                  {amount === null ? (
                    <span>{t('protection.limit.none')}</span>
                  ) : (
                    <span>
                      <Sentence
                        of="protection.limit.usedOf"
                        marks={{
                          used: <Amount value={used} currency={currency} />,
                          amount: <Amount value={amount} currency={currency} />,
                        }}
                      />
                    </span>
                  )}
                </p>
                {share !== null && <ProgressBar aria-hidden max={1} value={share} />}
              </li>
            );
          })}
        </ul>
      )}
      <SiteLink href={urlOf('limits')}>{t('protection.limits.change')}</SiteLink>
    </Root>
  );
}
