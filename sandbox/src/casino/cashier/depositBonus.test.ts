import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { toMinor } from '@/domain/money/money';
import { cancelTestBonus, freeSpinOffer, giveTestBonus, testOffer } from '../../testing/testBonus';
import { offerById } from '../bonuses/offers/offers';
import { activeBonus } from '../bonuses/held/store';
import { userBonuses } from '../bonuses/held/schema';
import { checkLedger } from '../ledger/check';
import { walletsOf } from '../ledger/accounts';
import { openTestCashier, type TestCashier, type TestPlayer } from '../../testing/testCashier';

let cashier: TestCashier;
before(async () => {
  cashier = await openTestCashier();
});
after(() => cashier.close());

const GOOD = '4242424242424242';
const WELCOME = offerById('welcome-deposit')!;

const isSound = async () => assert.deepEqual(await checkLedger(cashier.db), []);

async function pay(deposit: Parameters<TestCashier['pay']>[0]): Promise<void> {
  await cashier.pay(deposit, GOOD);
  await cashier.payments.outbox.flush();
}

async function purses({ account }: TestPlayer): Promise<bigint[]> {
  const [wallet] = await walletsOf(cashier.db, account.id, 'EUR');
  return [wallet!.real, wallet!.bonus, wallet!.wager];
}

const bonusesOf = ({ account }: TestPlayer) =>
  cashier.db.select().from(userBonuses).where(eq(userBonuses.player, account.id)).orderBy(userBonuses.createdAt);

test('a chosen bonus comes with the deposit, as its share of what is credited, once, and with the conditions agreed to', async () => {
  const player = await cashier.player();
  const bonusTermsVersion = WELCOME.termsVersion;
  const deposit = await player.create({ amount: '50', bonusId: WELCOME.id, bonusTermsVersion });
  assert.deepEqual(await bonusesOf(player), [], 'nothing is given for what is not paid');
  await pay(deposit);
  await pay(deposit);
  const [bonus, ...others] = await bonusesOf(player);
  const amount = (5_000n * BigInt(WELCOME.depositPercent!)) / 100n;
  assert.deepEqual(others, []);
  assert.deepEqual(
    [bonus!.status, bonus!.amount, bonus!.depositAmount, bonus!.deposit, bonus!.termsVersion],
    ['activated', amount, 5_000n, deposit.id, bonusTermsVersion],
  );
  assert.deepEqual(await purses(player), [5_000n, amount, amount * BigInt(WELCOME.wageringMultiplier)]);
  await isSound();
});

test('the grand welcome gives both: so much on top, and the free spins', async () => {
  const player = await cashier.player();
  const { id, freeSpins, wageringMultiplier } = offerById('welcome')!;
  assert.equal((await player.refused({ amount: '99', bonusId: id })).code, 'DEPOSIT_REQUIRED');
  await pay(await player.create({ amount: '100', bonusId: id }));
  const [bonus] = await bonusesOf(player);
  assert.deepEqual(
    [bonus!.status, bonus!.amount, bonus!.freeSpins, bonus!.freeSpinsLeft, bonus!.freeSpinGame, bonus!.freeSpinStake],
    ['activated', 10_000n, 100, 100, freeSpins!.game, 10n],
  );
  assert.deepEqual(await purses(player), [10_000n, 10_000n, 10_000n * BigInt(wageringMultiplier)]);
  await isSound();
  const rich = await cashier.player();
  await pay(await rich.create({ amount: '1500', bonusId: id }));
  assert.equal((await activeBonus(cashier.db, rich.account.id))!.amount, 100_000n);
});

test('the bonus of a deposit is never more than its most', async () => {
  const player = await cashier.player();
  await pay(await player.create({ amount: '1000', bonusId: WELCOME.id }));
  assert.equal((await activeBonus(cashier.db, player.account.id))!.amount, toMinor(WELCOME.maxAmount!, 'EUR'));
  await isSound();
});

