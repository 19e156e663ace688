import { REWARD_ENDPOINTS } from '@/config/endpoints/rewards';
import type { VipLevel } from '@/domain/rewards/vipLevels';
import { api } from '@/services/http/api';
import { call } from '@/services/http/call';
import { bag, number, readAll, rowsOf, text } from '@/services/http/parse';

function toLevel(wire: unknown): VipLevel | null {
  const { level, name, xp, rakebackRate, cashbackPercent, benefits } = bag(wire);
  const [index, title, from] = [number(level), text(name), number(xp)];
  if (index === null || title === null || from === null) return null;
  return {
    level: index,
    name: title,
    xp: from,
    benefits: readAll(benefits, text),
    rakebackRate: number(rakebackRate),
    cashbackPercent: number(cashbackPercent),
  };
}

const levelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The levels of the VIP club, in the page's language; the same for every player. */
    loyaltyLevels: build.query<VipLevel[], { language: string }>({
      query: () => ({
        ...call(REWARD_ENDPOINTS.loyaltyLevels),
        read: (wire) => rowsOf(bag(bag(wire).data).levels, toLevel),
      }),
    }),
  }),
});

export const { useLoyaltyLevelsQuery } = levelsApi;
