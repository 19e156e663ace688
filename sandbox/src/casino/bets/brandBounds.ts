import { stakeMinor } from '../../currencies/stakesIn';

/** The brands' maximum bet, and the maximum bet while a player holds a bonus, in euro (spec §3, bet limits). */
const GLOBAL = '500.00';
const WITH_BONUS = '5.00';

export type BrandBounds = { globalBetLimit: bigint; bonusMaxBet: bigint };

/** The brands' maximum bets in a currency, in minor units; null for a currency that is not played. */
export function brandBounds(currency: string): BrandBounds | null {
  const [globalBetLimit, bonusMaxBet] = [stakeMinor(GLOBAL, currency), stakeMinor(WITH_BONUS, currency)];
  return globalBetLimit === null || bonusMaxBet === null ? null : { globalBetLimit, bonusMaxBet };
}
