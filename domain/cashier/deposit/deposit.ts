/** Where a deposit stands; the last five are its end, and nothing comes after them (spec §4). */
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

/** What is to be sent to pay a crypto deposit, and what the chain shows. Amounts are decimal texts in `coin`. */
export type CryptoPayment = {
  address: string;
  network: string;
  coin: string;
  coinAmount: string;
  received: string;
  confirmations: number;
  confirmationsNeeded: number;
  /** Coins arrived on another network: a person looks after them. */
  wrongNetwork: boolean;
};

/** What the player does next on the provider's origin; `cardUrl` takes the card of our own form (PAY-02). */
export type NextStep = { kind: 'frame' | 'redirect'; url: string; cardUrl: string | null };

/** A deposit as an intent with an id: the page can always be left, and the intent continued. Instants are ISO 8601. */
export type Deposit = {
  id: string;
  /** What a player tells the support. */
  reference: string;
  status: DepositStatus;
  methodId: string;
  /** The name of the method, as an address carries it in `met`. */
  methodName: string | null;
  /** Decimal text. */
  amount: string;
  currency: string;
  /** What was booked, where it was; after an under- or over-payment it is not the amount. */
  creditedAmount: string | null;
  createdAt: string;
  endedAt: string | null;
  /** Until when it can be paid. */
  expiresAt: string | null;
  /** A deposit code of the specification §8. */
  failure: string | null;
  declineReason: string | null;
  nextStep: NextStep | null;
  crypto: CryptoPayment | null;
};

/** Whether nothing will happen to it any more. */
export const hasEnded = ({ status }: Pick<Deposit, 'status'>): boolean => !OPEN.includes(status);

/** Whether its player may still give it up: nothing is under way yet. */
export const isCancellable = ({ status }: Pick<Deposit, 'status'>): boolean => status === 'created';
