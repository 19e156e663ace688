import { ACCOUNT } from '@/contract/mockBackend/accounts';
import { startMockBackend } from '@/contract/mockBackend/backend';
import { type Routes } from '@/contract/mockBackend/route';
import { createBackend } from '@/scripts/conformance/backend/backend';
import { readOptions } from '@/scripts/conformance/options';
import { closingLine, lineOf } from '@/scripts/conformance/report';
import { runChecks } from '@/scripts/conformance/run';

/** The report lines of a run against a backend that is correct except for the given routes. */
async function linesOf(wrong: Routes, { writes = true, deadlineMs = 10_000 } = {}) {
  const server = await startMockBackend(wrong);
  try {
    const lines: string[] = [];
    const backend = createBackend({ baseUrl: server.url, deadlineMs });
    const onResult = (result: Parameters<typeof lineOf>[0]) => lines.push(lineOf(result));
    const { results } = await runChecks({ backend, account: writes ? ACCOUNT : null }, { writes, onResult });
    return { lines, closing: closingLine(results), methods: [...server.methods] };
  } finally {
    await server.stop();
  }
}

test('a backend that keeps the contract passes', async () => {
  const { lines, closing } = await linesOf({});
  expect(lines.filter((line) => !line.startsWith('ok '))).toEqual([]);
  expect(closing).toBe('125 passed, 0 failed, 0 skipped');
});

test('without --writes nothing is sent but GET', async () => {
  const { lines, closing, methods } = await linesOf({}, { writes: false });
  expect(methods).toEqual(['GET']);
  expect(lines).toContain('skipped  launchGame: it writes: give --writes');
  expect(closing).toBe('21 passed, 0 failed, 104 skipped');
});

const GAMES = 'GET /api/core/casino/games';
const GAME = 'GET /api/core/casino/games/{game}';
const LAUNCH = 'POST /api/user/launch-game';
const html = () => ({ status: 404, type: 'text/html', body: '<h1>Not found</h1>' });
const session = (sessionId: string) => ({
  body: {
    data: { sessionId, launchUrl: 'http://studio.test/play', mode: 'demo', expiresAt: '2030-01-01T00:00:00Z' },
  },
});
const row = {
  id: 'a',
  name: 'A',
  studio: { id: 's', name: 'S' },
  thumbnail: null,
  returnToPlayer: 96,
  volatility: 'low',
  features: [],
  isNew: false,
  demo: true,
  releaseDate: '2024-01-31',
};
const document = {
  body: {
    data: { document: { id: '1', label: 'passport', status: 'pending', createdAt: '2026-01-01T00:00:00Z' } },
  },
};
const rows = (...list: object[]) => ({ body: { data: { games: { rows: list, count: 5 } } } });

