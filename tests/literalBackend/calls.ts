import { login, logout, signUp } from './accounts.ts';
import { activateBonus, applyCoupon, cancelBonus } from './operations/bonusOperations.ts';
import { getAllBonus } from './bonuses.ts';
import { getPayments } from './cashier.ts';
import {
  calculateWithdrawal,
  cancelWithdrawal,
  confirmWithdrawal,
  createDeposit,
} from './operations/cashierOperations.ts';
import {
  getAllCountry,
  getCurrencies,
  getFullCategoryList,
  getLocation,
  getRegistrationFields,
  getSettings,
} from './catalogues.ts';
import { type Handler } from './base/context.ts';
import { getContent, getLanguage } from './languages.ts';
import { getUserDetails, updateUserDetails } from './profile.ts';
import { countryBlocked, getAsset, logEvent, threeDsWebhook } from './reports.ts';
import { claimRakeback, getCalendarAward, getRakebackDays } from './rewards.ts';

/** One call of §7. A space parts the names of parameters. */
export interface Call {
  name: string;
  methods: string[];
  path: string;
  handler: Handler;
  /** Parameters that the specification lists and that should always come. */
  listed: string[];
  /** Parameters that it lists for some cases only, or that its other sections make needful. */
  allowed: string[];
  /** Parameters whose names it leaves open. */
  open?: RegExp;
  /** Only with this query; decides between two calls of one path. */
  when?: (query: URLSearchParams) => boolean;
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

function call(
  name: string,
  address: string,
  handler: Handler,
  listed = '',
  allowed = '',
  more: Pick<Call, 'open' | 'when'> = {},
): Call {
  const [methods = '', path = ''] = address.split(' ');
  return { name, methods: methods.split('|'), path, handler, listed: words(listed), allowed: words(allowed), ...more };
}

const PROFILE = 'email firstName lastName phoneCode phone dateOfBirth gender countryCode city address zipCode nickname';

/** §7, row by row. Nothing else is answered. */
export const CALLS: Call[] = [
  call('content', 'GET /api/core/casino/locales/en.json', getContent, 'allResources', '_v', {
    when: (query) => query.get('allResources') === '1',
  }),
  call('language', 'GET /api/core/casino/locales/{lng}.json', getLanguage, '_v'),
  call('settings', 'GET /api/core/casino/settings2', getSettings),
  call('asset', 'GET /api/core/casino/assets/*', getAsset),
  call(
    'bonuses',
    'GET /api/admin/get-all-bonus',
    getAllBonus,
    'pageNo limit',
    'isDeposit language cpnc dayOfWeek timeZone type calendarDateTime countryCheck currencyCode countryCode subdivision',
  ),
  call('countries', 'GET /api/admin/get-all-country', getAllCountry),
  call('currencies', 'GET /api/admin/get-currencies', getCurrencies),
  call('rakebackDays', 'GET /api/admin/get-rakeback-days', getRakebackDays, '', 'bonusId'),
  call('location', 'GET /api/admin/get-location', getLocation),
  call('payments', 'GET /api/admin/get-payments', getPayments, 'currencyCode countryCode'),
  call('registrationFields', 'GET /api/admin/get-registration-fields', getRegistrationFields),
  call('categories', 'GET /api/admin/get-full-category-list', getFullCategoryList, 'locale'),
  call('userDetails', 'GET /api/user/get-user-details', getUserDetails),
  call(
    'login',
    'POST /api/user/login',
    login,
    'email password recaptchaToken afterReg cpnc mkt userDeviceType screenResolution uidToken',
  ),
  call(
    'signUp',
    'POST /api/user/sign-up',
    signUp,
    'email preferredLanguage dateOfBirth username uniqueKey gender cpnc mkt userDeviceType mirrorDomainFk ' +
      'screenResolution uidToken firstUrl linkAccount',
    // Neither password nor phone is among the form values of §3, though §2 and §5 ask for both.
    'linkedAccountUuid firstName lastName countryCode currencyCode address city zipCode token newsLetter subscribe ' +
      'password phone phoneCode',
  ),
  call('logout', 'POST /api/user/logout', logout),
  call(
    'updateUser',
    'PUT|POST /api/user/update-user-details',
    updateUserDetails,
    'updateFrom',
    `${PROFILE} onChangeResetKyc`,
    {
      open: /password/i,
    },
  ),
  call('threeDs', 'POST /api/user/3ds-webhook', threeDsWebhook, 'PaReq MD'),
  call('logEvent', 'POST /api/user/log-event', logEvent, 'event data mkt userDeviceType cpncToSent'),
  call('countryBlocked', 'POST|PUT /api/user/country-blocked', countryBlocked, 'ip country firstUrl'),
  call(
    'rakebackClaim',
    'GET|POST /api/user/rakeback-claim',
    claimRakeback,
    'timeZone customerDate bonusId',
    'claimDate',
  ),
  call('calendarAward', 'GET /api/user/calendar-award', getCalendarAward),
];

/** What §4 to §8 describe without naming a call. A test may give these an address of its choice. */
export const OPERATIONS = {
  activateBonus,
  cancelBonus,
  applyCoupon,
  createDeposit,
  calculateWithdrawal,
  confirmWithdrawal,
  cancelWithdrawal,
} satisfies Record<string, Handler>;

export type Operation = keyof typeof OPERATIONS;
export type ExtraCalls = Partial<Record<Operation, { method: string; path: string }>>;

/** The calls for the operations that have been given an address; their parameters are not judged. */
export const extraCallsOf = (addresses: ExtraCalls): Call[] =>
  Object.entries(addresses).map(([name, { method, path }]) =>
    call(name, `${method.toUpperCase()} ${path}`, OPERATIONS[name as Operation], '', '', { open: /./ }),
  );

/** The values of the braces (and of a final star) if a path fits a pattern; otherwise null. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const names: string[] = [];
  const source = pattern
    .split(/(\{\w+\}|\*)/)
    .map((part) => {
      if (part === '*') return names.push('*') > 0 ? '(.+)' : '';
      if (/^\{\w+\}$/.test(part)) return names.push(part.slice(1, -1)) > 0 ? '([^/]+)' : '';
      return part.replace(/[.+?^$()|[\]\\]/g, '\\$&');
    })
    .join('');
  const found = new RegExp(`^${source}$`).exec(path);
  if (!found) return null;
  try {
    return Object.fromEntries(names.map((name, position) => [name, decodeURIComponent(found[position + 1] ?? '')]));
  } catch {
    return null;
  }
}
