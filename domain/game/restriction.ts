import type { GameDetails } from './game';

/** Whether a game is restricted in a country; false if the country is unknown ('' or null) (GAME-09). */
export const isRestrictedIn = (
  { restrictedCountries }: Pick<GameDetails, 'restrictedCountries'>,
  country: string | null,
): boolean => Boolean(country) && restrictedCountries.some((code) => code.toUpperCase() === country?.toUpperCase());
