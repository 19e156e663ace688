import { type Brand } from '../brand/brand';

/** Whether a brand opens no accounts for people from a country, or in it. */
export const isClosed = ({ closedCountries, settings }: Brand, country: string): boolean =>
  [...closedCountries, ...(settings.excludedCountryCodeList ?? [])].includes(country);
