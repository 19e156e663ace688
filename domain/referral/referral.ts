/** Why a referred account earns nothing; 'other' is a reason we have no words for. */
export type NoShare = 'self' | 'household' | 'duplicate' | 'other';

/** An account that joined by the player's link. Instants are ISO 8601, `share` is a decimal string. */
export type Friend = {
  /** Masked; null where the backend tells none. */
  name: string | null;
  joinedAt: string | null;
  countsUntil: string | null;
  share: string | null;
  /** Null for an account that counts. */
  reason: NoShare | null;
};

/** A player's link and what came of it; null is what the backend does not say. Amounts are decimal strings. */
export type Referral = {
  link: string | null;
  visits: number | null;
  registrations: number | null;
  played: number | null;
  revenue: string | null;
  claimable: string | null;
  currency: string | null;
  /** The share for friends who join now, in percent of the house edge. */
  percent: number | null;
  months: number | null;
  friends: readonly Friend[] | null;
};

const NOTHING = /^0*(?:\.0*)?$/;

/** Whether there is an amount to claim. */
export const isClaimable = ({ claimable }: Referral): boolean =>
  claimable !== null && !claimable.startsWith('-') && !NOTHING.test(claimable);
