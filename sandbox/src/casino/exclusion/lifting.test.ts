import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test, type TestContext } from 'node:test';
import fc from 'fast-check';
import { type FastifyInstance } from 'fastify';
import { MARKETS, type MarketName } from '@/config/markets/markets';
import { DAY_MS, HOUR_MS } from '@/domain/time/lengths';
import { addDays } from '@/domain/time/day';
import { brandAt } from '../../brands/brands';
import { liftingsSection } from '../../panel/sections/liftings';
import { anyEmail, mailTo, makePlayer } from '../../testing/testAccounts';
import { answerOf, call, openTestBackend, refusalOf } from '../../testing/testBackend';
import { testTell } from '../../testing/testTell';
import { openSession } from '../accounts/store/sessions';
import { accountById } from '../accounts/store/accounts';
import { isExcluded } from '../protection/stop';
import { liftDue } from './lifting';
import { spreadExclusions } from './spread';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
const apps = new Map<MarketName, FastifyInstance>();

before(async () => {
  sandbox = await openTestBackend();
});
after(() => sandbox.close());

const brandIn = (market: MarketName) => (host: string) => {
  const brand = brandAt(host, 'curacao');
  return { ...brand, settings: { ...brand.settings, market } };
};

/** A player of a market's brand with all that can be done about an exclusion. */
async function player(name: MarketName, columns: Parameters<typeof makePlayer>[1] = {}) {
  const app = apps.get(name) ?? sandbox.backend({ settings: { market: name } });
  apps.set(name, app);
  const made = await makePlayer(sandbox, { emailVerifiedAt: sandbox.clock.now(), ...columns });
  const host = `${made.account.brand}.localhost`;
  // Sessions end sooner than exclusions.
  const signedIn = async () => {
    const token = await openSession(sandbox.db, made.account.id, sandbox.clock.now());
    return { host, authorization: `Bearer ${token}` };
  };
  const sent = async (payload: object, key: string = randomUUID()) => ({
    headers: { ...(await signedIn()), 'idempotency-key': key },
    payload,
  });
  return {
    ...made,
    app,
    sent,
    exclude: async (duration: string, until?: string) =>
      (await answerOf(app, 'selfExclude', await sent({ duration, ...(until && { until }) }))).data,
    state: async () => (await answerOf(app, 'exclusion', { headers: await signedIn() })).data,
    ask: async (reason = 'I am better now', key?: string) =>
      answerOf(app, 'requestLifting', await sent({ reason }, key)),
    refused: async (reason = 'I am better now') =>
      (await refusalOf(app, 'requestLifting', await sent({ reason }))).code,
    cancel: async () => answerOf(app, 'cancelLifting', await sent({})),
    decide: async (act: 'grant' | 'decline', reason = '') => {
      const request = (await answerOf(app, 'exclusion', { headers: await signedIn() })).data.lifting?.reference ?? '';
      const section = liftingsSection(sandbox.db, sandbox.clock, brandIn(name), testTell(sandbox.clock));
      return section.submit({} as never, new URLSearchParams({ request, act, reason }));
    },
    isOut: async () => isExcluded((await accountById(sandbox.db, made.account.id))!, sandbox.clock.now()),
  };
}

const pass = async (ms: number) => {
  sandbox.clock.advance(ms);
  await liftDue(sandbox.db, () => sandbox.clock.now());
};

/** A test that runs a rule in every market. */
const everywhere = (rule: (name: MarketName) => Promise<void>) => async (t: TestContext) => {
  for (const name of Object.keys(MARKETS) as MarketName[]) await t.test(name, () => rule(name));
};

const dayAhead = (days: number) => addDays(sandbox.clock.now().toISOString().slice(0, 10), days);

test(
  'MKT-29 an exclusion with an end stays until it is lifted where the market says so, a day after the decision',
  everywhere(async (name) => {
    if (name === 'ontario') return;
    const stays = ['malta', 'unitedKingdom'].includes(name);
    const one = await player(name);
    await one.exclude('custom', dayAhead(200));
    assert.equal((await one.state()).liftingHours, stays ? 24 : null);
    if (!stays) assert.equal(await one.refused(), 'LIFTING_NOT_OFFERED');
    await pass(203 * DAY_MS);
    assert.equal(await one.isOut(), stays);
    const { userLimit, exclusion } = await one.state();
    assert.deepEqual(
      [userLimit?.isSelfExclusionUntilLifted, exclusion?.stays],
      stays ? [true, true] : [undefined, undefined],
    );
    if (!stays) return assert.equal(await one.refused(), 'NOT_EXCLUDED');
    await one.ask();
    await pass(30 * DAY_MS);
    assert.equal(await one.isOut(), true, 'nothing is lifted without a decision');
    await one.decide('grant');
    await pass(DAY_MS - 1);
    assert.equal(await one.isOut(), true);
    await pass(1);
    assert.equal(await one.isOut(), false);
    assert.equal((await one.state()).exclusion, null);
  }),
);

