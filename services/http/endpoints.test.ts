import { ALL_ENDPOINTS } from '@/config/endpoints/all';
import type { Endpoint } from '@/config/endpoints/endpoints';
import { call } from './call';
import { readdressed } from './endpoints';

const ALL: [string, Endpoint][] = Object.entries(ALL_ENDPOINTS);
const OTHERS = ALL.filter(([operation]) => operation !== 'settings');
const PARAMS = { lng: 'de', game: 'a b/c', depositId: 'd1', roundId: 'r1' };

/** The path called, or the error code of the refusal. */
function calledAt(endpoint: Endpoint, overrides: Record<string, unknown>): unknown {
  try {
    return readdressed(call(endpoint, PARAMS), overrides).path;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

test.each(OTHERS)('%s is called at the address of the settings, and not at all when that is null', (operation, own) => {
  expect(calledAt(own, { [operation]: '/api/v2/other' })).toBe('/api/v2/other');
  expect(calledAt(own, { [operation]: null })).toBe('SWITCHED_OFF');
});

test('an override concerns its own operation alone', () => {
  for (const [operation, own] of OTHERS) {
    const rest = Object.fromEntries(OTHERS.filter(([other]) => other !== operation).map(([other]) => [other, null]));
    expect(calledAt(own, rest)).toBe(call(own, PARAMS).path);
  }
});

test('what a path says stands in the place of the same placeholder, as it was encoded', () => {
  expect(calledAt(ALL_ENDPOINTS.similarGames, { similarGames: '/api/x/{game}/like/{game}' })).toBe(
    '/api/x/a%20b%2Fc/like/a%20b%2Fc',
  );
  expect(calledAt(ALL_ENDPOINTS.deposit, { deposit: '/api/pay/{depositId}' })).toBe('/api/pay/d1');
  expect(calledAt(ALL_ENDPOINTS.deposit, { deposit: '/api/pay/{other}' })).toBe('/api/pay/');
});

test.each([
  'https://evil.example/api/x',
  '//evil.example/api/x',
  '/\\evil.example/api',
  '/api//evil.example',
  '/api/../login',
  '/api/%2e%2e/login',
  '/api/x/..',
  '/api/x?token=1',
  '/api/x#y',
  '/api/x y',
  '/api/x\n',
  '/casino',
  'api/x',
  '/api/',
  '',
  7,
  true,
  {},
  [],
  undefined,
])('%j is no address: ours stands', (wanted) => {
  expect(calledAt(ALL_ENDPOINTS.login, { login: wanted })).toBe('/api/user/login');
});

test('settings cannot say where they come from, and names nobody knows change nothing', () => {
  expect(calledAt(ALL_ENDPOINTS.settings, { settings: null, toString: null, __proto__: null, nothing: null })).toBe(
    '/api/core/casino/settings2',
  );
});

test('a call keeps everything else of it', () => {
  const request = { ...call(ALL_ENDPOINTS.login), body: { email: 'x' }, idempotencyKey: 'k', needsToken: true };
  expect(readdressed(request, { login: '/api/sign-in' })).toEqual({ ...request, path: '/api/sign-in' });
});
