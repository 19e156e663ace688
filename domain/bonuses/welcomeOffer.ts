/** The welcome offer (CONST-08): maximum bonus and minimum deposit in euro, and free spins. */
export const WELCOME = { ceiling: '1000', minDeposit: '100', freeSpins: 100, currency: 'EUR' } as const;

/**
 * Whether to show the welcome offer: to guests and to players known to have no deposit, if the operator enables it
 * (OP-078).
 */
export const isWelcome = (
  isOffered: boolean,
  { isAuthenticated, depositCount }: { isAuthenticated: boolean; depositCount: number | null },
): boolean => isOffered && (!isAuthenticated || depositCount === 0);
