import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { answerOf, refusalOf } from '../../testing/testBackend';
import { accounts } from '../accounts/store/schema';
import { userBonuses } from './held/schema';
import { checkLedger } from '../ledger/check';
import { createControls } from '../../panel/sections/controls';
import { testClock } from '../../testing/testClock';
import { offerById } from './offers/offers';
import { openTestOffers, type TestOffers } from '../../testing/testOffers';
import { betAtTable } from '../../testing/testPlayingPlayer';

/** The clock is at Friday, 20 November 2026, 12:00 UTC; players without a time zone use UTC. */
let casino: TestOffers;
before(async () => {
  casino = await openTestOffers();
});
after(async () => {
  assert.deepEqual(await checkLedger(casino.db), []);
  await casino.close();
});

test('ERR-15 a registration bonus is taken soon after the registration only, and the refusal says until when', async () => {
  const registered = async (at: string) => {
    const player = await casino.player();
    await casino.db
      .update(accounts)
      .set({ createdAt: new Date(at) })
      .where(eq(accounts.id, player.account.id));
    return player;
  };
  const late = await registered('2026-11-17T12:00:00Z');
  const details = { until: '2026-11-20T12:00:00.000Z' };
  assert.deepEqual(await late.notActivated('welcome-spins'), { code: 'REGISTRATION_BONUS', details });
  const early = await registered('2026-11-17T12:00:01Z');
  assert.equal((await early.activate('welcome-spins')).status, 'activated');
});

test('ERR-16 so many players may take part and no more, each of the brand', async () => {
  const [first, second] = [await casino.player(), await casino.player()];
  assert.equal((await first.activate('first-come-spins')).freeSpinsLeft, 50);
  const details = { maxParticipants: 1 };
  assert.deepEqual(await second.notActivated('first-come-spins'), { code: 'MAXIMUM_PARTICIPANTS', details });
});

test('ERR-17 what was used is taken again after its time, or never', async () => {
  const player = await casino.player();
  const { userBonusId } = await player.activate('daily-dime');
  await player.cancelBonus(userBonusId);
  const from = '2026-11-21T12:00:00.000Z';
  assert.deepEqual(await player.notActivated('daily-dime'), { code: 'RETRY_PERIOD', details: { from } });
});

test('ERR-18 a bonus of other days is refused with its days', async () => {
  const player = await casino.player();
  assert.deepEqual(await player.notActivated('tuesday-gift'), { code: 'DAYS_VALID', details: { days: ['TUE'] } });
});

test('ERR-20 a bonus of the Nth deposit says how many were made and how many remain', async () => {
  const player = await casino.player();
  const after = async () => player.notActivated('third-deposit-spins');
  const numbers = (made: number, remaining: number) => ({ depositNumber: 3, made, remaining });
  assert.deepEqual(await after(), { code: 'DEPOSITS_NUMBER', details: numbers(0, 3) });
  for (let made = 1; made <= 2; made += 1) await player.payIn(20);
  // The next deposit earns it; it is chosen in the cashier.
  assert.deepEqual(await after(), { code: 'DEPOSIT_REQUIRED', details: { minDeposit: '20.00' } });
  await player.payIn(20);
  assert.deepEqual(await after(), { code: 'DEPOSITS_NUMBER', details: numbers(3, 0) });
});

test('ERR-21 ERR-22 one bonus is active at a time, one of free spins says so itself', async () => {
  const player = await casino.player();
  await player.activate('amun-spins');
  assert.deepEqual(await player.notActivated('double-spins'), { code: 'ACTIVE_FREE_SPINS' });
  assert.deepEqual(await player.notActivated('free-ten'), { code: 'ACTIVE_BONUS' });
});

test('ERR-23 a bonus for once that was cancelled stays cancelled', async () => {
  const player = await casino.player();
  const { userBonusId } = await player.activate('free-ten');
  await player.cancelBonus(userBonusId);
  assert.deepEqual(await player.notActivated('free-ten'), { code: 'CANCELLED' });
});

