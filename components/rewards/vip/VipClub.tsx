import { useSelector } from 'react-redux';
import { useLocale } from '@/components/ui/LocaleContext';
import { LoadingPlace } from '@/components/ui/feedback/LoadingPlace';
import { Stack } from '@/components/ui/layout/Page';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { levelGroups, standingOf } from '@/domain/rewards/vipLevels';
import { useSettings } from '@/hooks/useSettings';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { userDetailsEndpoint } from '@/services/account/profile';
import { useLoyaltyLevelsQuery } from '@/services/rewards/vipLevels';
import { Levels, LevelGifts } from './Levels';
import { LevelStanding } from './LevelStanding';

const selectDetails = userDetailsEndpoint.select();

/**
 * The levels of the VIP club with their benefits and, for a player, the current standing (P-10, P-11, P-24). The
 * standing is shown even if the table of levels fails to load.
 */
export function VipClub() {
  const t = useT();
  const { loyaltyLevelGroupSteps } = useSettings();
  const isOff = useAbsent('vipClub');
  const language = useLocale().code;
  const { data, isError, refetch } = useLoyaltyLevelsQuery({ language }, { skip: isOff });
  const own = useSelector(selectDetails).data?.loyaltyLevel ?? null;
  const groups = levelGroups(data ?? [], loyaltyLevelGroupSteps);
  return (
    <Stack>
      {own && <LevelStanding standing={standingOf(own, data ?? [])} />}
      {data && data.length > 0 && (
        <>
          <Levels groups={groups} own={own} />
          <LevelGifts levels={groups.flat()} own={own} />
        </>
      )}
      {!data && isError && <ErrorState title={t('vipClub.failed')} onRetry={() => void refetch()} />}
      {!data && !isError && !isOff && <LoadingPlace />}
    </Stack>
  );
}
