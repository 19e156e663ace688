import { decimalsOf, toDecimal, toMinor } from '@/domain/money/money';
import { boundsIn, type Scale } from './bounds';
import { worthOfUnit } from '../../currencies/worth';

/** Worth of the minimum withdrawal, in millionths of a euro, so that network fees do not consume it. */
const LEAST_WORTH = 20_000_000n;

/** Rounds up to two significant digits, for readable bounds. */
function rounded(amount: bigint): bigint {
  const unit = 10n ** BigInt(Math.max(String(amount).length - 2, 0));
  return ((amount + unit - 1n) / unit) * unit;
}

/** Minimum and maximum of one withdrawal by a method, in minor units; null for a currency the brands do not have. */
export function withdrawalBounds({ scale }: { scale: Scale }, currency: string): { min: bigint; max: bigint } | null {
  const [deposit, worth] = [boundsIn(currency, scale === 'card' ? 'usual' : scale), worthOfUnit(currency)];
  const max = deposit && toMinor(deposit.max, currency);
  if (!max || worth === undefined) return null;
  return { min: rounded((LEAST_WORTH * 10n ** BigInt(decimalsOf(currency))) / worth), max };
}

/** The bounds in the shape of the contract; empty for methods without payouts. */
export function withdrawalBoundsWire(
  method: { scale: Scale; withdrawalExist?: boolean },
  currency: string | null,
): { withdrawMin?: string; withdrawMax?: string } {
  const bounds = method.withdrawalExist && currency !== null ? withdrawalBounds(method, currency) : null;
  if (!bounds || currency === null) return {};
  return { withdrawMin: toDecimal(bounds.min, currency), withdrawMax: toDecimal(bounds.max, currency) };
}
