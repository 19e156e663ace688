import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test, type TestContext } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { MARKETS, type MarketName } from '@/config/markets/markets';
import { HOUR_MS } from '@/domain/time/lengths';
import { type AnswerOf } from '@/contract/wire';
import { CATALOGUE } from '../../testing/testCatalogue';
import { makePlayer } from '../../testing/testAccounts';
import { answerOf, call, openTestBackend, refusalOf } from '../../testing/testBackend';
import { openSession } from '../accounts/store/sessions';
import { changeAccount } from '../accounts/store/accounts';
import { deposits } from '../deposits/schema';

/** What each market has players told, asked and confirm, written down a second time: a broken value turns its test red. */
const NAMES = Object.keys(MARKETS) as MarketName[];
type By<T> = { readonly [Name in MarketName]?: T } & { rest: T };
const by = <T>(table: By<T>, name: MarketName): T => table[name] ?? table.rest;
type Notice = AnswerOf<'protectionNotices'>['data']['notices'][number];

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

const everywhere = (rule: (name: MarketName) => Promise<void>) => async (t: TestContext) => {
  for (const name of NAMES) await t.test(name, () => rule(name));
};

const SLOT = CATALOGUE.find(({ features }) => !features.includes('live'))!.id;

/** A player of a market whose account was opened at `createdAt`, today by default. */
async function player(app: FastifyInstance, createdAt = sandbox.clock.now()) {
  const made = await makePlayer(sandbox, { emailVerifiedAt: sandbox.clock.now() });
  await changeAccount(sandbox.db, made.account.id, { createdAt });
  const sent = (payload: object) => ({ headers: { ...made.headers, 'idempotency-key': randomUUID() }, payload });
  const limit = (kind: string, amount: string | null, period = 2) =>
    call(app, 'setLimit', sent({ kind, period, amount, currencyCode: 'EUR' }));
  return {
    ...made,
    sent,
    limit,
    /** Logs in anew, after time has passed. */
    logIn: async () => {
      const token = await openSession(sandbox.db, made.account.id, sandbox.clock.now());
      made.headers.authorization = `Bearer ${token}`;
    },
    notices: async (): Promise<Notice[]> => (await answerOf(app, 'protectionNotices', sent({}))).data.notices,
    answer: (id: string, answer: 'acknowledged' | 'declined') => answerOf(app, 'answerNotice', sent({ id, answer })),
    deposit: async () => {
      const body = { paymentMethodId: 1, amount: '20', currencyCode: 'EUR', cancelsActiveBonus: true };
      const { status, body: answer } = await call(app, 'createDeposit', sent(body));
      return status === 200 ? 'made' : (answer as { code: string; details?: { kind?: string } });
    },
    play: async () => {
      // Where time and money of a session are set before it; elsewhere this changes nothing.
      await call(app, 'setSessionBounds', sent({ minutes: 60, amount: '50', currencyCode: 'EUR' }));
      const { status, body } = await call(app, 'launchGame', sent({ game: SLOT, mode: 'real', locale: 'en' }));
      return status === 200 ? 'begun' : (body as { code: string }).code;
    },
  };
}

const OFFERS: By<{ kinds: string[]; at: string } | null> = {
  unitedKingdom: { kinds: ['deposit'], at: 'firstDeposit' },
  malta: { kinds: ['deposit'], at: 'registration' },
  ontario: { kinds: ['deposit', 'loss'], at: 'registration' },
  pennsylvania: { kinds: ['deposit'], at: 'registration' },
  rest: null,
};
const hasFunds = (name: MarketName) => by({ unitedKingdom: true, rest: false }, name);
const demands = (name: MarketName) => by<string | null>({ germany: 'deposit', switzerland: 'loss', rest: null }, name);

