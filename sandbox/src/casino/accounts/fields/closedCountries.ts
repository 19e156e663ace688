import { type Brand } from '../../../brands/brand/brand';

/** Whether a brand refuses registrations from and for a country. */
export const isClosed = ({ closedCountries, settings }: Brand, country: string): boolean =>
  [...closedCountries, ...(settings.excludedCountryCodeList ?? [])].includes(country);
