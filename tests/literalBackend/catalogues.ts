import { type Context, type Handler } from './base/context.ts';
import { ok, type Reply, underData } from './base/reply.ts';
import { pick } from './base/shapes.ts';
import { type Country } from './base/state.ts';

function countryRow({ write }: Context, country: Country, row: number): Record<string, unknown> {
  return {
    countryId: write.id(country.countryId, row),
    code: country.code,
    name: country.name,
    phoneCode: write.phoneCode(country.phone, row),
    ...write.without({ flag: row % 3 === 2 ? null : write.asset(`flags/${country.code.toLowerCase()}.svg`, row) }),
    ...write.extras(),
  };
}

/** API-16, ENT-17: GET /api/admin/get-all-country. */
export const getAllCountry: Handler = (context) => {
  const { state } = context;
  const rows = (countries: Country[], shift: number): Record<string, unknown>[] =>
    countries.map((country, row) => countryRow(context, country, row + shift));
  return underData(state.shapes, {
    countries: {
      rows: rows(
        state.countries.filter(({ open }) => open),
        0,
      ),
    },
    // The same countries in another form: the two lists need not be written alike.
    allCountries: rows(state.countries, 1),
  });
};

/** API-17, ENT-18: GET /api/admin/get-currencies. */
export const getCurrencies: Handler = ({ state, write }) =>
  underData(state.shapes, { currencies: state.currencies.map((currency) => ({ ...currency, ...write.extras() })) });

/** API-19, ENT-19: GET /api/admin/get-location. */
export const getLocation: Handler = ({ state, write }) => {
  const { country, ips, currencies } = state.location;
  const form = pick(state.shapes, 'ipInfo');
  const ipInfo = form === 'text' ? ips.join(', ') : form === 'list' ? ips : { ip: ips[0] ?? '', ips };
  const named = state.currencies.filter(({ code }) => currencies.includes(code));
  return underData(state.shapes, {
    location: {
      country,
      ...(form !== 'absent' && { ipInfo }),
      currencies: pick(state.shapes, 'locationCurrencies') === 'codes' ? currencies : named,
      ...write.extras(),
    },
  });
};

/** API-21, ENT-24: GET /api/admin/get-registration-fields; the map lies right under `data`. */
export const getRegistrationFields: Handler = ({ state, write }) => {
  const fields = Object.entries(state.registrationFields).map(([name, flag], row) => [name, write.id(flag, row)]);
  return underData(state.shapes, Object.fromEntries(fields) as Record<string, unknown>);
};

/**
 * API-22, API-23: GET /api/admin/get-full-category-list. The name of the token's header is not given, so any header may
 * carry it. The items have no stated shape: objects with id and name, or bare names.
 */
export const getFullCategoryList: Handler = ({ state, write, headers }): Reply => {
  const { systemToken } = state;
  if (systemToken !== null && !Object.values(headers).some((value) => value.includes(systemToken))) {
    return { status: 401, text: 'System token missing' };
  }
  if (state.categoriesFail) return { status: 500, text: 'Internal server error' };
  const topCategoryList = state.categories.map(({ id, name }, row) =>
    pick(state.shapes, 'categories', row) === 'names' ? name : { id: write.id(id, row), name, ...write.extras() },
  );
  return underData(state.shapes, { topCategoryList });
};

/** API-12, CONF-01: GET /api/core/casino/settings2; the settings object itself is the body. */
export const getSettings: Handler = ({ state }) => ok(state.settings);
