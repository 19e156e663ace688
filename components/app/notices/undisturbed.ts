/** Where money is on its way: nothing lies over the buttons there. */
export const AT_CASHIER: readonly string[] = ['/deposit', '/withdraw'];

/** Where nothing opens by itself: a game, and the cashier. */
export const UNDISTURBED: readonly string[] = ['/casino/games/[game]', ...AT_CASHIER];
