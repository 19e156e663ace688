/** What a player may not do for now, and until when (ENT-03). */
export type UserLimits = {
  isSelfExclusionPermanent: boolean;
  /** The last day of an exclusion, or its last instant, as the backend wrote it. */
  selfExclusion: string | null;
  /** Whether it ends at that very instant, as a break of some hours does, and not with its day. */
  isSelfExclusionByClock: boolean;
};

/** The signed-in player (ENT-02). What the backend left out, or left empty, is null. */
export type User = {
  userId: string;
  /** A generated one counts as none (domain/account/fields/placeholderEmail.ts). */
  email: string | null;
  isEmailVerified: boolean;
  currencyCode: string | null;
  countryCode: string | null;
  /** YYYY-MM-DD. */
  dateOfBirth: string | null;
  tags: readonly string[];
  limits: UserLimits;
  firstName: string | null;
  lastName: string | null;
  phoneCode: string | null;
  phone: string | null;
  gender: string | null;
  city: string | null;
  address: string | null;
  zipCode: string | null;
  nickname: string | null;
  /** As the backend says it; only `isKycApproved` reads it. */
  kycStatus: string | null;
};

/** Whether the player's documents were approved; every other status, known or not, says no (ENT-04, OP-061). */
export const isKycApproved = ({ kycStatus }: Pick<User, 'kycStatus'>): boolean => kycStatus === 'APPROVED';
