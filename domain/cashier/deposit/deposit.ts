/** Deposit statuses; the last five are final (spec §4). */
export const DEPOSIT_STATUSES = [
  'created',
  'processing',
  'pending',
  'success',
  'failed',
  'returned',
  'declined',
  'cancelled',
] as const;

export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

const OPEN: readonly DepositStatus[] = ['created', 'processing', 'pending'];

/** Payment instructions of a crypto deposit and its state on the chain. Amounts are decimal strings in `coin`. */
export type CryptoPayment = {
  address: string;
  network: string;
  coin: string;
  coinAmount: string;
  /** Null, as the next two, where the backend does not say. */
  received: string | null;
  confirmations: number | null;
  confirmationsNeeded: number | null;
  /** Coins arrived on another network, which is handled manually. */
  wrongNetwork: boolean;
};

/** The next step on the provider's origin; `cardUrl` receives the card data of the built-in form (PAY-02). */
export type NextStep = { kind: 'frame' | 'redirect'; url: string; cardUrl: string | null };

/** A deposit: an intent with an id, so the player can leave the page and resume it. Instants are ISO 8601. */
export type Deposit = {
  id: string;
  /** Reference number for customer support. */
  reference: string;
  status: DepositStatus;
  methodId: string;
  /** The name of the method, as in the `met` parameter. */
  methodName: string | null;
  /** Decimal string. */
  amount: string;
  currency: string;
  /** The amount credited, if any; differs from `amount` after an under- or overpayment. */
  creditedAmount: string | null;
  createdAt: string;
  endedAt: string | null;
  /** Payment deadline. */
  expiresAt: string | null;
  /** A deposit code of the specification §8. */
  failure: string | null;
  declineReason: string | null;
  nextStep: NextStep | null;
  crypto: CryptoPayment | null;
};

/** Whether the deposit is in a final state. */
export const hasEnded = ({ status }: Pick<Deposit, 'status'>): boolean => !OPEN.includes(status);

/** Whether the player can cancel: processing has not started. */
export const isCancellable = ({ status }: Pick<Deposit, 'status'>): boolean => status === 'created';
