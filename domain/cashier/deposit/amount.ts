import { MINUTE_MS } from '@/domain/time/lengths';
import { decimalsOf, toDecimal, toMinor } from '@/domain/money/money';

/** Quick amounts in whole units of the currency (CONST-04). */
export const QUICK_AMOUNTS = [25, 50, 100] as const;
/** Initial amount of the field (CONST-05). */
export const FIRST_AMOUNT = 25;

/** Steps are one unit up to this amount, five above it (CONST-05, OP-076). */
const TURN = 30n;
const [SMALL, LARGE] = [1n, 5n];

const unitOf = (currency: string): bigint => 10n ** BigInt(decimalsOf(currency));

/** Whole units of a currency as minor units: 25 EUR is 2500n. */
export const wholeUnits = (units: number, currency: string): bigint => BigInt(units) * unitOf(currency);

/** One step up, in minor units: by one below 30, by five from 30 on (OP-076). */
export function stepUp(amount: bigint, currency: string): bigint {
  const unit = unitOf(currency);
  return amount + (amount < TURN * unit ? SMALL : LARGE) * unit;
}

/** One step down, in minor units: by five above 30 but not below 30, by one from 30 down, never below 0 (OP-076). */
export function stepDown(amount: bigint, currency: string): bigint {
  const unit = unitOf(currency);
  const turn = TURN * unit;
  if (amount > turn) return amount - LARGE * unit < turn ? turn : amount - LARGE * unit;
  return amount > SMALL * unit ? amount - SMALL * unit : 0n;
}

/** Deposit limits in minor units; null without a limit. */
export type Bounds = { min: bigint | null; max: bigint | null };

type WrittenBounds = { min?: string | null; max?: string | null };

const minor = (text: string | null | undefined, currency: string): bigint | null =>
  text == null ? null : toMinor(text, currency);

/** Limits of a method, else those of the operator's table for the currency, else none (OP-077). */
export function boundsOf(
  method: { min: string | null; max: string | null },
  currency: string,
  table: Readonly<Record<string, WrittenBounds>>,
): Bounds {
  const written = Object.hasOwn(table, currency) ? table[currency] : undefined;
  return {
    min: minor(method.min, currency) ?? minor(written?.min, currency),
    max: minor(method.max, currency) ?? minor(written?.max, currency),
  };
}

export type BoundFault = 'zero' | 'below' | 'above';

/** Validates an amount in minor units: above 0 and within the inclusive bounds (VAL-35, OP-077). */
export function amountFault(amount: bigint, { min, max }: Bounds): BoundFault | null {
  if (amount <= 0n) return 'zero';
  if (min !== null && amount < min) return 'below';
  return max !== null && amount > max ? 'above' : null;
}

/** The next whole minute: a time that is told without its seconds must not be too early. */
function wholeMinute(instant: string): string | null {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? null : new Date(Math.ceil(at / MINUTE_MS) * MINUTE_MS).toISOString();
}

type LimitLeft = { left: string | null; later: readonly { at: string; left: string | null }[] };

/**
 * What a deposit limit says of an amount in minor units: null while it fits. Else what is left of the limit and, where
 * the backend says so, the instant from which the amount fits.
 */
export function limitGap(
  { left, later }: LimitLeft,
  needed: bigint,
  currency: string,
): { left: string; from: string | null } | null {
  const rest = minor(left, currency);
  if (left === null || rest === null || rest >= needed) return null;
  const step = later.find((one) => one.left === null || (minor(one.left, currency) ?? 0n) >= needed);
  return { left, from: step ? wholeMinute(step.at) : null };
}

/** Used share of a limit, 0 to 1, given what is left; null without a limit. */
export function usedShare(left: string | null, limit: string | null, currency: string): number | null {
  const [rest, whole] = [minor(left, currency), minor(limit, currency)];
  if (rest === null || whole === null || whole <= 0n) return null;
  const used = rest < 0n ? whole : whole - rest;
  return used <= 0n ? 0 : Number((used * 1000n) / whole) / 1000;
}

/** Used part of a limit, as a decimal string; null if either is not an amount. */
export function usedOf(left: string | null, limit: string | null, currency: string): string | null {
  const [rest, whole] = [minor(left, currency), minor(limit, currency)];
  return rest === null || whole === null ? null : toDecimal(whole - rest, currency);
}