test('ERR-26 CONF-24 an e-mail is verified first, unless the brand does not ask for it', async () => {
  const unverified = await casino.player({ emailVerifiedAt: null });
  assert.deepEqual(await unverified.notActivated('free-ten'), { code: 'REQUIRED_EMAIL_VERIFICATION' });
  const lenient = casino.sandbox.backend({ settings: { verifyEmailOnBonusActivation: false } });
  const answer = await answerOf(lenient, 'activateBonus', unverified.sent({ bonusId: 'free-ten' }));
  assert.equal(answer.data.bonus.status, 'activated');
});

test('ERR-27 outside its window a bonus says when it is to be had', async () => {
  const player = await casino.player();
  const window = { from: '2035-06-01T00:00:00.000Z', until: '2035-07-01T00:00:00.000Z' };
  assert.deepEqual(await player.notActivated('next-season'), { code: 'TIME_WINDOW', details: window });
  assert.equal((await player.notActivated('last-season')).code, 'TIME_WINDOW');
});

test('ERR-28 BON-13 owners of a second account get nothing without a deposit; bonuses with one stay open', async () => {
  const duplicate = await casino.player({ tags: ['duplicate'] });
  for (const id of ['free-ten', 'amun-spins']) {
    assert.deepEqual(await duplicate.notActivated(id), { code: 'DUPLICATE_ACCOUNT' });
  }
  // Deposit bonuses are open to duplicate accounts.
  assert.equal((await duplicate.notActivated('everyday-reload')).code, 'DEPOSIT_REQUIRED');
  await duplicate.payIn(20, 'everyday-reload');
  const [bonus] = (await duplicate.bonuses()).rows;
  assert.deepEqual([bonus?.status, bonus?.bonusAmount, bonus?.depositAmount], ['activated', '5.00', '20.00']);
});

test('ERR-29 a cashback needs a deposit', async () => {
  const player = await casino.player();
  assert.deepEqual(await player.notActivated('cashback-day'), { code: 'DEPOSIT_REQUIRED' });
});

test('who has more money than an offer is for is told so', async () => {
  const player = await casino.player();
  await player.payIn(20);
  const details = { minBalance: '1.00', currencyCode: 'EUR' };
  assert.deepEqual(await player.notActivated('fresh-start'), { code: 'BALANCE_TOO_HIGH', details });
  const lost = await betAtTable(casino, player.account.id, 2_000n);
  assert.equal((await player.notActivated('fresh-start')).code, 'BALANCE_TOO_HIGH', 'the bet may be won');
  await lost(0n);
  await player.activate('fresh-start');
});

test('nothing is activated for nobody, for who is excluded, from a blocked country or where the offer is not to be had', async () => {
  const { sent, ...player } = await casino.player();
  assert.equal((await player.notActivated('nothing')).code, 'BONUS_NOT_FOUND');
  // Knowing the id of a coupon's offer does not replace its code.
  assert.equal((await player.notActivated('coupon-ten')).code, 'BONUS_NOT_FOUND');
  const guest = { headers: { 'idempotency-key': crypto.randomUUID() }, payload: { bonusId: 'free-ten' } };
  assert.equal((await refusalOf(casino.app, 'activateBonus', guest)).status, 403);
  const excluded = await casino.player({ isSelfExclusionPermanent: true });
  assert.equal((await excluded.notActivated('free-ten')).code, 'SELF_EXCLUDED');
  const closed = casino.sandbox.backend({ settings: { excludedCountryCodeList: ['DE'] } });
  assert.equal((await refusalOf(closed, 'activateBonus', sent({ bonusId: 'free-ten' }))).code, 'COUNTRY_BLOCKED');
  const swede = await casino.player({ countryCode: 'SE' });
  assert.equal((await swede.notActivated('big-table')).code, 'COUNTRY_BLOCKED');
});

test('an activation keeps the version of the conditions; those of another day are shown again', async () => {
  const player = await casino.player();
  const { termsVersion } = offerById('free-ten')!;
  const { code, status, details } = await player.refused('activateBonus', { bonusId: 'free-ten', termsVersion: 'old' });
  assert.deepEqual([status, code, details], [422, 'VALIDATION', { termsVersion }]);
  await player.activate('free-ten', { termsVersion });
  const [row] = await casino.db.select().from(userBonuses).where(eq(userBonuses.player, player.account.id));
  assert.equal(row?.termsVersion, termsVersion);
});

