import type { Offer } from './offer';

/** The offers that the player's next deposit may take: none that belongs to a deposit of another number. */
export const forNextDeposit = (offers: readonly Offer[], depositCount: number): Offer[] =>
  offers.filter(({ depositNumber }) => depositNumber === null || depositNumber === depositCount + 1);

/** As many stand in the cashier at first. */
const FIRST = 3;

/** The first of them, and the chosen one wherever it stands; all of them where all are wanted. */
export const shownFirst = (offers: readonly Offer[], chosen: string | null, all: boolean): Offer[] =>
  offers.filter(({ id }, index) => all || index < FIRST || id === chosen);
