import { anywhere } from '@/config/markets/anywhere';
import { type Market } from '@/config/markets/market';
import { stakeMinor } from '../../currencies/stakesIn';

/** The brands' maximum bet, and the maximum bet while a player holds a bonus, in euro (spec §3, bet limits). */
const GLOBAL = '500.00';
const WITH_BONUS = '5.00';

export type BrandBounds = { globalBetLimit: bigint; bonusMaxBet: bigint };

/**
 * The brands' maximum bets in a currency, in minor units, within what the market allows; null for a currency that is not
 * played.
 */
export function brandBounds(currency: string, { rounds: { mostStake } }: Market = anywhere): BrandBounds | null {
  const [brandLimit, withBonus] = [stakeMinor(GLOBAL, currency), stakeMinor(WITH_BONUS, currency)];
  if (brandLimit === null || withBonus === null) return null;
  const most = mostStake === null ? brandLimit : stakeMinor(mostStake, currency)!;
  const least = (bound: bigint) => (most < bound ? most : bound);
  return { globalBetLimit: least(brandLimit), bonusMaxBet: least(withBonus) };
}
