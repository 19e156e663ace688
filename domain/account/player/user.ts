/** Restrictions of a player (ENT-03). */
export type UserLimits = {
  isSelfExclusionPermanent: boolean;
  /** The last day or the exact end of an exclusion, as sent by the backend. */
  selfExclusion: string | null;
  /** Whether it ends at that exact instant, as a break of some hours does, rather than with the day. */
  isSelfExclusionByClock: boolean;
  /** Whether it holds on after its end, until it is lifted. */
  isSelfExclusionUntilLifted?: boolean;
};

/** The signed-in player (ENT-02). Missing or empty values of the backend are null. */
export type User = {
  userId: string;
  /** Null for a generated address (domain/account/fields/placeholderEmail.ts). */
  email: string | null;
  /** Null where the backend does not say. */
  isEmailVerified: boolean | null;
  /** Opened without a password (Google, another site), and none was set since. */
  hasNoPassword: boolean;
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
  /** As sent by the backend; only `isKycApproved` reads it. */
  kycStatus: string | null;
};

/** Whether KYC is approved; every other status, known or not, is false (ENT-04, OP-061). */
export const isKycApproved = ({ kycStatus }: Pick<User, 'kycStatus'>): boolean => kycStatus === 'APPROVED';
