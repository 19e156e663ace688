import { decimalsOf, toDecimal, toMinor } from '@/domain/money/money';

/** What the cashier offers at a press, in whole units of the currency (CONST-04). */
export const QUICK_AMOUNTS = [25, 50, 100] as const;
/** What the field opens at (CONST-05). */
export const FIRST_AMOUNT = 25;

/** Up to here a step is one unit, beyond it five (CONST-05, OP-076). */
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

/** One step down: by five above 30 but not below 30, by one from 30 on, never below 0 (OP-076). */
export function stepDown(amount: bigint, currency: string): bigint {
  const unit = unitOf(currency);
  const turn = TURN * unit;
  if (amount > turn) return amount - LARGE * unit < turn ? turn : amount - LARGE * unit;
  return amount > SMALL * unit ? amount - SMALL * unit : 0n;
}

/** The least and the most that may be paid in, in minor units; null without a bound. */
export type Bounds = { min: bigint | null; max: bigint | null };

type WrittenBounds = { min?: string | null; max?: string | null };

const minor = (text: string | null | undefined, currency: string): bigint | null =>
  text == null ? null : toMinor(text, currency);

/** The bounds of a method, else those that the operator's table has for the currency, else none (OP-077). */
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

/** What is wrong with an amount. */
export type BoundFault = 'zero' | 'below' | 'above';

/** Judges an amount of minor units: above 0 and within the bounds, which are allowed themselves (VAL-35, OP-077). */
export function amountFault(amount: bigint, { min, max }: Bounds): BoundFault | null {
  if (amount <= 0n) return 'zero';
  if (min !== null && amount < min) return 'below';
  return max !== null && amount > max ? 'above' : null;
}

/** The share of a limit that is used, 0 to 1, from what is left of it; null without a limit. */
export function usedShare(left: string | null, limit: string | null, currency: string): number | null {
  const [rest, whole] = [minor(left, currency), minor(limit, currency)];
  if (rest === null || whole === null || whole <= 0n) return null;
  const used = rest < 0n ? whole : whole - rest;
  return used <= 0n ? 0 : Number((used * 1000n) / whole) / 1000;
}

/** What is used of a limit, as a decimal text; null where either is no amount. */
export function usedOf(left: string, limit: string, currency: string): string | null {
  const [rest, whole] = [minor(left, currency), minor(limit, currency)];
  return rest === null || whole === null ? null : toDecimal(whole - rest, currency);
}
