/** The statuses of transactions (spec §4, HIST-02). */
export const TRANSACTION_STATUSES = [
  'processed',
  'pending',
  'rejected',
  'confirmed',
  'cancelled',
  'completed',
  'failed',
  'processing',
] as const;

export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** The stages of a withdrawal; the last four are its ends. */
export const STAGES = ['requested', 'approved', 'sent', 'completed', 'cancelled', 'rejected', 'failed'] as const;

export type Stage = (typeof STAGES)[number];

/** Where the money goes: the fields of a bank or those of a coin (OP-080). What a way does not ask for is null. */
export type Beneficiary = {
  beneficiaryName: string | null;
  beneficiaryAccountNumber: string | null;
  email: string | null;
  walletAddress: string | null;
  network: string | null;
};

/** A withdrawal (ENT-31). Amounts are decimal texts, instants ISO 8601. */
export type Withdrawal = Beneficiary & {
  id: string;
  /** What a player tells the support. */
  reference: string;
  amount: string;
  currency: string;
  status: TransactionStatus;
  createdAt: string;
  methodId: string;
  /** Title of the method; null where the backend names none. */
  method: string | null;
  /** What arrives, in its own currency; null where that is not known. */
  receive: { amount: string; currency: string } | null;
  /** Why it was refused or failed, in the player's language. */
  reason: string | null;
  canCancel: boolean;
  /** The way it has gone and will go; `at` is null for what has not happened yet. */
  stages: readonly { stage: Stage; at: string | null }[];
  /** When its next stage is reached at the latest. */
  expectedAt: string | null;
};

const OPEN: readonly TransactionStatus[] = ['pending', 'confirmed', 'processing'];

/** Whether nothing will happen to it any more. */
export const isOver = ({ status }: Pick<Withdrawal, 'status'>): boolean => !OPEN.includes(status);
