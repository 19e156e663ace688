import { toMinor } from '@/domain/money/money';
import type { BonusBuyAsk, RealPlayNow } from './realPlay';

/** The price as a multiple of the stake; null if it is not a whole multiple or an amount cannot be read. */
export function stakesInPrice({ price, stake, currency }: BonusBuyAsk): number | null {
  const [whole, one] = [toMinor(price, currency), toMinor(stake, currency)];
  if (whole === null || one === null || one <= 0n || whole % one !== 0n) return null;
  return Number(whole / one);
}

/** Whether the price exceeds the real-money balance; false if the balance is unknown or in another currency. */
export function isTooDear({ price, currency }: BonusBuyAsk, { balance }: Pick<RealPlayNow, 'balance'>): boolean {
  if (balance?.currency !== currency || balance.parts === null) return false;
  const [held, wanted] = [toMinor(balance.parts.realMoney, currency), toMinor(price, currency)];
  return held !== null && wanted !== null && held < wanted;
}
