import { proofOf } from '../brand/documentLabels';

/** A document as far as it counts for the player's verification. */
export type CountedDocument = {
  label: string;
  status: 'requested' | 'pending' | 'confirmed' | 'rejected';
  createdAt: Date;
};

/** How far a player's verification is; only APPROVED is the specification's (OP-061). */
export type KycStatus = 'APPROVED' | 'REQUESTED' | 'PENDING' | 'REJECTED' | 'INCOMPLETE';

/** Of every kind the newest: what was sent again stands for what was rejected before. */
function newestOfEach(documents: readonly CountedDocument[]): CountedDocument[] {
  const newest = new Map<string, CountedDocument>();
  for (const document of documents) {
    const known = newest.get(document.label);
    if (!known || known.createdAt <= document.createdAt) newest.set(document.label, document);
  }
  return [...newest.values()];
}

/**
 * The player's verification by the documents, oldest first; null when there is none. Approved: who they are and where they
 * live are both confirmed and nothing is asked for; a further document that waits or was rejected takes that from nobody.
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
