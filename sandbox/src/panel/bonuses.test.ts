import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { openTestOffers, type Taker, type TestOffers } from '../testing/testOffers';
import { brandAt } from '../brands/brands';
import { checkLedger } from '../casino/ledger/check';
import { testClock } from '../testing/testClock';
import { createControls } from './sections/controls';
import { createPanel } from './panel';
import { mailTo } from '../testing/testAccounts';
import { testTell } from '../testing/testTell';
import { bonusesSection } from './sections/bonuses';

const HOST = 'localhost:4200';
const controls = createControls(testClock());
let casino: TestOffers;
let panel: FastifyInstance;
let player: Taker;
before(async () => {
  casino = await openTestOffers({ controls });
  const sections = [
    bonusesSection(
      { db: casino.db, clock: controls.clock, brandAt: (host) => brandAt(host, 'curacao') },
      testTell(controls.clock),
    ),
  ];
  panel = createPanel({ controls, brands: ['curacao'], sections, log: false });
  player = await casino.player();
});
after(async () => {
  assert.deepEqual(await checkLedger(casino.db), []);
  await panel.close();
  await casino.close();
});

const act = async (form: Record<string, string>): Promise<number> =>
  (
    await panel.inject({
      method: 'POST',
      url: '/sandbox/bonuses',
      payload: new URLSearchParams(form).toString(),
      headers: { host: HOST, origin: `http://${HOST}`, 'content-type': 'application/x-www-form-urlencoded' },
    })
  ).statusCode;
const page = async () => (await panel.inject({ url: '/sandbox', headers: { host: HOST } })).body;
const give = (offer: string, way: string, email = player.email) => act({ brand: 'curacao', email, offer, way });
const states = async () => (await player.bonuses()).rows.map(({ id, status }) => `${id} ${status}`);

test('a bonus is given to lie ready, or active at once, and is seen with who holds it', async () => {
  assert.match(await page(), /Nobody holds a bonus yet/);
  // On any weekday: the operator can grant what the player could not claim.
  assert.equal(await give('tuesday-gift', 'ready'), 303);
  assert.equal(await give('tuesday-gift', 'ready'), 422);
  assert.deepEqual(await states(), ['tuesday-gift available']);
  assert.equal(await give('tuesday-gift', 'active'), 303);
  assert.deepEqual(await states(), ['tuesday-gift activated']);
  const shown = await page();
  assert.ok(shown.includes(player.email) && shown.includes('holds 3.00, wagered 0.00 of 75.00'));
  assert.equal(await give('free-ten', 'active'), 422);
});

test('E20 it is cancelled or expires there, which its player is told, and what it held is burned', async () => {
  const [{ userBonusId } = { userBonusId: '' }] = (await player.bonuses()).rows;
  assert.equal(await act({ bonus: String(userBonusId), end: 'expire' }), 303);
  assert.deepEqual(await states(), ['tuesday-gift expired']);
  assert.match(await page(), /burned 3.00/);
  const [letter] = await mailTo(casino.db, player.email);
  assert.equal(letter?.kind, 'bonus-expired');
  assert.match(letter!.body, /Your bonus “.+” at/);
  for (const bonus of [String(userBonusId), 'nothing']) assert.equal(await act({ bonus, end: 'cancel' }), 422);
});

test('a cashback that is given can be claimed', async () => {
  assert.equal(await give('cashback-day', 'active'), 422);
  assert.equal(await give('cashback-day', 'ready'), 303);
  await player.payIn(20);
  const [bonus] = (await player.bonuses({ status: 'available' })).rows;
  assert.equal((await player.claim(bonus?.userBonusId)).winningAmount, '1.00');
});

test('nothing is given to nobody, of nothing, or in no way', async () => {
  assert.equal(await give('free-ten', 'active', 'nobody@players.example'), 422);
  assert.equal(await give('nothing', 'ready'), 422);
  assert.equal(await give('free-ten', 'now'), 422);
  assert.equal(await give('welcome-deposit', 'active'), 422);
});

test('what the next activation meets is set here, and its three numbers are kept', async () => {
  assert.equal(await act({ situation: 'UNIFIED_ERROR' }), 303);
  const { details } = (await player.notActivated('free-ten')) as { details: Record<string, string> };
  const shown = await page();
  for (const number of Object.values(details)) assert.ok(shown.includes(number), number);
  assert.equal(await act({ situation: '' }), 303);
  assert.equal((await player.activate('free-ten')).status, 'activated');
});