test(
  'MKT-08 MKT-27 MKT-35 limits are offered when the market says so: no deposit, and after registration no play, before the answer',
  everywhere(async (name) => {
    const app = appOf(name);
    const offer = by(OFFERS, name);
    const { notices, answer, deposit, play, limit } = await player(app);
    const told = (await notices()).find(({ kind }) => kind === 'limits');
    assert.deepEqual(told && { ...told }, offer ? { id: 'limits', kind: 'limits', ...offer } : undefined);
    if (demands(name) === 'deposit') await limit('deposit', '500');
    if (demands(name) === 'loss') await limit('loss', '500');
    assert.equal(await play(), offer?.at === 'registration' ? 'NOTICE_REQUIRED' : 'begun');
    for (const one of await notices()) if (one.kind === 'funds') await answer(one.id, 'acknowledged');
    const early = await deposit();
    assert.deepEqual(
      typeof early === 'string' ? early : [early.code, early.details?.kind],
      offer ? ['NOTICE_REQUIRED', 'limits'] : 'made',
    );
    if (offer) await answer('limits', 'declined');
    assert.equal(await deposit(), 'made');
    if (offer?.at === 'registration') assert.equal(await play(), 'begun');
    // Whoever has set a limit has taken the offer.
    const other = await player(app);
    await other.limit('deposit', '500');
    assert.ok((await other.notices()).every(({ kind }) => kind !== 'limits'));
  }),
);

test(
  'MKT-21 how money is protected is acknowledged before the first deposit where the market says so, and again when it changes',
  everywhere(async (name) => {
    const fundsNotice = { en: 'Your money is insured.', de: 'Ihr Geld ist versichert.' };
    const app = sandbox.backend({ settings: { market: name, fundsNotice } });
    const one = await player(app);
    await one.limit('deposit', '500');
    await one.limit('loss', '500');
    const german = { headers: { ...one.headers, 'accept-language': 'de' } };
    const { notices } = (await answerOf(app, 'protectionNotices', german)).data;
    const funds = notices.find(({ kind }) => kind === 'funds');
    assert.equal(funds?.kind === 'funds' ? funds.text : null, hasFunds(name) ? fundsNotice.de : null);
    if (!funds) return assert.equal(await one.deposit(), 'made');
    const refused = await one.deposit();
    assert.ok(typeof refused !== 'string' && refused.code === 'NOTICE_REQUIRED' && refused.details?.kind === 'funds');
    // It can be read, not declined.
    await one.answer(funds.id, 'declined');
    assert.notEqual(await one.deposit(), 'made');
    await one.answer(funds.id, 'acknowledged');
    assert.equal(await one.deposit(), 'made');
    const changed = sandbox.backend({ settings: { market: name, fundsNotice: { en: 'It is not.' } } });
    const again = (await answerOf(changed, 'protectionNotices', { headers: one.headers })).data.notices;
    assert.deepEqual(
      again.map(({ kind }) => kind),
      ['funds'],
    );
  }),
);

const months = (count: number) => {
  const day = new Date(sandbox.clock.now());
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() - count);
  return day;
};

test(
  'MKT-10 MKT-48 each player is reminded of the own figures and limits as often as the market says, and once',
  everywhere(async (name) => {
    const app = appOf(name);
    const every = by({ spain: 1, rest: 6 }, name);
    const reminder = async ({ notices }: Awaited<ReturnType<typeof player>>) =>
      (await notices()).find(({ kind }) => kind === 'reminder');
    assert.equal(await reminder(await player(app, months(every - 1))), undefined);
    for (const [age, first] of [
      [every, every],
      [12, 12],
      [13, every === 1 ? 1 : 12],
    ] as const) {
      const one = await player(app, months(age));
      const due = await reminder(one);
      assert.ok(due?.kind === 'reminder', `${age} months`);
      const days = (Date.parse(due.to) - Date.parse(due.from)) / 86_400_000 + 1;
      assert.equal(Math.round(days / 30.4), first, `${age} months: ${due.from} to ${due.to}`);
      assert.equal(due.hasLimits, false);
      await one.answer(due.id, 'acknowledged');
      assert.equal(await reminder(one), undefined);
    }
  }),
);

