/** A change of a payment, as reported to the casino. */
export type PaymentNews =
  | { type: 'processing' }
  | { type: 'pending' }
  /** Paid; `arrived` is in minor units of the payment's currency, as a string. */
  | { type: 'succeeded'; arrived: string }
  | { type: 'failed'; failure: string }
  | { type: 'declined'; reason: string }
  | { type: 'returned' }
  | { type: 'cancelled' }
  /** The chain's state of a crypto payment; `received` in minor units of the coin. */
  | { type: 'chain'; received: string; confirmations: number; wrongNetwork: boolean };

/** A message of the provider. Within a payment `sequence` increases, and each message is self-contained. */
export type ProviderMessage = {
  id: string;
  payment: string;
  /** The casino's reference of the payment: the deposit id. */
  reference: string;
  sequence: number;
  news: PaymentNews;
};
