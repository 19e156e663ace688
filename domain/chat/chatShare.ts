export type SharedGame = { id: string; name: string; thumbnail: string | null };

/** What a message shows as a card: figures of the backend, as they were when they were shared. Null where it tells none. */
export type ChatShare =
  | {
      kind: 'win';
      game: SharedGame;
      stake: string | null;
      amount: string;
      currencyCode: string;
      /** Null where the backend does not tell. */
      multiplier: number | null;
    }
  | {
      kind: 'statistics';
      totalBets: number | null;
      wins: number | null;
      losses: number | null;
      bestMultiplier: number | null;
    }
  /** `values`: what each of the last rounds paid back per unit of stake; there is at least one. */
  | { kind: 'pulse'; game: SharedGame; values: readonly number[] };