test('MKT-10 a reminder holds the figures of its months, to the cent, and whether there are limits', async () => {
  const app = appOf('unitedKingdom');
  const one = await player(app, months(7));
  const at = months(3);
  await sandbox.db.insert(deposits).values({
    id: randomUUID(),
    brand: 'curacao',
    player: one.account.id,
    reference: randomUUID(),
    method: '1',
    amount: 5_000n,
    creditedAmount: 5_000n,
    currency: 'EUR',
    status: 'success',
    returnTo: 'http://localhost:3000/deposit',
    language: 'en',
    expiresAt: at,
    createdAt: at,
    updatedAt: at,
    endedAt: at,
  });
  await one.limit('deposit', '50');
  const due = (await one.notices()).find(({ kind }) => kind === 'reminder');
  assert.ok(due?.kind === 'reminder');
  const { data } = await answerOf(app, 'periodTotals', { headers: one.headers, query: { from: due.from, to: due.to } });
  const { withdrawals, wins, losses } = data;
  assert.equal(data.deposits, '50.00');
  assert.deepEqual(
    [due.deposits, due.withdrawals, due.wins, due.losses, due.playedSeconds, due.hasLimits],
    ['50.00', withdrawals, wins, losses, 0, true],
  );
});

test('an answer to a notice that this player has not is not kept, and who has stopped is told nothing', async () => {
  const app = appOf('unitedKingdom');
  const one = await player(app);
  await one.answer('reminder:600', 'acknowledged');
  await one.answer('limits', 'declined');
  assert.deepEqual(
    (await one.notices()).map(({ kind }) => kind),
    ['funds'],
  );
  await answerOf(app, 'selfExclude', one.sent({ duration: '6m' }));
  assert.deepEqual(await one.notices(), []);
});

test(
  'MKT-11 a raise holds after the wait, and where the market says so only once it is confirmed a second time',
  everywhere(async (name) => {
    const app = appOf(name);
    const { limit, sent, headers, logIn } = await player(app);
    const isConfirmed = by({ unitedKingdom: true, rest: false }, name);
    const kinds = by({ unitedKingdom: ['deposit', 'loss'], rest: ['deposit'] }, name);
    const now = async (of: string) =>
      (await answerOf(app, 'limits', { headers })).data.limits.find(({ kind, period }) => kind === of && period === 2)!;
    const confirm = (kind: string) => call(app, 'confirmLimit', sent({ kind, period: 2, currencyCode: 'EUR' }));
    for (const kind of kinds) {
      await limit(kind, '50');
      await limit(kind, '60');
      assert.equal((await now(kind)).pendingConfirm, isConfirmed);
      assert.equal(
        (await refusalOf(app, 'confirmLimit', sent({ kind, period: 2, currencyCode: 'EUR' }))).code,
        'LIMIT_NOT_DUE',
      );
    }
    sandbox.clock.advance(72 * HOUR_MS);
    await logIn();
    for (const kind of kinds) {
      assert.equal((await now(kind)).amount, isConfirmed ? '50.00' : '60.00');
      assert.equal((await confirm(kind)).status, isConfirmed ? 200 : 409);
      assert.equal((await now(kind)).amount, '60.00');
      // A raise that was taken back cannot be confirmed.
      await limit(kind, '70');
      await limit(kind, '60');
      sandbox.clock.advance(72 * HOUR_MS);
      await logIn();
      assert.equal((await confirm(kind)).status, 409);
      assert.equal((await now(kind)).amount, '60.00');
    }
  }),
);

test('MKT-49 where the market demands a loss limit no game opens for real money without', async () => {
  for (const name of NAMES) {
    const { play, limit, notices, answer } = await player(appOf(name));
    for (const { id } of await notices()) await answer(id, 'acknowledged');
    const isDemanded = demands(name) === 'loss';
    assert.equal(await play(), isDemanded ? 'LIMIT_REQUIRED' : 'begun', name);
    await limit('loss', '50');
    if (isDemanded) assert.equal(await play(), 'begun', name);
  }
});

test('MKT-49 in Switzerland the last loss limit cannot be deleted; raises wait 24 hours, those of deposits 72', async () => {
  const { limit, sent } = await player(appOf('switzerland'));
  await limit('loss', '50');
  const { status, body } = await limit('loss', null);
  assert.deepEqual([status, (body as { code: string }).code], [409, 'LIMIT_REQUIRED']);
  await limit('deposit', '50');
  for (const [kind, hours] of [
    ['loss', 24],
    ['deposit', 72],
  ] as const) {
    const raise = sent({ kind, period: 2, amount: '60', currencyCode: 'EUR' });
    const { pendingFrom } = (await answerOf(appOf('switzerland'), 'setLimit', raise)).data.limit;
    assert.equal(Date.parse(pendingFrom!) - sandbox.clock.now().getTime(), hours * HOUR_MS, kind);
  }
});
