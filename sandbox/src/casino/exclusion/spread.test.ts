import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test, type TestContext } from 'node:test';
import { eq } from 'drizzle-orm';
import { type FastifyInstance } from 'fastify';
import { MARKETS, type MarketName } from '@/config/markets/markets';
import { addDays } from '@/domain/time/day';
import { brandAt } from '../../brands/brands';
import { anyEmail, makePlayer } from '../../testing/testAccounts';
import { answerOf, call, openTestBackend } from '../../testing/testBackend';
import { type AccountRow, accountById, changeAccount } from '../accounts/store/accounts';
import { marketIn } from '../markets/marketOf';
import { stops } from '../protection/schema';
import { isExcluded } from '../protection/stop';
import { spreadExclusions } from './spread';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let app: FastifyInstance;
const told: string[] = [];

before(async () => {
  sandbox = await openTestBackend();
  app = sandbox.backend();
  sandbox.playerEvents.attach((player, { name }) => void (name === 'stopped' && told.push(player)));
});
after(() => sandbox.close());

type Made = Awaited<ReturnType<typeof makePlayer>>;

const at = (brand: string, columns: Partial<AccountRow>): Promise<Made> =>
  makePlayer(sandbox, { brand, emailVerifiedAt: sandbox.clock.now(), ...columns });
const exclude = ({ headers, account }: Made, body: object, key: string = randomUUID(), from = app) =>
  answerOf(from, 'selfExclude', {
    headers: { ...headers, host: `${account.brand}.localhost`, 'idempotency-key': key },
    payload: body,
  });
const excluded = async ({ account }: Made): Promise<boolean> =>
  isExcluded((await accountById(sandbox.db, account.id))!, sandbox.clock.now());
/** What the timers do each second. */
const sweep = (market: MarketName = 'default') =>
  spreadExclusions({
    ...sandbox,
    brandAt: (host) => ({ settings: { ...brandAt(host, 'curacao').settings, market } }),
  });
const NOBODY = { phoneKey: null, googleSubject: null, firstName: null, lastName: null, dateOfBirth: null };
const person = () => ({ firstName: 'Ada', lastName: randomUUID(), dateOfBirth: '1990-04-15' });

/** What two accounts have in common, and whether that makes them one person's. */
const SAME: readonly (readonly [string, boolean, () => readonly [Partial<AccountRow>, Partial<AccountRow>]])[] = [
  ['a verified email address', true, () => twice({ email: anyEmail() })],
  [
    'an email address in other letters',
    true,
    () => {
      const email = anyEmail();
      return [{ email }, { email: email.toUpperCase() }];
    },
  ],
  [
    'an email address that one did not verify',
    false,
    () => {
      const email = anyEmail();
      return [{ email }, { email, emailVerifiedAt: null }];
    },
  ],
  ['a Google account', true, () => twice({ googleSubject: randomUUID(), emailVerifiedAt: null })],
  ['name, birthday and phone', true, () => twice({ ...person(), phoneKey: phone() })],
  ['name, birthday and verified identity', true, () => twice({ ...person(), kycStatus: 'APPROVED' })],
  [
    'name, birthday and one verified identity',
    false,
    () => {
      const who = person();
      return [
        { ...who, kycStatus: 'APPROVED' },
        { ...who, kycStatus: 'REJECTED' },
      ];
    },
  ],
  ['name and birthday alone', false, () => twice(person())],
  ['a phone number alone', false, () => twice({ phoneKey: phone() })],
  ['nothing at all', false, () => twice({})],
];
const twice = (columns: Partial<AccountRow>) => [columns, columns] as const;
const phone = () => `49${Math.floor(1e9 + Math.random() * 9e9)}`;

test('MKT-28 an exclusion over all brands reaches every account that is known to be the same person’s, and no other', async (t) => {
  for (const [what, isSame, columns] of SAME) {
    await t.test(what, async () => {
      const [one, other] = columns();
      const [here, there] = [await at('curacao', { ...NOBODY, ...one }), await at('citrus', { ...NOBODY, ...other })];
      const { data } = await exclude(here, { duration: '1d', allBrands: true });
      assert.equal(data.allBrands, true);
      assert.deepEqual([await excluded(here), await excluded(there)], [true, isSame]);
      assert.equal(told.includes(there.account.id), isSame);
      assert.ok(told.includes(here.account.id), 'the other tabs of the same brand are told too');
      const own = await sandbox.db.select().from(stops).where(eq(stops.player, there.account.id));
      assert.deepEqual(
        own.map(({ until, allBrands }) => [until?.toISOString(), allBrands]),
        isSame ? [[data.until, true]] : [],
      );
    });
  }
});

test('MKT-28 where nobody asked, an exclusion holds at its own brand', async () => {
  const email = anyEmail();
  const [here, there] = [await at('curacao', { email }), await at('citrus', { email })];
  assert.equal((await exclude(here, { duration: '1d' })).data.allBrands, undefined);
  await sweep();
  assert.deepEqual([await excluded(here), await excluded(there)], [true, false]);
  // Asked for later, it is carried over, and nothing is shortened.
  const { data } = await exclude(here, { duration: '1h', allBrands: true });
  assert.deepEqual([data.allBrands, await excluded(there)], [true, true]);
  sandbox.clock.advance(2 * 3_600_000);
  assert.deepEqual([await excluded(here), await excluded(there)], [true, false]);
});

