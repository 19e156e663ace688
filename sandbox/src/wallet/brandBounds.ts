import { stakeMinor } from '../catalogue/stakesIn';

/** Highest bet of the brands, and highest one while a player holds a bonus, in euro (spec §3, bet limits). */
const GLOBAL = '500.00';
const WITH_BONUS = '5.00';

export type BrandBounds = { globalBetLimit: bigint; bonusMaxBet: bigint };

/** What a brand takes at most as one bet in a currency, in minor units; null for a currency nobody plays in. */
export function brandBounds(currency: string): BrandBounds | null {
  const [globalBetLimit, bonusMaxBet] = [stakeMinor(GLOBAL, currency), stakeMinor(WITH_BONUS, currency)];
  return globalBetLimit === null || bonusMaxBet === null ? null : { globalBetLimit, bonusMaxBet };
}
