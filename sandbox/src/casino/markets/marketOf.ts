import { type Market } from '@/config/markets/market';
import { marketOfCountry } from '@/config/markets/markets';
import { type Brand } from '../../brands/brand/brand';

/** Whose market: the brand decides, and the country where the brand serves several. */
type InMarket = { brand: string; countryCode: string | null };

/** The market of a brand for somebody from a country. */
export const marketIn = ({ settings }: Pick<Brand, 'settings'>, country: string | null): Market =>
  marketOfCountry(settings.market, country);

/** The market of a player, by the brand's setting `market` and the country of the account. */
export const marketOf = (
  { brandAt }: { brandAt: (host: string) => Pick<Brand, 'settings'> },
  { brand, countryCode }: InMarket,
): Market => marketIn(brandAt(`${brand}.localhost`), countryCode);
