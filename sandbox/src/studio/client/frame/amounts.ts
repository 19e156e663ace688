import { toDecimal, toMinor } from '@/domain/money/money';

/** Parses a decimal string of the wire into minor units; zero when it is invalid. */
export const minor = (amount: string, currency: string): bigint => toMinor(amount, currency) ?? 0n;

export const decimal = (amount: bigint, currency: string): string => toDecimal(amount, currency);
