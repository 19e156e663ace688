/** Transaction statuses (spec §4, HIST-02). */
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

/** Stages of a withdrawal; the last four are final. */
export const STAGES = ['requested', 'approved', 'sent', 'completed', 'cancelled', 'rejected', 'failed'] as const;

export type Stage = (typeof STAGES)[number];

/** Destination of the payout: bank fields or crypto fields (OP-080); null for fields of the other form. */
export type Beneficiary = {
  beneficiaryName: string | null;
  beneficiaryAccountNumber: string | null;
  email: string | null;
  walletAddress: string | null;
  network: string | null;
};

/** A withdrawal (ENT-31). Amounts are decimal strings, instants ISO 8601. */
export type Withdrawal = Beneficiary & {
  id: string;
  /** Reference number for customer support. */
  reference: string;
  amount: string;
  currency: string;
  status: TransactionStatus;
  createdAt: string;
  methodId: string;
  /** Title of the method; null if the backend does not send it. */
  method: string | null;
  /** The payout in its own currency; null if unknown. */
  receive: { amount: string; currency: string } | null;
  /** Why it was rejected or failed, in the player's language. */
  reason: string | null;
  canCancel: boolean;
  /** Past and expected stages; `at` is null for those not reached. */
  stages: readonly { stage: Stage; at: string | null }[];
  /** Latest time of the next stage. */
  expectedAt: string | null;
};

const OPEN: readonly TransactionStatus[] = ['pending', 'confirmed', 'processing'];

/** Whether the withdrawal is in a final state. */
export const isOver = ({ status }: Pick<Withdrawal, 'status'>): boolean => !OPEN.includes(status);
