import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { HOUR_MS } from '@/domain/time/lengths';
import { WITHDRAWALS } from '../../brands/brand/withdrawals';
import { brandAt } from '../../brands/brands';
import { checkLedger } from '../../casino/ledger/check';
import { closeAllDueDays } from '../../casino/rewards/close';
import { openTournaments } from '../../casino/tournaments/open';
import { answerOf, refusalOf } from '../../testing/testBackend';
import { openTestCashier, SITE, type TestCashier } from '../../testing/testCashier';
import { loginBody } from '../../testing/testAccounts';
import { testClock } from '../../testing/testClock';
import { testTell } from '../../testing/testTell';
import { createPanel } from '../panel';
import { createControls } from '../sections/controls';
import { createScenarios, type MadeScenario, SCENARIOS } from './scenarios';
import { scenariosSection } from './section';

const HOST = 'localhost:4200';
const HEADERS = { host: HOST, origin: `http://${HOST}` };
const controls = createControls(testClock());
let cashier: TestCashier;
let panel: FastifyInstance;

before(async () => {
  cashier = await openTestCashier({ controls });
  const { db, app, sandbox, payments, clock } = cashier;
  await openTournaments(db, clock);
  const scenarios = createScenarios({
    db,
    clock,
    payments,
    passwords: sandbox.passwords,
    siteOrigins: [SITE, 'http://linen.localhost:3000', 'http://bordeaux.localhost:3000'],
    brandAt: (host) => brandAt(host, 'curacao'),
    tell: testTell(clock),
    figuresOf: () => WITHDRAWALS,
    askCasino: async ({ method, url, headers, payload }) => {
      const answer = await app.inject({ method: method as 'GET', url, headers: { ...headers }, payload });
      return { status: answer.statusCode, json: answer.json() };
    },
  });
  panel = createPanel({
    controls,
    brands: ['curacao', 'linen', 'bordeaux'],
    sections: [scenariosSection(scenarios, 4200)],
    log: false,
  });
});
after(async () => {
  assert.deepEqual(await checkLedger(cashier.db), []);
  await panel.close();
  await cashier.close();
});

async function made(name: string): Promise<MadeScenario> {
  const answer = await panel.inject({ method: 'POST', url: `/sandbox/scenarios/${name}`, headers: HEADERS });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<MadeScenario>();
}

/** The made player's calls, at the brand of the address to open. */
async function seen(name: string) {
  const { logIn, open } = await made(name);
  assert.ok(logIn, `${name} has a log-in`);
  const headers = { authorization: `Bearer ${logIn.token}`, host: new URL(open).host };
  const { app } = cashier;
  return {
    ...logIn,
    headers,
    ask: <Id extends Parameters<typeof answerOf>[1]>(id: Id, query?: Record<string, string>) =>
      answerOf<Id>(app, id, { headers, query }),
  };
}

type Seen = Awaited<ReturnType<typeof seen>>;

const bonusesOf = async ({ ask }: Seen) => (await ask('userBonuses')).data.bonus.rows;
const documentsOf = async ({ ask }: Seen) => (await ask('documents')).data.documents.map(({ status }) => status);
const lastWithdrawal = async ({ ask }: Seen) => (await ask('withdrawals')).data.withdrawals.rows[0]?.status;
const moneyOf = async ({ ask }: Seen) => (await ask('userDetails')).userWallet?.map(({ realMoney }) => realMoney);
const unmet = async ({ ask }: Seen) =>
  (await ask('withdrawalConditions')).data.conditions.filter(({ met }) => !met).map(({ code }) => code);
const marketOf = async ({ headers }: Seen) => {
  const { market } = await answerOf(cashier.app, 'settings', { headers });
  return market;
};