test(
  'MKT-29 an exclusion for good is lifted seven days after the decision where the market knows that, and else never',
  everywhere(async (name) => {
    if (!MARKETS[name].exclusions.lengths.some((one) => one === 'permanent')) return;
    const one = await player(name);
    await one.exclude('permanent');
    if (name !== 'malta') return assert.equal(await one.refused(), 'LIFTING_NOT_OFFERED');
    const { data } = await one.ask();
    assert.deepEqual([data.lifting?.state, data.mayAskLifting, data.liftingHours], ['asked', false, 168]);
    await pass(10 * DAY_MS);
    await one.decide('grant');
    const at = new Date(sandbox.clock.now().getTime() + 7 * DAY_MS).toISOString();
    assert.equal((await one.state()).lifting?.liftsAt, at);
    await pass(7 * DAY_MS - 1);
    assert.equal(await one.isOut(), true);
    await pass(1);
    assert.equal(await one.isOut(), false);
  }),
);

test(
  'MKT-29 the receipt says what the market lets an excluded player do, and how the exclusion ends',
  everywhere(async (name) => {
    const bodyOf = async (duration: string, until?: string) => {
      const one = await player(name);
      await one.exclude(duration, until);
      return (await mailTo(sandbox.db, one.email))[0]?.body ?? '';
    };
    const long = name === 'ontario' ? await bodyOf('6m') : await bodyOf('custom', dayAhead(200));
    assert.equal(long.includes('you can’t log in'), name === 'ontario');
    assert.equal(long.includes('you can only log in and withdraw'), name !== 'ontario');
    assert.equal(long.includes('until we lift it at your request'), ['malta', 'unitedKingdom'].includes(name));
    if (!MARKETS[name].exclusions.lengths.some((one) => one === 'permanent')) return;
    const forGood = await bodyOf('permanent');
    assert.equal(forGood.includes('can’t be undone'), name !== 'malta');
    assert.equal(forGood.includes('You can ask us to lift it'), name === 'malta');
  }),
);

test('MKT-29 an exclusion that still runs is never shortened: a granted lifting waits for its end', async () => {
  const one = await player('malta');
  const { until } = await one.exclude('6m');
  await one.ask();
  await one.decide('grant');
  const { lifting } = await one.state();
  assert.equal(lifting?.liftsAt, until);
  const letter = (await mailTo(sandbox.db, one.email)).find(({ kind }) => kind === 'lifting-granted');
  assert.match(letter?.body ?? '', new RegExp(`${lifting?.reference}\\nWill be lifted: \\w+day.* UTC`));
  await pass(Date.parse(until!) - sandbox.clock.now().getTime() - 1);
  assert.equal(await one.isOut(), true);
  await pass(1);
  assert.equal(await one.isOut(), false);
});

test('it is asked for once, with words; pressed twice, it is one request, and it can be taken back', async () => {
  const one = await player('malta');
  assert.equal(await one.refused(), 'NOT_EXCLUDED');
  await one.exclude('6m');
  for (const reason of ['', '   ', 7, null, 'x'.repeat(1_001)]) {
    assert.equal((await call(one.app, 'requestLifting', await one.sent({ reason }))).status, 422, String(reason));
  }
  const key = randomUUID();
  const answers = await Promise.all([one.ask('Now', key), one.ask('Now', key), one.ask('Now')]);
  assert.equal(new Set(answers.map(({ data }) => data.lifting?.reference)).size, 1);
  assert.equal((await one.cancel()).data.lifting?.state, 'cancelled');
  assert.equal((await one.cancel()).data.mayAskLifting, true);
  await assert.rejects(one.decide('grant'), { name: 'WrongInput' });
  // A granted one can be taken back too, as long as it waits.
  await one.ask();
  await one.decide('grant');
  await one.cancel();
  await pass(400 * DAY_MS);
  assert.equal(await one.isOut(), true);
});

