/** What a withdrawal would cost and bring (ENT-32). Amounts are decimal texts, instants ISO 8601. */
export type Quote = {
  id: string;
  /** Leaves the wallet. */
  credit: string;
  /** Arrives, in `receiveCurrency`. */
  receive: string;
  networkFee: string;
  fee: string;
  /** Of the credit amount and both fees. */
  currency: string;
  receiveCurrency: string;
  /** By the backend's clock; null where it does not say when the quote was made. */
  createdAt: string | null;
  expiresAt: string;
};

/**
 * For how long a quote holds from the moment it arrived, in milliseconds: by the backend's own clock, which need not agree
 * with the device's. `now` (milliseconds) stands in for the time it was made where the backend does not say that. 0 for an
 * end that nobody can read.
 */
export function holdsForMs({ createdAt, expiresAt }: Pick<Quote, 'createdAt' | 'expiresAt'>, now: number): number {
  const from = createdAt === null ? NaN : Date.parse(createdAt);
  const left = Date.parse(expiresAt) - (Number.isNaN(from) ? now : from);
  return left > 0 ? left : 0;
}

/** Whether both say the same figures. */
export const sameFigures = (one: Quote, other: Quote): boolean =>
  (['credit', 'receive', 'networkFee', 'fee', 'currency', 'receiveCurrency'] as const).every(
    (figure) => one[figure] === other[figure],
  );