test.each<[string, Routes, string, RegExp]>([
  ['an envelope', { 'GET /api/core/casino/settings2': () => ({ body: { data: {} } }) }, 'settings', /envelope/],
  ['cut JSON', { 'GET /api/core/casino/settings2': () => ({ body: '{"theme":' }) }, 'settings', /not JSON/],
  [
    'a number among the texts',
    { 'GET /api/core/casino/locales/en.json': () => ({ body: { a: 1 } }) },
    'locale',
    /string/,
  ],
  ['content instead of texts', { 'GET /api/core/casino/locales/en.json': () => ({ body: {} }) }, 'locale', /no texts/],
  [
    'a logo of HTML',
    { 'GET /api/core/casino/assets/logo.svg': () => ({ type: 'text/html', body: '' }) },
    'asset',
    /image/,
  ],
  [
    'a count that is not true',
    {
      'GET /api/admin/get-full-category-list': () => ({
        body: { data: { topCategoryList: [{ id: 'slots', name: 'Slots', order: 1, gameCount: 300 }] } },
      }),
    },
    'categories',
    /category slots says 300 games, the list has 3/,
  ],
  ['an error with 200', { 'GET /api/admin/get-currencies': () => ({ body: { code: 'X' } }) }, 'currencies', /'data'/],
  [
    'an unknown country',
    { 'GET /api/admin/get-location': () => ({ body: { data: { location: { country: 'FR' } } } }) },
    'location',
    /FR is not in allCountries/,
  ],
  ['pages that repeat', { [GAMES]: () => rows(row, row) }, 'games', /page 2 repeats page 1/],
  ['every limit taken', { [GAMES]: () => rows(row) }, 'games', /limit=101: answered 200 instead of 422 VALIDATION/],
  ['a filter that does nothing', { [GAMES]: () => rows(row) }, 'games', /an unknown category has games/],
  ['rising returns', { [GAMES]: () => rows(row, { ...row, returnToPlayer: 97 }) }, 'games', /begin with the highest/],
  ['a date of another form', { [GAMES]: () => rows({ ...row, releaseDate: '31.1.2024' }) }, 'games', /"date"/],
  ['HTML for an unknown game', { [GAME]: html }, 'game', /an unknown game: answered 404 instead of 404 GAME_NOT_FOUND/],
  [
    'an error of another shape',
    { [GAME]: () => ({ status: 404, body: { code: 'GAME_NOT_FOUND' } }) },
    'game',
    /'message'/,
  ],
  ['launching anything', { [LAUNCH]: () => session('1') }, 'launchGame', /an unknown game: answered 200/],
  ['403 as a refusal', { [LAUNCH]: () => ({ status: 403, body: {} }) }, 'launchGame', /answered 403 instead of 409/],
  [
    'a second session for the same key',
    { [LAUNCH]: () => session(String(Math.random())) },
    'launchGame',
    /the same key and body get another answer/,
  ],
  [
    'documents for guests',
    { 'GET /api/user/documents': () => ({ body: { data: { documents: [] } } }) },
    'documents',
    /a guest: answered 200 instead of 403 SESSION_EXPIRED/,
  ],
  [
    'every file taken',
    { 'POST /api/user/upload-document': () => document },
    'uploadDocument',
    /a program: answered 200 instead of 422 FILE_TYPE/,
  ],
  [
    'a favourite that stays',
    { 'POST /api/user/remove-favourite': () => ({ body: { data: { success: true } } }) },
    'removeFavourite',
    /a removed game is still listed/,
  ],
  [
    'any wallet taken',
    {
      'POST /api/user/select-wallet': ({ headers }) =>
        headers.authorization
          ? { body: { data: { success: true } } }
          : { status: 403, body: { code: 'SESSION_EXPIRED', message: 'Ended' } },
    },
    'selectWallet',
    /a wallet one does not have: answered 200 instead of 409 WALLET_NOT_FOUND/,
  ],
  [
    'a deposit of nothing taken',
    {
      'POST /api/user/create-deposit': ({ headers, body }) =>
        headers.authorization
          ? {
              body: {
                data: {
                  deposit: {
                    id: '1',
                    reference: 'D-0000',
                    status: 'created',
                    createdAt: '2026-01-01T00:00:00Z',
                    ...(body as object),
                  },
                },
              },
            }
          : { status: 403, body: { code: 'SESSION_EXPIRED', message: 'Ended' } },
    },
    'createDeposit',
    /a deposit of nothing: answered 200 instead of 422 AMOUNT_BELOW_ZERO/,
  ],
  [
    'two active wallets',
    {
      'GET /api/user/get-user-details': () => ({
        body: {
          getUser: { userId: 1, email: ACCOUNT.email, isEmailVerified: true, currencyCode: 'EUR', countryCode: 'DE' },
          depositCount: 0,
          userWallet: ['EUR', 'USD'].map((currencyCode) => ({ currencyCode, realMoney: '0', isActive: true })),
        },
      }),
    },
    'selectWallet',
    /2 of 2 wallets are active/,
  ],
  ['HTML for an unknown address', { '*': html }, 'unknown address', /answered 404 instead of 404 NOT_FOUND/],
])('%s is found', async (_, wrong, subject, reason) => {
  const { lines } = await linesOf(wrong);
  const line = lines.find((candidate) => candidate.startsWith(`FAILED   ${subject}:`));
  expect(line).toMatch(reason);
});

test('an answer that is slower than the deadline fails, and the others are still asked', async () => {
  const slow = { 'GET /api/admin/get-currencies': () => ({ body: {}, afterMs: 60_000 }) };
  const { lines } = await linesOf(slow, { deadlineMs: 3000 });
  expect(lines).toContain('FAILED   currencies: no answer within 3000 ms');
  expect(lines).toContain('ok       game');
});

test('a built operation that nothing checks fails the run', async () => {
  const backend = createBackend({ baseUrl: 'http://127.0.0.1:1' });
  const { results } = await runChecks({ backend, account: null }, { writes: false, checks: [] });
  expect(results.map(lineOf)).toContain('FAILED   games: it is built, and nothing checks it');
});

test.each<[string[], unknown]>([
  [['http://a.test'], { baseUrl: 'http://a.test', writes: false, account: null, json: false }],
  [['http://a.test', '--writes'], { baseUrl: 'http://a.test', writes: true, account: null, json: false }],
  [['http://a.test', '--json'], { baseUrl: 'http://a.test', writes: false, account: null, json: true }],
  [
    ['--account', 'me@a.test:pass:word', 'http://a.test'],
    { baseUrl: 'http://a.test', writes: false, account: { email: 'me@a.test', password: 'pass:word' }, json: false },
  ],
  [[], 'Give one base url.'],
  [['ftp://a.test'], 'ftp://a.test is no http address.'],
  [['http://a.test', '--account', 'me'], 'An account is email:password.'],
  [['http://a.test', '--write'], expect.stringContaining("'--write'")],
])('arguments %j', (args, options) => {
  expect(readOptions(args)).toEqual(options);
});
