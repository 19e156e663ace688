/** What the welcome offer names (CONST-08): a ceiling and the least deposit in euro, and free spins. */
export const WELCOME = { ceiling: '1000', minDeposit: '100', freeSpins: 100, currency: 'EUR' } as const;

/** Whom the welcome offer is shown: guests, and players who have not deposited yet, where the operator keeps it (OP-078). */
export const isWelcome = (
  isOffered: boolean,
  { isAuthenticated, depositCount }: { isAuthenticated: boolean; depositCount: number },
): boolean => isOffered && (!isAuthenticated || depositCount === 0);
