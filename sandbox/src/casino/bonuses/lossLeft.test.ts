import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { type AnswerOf, type ErrorWire } from '@/contract/wire';
import { call } from '../../testing/testBackend';
import { checkLedger } from '../ledger/check';
import { CASHBACKS } from './offers/cashbacks';
import { openTestOffers, type Taker, type TestOffers } from '../../testing/testOffers';
import { betAtTable } from '../../testing/testPlayingPlayer';

let casino: TestOffers;
before(async () => {
  casino = await openTestOffers();
});
after(async () => {
  assert.deepEqual(await checkLedger(casino.db), []);
  await casino.close();
});

const loser = async (euros: number) => {
  const player = await casino.player();
  await player.payIn(500);
  if (euros > 0) await player.lose(euros);
  return player;
};

test('BON-09 a loss that one cashback has counted counts for no other, however their days overlap', async () => {
  const player = await loser(100);
  const { userBonusId } = await player.activate('cashback-day');
  assert.equal((await player.claim(userBonusId)).winningAmount, '10.00');
  // Immediately, and later.
  assert.equal((await player.notActivated('cashback-week')).code, 'NO_CASHBACK');
  casino.pass(1);
  await player.lose(40);
  assert.equal((await player.activate('cashback-week')).bonusAmount, '2.00');
  casino.pass(24);
  assert.equal((await player.notActivated('cashback-month')).code, 'NO_CASHBACK');
  await player.lose(30);
  const details = { amount: '0.90', currencyCode: 'EUR' };
  assert.deepEqual(await player.notActivated('cashback-month'), { code: 'ADD_TO_CALENDAR', details });
  casino.pass(1);
  assert.equal((await player.notActivated('cashback-day')).code, 'NO_CASHBACK');
});

test('losses before the days of the one are left for the other', async () => {
  const player = await loser(60);
  casino.pass(48);
  await player.lose(20);
  assert.equal((await player.activate('cashback-day')).bonusAmount, '2.00');
  casino.pass(1);
  assert.equal((await player.activate('cashback-week')).bonusAmount, '3.00');
});

test('one that was cancelled, or whose time is over, has given nothing back', async () => {
  const cancelled = await loser(100);
  await cancelled.cancelBonus((await cancelled.activate('cashback-day')).userBonusId);
  assert.equal((await cancelled.activate('cashback-week')).bonusAmount, '5.00');
  const late = await loser(100);
  await late.activate('cashback-day');
  casino.pass(48);
  assert.equal((await late.activate('cashback-week')).bonusAmount, '5.00');
});

test('a bet is no loss while its round goes on, and counts with its end, for the next cashback too', async () => {
  const player = await loser(0);
  const bet = (euros: bigint) => betAtTable(casino, player.account.id, euros * 100n);
  const won = await bet(100n);
  assert.equal((await player.notActivated('cashback-day')).code, 'NO_CASHBACK');
  casino.pass(0.01);
  await won(20_000n);
  assert.equal((await player.notActivated('cashback-day')).code, 'NO_CASHBACK');

  const careful = await loser(100);
  const lost = await betAtTable(casino, careful.account.id, 5_000n);
  assert.equal((await careful.activate('cashback-day')).bonusAmount, '10.00');
  casino.pass(0.01);
  assert.equal((await careful.notActivated('cashback-week')).code, 'NO_CASHBACK');
  await lost(0n);
  assert.equal((await careful.activate('cashback-week')).bonusAmount, '2.50');
});

type Step = { what: 'lose' | 'win'; euros: number } | { what: 'pass'; hours: number } | { what: 'take'; offer: number };

const TAKEN = CASHBACKS.filter(({ rules }) => rules.days.length === 0);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ what: fc.constantFrom('lose' as const, 'win' as const), euros: fc.integer({ min: 1, max: 35 }) }),
  fc.record({ what: fc.constant('lose' as const), euros: fc.integer({ min: 1, max: 35 }) }),
  fc.record({ what: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ what: fc.constant('take' as const), offer: fc.integer({ min: 0, max: TAKEN.length - 1 }) }),
);

/** A loss in cents (negative for a win), and whether a cashback has counted it. */
type Play = { at: number; loss: number; isCounted: boolean };

const cents = (amount: unknown): number => Math.round(Number(amount) * 100);

/** Activates an offer and claims it: cents; 0 when refused for another reason than losses; null for too little loss. */
async function taken(player: Taker, id: string): Promise<number | null> {
  const { status, body } = await call(casino.app, 'activateBonus', player.sent({ bonusId: id }));
  if (status !== 200) {
    const { code, details } = body as ErrorWire;
    if (code === 'ADD_TO_CALENDAR') return cents(details?.amount);
    return code === 'NO_CASHBACK' ? null : 0;
  }
  const { userBonusId } = (body as AnswerOf<'activateBonus'>).data.bonus;
  return cents((await player.claim(userBonusId)).winningAmount);
}

test('whatever is lost, won and taken when: every cashback is its part of what none before it has counted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      const player = await loser(0);
      const plays: Play[] = [];
      for (const one of steps) {
        casino.pass(0.01);
        const now = casino.clock.now().getTime();
        if (one.what === 'pass') casino.pass(one.hours);
        else if (one.what !== 'take') {
          await player[one.what](one.euros);
          plays.push({ at: now, loss: (one.what === 'lose' ? 100 : -100) * one.euros, isCounted: false });
        } else {
          const { id, cashback, maxAmount } = TAKEN[one.offer]!;
          const inTime = plays.filter(({ at }) => at >= now - cashback!.days * 86_400_000);
          const left = inTime.reduce((sum, { loss, isCounted }) => sum + (isCounted ? 0 : loss), 0);
          const share = Math.floor((left * cashback!.percent) / 100);
          const due = left < Number(cashback!.minLoss) * 100 ? null : Math.min(share, Number(maxAmount ?? 1e9) * 100);
          const came = await taken(player, id);
          if (came === 0) continue;
          assert.equal(came, due);
          if (came !== null) for (const play of inTime) play.isCounted = true;
        }
      }
    }),
    { numRuns: 25, seed: 7 },
  );
});
