/**
 * The cashback award of the day as it stands (ENT-22): what the player lost net, and the part of it that is given back. Decimal
 * texts; `percent` is a factor, unless the operator counts in hundredths (OP-093).
 */
export type Award = { ngr: string; percent: string; currency: string | null };

/** What moved it: a stake, or a win. */
export type Movement = 'debit' | 'credit';

/** Decimals that are kept while counting. */
const PLACES = 18;

const DECIMAL = /^(-?)(\d+)(?:\.(\d{1,18}))?$/;

/** A decimal text in units of the eighteenth decimal; none for what is no number. */
function units(text: string): bigint {
  const [, sign, whole = '', fraction = ''] = DECIMAL.exec(text) ?? [];
  const size = BigInt(whole + fraction.padEnd(PLACES, '0'));
  return sign === '-' ? -size : size;
}

/** The same as a text, without zeros at its end; `places` says what a unit is. */
function inWords(amount: bigint, places = PLACES): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0+$/, '');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -places)}${fraction && `.${fraction}`}`;
}

/** A stake adds to the net loss, a win takes from it (AWARD-07). `amount` is a decimal text. */
export function moved(award: Award, movement: Movement, amount: string): Award {
  const change = units(amount);
  return { ...award, ngr: inWords(units(award.ngr) + (movement === 'debit' ? change : -change)) };
}

/**
 * The net loss times the percent, exactly, also below zero (AWARD-08). `base` is 1 where the percent is a factor, 100 where it
 * is whole percents (the setting awardPercentBase).
 */
export const payoutOf = ({ ngr, percent }: Award, base: 1 | 100): string =>
  inWords(units(ngr) * units(percent), 2 * PLACES + (base === 100 ? 2 : 0));

/** As it is shown: what would be below zero is nothing. */
export const shownPayout = (payout: string): string => (payout.startsWith('-') ? '0' : payout);

/** The player's own result: a net loss of 312.40 is −312.40, and with the award added what is left of it. */
export const resultOf = ({ ngr }: Award, payout = '0'): string => inWords(units(shownPayout(payout)) - units(ngr));