test('a declined request says why, and another may follow; nothing is decided twice', async () => {
  const one = await player('malta');
  await one.exclude('permanent');
  await one.ask('<b>please</b>');
  await assert.rejects(one.decide('decline'), { name: 'WrongInput' });
  await one.decide('decline', 'Too soon.');
  await assert.rejects(one.decide('grant'), { name: 'WrongInput' });
  const { lifting, mayAskLifting } = await one.state();
  assert.deepEqual([lifting?.state, lifting?.reason, mayAskLifting], ['declined', 'Too soon.', true]);
  const told = (await mailTo(sandbox.db, one.email)).filter(({ kind }) => kind.startsWith('lifting'));
  assert.deepEqual(
    told.map(({ kind, body }) => [kind, body.includes('Reason: Too soon.')]),
    [['lifting-declined', true]],
  );
  await pass(30 * DAY_MS);
  assert.equal(await one.isOut(), true);
  const page = await liftingsSection(sandbox.db, sandbox.clock, brandIn('malta'), testTell(sandbox.clock)).draw(
    {} as never,
    {} as never,
  );
  assert.match(page.html, /&lt;b&gt;please/);
});

test('a longer exclusion ends the request, and a lifting holds at its own brand only', async () => {
  const email = anyEmail();
  const [one, other] = [await player('malta', { email }), await player('malta', { email, brand: 'citrus' })];
  await one.exclude('6m');
  await one.ask();
  await one.decide('grant');
  await answerOf(one.app, 'selfExclude', await one.sent({ duration: 'permanent', allBrands: true }));
  assert.equal((await one.state()).lifting?.state, 'cancelled');
  assert.equal(await other.isOut(), true);
  await one.ask();
  await one.decide('grant');
  await pass(200 * DAY_MS);
  assert.deepEqual([await one.isOut(), await other.isOut()], [false, true]);
  // What was lifted is not carried over again.
  await spreadExclusions({ ...sandbox, brandAt: brandIn('malta') });
  assert.deepEqual([await one.isOut(), await other.isOut()], [false, true]);
});

test('an exclusion that was set elsewhere, without a receipt, is told with its end, and lifted like another', async () => {
  const until = new Date(sandbox.clock.now().getTime() + DAY_MS);
  const one = await player('malta', { excludedUntil: until });
  assert.deepEqual((await one.state()).exclusion, {
    reference: null,
    from: null,
    until: until.toISOString(),
    allBrands: false,
    stays: false,
  });
  const other = await player('malta', { isSelfExclusionPermanent: true });
  const { data } = await other.ask();
  assert.deepEqual([data.exclusion?.until, data.lifting?.state, data.mayAskLifting], [null, 'asked', false]);
  await other.decide('grant');
  await pass(7 * DAY_MS);
  assert.equal(await other.isOut(), false);
});

type Step =
  | { do: 'exclude'; duration: string }
  | { do: 'ask' | 'cancel' | 'grant' | 'decline' }
  | { do: 'pass'; ms: number };

const STEP: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom('6m', '1y', 'permanent', '1d').map((duration): Step => ({ do: 'exclude', duration })),
  fc.constantFrom('ask', 'ask', 'cancel', 'grant', 'grant', 'decline').map((act): Step => ({ do: act as 'ask' })),
  fc.constantFrom(HOUR_MS, DAY_MS, 7 * DAY_MS, 100 * DAY_MS, 200 * DAY_MS).map((ms): Step => ({ do: 'pass', ms })),
);

test('MKT-29 however it is asked, decided and taken back, nobody plays before the end and the wait', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { maxLength: 14 }), async (steps) => {
      const one = await player('malta');
      /** The latest end of what was set, and when a decision that still holds was taken. */
      let [end, isForGood, granted] = [0, false, null as number | null];
      const isOn = () => isForGood || end > 0;
      for (const step of steps) {
        const now = () => sandbox.clock.now().getTime();
        switch (step.do) {
          case 'exclude': {
            const { until } = await one.exclude(step.duration);
            if (until === null) isForGood = true;
            else end = Math.max(end, Date.parse(until));
            granted = (await one.state()).lifting?.state === 'granted' ? granted : null;
            break;
          }
          case 'ask':
            await call(one.app, 'requestLifting', await one.sent({ reason: 'Please' }));
            break;
          case 'cancel':
            await one.cancel();
            granted = null;
            break;
          case 'grant':
            granted = await one.decide('grant').then(
              () => now(),
              () => granted,
            );
            break;
          case 'decline':
            await one.decide('decline', 'No.').catch(() => undefined);
            break;
          case 'pass':
            await pass(step.ms);
        }
        if (await one.isOut()) continue;
        const wait = isForGood ? 7 * DAY_MS : DAY_MS;
        if (isOn() && (isForGood || end > now())) {
          assert.ok(granted !== null && granted + wait <= now() && end <= now(), JSON.stringify(steps));
        }
        [end, isForGood, granted] = [0, false, null];
      }
    }),
    { numRuns: 25 },
  );
});