/** What is asked of the player of each scenario, and what must be the answer. */
const STATES: Record<string, [ask: (player: Seen) => Promise<unknown>, answer: unknown]> = {
  registered: [
    async ({ ask }) => {
      const { getUser: user } = await ask('userDetails');
      return [user.isEmailVerified, user.address];
    },
    [false, null],
  ],
  'market-sweden': [marketOf, { SE: 'sweden', ES: 'spain', default: 'default' }],
  'market-spain': [async ({ ask }) => (await ask('userDetails')).getUser.countryCode, 'ES'],
  'document-asked': [documentsOf, ['requested']],
  'document-pending': [documentsOf, ['pending']],
  'document-refused': [documentsOf, ['rejected']],
  'first-deposit': [
    async (player) => [await moneyOf(player), (await player.ask('userDetails')).getUser.isEmailVerified],
    [['0.00'], true],
  ],
  'card-declined': [
    async ({ ask }) => (await ask('transactions')).data.transactions.rows.map(({ status }) => status),
    ['rejected'],
  ],
  'deposit-to-wager': [unmet, ['DEPOSIT_WAGERING']],
  'two-wallets': [moneyOf, ['25.00', '0.00000000']],
  'withdrawal-possible': [async (player) => [await unmet(player), await moneyOf(player)], [[], ['200.00']]],
  'withdrawal-asked': [lastWithdrawal, 'pending'],
  'withdrawal-refused': [lastWithdrawal, 'rejected'],
  'withdrawal-paid': [lastWithdrawal, 'completed'],
  'bonus-ready': [async (player) => (await bonusesOf(player)).map(({ status }) => status), ['available']],
  'bonus-expiring': [
    async (player) => {
      const [bonus] = await bonusesOf(player);
      const left = Date.parse(bonus?.expiration ?? '') - cashier.clock.now().getTime();
      return [bonus?.status, left > 0 && left < HOUR_MS];
    },
    ['activated', true],
  ],
  'wagering-half-done': [
    async (player) => {
      const [bonus] = await bonusesOf(player);
      return [bonus?.status, bonus?.wageredAmount === bonus?.wagerLeft];
    },
    ['activated', true],
  ],
  'free-spins': [async (player) => (await bonusesOf(player))[0]?.freeSpinsLeft, 20],
  'deposit-limit-reached': [async ({ ask }) => (await ask('depositAllowance')).data.left, '0.00'],
  'loss-limit-reached': [
    async ({ ask }) =>
      (await ask('limits')).data.limits.flatMap(({ kind, amount, used }) =>
        kind === 'loss' && amount !== null ? [amount, used] : [],
      ),
    ['20.00', '20.00'],
  ],
  'reality-check-due': [async ({ ask }) => (await ask('playSession')).data.realityCheckDue, true],
  excluded: [async ({ ask }) => (await ask('exclusion')).data.exclusion !== null, true],
  'chat-muted': [async ({ ask }) => (await ask('chatMessages', { room: 'en' })).data.muted, true],
  'race-running': [
    async (player) => {
      const { data } = await player.ask('tournaments', { game: 'pharaohs-ledger' });
      const race = data.tournaments.find(({ joining }) => joining === 'hand')!;
      const own = await answerOf(cashier.app, 'tournamentStanding', {
        headers: player.headers,
        path: { tournament: race.id },
      });
      return [own.data.joined, Number(own.data.own?.wagered) > 0];
    },
    [true, true],
  ],
  'vip-level': [async ({ ask }) => (await ask('userDetails')).userLoyaltyLevel?.level, 3],
  'daily-bonus-ready': [async ({ ask }) => (await ask('dailyBonus')).data.available, true],
  'rakeback-ready': [
    async ({ ask }) => {
      await closeAllDueDays(cashier.db, cashier.clock);
      const { data } = await ask('rakebackDays');
      return data.days.some(({ amount, paidAt }) => Number(amount) > 0 && paidAt === null);
    },
    true,
  ],
  'inbox-full': [async ({ ask }) => (await ask('inbox')).data.entries.length > 30, true],
};

/** Those that need no player, or one who does not get in. */
const OTHERS = ['first-visit', 'blocked-country', 'frozen'];

test('there are thirty scenarios, and each is looked at here', () => {
  assert.deepEqual([...SCENARIOS.keys()].toSorted(), [...Object.keys(STATES), ...OTHERS].toSorted());
  assert.ok(SCENARIOS.size >= 30);
});

for (const [name, [ask, answer]] of Object.entries(STATES))
  test(`${name}: the player is as it says`, async () => {
    assert.deepEqual(await ask(await seen(name)), answer);
  });

test('a first visit needs nobody, and its address is the home page', async () => {
  assert.deepEqual(await made('first-visit'), {
    name: 'first-visit',
    says: SCENARIOS.get('first-visit')!.says,
    open: `${SITE}/`,
    logIn: null,
  });
});

test('a visit from a blocked country goes by the panel, which tells the browser where it is', async () => {
  const { open, logIn } = await made('blocked-country');
  assert.deepEqual([open, logIn], [`http://${HOST}/sandbox/scenarios/blocked-country/visit`, null]);
  const visit = await panel.inject({ url: new URL(open).pathname, headers: { host: HOST } });
  assert.deepEqual([visit.statusCode, visit.headers.location], [303, `${SITE}/`]);
  const cookie = String(visit.headers['set-cookie']).split(';')[0]!;
  assert.equal((await answerOf(cashier.app, 'location', { headers: { cookie } })).data.location.country, 'NL');
});

test('frozen: the log-in is refused', async () => {
  const { logIn } = await made('frozen');
  const refused = await refusalOf(cashier.app, 'login', { payload: loginBody(logIn!.email, logIn!.password) });
  assert.equal(refused.code, 'ACCOUNT_FROZEN');
});

test('the panel lists all and says what was made; a name that is none is refused, and so are other pages', async () => {
  const page = await panel.inject({ url: '/sandbox', headers: { host: HOST } });
  for (const name of SCENARIOS.keys()) assert.ok(page.body.includes(`<code>${name}</code>`), name);
  const form = await panel.inject({
    method: 'POST',
    url: '/sandbox/scenarios',
    headers: { ...HEADERS, accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'scenario=registered',
  });
  assert.match(
    form.json<{ said: string }>().said,
    /Open http:\/\/localhost:3000\/profile and log in as .+@baize\.example/,
  );
  const unknown = await panel.inject({ method: 'POST', url: '/sandbox/scenarios/none', headers: HEADERS });
  assert.equal(unknown.statusCode, 422);
  const foreign = { ...HEADERS, origin: 'http://evil.example' };
  assert.equal(
    (await panel.inject({ method: 'POST', url: '/sandbox/scenarios/frozen', headers: foreign })).statusCode,
    403,
  );
});
