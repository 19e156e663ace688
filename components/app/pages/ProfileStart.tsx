import styled from 'styled-components';
import { ProfileHome } from '@/components/account/profile/ProfileHome';
import { AccountTotals } from '@/components/cashier/wallet/AccountTotals';
import { LastDays } from '@/components/rewards/vip/LastDays';
import { LevelCard } from '@/components/rewards/vip/LevelCard';
import { useClaims } from '@/hooks/player/useClaims';
import { useOwnLevel } from '@/hooks/player/useOwnLevel';
import { useUnpromoted } from '@/hooks/player/useQuiet';
import { useAbsent } from '@/hooks/useAbsent';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { latePart } from '../late/latePart';
import { LateToday } from '../late/rewardParts';

/** Side by side on a desktop; each card has its height from the first paint on. */
const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-16')};

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

const TodayPlace = styled.div`
  display: grid;
  min-block-size: 250px;

  > [aria-hidden] {
    border-radius: ${token('radius-lg')};
  }
`;

const LimitsPlace = styled.div`
  min-block-size: 236px;
`;

const LateLimits = latePart({
  texts: ['protection'],
  load: async () => (await import('@/components/protection/limits/LimitsCard')).LimitsCard,
  Place: LimitsPlace,
});

/**
 * The profile's start page: the cashier's totals of the account, the level, what can be claimed today, the last days of
 * play, and the deposit limits. Excluded players (WDR-10) and those in quiet mode are told of no level and no claim.
 */
export function ProfileStart() {
  const level = useOwnLevel();
  const unpromoted = useUnpromoted();
  const claims = useClaims();
  const noLimits = useAbsent('limits');
  return (
    <ProfileHome Totals={AccountTotals}>
      <Cards>
        {level && !unpromoted && <LevelCard own={level} />}
        {claims && !unpromoted && (
          <TodayPlace>
            <LateToday />
          </TodayPlace>
        )}
        <LastDays />
        {!noLimits && <LateLimits />}
      </Cards>
    </ProfileHome>
  );
}
