import { signOf } from '@/domain/money/signOf';

/**
 * The day's current cashback award (ENT-22): the player's net loss and the share paid back. Decimal strings; `percent`
 * is a factor, unless the operator uses whole percents (OP-093).
 */
export type Award = { ngr: string; percent: string; currency: string | null };

/** A stake or a win. */
export type Movement = 'debit' | 'credit';

/** Decimals kept in calculations. */
const PLACES = 18;

const DECIMAL = /^(-?)(\d+)(?:\.(\d{1,18}))?$/;

/** A decimal string in units of 10^-18; 0n if it is not a number. */
function units(text: string): bigint {
  const [, sign, whole = '', fraction = ''] = DECIMAL.exec(text) ?? [];
  const size = BigInt(whole + fraction.padEnd(PLACES, '0'));
  return sign === '-' ? -size : size;
}

/** The inverse, without trailing zeros; `places` is the number of decimals. */
function inWords(amount: bigint, places = PLACES): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0+$/, '');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -places)}${fraction && `.${fraction}`}`;
}

/** A stake increases the net loss, a win reduces it (AWARD-07). `amount` is a decimal string. */
export function moved(award: Award, movement: Movement, amount: string): Award {
  const change = units(amount);
  return { ...award, ngr: inWords(units(award.ngr) + (movement === 'debit' ? change : -change)) };
}

/**
 * Net loss times percent, exact, also when negative (AWARD-08). `base` is 1 if the percent is a factor, 100 if it is
 * whole percents (the setting awardPercentBase).
 */
export const payoutOf = ({ ngr, percent }: Award, base: 1 | 100): string =>
  inWords(units(ngr) * units(percent), 2 * PLACES + (base === 100 ? 2 : 0));

/** The displayed payout: negative values show as 0. */
export const shownPayout = (payout: string): string => (signOf(payout) === '-' ? '0' : payout);

/** The player's result: a net loss of 312.40 gives −312.40. */
export const resultOf = ({ ngr }: Award): string => inWords(-units(ngr));

/** Rounded half away from zero, as a figure is shown. */
function rounded(amount: bigint, places: number): bigint {
  const unit = 10n ** BigInt(PLACES - places);
  const half = amount < 0n ? -unit / 2n : unit / 2n;
  return ((amount + half) / unit) * unit;
}

/** The result with the award: the sum of both as they are shown with this many decimals, so that a player can add them up. */
export const resultWith = (award: Award, payout: string, places: number): string =>
  inWords(rounded(units(resultOf(award)), places) + rounded(units(shownPayout(payout)), places));
