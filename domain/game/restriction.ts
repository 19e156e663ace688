import type { GameDetails } from './game';

/** Whether a game may not be offered in a country; '' and null: the country is not known, so nothing is said (GAME-09). */
export const isRestrictedIn = (
  { restrictedCountries }: Pick<GameDetails, 'restrictedCountries'>,
  country: string | null,
): boolean => Boolean(country) && restrictedCountries.some((code) => code.toUpperCase() === country?.toUpperCase());
