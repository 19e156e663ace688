import { LoadingPlace } from '@/components/ui/feedback/LoadingPlace';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { useT } from '@/hooks/useT';
import { useToken } from '@/hooks/player/useToken';
import { useLimitsQuery, type Limit } from '@/services/protection/protection';
import { Tools } from '../parts/look';
import { HouseBounds } from './HouseBounds';
import { LimitGroup, type GroupKind } from './LimitGroup';

const groupOf = ({ kind }: Pick<Limit, 'kind'>): GroupKind => (kind === 'maxBet' ? 'bet' : kind);

/** Limits on deposits, losses and bets (LIM-01, LIM-05) with their usage, and the operator's own bet limits. */
export function PlayerLimits() {
  const t = useT();
  const { data, isError, isFetching, refetch } = useLimitsQuery(undefined, { skip: useToken() === null });

  if (isError && !data && !isFetching)
    return <ErrorState title={t('ui.loadingError')} onRetry={() => void refetch()} />;
  // The placeholder fills the screen, as the groups will.
  if (!data) return <LoadingPlace />;

  const { limits, bounds } = data;
  const group = (kind: GroupKind) => <LimitGroup kind={kind} limits={limits.filter((one) => groupOf(one) === kind)} />;
  const hasPlayLimits = limits.some(({ kind }) => kind !== 'deposit');
  return (
    <>
      {group('deposit')}
      {hasPlayLimits && (
        <Tools>
          {group('loss')}
          {group('bet')}
        </Tools>
      )}
      <HouseBounds bounds={bounds} currency={limits[0]?.currency ?? null} />
    </>
  );
}
