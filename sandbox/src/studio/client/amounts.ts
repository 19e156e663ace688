import { toDecimal, toMinor } from '@/domain/money/money';

/** Reads a decimal string of the wire as minor units; zero when it is none. */
export const minor = (amount: string, currency: string): bigint => toMinor(amount, currency) ?? 0n;

export const decimal = (amount: bigint, currency: string): string => toDecimal(amount, currency);

/** A decimal string with the thousands parted, e.g. `1,000.00`. */
export function shown(amount: string): string {
  const [whole = '0', fraction] = amount.split('.');
  const parted = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? parted : `${parted}.${fraction}`;
}
