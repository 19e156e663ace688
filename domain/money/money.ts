/**
 * Money. On the wire an amount is a decimal string ("12.34"); in code it is a bigint of minor units (1234n) with its
 * currency. Never a float (spec §3, reliability rule 4).
 */

/** Currencies that do not have two decimals: ISO 4217, crypto coins and the sandbox's demo credits. */
const DECIMALS: Readonly<Record<string, number>> = {
  JPY: 0,
  KRW: 0,
  VND: 0,
  CLP: 0,
  ISK: 0,
  BIF: 0,
  DJF: 0,
  GNF: 0,
  KMF: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  KWD: 3,
  OMR: 3,
  TND: 3,
  JOD: 3,
  IQD: 3,
  LYD: 3,
  BTC: 8,
  ETH: 8,
  LTC: 8,
  BCH: 8,
  DOGE: 8,
  SOL: 8,
  TRX: 6,
  XRP: 6,
  USDT: 6,
  USDC: 6,
};

/** Decimals of a currency; 2 for unknown codes. */
export const decimalsOf = (currency: string): number => DECIMALS[currency.toUpperCase()] ?? 2;

const DECIMAL = /^(-?)(\d{1,30})(?:\.(\d{1,18}))?$/;

/** Whether a text is a plain decimal number, with however many decimals. */
export const isDecimal = (amount: string): boolean => DECIMAL.test(amount);

/**
 * "12.3" in EUR → 1230n. Null if the text is not a plain decimal number or has more decimals than the currency
 * (trailing zeros ignored), so the caller decides how to handle an invalid amount.
 */
export function toMinor(amount: string, currency: string): bigint | null {
  const match = DECIMAL.exec(amount);
  if (!match) return null;
  const decimals = decimalsOf(currency);
  const fraction = (match[3] ?? '').replace(/0+$/, '');
  if (fraction.length > decimals) return null;
  const minor = BigInt((match[2] ?? '') + fraction.padEnd(decimals, '0'));
  return match[1] === '-' ? -minor : minor;
}

/** As toMinor; null stays null. */
export const minorOf = (amount: string | null, currency: string): bigint | null =>
  amount === null ? null : toMinor(amount, currency);

/** Like toMinor, but truncates decimals the currency does not have; 0n if the text is not a number. */
export function toMinorFloor(amount: string, currency: string): bigint {
  const [, whole = '', fraction = ''] = /^(-?\d{1,30})(?:\.(\d{1,18}))?$/.exec(amount) ?? [];
  const kept = fraction.slice(0, decimalsOf(currency));
  return toMinor(kept === '' ? whole : `${whole}.${kept}`, currency) ?? 0n;
}

/** 1230n in EUR → "12.30", the wire format. */
export function toDecimal(minor: bigint, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0');
  const sign = minor < 0n ? '-' : '';
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
