import { proofOf } from '../../brands/brand/documentLabels';

/** The fields of a document that determine the player's verification. */
export type CountedDocument = {
  label: string;
  status: 'requested' | 'pending' | 'confirmed' | 'rejected';
  createdAt: Date;
};

/** The state of a player's verification; only APPROVED is in the specification (OP-061). */
export type KycStatus = 'APPROVED' | 'REQUESTED' | 'PENDING' | 'REJECTED' | 'INCOMPLETE';

/** The newest document of each kind: a resubmission replaces a rejected one. */
function newestOfEach(documents: readonly CountedDocument[]): CountedDocument[] {
  const newest = new Map<string, CountedDocument>();
  for (const document of documents) {
    const known = newest.get(document.label);
    if (!known || known.createdAt <= document.createdAt) newest.set(document.label, document);
  }
  return [...newest.values()];
}

/**
 * The verification status from the documents, oldest first; null when there are none. APPROVED means that identity and
 * address are both confirmed and nothing is requested; later pending or rejected documents never revoke it.
 */
export function kycStatusOf(documents: readonly CountedDocument[]): KycStatus | null {
  const counting = newestOfEach(documents);
  const has = (status: CountedDocument['status']) => counting.some((document) => document.status === status);
  const isProven = (proof: 'identity' | 'address') =>
    counting.some(({ label, status }) => status === 'confirmed' && proofOf(label) === proof);
  if (has('requested')) return 'REQUESTED';
  if (isProven('identity') && isProven('address')) return 'APPROVED';
  if (has('pending')) return 'PENDING';
  if (has('rejected')) return 'REJECTED';
  return counting.length > 0 ? 'INCOMPLETE' : null;
}
