import type { User } from './user';

/** A balance in one currency; amounts are decimal texts. */
export type Wallet = {
  currencyCode: string;
  realMoney: string;
  bonus: string;
  wager: string;
  depositWager: string;
  rollover: string;
  /** The one that is played with. */
  isActive: boolean;
};

/** Where a player stands in the VIP club (ENT-37). What the backend left out is null. */
export type LoyaltyLevel = {
  level: number;
  name: string;
  xp: number;
  /** From which points on the level is reached. */
  levelXp: number | null;
  nextLevelXp: number | null;
  nextLevelName: string | null;
};

/** What a player wants otherwise than the operator has it. */
export type Preferences = {
  noCalendar: boolean;
  /** IANA name of the zone whose midnights end the player's days; null where the backend has none (OP-083). */
  timeZone: string | null;
};

/** A limit of the month as the backend keeps it; later parts read what is in it. */
export type RawDetails = Readonly<Record<string, unknown>>;

/** All that is told about a signed-in player at once (ENT-01). */
export type UserDetails = {
  user: User;
  depositCount: number;
  wallets: readonly Wallet[];
  totalDeposit: string;
  totalSpend: string;
  isCrypto: boolean;
  loyaltyLevel: LoyaltyLevel | null;
  preferences: Preferences;
  currencySymbol: string | null;
  /** Not looked into yet: referral, active bonus, limit of the month. */
  referral: RawDetails | null;
  activeBonus: RawDetails | null;
  monthlyLimit: RawDetails | null;
  /** In place of the one-use token that asked (OP-042). */
  accessToken: string | null;
};
