import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test, type TestContext } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { MARKETS, type MarketName } from '@/config/markets/markets';
import { HOUR_MS } from '@/domain/time/lengths';
import { addYears } from '@/domain/time/months';
import { addDays } from '@/domain/time/day';
import { OFFERS } from '../bonuses/offers/offers';
import { CATALOGUE } from '../../testing/testCatalogue';
import { loginBody, makePlayer, signUpBody } from '../../testing/testAccounts';
import { answerOf, call, openTestBackend, refusalOf } from '../../testing/testBackend';

/**
 * What each market demands, written down a second time from the texts of the anchor: a value broken in config/markets
 * turns the row's test red. All rules run over all packs.
 */
const NAMES = Object.keys(MARKETS) as MarketName[];
type By<T> = { readonly [Name in MarketName]?: T } & { rest: T };
const by = <T>(table: By<T>, name: MarketName): T => table[name] ?? table.rest;

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
const apps = new Map<MarketName, FastifyInstance>();
const appOf = (name: MarketName): FastifyInstance => {
  const app = apps.get(name) ?? sandbox.backend({ settings: { market: name } });
  apps.set(name, app);
  return app;
};

before(async () => {
  sandbox = await openTestBackend();
});
after(() => sandbox.close());

let address = 0;
/** Each call comes from a new address, so that tests do not use up each other's attempts. */
const from = () => ({ 'x-forwarded-for': `198.18.${Math.floor(++address / 250)}.${address % 250}` });

async function player(name: MarketName) {
  const made = await makePlayer(sandbox, { emailVerifiedAt: sandbox.clock.now() });
  const sent = (payload: object) => ({ headers: { ...made.headers, 'idempotency-key': randomUUID() }, payload });
  const app = appOf(name);
  /** Reads and answers all that the market puts before money moves, and sets the loss limit that it may demand. */
  const answers = async () => {
    for (const { id } of (await answerOf(app, 'protectionNotices', sent({}))).data.notices)
      await answerOf(app, 'answerNotice', sent({ id, answer: 'acknowledged' }));
    if (MARKETS[name].limits.demanded.some((one) => one === 'loss'))
      await answerOf(app, 'setLimit', sent(limitOf('loss', '5000')));
  };
  return { ...made, app, sent, answers };
}

/** Time and money of a session, which some markets demand before a game with real money opens. */
const BOUNDS = { minutes: 600, amount: '500', currencyCode: 'EUR' };

const limitOf = (kind: string, amount: string | null, period: number | null = 2) => ({
  kind,
  period,
  amount,
  currencyCode: 'EUR',
});

/** A test that runs a rule in every market. */
const everywhere = (rule: (name: MarketName) => Promise<void>) => async (t: TestContext) => {
  for (const name of NAMES) await t.test(name, () => rule(name));
};

test(
  'MKT-37 the youngest player of the market may register, and nobody a day younger',
  everywhere(async (name) => {
    const age = by({ ontario: 19, pennsylvania: 21, rest: 18 }, name);
    // A day ahead, as it may be somewhere.
    const today = addDays(sandbox.clock.now().toISOString().slice(0, 10), 1);
    const born = (day: string) => ({
      payload: signUpBody({ dateOfBirth: `${day.slice(5)}-${day.slice(0, 4)}` }),
      headers: { ...from(), 'idempotency-key': randomUUID() },
    });
    const birthday = addYears(today, -age);
    const refused = await call(appOf(name), 'signUp', born(addDays(birthday, 2)));
    assert.equal(refused.status, 422);
    assert.match(JSON.stringify(refused.body), new RegExp(`${age}`));
    assert.equal((await call(appOf(name), 'signUp', born(addDays(birthday, -1)))).status, 200);
  }),
);

