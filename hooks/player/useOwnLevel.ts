import { useSelector } from 'react-redux';
import type { LoyaltyLevel } from '@/domain/account/player/userDetails';
import { userDetailsEndpoint } from '@/services/account/profile';

const selectDetails = userDetailsEndpoint.select();

/** The player's VIP level; null for guests, and where the backend tells none. */
export const useOwnLevel = (): LoyaltyLevel | null => useSelector(selectDetails).data?.loyaltyLevel ?? null;