/** A test that runs a rule in every market. */
const everywhere = (rule: (name: MarketName) => Promise<void>) => async (t: TestContext) => {
  for (const name of Object.keys(MARKETS) as MarketName[]) await t.test(name, () => rule(name));
};

test(
  'MKT-28 an exclusion holds at all brands by itself where the market says so, and a break where it is asked for',
  everywhere(async (name) => {
    const isAll = ['unitedKingdom', 'germany', 'sweden', 'spain'].includes(name);
    const there = async (duration: string) => {
      const email = anyEmail();
      const [one, other] = [await at('curacao', { email }), await at('citrus', { email })];
      const until = addDays(sandbox.clock.now().toISOString().slice(0, 10), 400);
      const from = sandbox.backend({ settings: { market: name } });
      await exclude(one, { duration, ...(duration === 'custom' && { until }) }, randomUUID(), from);
      return excluded(other);
    };
    const duration = name === 'ontario' ? '6m' : 'custom';
    assert.deepEqual([await there(duration), await there('1d')], [isAll, false]);
    assert.equal(marketIn({ settings: { market: name } }, null).exclusions.brands, isAll ? 'all' : 'asked');
  }),
);

test('pressed twice, lost and asked again, it is one exclusion at each brand', async () => {
  const email = anyEmail();
  const [here, there] = [await at('curacao', { email }), await at('citrus', { email })];
  const key = randomUUID();
  const body = { duration: '1w', allBrands: true };
  const answers = await Promise.all([exclude(here, body, key), exclude(here, body, key), exclude(here, body)]);
  assert.equal(new Set(answers.map(({ data }) => data.reference)).size, 1);
  await Promise.all([sweep(), sweep(), sweep()]);
  for (const { account } of [here, there]) {
    assert.equal(await sandbox.db.$count(stops, eq(stops.player, account.id)), 1, account.brand);
  }
});

test('an account that is opened, or verified, later is reached within seconds, and only while the exclusion runs', async () => {
  const email = anyEmail();
  const here = await at('curacao', { email });
  await exclude(here, { duration: '1d', allBrands: true });
  const later = await at('citrus', { email, emailVerifiedAt: null });
  await sweep();
  assert.equal(await excluded(later), false);
  await changeAccount(sandbox.db, later.account.id, { emailVerifiedAt: sandbox.clock.now() });
  await sweep();
  assert.equal(await excluded(later), true);
  sandbox.clock.advance(25 * 3_600_000);
  const tooLate = await at('fjord', { email });
  await sweep();
  assert.equal(await excluded(tooLate), false);
});

test('whom one account leads to, the next leads on from', async () => {
  const [email, who] = [anyEmail(), { ...person(), phoneKey: phone() }];
  const one = await at('curacao', { email });
  const two = await at('citrus', { email, ...who });
  const three = await at('fjord', who);
  await exclude(one, { duration: '1d', allBrands: true });
  assert.deepEqual([await excluded(two), await excluded(three)], [true, true]);
});

test('a longer exclusion at the other brand stays as it is, and a shorter one is lengthened', async () => {
  const email = anyEmail();
  const here = await at('curacao', { email });
  const now = sandbox.clock.now().getTime();
  const [long, short] = [new Date(now + 40 * 86_400_000), new Date(now + 3_600_000)];
  const [kept, lengthened] = [
    await at('citrus', { email, excludedUntil: long }),
    await at('fjord', { email, excludedUntil: short }),
  ];
  const { data } = await exclude(here, { duration: '1w', allBrands: true });
  const end = async ({ account }: Made) => (await accountById(sandbox.db, account.id))!.excludedUntil!.toISOString();
  assert.deepEqual([await end(kept), await end(lengthened)], [long.toISOString(), data.until]);
});

test('at the other brand its own market decides whether the log-in is barred', async () => {
  const email = anyEmail();
  const [here, there] = [await at('curacao', { email }), await at('citrus', { email })];
  const canada = sandbox.backend({ settings: { market: 'ontario' } });
  await exclude(here, { duration: '6m', allBrands: true }, randomUUID(), canada);
  for (const { headers, account } of [here, there]) {
    const host = `${account.brand}.localhost`;
    assert.equal((await call(canada, 'userDetails', { headers: { ...headers, host } })).status, 403, account.brand);
  }
});

test('what is no answer to the question is refused', async () => {
  const here = await at('curacao', {});
  for (const allBrands of ['yes', 1, null, {}]) {
    const sent = {
      headers: { ...here.headers, 'idempotency-key': randomUUID() },
      payload: { duration: '1d', allBrands },
    };
    assert.equal((await call(app, 'selfExclude', sent)).status, 422, JSON.stringify(allBrands));
  }
  assert.equal(await excluded(here), false);
});