test('BON-03 a bonus is active with its money and wager, then cancelled with what was burned', async () => {
  const player = await casino.player();
  const active = await player.activate('free-ten');
  assert.deepEqual(
    [active.status, active.bonusAmount, active.wagerLeft, active.wageredAmount, active.burnAmount, active.result],
    ['activated', '10.00', '400.00', '0.00', '10.00', null],
  );
  assert.deepEqual([active.start, active.expiration], ['2026-11-20T12:00:00.000Z', '2026-11-27T12:00:00.000Z']);
  const details = await player.details();
  assert.equal(details.activeBonus?.userBonusId, active.userBonusId);
  assert.deepEqual([details.userWallet?.[0]?.bonus, details.userWallet?.[0]?.wager], ['10.00', '400.00']);
  const cancelled = await player.cancelBonus(active.userBonusId);
  assert.deepEqual([cancelled.status, cancelled.burnAmount, cancelled.result], ['cancelled', '10.00', null]);
  assert.equal(cancelled.wagerLeft, '0.00');
  const after = await player.details();
  assert.deepEqual([after.activeBonus, after.userWallet?.[0]?.bonus], [null, '0.00']);
  assert.equal((await player.refused('cancelBonus', { userBonusId: active.userBonusId })).code, 'CANCELLED');
});

test('a bonus of somebody else is none; an excluded player may still cancel', async () => {
  const [owner, other] = [await casino.player(), await casino.player()];
  const { userBonusId } = await owner.activate('free-ten');
  for (const id of [userBonusId, 'nothing', 7]) {
    assert.equal((await other.refused('cancelBonus', { userBonusId: id })).code, 'BONUS_NOT_FOUND');
    assert.equal((await other.refused('claimCashback', { userBonusId: id })).code, 'BONUS_NOT_FOUND');
  }
  await casino.db.update(accounts).set({ isSelfExclusionPermanent: true }).where(eq(accounts.id, owner.account.id));
  assert.equal((await owner.cancelBonus(userBonusId)).status, 'cancelled');
});

test('ENT-07 a player’s bonuses come in pages, the newest first, and by their state', async () => {
  const player = await casino.player();
  const first = await player.activate('free-ten');
  await player.cancelBonus(first.userBonusId);
  casino.pass(1);
  const second = await player.activate('amun-spins');
  const page = await player.bonuses();
  assert.equal(page.count, 2);
  assert.deepEqual(
    page.rows.map(({ userBonusId }) => userBonusId),
    [second.userBonusId, first.userBonusId],
  );
  assert.deepEqual(
    (await player.bonuses({ status: 'cancelled' })).rows.map(({ status }) => status),
    ['cancelled'],
  );
  assert.equal((await player.bonuses({ pageNo: '2', limit: '1' })).rows[0]?.userBonusId, first.userBonusId);
  assert.equal((await player.bonuses({ status: 'nothing' })).count, 0);
});

test('a bonus whose time is over stands in the way of no other', async () => {
  const player = await casino.player();
  await player.activate('dice-two');
  casino.pass(3 * 24 + 1);
  assert.equal((await player.activate('free-ten')).status, 'activated');
  assert.equal((await player.bonuses({ status: 'expired' })).count, 1);
});

test('ERR-19 the panel lets the next activation fail: with the three numbers, and not the one after it', async () => {
  const controls = createControls(testClock());
  const panel = await openTestOffers({ controls });
  try {
    const player = await panel.player();
    controls.bonuses.meet('UNIFIED_ERROR');
    const { code, details } = (await player.notActivated('free-ten')) as { code: string; details: object };
    assert.equal(code, 'UNIFIED_ERROR');
    assert.deepEqual(Object.keys(details), ['bonusId', 'userId', 'userBonusId']);
    assert.deepEqual(controls.bonuses.failed(), [details]);
    controls.bonuses.meet('CANCELLED');
    assert.deepEqual(await player.notActivated('free-ten'), { code: 'CANCELLED' });
    assert.equal((await player.activate('free-ten')).status, 'activated');
  } finally {
    await panel.close();
  }
});
