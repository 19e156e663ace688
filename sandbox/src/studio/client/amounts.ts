import { toDecimal, toMinor } from '@/domain/money/money';

/** Reads a decimal string of the wire as minor units; zero when it is none. */
export const minor = (amount: string, currency: string): bigint => toMinor(amount, currency) ?? 0n;

export const decimal = (amount: bigint, currency: string): string => toDecimal(amount, currency);
