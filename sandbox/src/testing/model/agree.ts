import assert from 'node:assert/strict';
import { activeOf } from './bonuses';
import { type Bonus, type State } from './state';
import { type World } from './world';

const textsOf = ({ balance, winnings, burned }: Bonus) => ({
  balance: String(balance),
  winnings: String(winnings),
  burned: String(burned),
});

/** Asserts that the database matches the model: every deposit, withdrawal, purse and refund. */
export async function agree({ players, deposits, withdrawals }: State, world: World): Promise<void> {
  const seen = await world.see(players.map(({ id }) => id));
  const byId = <T extends { id: string }>(list: readonly T[]) => [...list].sort((a, b) => (a.id < b.id ? -1 : 1));
  assert.deepEqual(seen.unbalanced, [], 'the sum of all accounts is 0 in every currency');
  // No deposit is lost or duplicated.
  assert.deepEqual(
    byId(seen.deposits),
    byId(deposits.map(({ id, status, credited }) => ({ id, status, credited: credited?.toString() ?? null }))),
  );
  assert.deepEqual(byId(seen.withdrawals), byId(withdrawals.map(({ id, status }) => ({ id, status }))));
  const bonuses = players.flatMap((player) => player.bonuses);
  assert.deepEqual(
    byId(seen.bonuses),
    byId(bonuses.map((one) => ({ ...textsOf(one), id: one.id, status: one.status, free: one.freeSpins }))),
  );
  for (const player of players) {
    const { id, currency, real, depositWager } = player;
    const active = activeOf(player);
    const inPurse = (purse: string) =>
      BigInt(seen.purses.find((one) => one.player === id && one.purse === purse)?.balance ?? 0);
    assert.deepEqual(
      [inPurse('real'), inPurse('deposit_wager'), inPurse('bonus'), inPurse('wager')],
      [real, depositWager, active?.balance ?? 0n, active?.left ?? 0n],
    );
    assert.ok(seen.purses.every((one) => one.player !== id || one.currency === currency));
    const wallets = seen.active.filter((one) => one.player === id);
    assert.ok(wallets.every((one) => one.currency === currency) && wallets.length <= 1);
  }
  for (const { payment, arrived, credited } of deposits) {
    const back = world.refunded.get(payment) ?? 0n;
    assert.equal((credited ?? 0n) + back, arrived ?? 0n, 'what arrived is credited or sent back');
  }
}
