import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { isOfYoungGroup } from '@/domain/account/player/ageGroup';
import { useAuth } from '@/hooks/player/useAuth';
import { useSettings } from '@/hooks/useSettings';
import { useToday } from '@/hooks/useToday';
import { found, forgotten } from '@/store/missing';

/** Takes the VIP club away, everywhere, from a player of the age that the market protects. */
export function useClubByAge(): void {
  const dispatch = useDispatch();
  const { page } = useSettings().marketRules;
  const birth = useAuth().user?.dateOfBirth ?? '';
  const isYoung = isOfYoungGroup(page, birth, useToday('local'));
  useEffect(() => {
    if (!isYoung) return;
    // As for a backend without a club: the call is not there for this player.
    dispatch(found('loyaltyLevels'));
    return () => void dispatch(forgotten('loyaltyLevels'));
  }, [dispatch, isYoung]);
}
