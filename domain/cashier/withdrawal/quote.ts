/** A withdrawal quote (ENT-32). Amounts are decimal strings, instants ISO 8601. */
export type Quote = {
  /** Sent with the confirmation; null where the backend gives none. */
  id: string | null;
  /** Amount debited from the wallet. */
  credit: string;
  /** Amount paid out, in `receiveCurrency`. */
  receive: string;
  networkFee: string;
  fee: string;
  /** Currency of the credit amount and both fees. */
  currency: string;
  receiveCurrency: string;
  /** By the backend's clock; null if it does not say. */
  createdAt: string | null;
  /** Null: it holds until another is asked for. */
  expiresAt: string | null;
};

/**
 * Validity of a quote from its arrival, in milliseconds. Measured by the backend's clock, which may differ from the
 * device's; `now` (milliseconds) replaces a missing createdAt. 0 if the expiry is unreadable,
 * null if there is none.
 */
export function holdsForMs(
  { createdAt, expiresAt }: Pick<Quote, 'createdAt' | 'expiresAt'>,
  now: number,
): number | null {
  if (expiresAt === null) return null;
  const from = createdAt === null ? NaN : Date.parse(createdAt);
  const left = Date.parse(expiresAt) - (Number.isNaN(from) ? now : from);
  return left > 0 ? left : 0;
}

/** Whether two quotes have the same figures. */
export const sameFigures = (one: Quote, other: Quote): boolean =>
  (['credit', 'receive', 'networkFee', 'fee', 'currency', 'receiveCurrency'] as const).every(
    (figure) => one[figure] === other[figure],
  );