test('BON-05 a deposit that is credited cancels the active bonus and burns it, with free spins too, and one that fails does not', async () => {
  for (const offer of [testOffer(), freeSpinOffer('kraken-tides')]) {
    const player = await cashier.player();
    const id = await giveTestBonus(cashier.db, cashier.clock, player.account.id, offer);
    const amount = offer.amount === null ? 0n : 2_000n;
    await cashier.pay(await player.create({ cancelsActiveBonus: true }), '4000000000000002');
    await cashier.payments.outbox.flush();
    assert.equal((await activeBonus(cashier.db, player.account.id))?.id, id);
    await pay(await player.create({ cancelsActiveBonus: true }));
    const [bonus] = await bonusesOf(player);
    assert.deepEqual([bonus!.status, bonus!.burned, bonus!.balance], ['cancelled', amount, 0n]);
    assert.deepEqual(await purses(player), [2_500n, 0n, 0n]);
  }
  await isSound();
});

test('A20 BON-05 a deposit that would cancel the active bonus is refused until the player agrees; one that is over is none', async () => {
  const player = await cashier.player();
  const expiresAt = new Date(cashier.clock.now().getTime() + 3_600_000);
  const id = await giveTestBonus(cashier.db, cashier.clock, player.account.id, testOffer());
  await cashier.db.update(userBonuses).set({ expiresAt }).where(eq(userBonuses.id, id));
  for (const asked of [{}, { cancelsActiveBonus: false }, { bonusId: WELCOME.id }]) {
    const { status, code } = await player.refused(asked);
    assert.deepEqual([status, code], [409, 'ACTIVE_BONUS']);
  }
  assert.equal((await player.create({ cancelsActiveBonus: true })).status, 'created');
  cashier.sandbox.clock.advance(3_600_000);
  assert.equal((await player.create()).status, 'created');
});

test('BON-05 the deposit’s own bonus takes the place of the one it cancels', async () => {
  const player = await cashier.player();
  await giveTestBonus(cashier.db, cashier.clock, player.account.id, testOffer());
  cashier.sandbox.clock.advance(1);
  await pay(await player.create({ bonusId: WELCOME.id, cancelsActiveBonus: true }));
  assert.deepEqual(
    (await bonusesOf(player)).map(({ offer, status }) => [offer, status]),
    [
      ['test', 'cancelled'],
      [WELCOME.id, 'activated'],
    ],
  );
  await isSound();
});

test('a bonus whose rules do not hold any more when the money arrives is not given; the money is', async () => {
  const player = await cashier.player();
  const [first, second] = [await player.create(), await player.create({ bonusId: WELCOME.id })];
  await pay(first);
  await pay(second);
  assert.deepEqual(await bonusesOf(player), [], 'it is for the first deposit alone');
  assert.equal(await player.money(), '50.00');
  await isSound();
});

test('a bonus activated after a deposit was begun stays, for nobody was asked, and the chosen one does not come beside it', async () => {
  for (const chosen of [{}, { bonusId: WELCOME.id }]) {
    const player = await cashier.player();
    const deposit = await player.create(chosen);
    const id = await giveTestBonus(cashier.db, cashier.clock, player.account.id, testOffer());
    await pay(deposit);
    const [bonus, ...others] = await bonusesOf(player);
    assert.deepEqual([bonus!.id, bonus!.status, others], [id, 'activated', []]);
    assert.deepEqual(await purses(player), [2_500n, 2_000n, 20_000n]);
  }
  // Agreed to for one bonus, it takes no other.
  const player = await cashier.player();
  const first = await giveTestBonus(cashier.db, cashier.clock, player.account.id, testOffer());
  const deposit = await player.create({ cancelsActiveBonus: true });
  await cancelTestBonus(cashier.db, cashier.clock, first);
  const next = await giveTestBonus(cashier.db, cashier.clock, player.account.id, testOffer());
  await pay(deposit);
  assert.equal((await activeBonus(cashier.db, player.account.id))?.id, next);
  await isSound();
});

test('a bonus that cannot come is refused before anybody pays, and so are other conditions than the present ones', async () => {
  const player = await cashier.player();
  const codes = [
    await player.refused({ bonusId: 'nobody-knows' }),
    await player.refused({ bonusId: 'second-deposit' }),
    await player.refused({ amount: '10', bonusId: 'big-table' }),
    await player.refused({ bonusId: WELCOME.id, bonusTermsVersion: 'of-yesterday' }),
  ].map(({ status, code }) => [status, code]);
  assert.deepEqual(codes, [
    [404, 'BONUS_NOT_FOUND'],
    [409, 'DEPOSITS_NUMBER'],
    [409, 'DEPOSIT_REQUIRED'],
    [422, 'VALIDATION'],
  ]);
});
