import type { GameSummary } from '@/domain/game/game';

/** The tables of top wins (ENG-06). */
export const WIN_LISTS = ['my', 'all', 'high-rollers', 'multipliers'] as const;
export type WinList = (typeof WIN_LISTS)[number];

/** A round that paid more than its stake. */
export type Win = {
  id: string;
  game: GameSummary;
  /** Nickname or masked name; null in ghost mode (LIM-10). */
  player: string | null;
  /** Whose statistics can be seen; null where they cannot. */
  playerId: string | null;
  /** Null where the backend does not say. */
  stake: string | null;
  amount: string;
  currency: string;
  multiplier: number;
  at: string;
};

/** What a player's settled rounds came to (ENT-36); null where the backend does not say. */
export type Statistics = {
  player: string | null;
  joinedDate: string | null;
  totalBets: number | null;
  wins: number | null;
  losses: number | null;
  games: number | null;
  bestMultiplier: number | null;
  latestRaces: readonly { name: string; date: string; position: number }[];
};
