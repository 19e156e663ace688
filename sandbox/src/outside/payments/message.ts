/** What became of a payment, as the provider tells the casino. */
export type PaymentNews =
  | { type: 'processing' }
  | { type: 'pending' }
  /** Paid: so much arrived, in minor units of the payment's currency, as a text. */
  | { type: 'succeeded'; arrived: string }
  | { type: 'failed'; failure: string }
  | { type: 'declined'; reason: string }
  | { type: 'returned' }
  | { type: 'cancelled' }
  /** What the chain shows of a crypto payment; amounts in minor units of the coin. */
  | { type: 'chain'; received: string; confirmations: number; wrongNetwork: boolean };

/** A message of the provider. Later ones of a payment have higher numbers; each tells all that matters by itself. */
export type ProviderMessage = {
  id: string;
  payment: string;
  /** The casino's own name of the payment: its deposit. */
  reference: string;
  sequence: number;
  news: PaymentNews;
};
