import { call, type HttpRequest } from '@/services/http/call';
import { ACCOUNT_ENDPOINTS } from '@/config/endpoints/account';
import { ENDPOINTS } from '@/config/endpoints/endpoints';
import { mergeSettings } from '@/domain/site/merge';
import type { Tab } from '@/services/http/tab';
import { locationEndpoint } from '@/services/country/location';
import { signedOut } from '@/store/auth';
import { makeStore, type Store } from '@/store/store';
import { LOST, type Answers } from './player';

const COUNTRIES = [
  { countryId: 1, code: 'DE', name: 'Germany', phoneCode: '49', flag: null },
  { countryId: 2, code: 'SE', name: 'Sweden', phoneCode: '46', flag: null },
  { countryId: 3, code: 'GB', name: 'United Kingdom', phoneCode: '44', flag: null },
];

/** Paths of an account's calls. */
export const PATHS = {
  fields: call(ACCOUNT_ENDPOINTS.registrationFields).path,
  countries: call(ENDPOINTS.countries).path,
  currencies: call(ACCOUNT_ENDPOINTS.currencies).path,
  location: call(ENDPOINTS.location).path,
  signUp: call(ACCOUNT_ENDPOINTS.signUp).path,
  googleSignUp: call(ACCOUNT_ENDPOINTS.googleSignUp).path,
  login: call(ACCOUNT_ENDPOINTS.login).path,
  details: call(ACCOUNT_ENDPOINTS.userDetails).path,
  update: call(ACCOUNT_ENDPOINTS.updateUserDetails).path,
} as const;

/** Catalogue answers: registration is open in Germany and Sweden, and asks for all fields. */
export const CATALOGUES: Answers = {
  [PATHS.fields]: {
    data: {
      email: 1,
      password: 1,
      firstName: 1,
      lastName: 1,
      countryCode: 1,
      currencyCode: 1,
      dateOfBirth: 1,
      address: 1,
      city: 1,
      zipCode: 1,
      phone: 1,
    },
  },
  [PATHS.countries]: { data: { countries: { rows: COUNTRIES.slice(0, 2), count: 2 }, allCountries: COUNTRIES } },
  [PATHS.currencies]: {
    data: {
      currencies: [
        { code: 'EUR', name: 'Euro' },
        { code: 'SEK', name: 'Swedish krona' },
      ],
    },
  },
  [PATHS.location]: { data: { location: { country: 'DE', ipInfo: '203.0.113.7', currencies: ['EUR'] } } },
};

/**
 * The tab of a guest whose calls are answered by path; a path without an answer fails as a lost call. `asked` holds the
 * writes.
 */
export async function guestTab(
  answers: Answers = {},
  settings: Record<string, unknown> = {},
): Promise<{ store: Store; asked: HttpRequest[]; tab: Tab }> {
  const known: Answers = { ...CATALOGUES, ...answers };
  const asked: HttpRequest[] = [];
  const http = async (request: HttpRequest): Promise<unknown> => {
    if (request.method !== 'GET') asked.push(request);
    const answer = known[request.path];
    if (answer === undefined) throw LOST;
    return typeof answer === 'function' ? (answer as (request: HttpRequest) => unknown)(request) : answer;
  };
  const tab: Tab = {
    settings: mergeSettings(settings),
    language: 'en',
    open: jest.fn(),
    speak: jest.fn(),
    leave: jest.fn(),
    ask: jest.fn(),
  };
  const store = makeStore({ http, tab: async () => tab });
  store.dispatch(signedOut(null));
  await store.dispatch(locationEndpoint.initiate());
  return { store, asked, tab };
}
