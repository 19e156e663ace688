import { type FastifyInstance } from 'fastify';
import { type CountryWire, type CurrencyWire } from '@/contract/wire';
import { type BrandCurrency } from '../../brands/brand/brand';
import { COUNTRIES } from '../../brands/brand/countryTable';
import { type HttpContext } from '../../http/context';
import { languageTag } from '../../http/language';
import { serve } from '../../http/operation';

/** The flag emoji: the two regional indicators of the country code. */
const flagOf = (code: string): string =>
  String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 'A'.charCodeAt(0)));

/** All countries with their names in a language, in its collation order. */
function countriesIn(tag: string): readonly CountryWire[] {
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  return COUNTRIES.map(({ id, code, phoneCode }) => ({
    countryId: id,
    code,
    name: names.of(code) ?? code,
    phoneCode,
    flag: flagOf(code),
  })).sort((a, b) => compare(a.name, b.name));
}

/** The brand's currencies with their names in a language; crypto coins have fixed names. */
function currenciesIn(tag: string, currencies: readonly BrandCurrency[]): CurrencyWire[] {
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'currency' });
  return currencies.map(({ code, name }) => ({ code, name: name ?? names.of(code) ?? code }));
}

/** GET get-all-country and get-currencies, with names in the caller's language. */
export function countryRoutes(app: FastifyInstance, { brandAt }: HttpContext): void {
  // Cache, bounded by the languages Intl supports, to avoid naming and sorting 249 countries on every call.
  const named = new Map<string, readonly CountryWire[]>();
  serve(app, 'countries', ({ request }) => {
    const tag = languageTag(request.headers['accept-language']);
    const all = named.get(tag) ?? countriesIn(tag);
    named.set(tag, all);
    const { closedCountries } = brandAt(request.host);
    const open = all.filter(({ code }) => !closedCountries.includes(code));
    return { data: { countries: { rows: open, count: open.length }, allCountries: [...all] } };
  });
  serve(app, 'currencies', ({ request }) => ({
    data: {
      currencies: currenciesIn(languageTag(request.headers['accept-language']), brandAt(request.host).currencies),
    },
  }));
}
