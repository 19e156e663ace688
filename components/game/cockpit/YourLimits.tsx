import { type ComponentType } from 'react';
import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Loading } from '@/components/ui/feedback/Loading';
import { Notice } from '@/components/ui/feedback/Notice';
import { BAR_KEY } from '@/domain/game/frameMessages';
import { limitsLeft } from '@/domain/game/nearLimit';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useToken } from '@/hooks/player/useToken';
import { useT } from '@/hooks/useT';
import { useLimitsQuery } from '@/services/protection/protection';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { LimitLine } from './LimitLine';

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-16')};

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${token('space-4')} ${token('space-12')};
    padding-block: ${token('space-12')};
    font-variant-numeric: tabular-nums lining-nums;
    color: ${token('text-muted')};
  }
  li + li {
    border-block-start: 1px solid ${token('border')};
  }
  b {
    font-weight: 650;
    color: ${token('text')};
  }
  progress {
    flex: 1 0 100%;
    block-size: 6px;
  }
  .key {
    display: none;
    color: ${token('text-muted')};
  }
  ${media.hover} {
    .key {
      display: block;
    }
  }
`;

export type YourLimitsProps = {
  open: boolean;
  onClose: () => void;
  /** The setting of the reality check; provided by another feature. */
  Check?: ComponentType;
};

/** Every limit that the player has set, with what is left of it, and the setting of the reality check; the game waits. */
export function YourLimits({ open, onClose, Check }: YourLimitsProps) {
  const t = useT();
  const urlOf = usePageUrl();
  const { currentData: data, isError, refetch } = useLimitsQuery(undefined, { skip: useToken() === null });
  const periods = data && limitsLeft(data.limits);
  const highest = data?.limits.find(({ kind, amount }) => kind === 'maxBet' && amount !== null);
  const isNone = periods?.length === 0 && !highest;
  return (
    <Dialog open={open} onClose={onClose} title={t('play.bar.title')}>
      <Body>
        {!data && isError && (
          <Notice tone="warning">
            <p>{t('play.bar.notLoaded')}</p>
            <Button look="outline" onClick={() => void refetch()}>
              {t('ui.tryAgain')}
            </Button>
          </Notice>
        )}
        {!data && !isError && <Loading shapes={['line', 'line']} />}
        {isNone && <p>{t('play.bar.noLimits')}</p>}
        {periods && !isNone && (
          <ul>
            {periods.map((limit) => (
              <li key={`${limit.kind}.${limit.period}`}>
                <LimitLine limit={limit} />
              </li>
            ))}
            {highest && (
              <li>
                <span>{t('play.bar.maxBet')}</span>{' '}
                <b>
                  <Amount value={highest.amount} currency={highest.currency} />
                </b>
              </li>
            )}
          </ul>
        )}
        <ButtonLink look="outline" href={urlOf('limits')}>
          {t('play.bar.change')}
        </ButtonLink>
        {Check && <Check />}
        <p className="key">{t('play.bar.key', { key: BAR_KEY })}</p>
      </Body>
    </Dialog>
  );
}