test(
  'MKT-11 MKT-36 MKT-46 a raised limit waits as long as the market says, and a lowered one holds at once',
  everywhere(async (name) => {
    const { app, sent } = await player(name);
    const waits = {
      deposit: by({ sweden: 72, switzerland: 72, rest: 24 }, name),
      loss: by<number | null>({ unitedKingdom: 24, ontario: 24, switzerland: 24, sweden: 72, rest: null }, name),
    };
    for (const kind of ['deposit', 'loss'] as const) {
      const set = async (amount: string | null) =>
        (await answerOf(app, 'setLimit', sent(limitOf(kind, amount)))).data.limit;
      assert.equal((await set('50')).amount, '50.00');
      assert.equal((await set('40')).amount, '40.00');
      const hours = waits[kind];
      if (hours === null) {
        assert.equal((await refusalOf(app, 'setLimit', sent(limitOf(kind, '60')))).code, 'BET_LIMIT_LOCKED');
        continue;
      }
      const raised = await set('60');
      const from = new Date(sandbox.clock.now().getTime() + hours * HOUR_MS).toISOString();
      assert.deepEqual([raised.amount, raised.pendingAmount, raised.pendingFrom], ['40.00', '60.00', from], kind);
    }
  }),
);

const deposit = (amount: string) => ({ paymentMethodId: 1, amount, currencyCode: 'EUR', cancelsActiveBonus: true });

test(
  'MKT-44 where the market demands a deposit limit nobody deposits without, nor more than its highest in 30 days',
  everywhere(async (name) => {
    const isDemanded = by({ germany: true, rest: false }, name);
    const { app, sent, answers } = await player(name);
    await answers();
    const first = await call(app, 'createDeposit', sent(deposit('20')));
    assert.equal(first.status, isDemanded ? 409 : 200, JSON.stringify(first.body));
    if (isDemanded) assert.match(JSON.stringify(first.body), /LIMIT_REQUIRED/);
    await answerOf(app, 'setLimit', sent(limitOf('deposit', '5000')));
    const left = async () => (await answerOf(app, 'depositAllowance', sent({}))).data.left;
    assert.equal(await left(), isDemanded ? '1000.00' : '4980.00');
    if (!isDemanded) return;
    await answerOf(app, 'createDeposit', sent(deposit('900')));
    assert.equal((await refusalOf(app, 'createDeposit', sent(deposit('101')))).code, 'PAYMENT_LIMIT_THRESHOLD');
    assert.equal((await refusalOf(app, 'setLimit', sent(limitOf('deposit', null)))).code, 'LIMIT_REQUIRED');
  }),
);

const BREAKS: By<string> = {
  ontario: '1d 1w 1m 2m 3m',
  germany: '1d 3d 1w 1m 2m 3m',
  rest: '1h 12h 1d 3d 1w 1m',
};
const EXCLUSIONS: By<string> = {
  unitedKingdom: '6m 1y 5y custom',
  malta: '6m 1y 5y permanent custom',
  ontario: '6m 1y 5y',
  rest: 'permanent custom',
};

test(
  'MKT-24 MKT-32 MKT-33 the breaks and exclusions of the market can be had, and no others',
  everywhere(async (name) => {
    const offered = `${by(BREAKS, name)} ${by(EXCLUSIONS, name)}`.split(' ');
    for (const duration of ['1h', '12h', '1d', '3d', '1w', '1m', '2m', '3m', '6m', '1y', '5y', 'permanent', 'custom']) {
      const { app, sent } = await player(name);
      const until = addDays(sandbox.clock.now().toISOString().slice(0, 10), 400);
      const { status } = await call(app, 'selfExclude', sent({ duration, ...(duration === 'custom' && { until }) }));
      assert.equal(status, offered.includes(duration) ? 200 : 422, duration);
    }
  }),
);

test(
  'MKT-23 a chosen end of an exclusion is never sooner than the market says',
  everywhere(async (name) => {
    if (!by(EXCLUSIONS, name).includes('custom')) return;
    const { app, sent } = await player(name);
    const least = by({ unitedKingdom: 183, rest: 1 }, name);
    const today = sandbox.clock.now().toISOString().slice(0, 10);
    const asked = (days: number) => sent({ duration: 'custom', until: addDays(today, days) });
    assert.equal((await call(app, 'selfExclude', asked(least - 1))).status, 422);
    assert.equal((await call(app, 'selfExclude', asked(least + 1))).status, 200);
  }),
);

