import type { Offer } from './offer';

/**
 * Offers available for the player's next deposit; excludes those tied to a deposit of another number, where the number
 * of deposits is known.
 */
export const forNextDeposit = (offers: readonly Offer[], depositCount: number | null): Offer[] =>
  offers.filter(
    ({ depositNumber }) => depositNumber === null || depositCount === null || depositNumber === depositCount + 1,
  );

/** Offers shown initially in the cashier. */
const FIRST = 3;

/** The first offers plus the chosen one, or all of them. */
export const shownFirst = (offers: readonly Offer[], chosen: string | null, all: boolean): Offer[] =>
  offers.filter(({ id }, index) => all || index < FIRST || id === chosen);
