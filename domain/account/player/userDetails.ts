import type { User } from './user';

/** A balance in one currency; amounts are decimal strings, null where the backend does not say. */
export type Wallet = {
  currencyCode: string;
  realMoney: string | null;
  bonus: string | null;
  wager: string | null;
  depositWager: string | null;
  rollover: string | null;
  /** Whether this wallet is used for play. */
  isActive: boolean;
};

/** VIP level of a player (ENT-37). Missing values of the backend are null. */
export type LoyaltyLevel = {
  level: number;
  name: string;
  xp: number | null;
  /** Null where the backend says that no level is above, undefined where it does not say. */
  nextLevelXp: number | null | undefined;
  nextLevelName: string | null;
};

/** Preferences of the player that override the operator's defaults. */
export type Preferences = {
  noCalendar: boolean;
  /** Whether the player's name is hidden in public lists (LIM-10). */
  ghostMode: boolean;
  /** Whether offers come by e-mail; null if the backend does not say. */
  newsletter: boolean | null;
  /** IANA zone whose midnights bound the player's days; null if the backend has none (OP-083). */
  timeZone: string | null;
  /** Quiet mode, where the player has chosen and the backend keeps it. */
  quietMode?: boolean;
  /** How the chat looks, where the player has chosen: name colour (domain/chat/chatLook.ts), pixels of text, dark or light. */
  chatColour?: string;
  chatFontSize?: number;
  chatDark?: boolean;
};

/** Unparsed data of the backend. */
export type RawDetails = Readonly<Record<string, unknown>>;

/** Everything known about a signed-in player, in one call (ENT-01). */
export type UserDetails = {
  user: User;
  /** Null where the backend does not say. */
  depositCount: number | null;
  wallets: readonly Wallet[];
  totalDeposit: string | null;
  totalSpend: string | null;
  isCrypto: boolean;
  loyaltyLevel: LoyaltyLevel | null;
  preferences: Preferences;
  currencySymbol: string | null;
  /** Not parsed yet: referral, active bonus, monthly limit. */
  referral: RawDetails | null;
  /** As the backend writes it (services/bonuses/bonusWire.ts); null for none, undefined where it does not say. */
  activeBonus: unknown;
  monthlyLimit: RawDetails | null;
  /** Replaces the one-time token of the request (OP-042). */
  accessToken: string | null;
};