test(
  'MKT-30 MKT-33 an excluded player is logged out and kept out in Ontario, and may log in to withdraw elsewhere',
  everywhere(async (name) => {
    const isOut = by({ ontario: true, rest: false }, name);
    const { app, sent, headers, email } = await player(name);
    const duration = by(EXCLUSIONS, name).split(' ')[0]!;
    const until = addDays(sandbox.clock.now().toISOString().slice(0, 10), 400);
    await answerOf(app, 'selfExclude', sent({ duration, ...(duration === 'custom' && { until }) }));
    assert.equal((await call(app, 'withdrawals', { headers })).status, isOut ? 403 : 200);
    const entry = await call(app, 'login', { payload: loginBody(email), headers: from() });
    assert.equal(entry.status, isOut ? 409 : 200, JSON.stringify(entry.body));
    if (isOut) assert.match(JSON.stringify(entry.body), /SELF_EXCLUDED/);
    const pausing = await player(name);
    await answerOf(app, 'selfExclude', pausing.sent({ duration: '1d' }));
    assert.equal((await call(app, 'login', { payload: loginBody(pausing.email), headers: from() })).status, 200);
  }),
);

const SLOT = CATALOGUE.find(({ features }) => !features.includes('live'))!.id;
const LIVE = CATALOGUE.find(({ features }) => features.includes('live'))!.id;

test(
  'MKT-06 MKT-44 play without money, live tables and the VIP club exist where the market allows them',
  everywhere(async (name) => {
    const { app, sent, answers } = await player(name);
    await answers();
    const launch = (game: string, mode: string) =>
      call(app, 'launchGame', sent({ game, mode, locale: 'en', ...(mode === 'demo' && { demoUserId: 'demo-guest' }) }));
    const allowed = (is: boolean) => (is ? 200 : 409);
    assert.equal(
      (await launch(SLOT, 'demo')).status,
      allowed(by({ unitedKingdom: false, germany: false, rest: true }, name)),
    );
    const isLive = by({ germany: false, rest: true }, name);
    await answerOf(app, 'setSessionBounds', sent(BOUNDS));
    assert.equal((await launch(LIVE, 'real')).status, isLive ? 200 : 404);
    const { rows } = (await answerOf(app, 'games', { query: { category: 'live-casino' } })).data.games;
    assert.equal(rows.length > 0, isLive);
    assert.equal((await answerOf(app, 'loyaltyLevels')).data.levels.length > 0, isLive);
  }),
);

test(
  'MKT-17 MKT-37 while a game with real money is open elsewhere a second one is refused where the market says so',
  everywhere(async (name) => {
    const { app, sent, answers } = await player(name);
    await answers();
    const launch = (tab: string) =>
      call(app, 'launchGame', sent({ game: SLOT, mode: 'real', locale: 'en', tab, playHere: tab === 'b' }));
    await answerOf(app, 'setSessionBounds', sent(BOUNDS));
    assert.equal((await launch('a')).status, 200);
    const isForbidden = by({ unitedKingdom: true, ontario: true, rest: false }, name);
    assert.equal((await launch('b')).status, isForbidden ? 409 : 200);
  }),
);

test(
  'MKT-22 no offer has to be wagered more often than the market allows',
  everywhere(async (name) => {
    const cap = by<number | null>({ unitedKingdom: 10, rest: null }, name);
    const { app, sent } = await player(name);
    const { rows } = (await answerOf(app, 'bonuses', { query: { limit: '100' } })).data.bonus;
    const most = Math.max(...rows.map(({ wageringMultiplier }) => Number(wageringMultiplier ?? 0)));
    assert.equal(most > 10, cap === null, String(most));
    const over = OFFERS.find(
      ({ wageringMultiplier, type, couponCode, minDeposit }) =>
        wageringMultiplier > 10 && type === 'no_deposit' && couponCode === null && minDeposit === null,
    )!;
    const taken = await call(app, 'activateBonus', sent({ bonusId: over.id }));
    assert.equal(/BONUS_NOT_FOUND/.test(JSON.stringify(taken.body)), cap !== null, JSON.stringify(taken.body));
  }),
);

