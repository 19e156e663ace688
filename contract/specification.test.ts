import { contract, METHODS, operationsOfContract, resolve, type Method, type Operation } from '@/contract/document';

/** A row of the specification's table of calls (§7): the query and body sent, and what every answer holds. */
type Call = { method: Method; path: string; query?: string[]; body?: string[]; reads?: string[] };

const get = (path: string, rest: Partial<Call> = {}): Call => ({ method: 'get', path, ...rest });
const post = (path: string, body: string[] = [], rest: Partial<Call> = {}): Call => ({
  method: 'post',
  path,
  body,
  ...rest,
});

const FORM = [
  'linkedAccountUuid',
  'email',
  'firstName',
  'lastName',
  'countryCode',
  'currencyCode',
  'dateOfBirth',
  'address',
  'city',
  'zipCode',
  'token',
  'newsLetter',
  'subscribe',
];
const UPDATE = ['updateFrom', 'onChangeResetKyc', 'firstName', 'lastName', 'phone', 'nickname', 'zipCode'];

const CALLS: Call[] = [
  // Two rows of the table: the texts by _v, the content by allResources.
  get('/api/core/casino/locales/{lng}.json', { query: ['_v', 'allResources'] }),
  get('/api/core/casino/settings2'),
  get('/api/admin/get-all-bonus', {
    query: [
      'pageNo',
      'limit',
      'isDeposit',
      'language',
      'cpnc',
      'dayOfWeek',
      'timeZone',
      'type',
      'calendarDateTime',
      'countryCheck',
      'currencyCode',
      'countryCode',
      'subdivision',
    ],
    reads: ['data.bonus.rows', 'data.bonus.count'],
  }),
  get('/api/admin/get-all-country', { reads: ['data.countries.rows', 'data.allCountries'] }),
  get('/api/admin/get-currencies', { reads: ['data.currencies'] }),
  get('/api/admin/get-rakeback-days', { query: ['bonusId'], reads: ['data.days'] }),
  get('/api/admin/get-location', { reads: ['data.location'] }),
  get('/api/admin/get-payments', { query: ['currencyCode', 'countryCode'], reads: ['data.payments'] }),
  get('/api/admin/get-registration-fields', { reads: ['data'] }),
  get('/api/admin/get-full-category-list', { query: ['locale'], reads: ['data.topCategoryList'] }),
  get('/api/user/get-user-details', { reads: ['getUser', 'depositCount'] }),
  post(
    '/api/user/login',
    [
      'email',
      'password',
      'recaptchaToken',
      'afterReg',
      'cpnc',
      'mkt',
      'userDeviceType',
      'screenResolution',
      'uidToken',
    ],
    { reads: ['accessToken', 'locale', 'cpnc', 'userId'] },
  ),
  post(
    '/api/user/sign-up',
    [
      ...FORM,
      'preferredLanguage',
      'username',
      'uniqueKey',
      'gender',
      'cpnc',
      'mkt',
      'userDeviceType',
      'mirrorDomainFk',
      'screenResolution',
      'uidToken',
      'firstUrl',
      'linkAccount',
    ],
    { reads: ['accessToken'] },
  ),
  post('/api/user/logout'),
  { method: 'put', path: '/api/user/update-user-details', body: UPDATE, reads: ['data.success'] },
  post('/api/user/update-user-details', UPDATE, { reads: ['data.success'] }),
  post('/api/user/3ds-webhook', ['PaReq', 'MD']),
  post('/api/user/log-event', ['event', 'data', 'mkt', 'userDeviceType', 'cpncToSent']),
  post('/api/user/country-blocked', ['ip', 'country', 'firstUrl']),
  // The GET also carries the claim date in its query (OP-035).
  get('/api/user/rakeback-claim', {
    query: ['timeZone', 'customerDate', 'bonusId', 'claimDate'],
    reads: ['data.amount', 'data.bonusId'],
  }),
  post('/api/user/rakeback-claim', ['bonusId', 'claimDate', 'customerDate'], {
    query: ['timeZone', 'customerDate', 'bonusId'],
    reads: ['data.amount', 'data.bonusId'],
  }),
  get('/api/user/calendar-award', {
    reads: ['data.userCalendarData.ngr', 'data.userCalendarData.payout', 'data.userCalendarData.percent'],
  }),
  get('/api/core/casino/assets/{path}'),
];

type Schema = { $ref?: string; properties?: Record<string, Schema>; required?: string[] };
type Content = { content?: Record<string, { schema: Schema }> };

const shapeOf = (media: Content | undefined): Schema => {
  const schema = media?.content?.['application/json']?.schema;
  return schema ? (resolve(schema as object) as Schema) : {};
};
const propertiesOf = (media: Content | undefined) => Object.keys(shapeOf(media).properties ?? {});

/** Follows a path such as "data.bonus.rows" through a schema; every step must be a required property. */
function holds(shape: Schema, path: string): boolean {
  let at: Schema = shape;
  for (const name of path.split('.')) {
    const next = at.required?.includes(name) ? at.properties?.[name] : undefined;
    if (!next) return false;
    at = resolve(next as object) as Schema;
  }
  return true;
}

const found = ({ method, path }: Call) =>
  operationsOfContract.find((operation) => operation.method === method && operation.path === path);
const titleOf = ({ method, path }: { method: Method; path: string }) => `${method.toUpperCase()} ${path}`;
const titled = (calls: Call[]) => calls.map((call) => [titleOf(call), call] as const);

describe('the calls of the specification', () => {
  test.each(titled(CALLS))('%s is in the contract as it stands there', (_, call) => {
    const operation = found(call);
    expect(operation).toMatchObject({ 'x-source': 'specification' });
    const query = operation!.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
    expect(query.sort()).toEqual([...(call.query ?? [])].sort());
    expect(propertiesOf(operation!.requestBody as Content)).toEqual(expect.arrayContaining(call.body ?? []));
  });

  test.each(titled(CALLS.filter((call) => call.reads)))('%s promises what the specification reads', (_, call) => {
    const shape = shapeOf(resolve(found(call)!.responses['200']!) as Content);
    expect(call.reads!.filter((path) => !holds(shape, path))).toEqual([]);
  });

  test('nothing else claims to be of the specification', () => {
    const claimed = operationsOfContract.filter((operation: Operation) => operation['x-source'] === 'specification');
    expect(claimed.map(titleOf).sort()).toEqual(CALLS.map(titleOf).sort());
  });
});

test('an address holds nothing but its methods and parameters', () => {
  const keys = new Set(Object.values(contract.paths).flatMap((item) => Object.keys(item)));
  expect([...keys].filter((key) => key !== 'parameters' && !METHODS.includes(key as Method))).toEqual([]);
});