test(
  'the settings call names the market, and the default is what holds without one',
  everywhere(async (name) => {
    const settings = await answerOf(appOf(name), 'settings');
    assert.equal((settings as { market?: unknown }).market, name);
  }),
);

test('where a brand serves several markets the country of the account decides', async () => {
  const app = sandbox.backend({ settings: { market: { CA: 'ontario', SE: 'sweden', default: 'default' } } });
  const waits = { CA: 24, SE: 72, DE: 24 };
  for (const [countryCode, hours] of Object.entries(waits)) {
    const made = await makePlayer(sandbox, { countryCode });
    const set = (amount: string) =>
      answerOf(app, 'setLimit', {
        headers: { ...made.headers, 'idempotency-key': randomUUID() },
        payload: limitOf('deposit', amount),
      });
    await set('10');
    const { pendingFrom } = (await set('20')).data.limit;
    assert.equal(Date.parse(pendingFrom!) - sandbox.clock.now().getTime(), hours * HOUR_MS, countryCode);
  }
});

test(
  'MKT-47 where the market demands it no game with real money opens before time and money are set, once per session',
  everywhere(async (name) => {
    const isDemanded = by({ spain: true, rest: false }, name);
    const { app, sent, headers, answers } = await player(name);
    await answers();
    const launch = () => call(app, 'launchGame', sent({ game: SLOT, mode: 'real', locale: 'en', tab: 'a' }));
    const first = await launch();
    assert.equal(first.status, isDemanded ? 409 : 200);
    if (isDemanded) assert.match(JSON.stringify(first.body), /SESSION_BOUNDS_REQUIRED/);
    const set = sent(BOUNDS);
    const { bounds } = (await answerOf(app, 'setSessionBounds', set)).data;
    assert.deepEqual([bounds.left, bounds.reached, bounds.minutes], ['500.00', null, 600]);
    assert.deepEqual((await answerOf(app, 'setSessionBounds', set)).data.bounds, bounds);
    assert.equal((await refusalOf(app, 'setSessionBounds', sent(BOUNDS))).code, 'SESSION_BOUNDS_RUNNING');
    assert.equal((await launch()).status, 200);
    const told = (await answerOf(app, 'playSession', { headers })).data.bounds;
    assert.deepEqual(told, isDemanded ? bounds : null);
    for (const wrong of [{ amount: '0' }, { amount: '-1' }, { minutes: 0 }, { minutes: 1441 }, { currencyCode: 'USD' }])
      assert.equal((await call(app, 'setSessionBounds', sent({ ...BOUNDS, ...wrong }))).status, 422);
  }),
);

test(
  'MKT-36 a session that calls nothing for as long as the market says has ended',
  everywhere(async (name) => {
    const minutes = by<number | null>({ ontario: 30, rest: null }, name);
    const { app, headers } = await player(name);
    const status = async () => (await call(app, 'playSession', { headers })).status;
    assert.equal(await status(), 200);
    sandbox.clock.advance(29 * 60_000);
    assert.equal(await status(), 200);
    sandbox.clock.advance(31 * 60_000);
    assert.equal(await status(), minutes === null ? 200 : 403);
  }),
);

test(
  'MKT-48 who is as young as the market protects has no VIP club',
  everywhere(async (name) => {
    const through = by<number | null>({ spain: 25, rest: null }, name);
    const today = sandbox.clock.now().toISOString().slice(0, 10);
    for (const [age, isYoung] of [
      [25, through !== null],
      [26, false],
    ] as const) {
      const made = await makePlayer(sandbox, { dateOfBirth: addYears(today, -age) });
      const { levels } = (await answerOf(appOf(name), 'loyaltyLevels', { headers: made.headers })).data;
      const isOffered = by({ germany: false, rest: true }, name);
      assert.equal(levels.length > 0, isOffered && !isYoung, String(age));
    }
  }),
);
