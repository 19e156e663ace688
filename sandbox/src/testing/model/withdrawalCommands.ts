import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { MINUTE_MS } from '@/domain/time/lengths';
import { activeOf, burn } from './bonuses';
import { again, command, type Command, FEW, type Pick, picked, TIMES } from './command';
import { type Player, type State, type Withdrawal } from './state';
import { PAYING } from './paying';

/** Durations of approval, sending and arrival, as configured for the brands. */
const BANK = { approved: 60 * MINUTE_MS, sent: 30 * MINUTE_MS, completed: 120 * MINUTE_MS };
const CRYPTO = { approved: 30 * MINUTE_MS, sent: 10 * MINUTE_MS, completed: 20 * MINUTE_MS };
const timesOf = ({ currency }: Player) => (currency === 'BTC' ? CRYPTO : BANK);

/** Whether play is barred for more than a day, in which case no wagering is required first (ADR 0012). */
const isBarred = ({ excludedFrom, excludedUntil }: Player, now: number) =>
  excludedUntil > now && excludedUntil - excludedFrom > 24 * 60 * MINUTE_MS;

/** The refusal code of a withdrawal, the first of OP-081 before the balance check; null when it is accepted. */
function refusalOf({ deposits }: State, player: Player, amount: bigint, now: number): string | null {
  if (!deposits.some((deposit) => deposit.player === player && deposit.status === 'success')) return 'DEPOSIT_REQUIRED';
  if (activeOf(player) && !isBarred(player, now)) return 'ACTIVE_BONUS';
  if (player.depositWager > 0n && !isBarred(player, now)) return 'DEPOSIT_WAGERING';
  return amount > player.real ? 'INSUFFICIENT_BALANCE' : null;
}

/** Requests a withdrawal, with `times` identical concurrent calls. */
const withdraw = (pick: Pick, units: bigint, times: number): Command =>
  command(
    `withdraw(${pick}, ${units}, ${times}×)`,
    () => true,
    async (state, world) => {
      const player = picked(state.players, pick);
      const [key, amount] = [randomUUID(), units * PAYING[player.currency].unit];
      const refusal = refusalOf(state, player, amount, world.now);
      const [answer, ...others] = await again(times, () => world.withdraw(player.id, key, player.currency, amount));
      for (const other of others) assert.deepEqual(other, answer);
      if (refusal !== null || 'code' in answer!) {
        assert.deepEqual(answer, { code: refusal });
        return;
      }
      const bonus = activeOf(player);
      if (bonus) burn(bonus, 'cancelled');
      const unwagered = (player.depositWager * amount) / player.real;
      player.depositWager -= unwagered;
      player.real -= amount;
      const dueAt = world.now + timesOf(player).approved;
      state.withdrawals.push({ id: answer!.id, key, player, amount, unwagered, status: 'pending', dueAt });
    },
  );

const hasWithdrawal = ({ withdrawals }: State) => withdrawals.length > 0;

/** Repeats a withdrawal request by its key, as after a lost answer. */
const withdrawAgain = (pick: Pick): Command =>
  command(`withdrawAgain(${pick})`, hasWithdrawal, async ({ withdrawals }, world) => {
    const { id, key, player, amount } = picked(withdrawals, pick);
    assert.deepEqual(await world.withdraw(player.id, key, player.currency, amount), { id });
  });

/** Ends an unpaid withdrawal and returns all its money. */
function end(withdrawal: Withdrawal, status: 'cancelled' | 'rejected' | 'failed'): void {
  withdrawal.status = status;
  withdrawal.dueAt = null;
  withdrawal.player.real += withdrawal.amount;
  withdrawal.player.depositWager += withdrawal.unwagered;
}

const cancel = (pick: Pick, times: number): Command =>
  command(`cancelWithdrawal(${pick}, ${times}×)`, hasWithdrawal, async ({ withdrawals }, world) => {
    const withdrawal = picked(withdrawals, pick);
    const { player, id } = withdrawal;
    const answers = await again(times, () => world.takeBack(player.id, randomUUID(), id));
    if (withdrawal.status === 'pending') end(withdrawal, 'cancelled');
    const expected = withdrawal.status === 'cancelled' ? { status: 'cancelled' } : { code: 'NOT_CANCELLABLE' };
    for (const answer of answers) assert.deepEqual(answer, expected);
  });

/** Moves to the next stage; the one after is due relative to `since`. */
function next(withdrawal: Withdrawal, since: number): void {
  const { sent, completed } = timesOf(withdrawal.player);
  if (withdrawal.status === 'pending') Object.assign(withdrawal, { status: 'confirmed', dueAt: since + sent });
  else if (withdrawal.status === 'confirmed')
    Object.assign(withdrawal, { status: 'processing', dueAt: since + completed });
  else Object.assign(withdrawal, { status: 'completed', dueAt: null });
}

/** Applies the stages that are due by now. */
export function withdrawalsPass({ withdrawals }: State, now: number): void {
  for (const withdrawal of withdrawals) {
    while (withdrawal.dueAt !== null && withdrawal.dueAt <= now) next(withdrawal, withdrawal.dueAt);
  }
}

const decide = (pick: Pick, what: 'advance' | 'refuse' | 'fail'): Command =>
  command(`decide(${pick}, ${what})`, hasWithdrawal, async ({ withdrawals }, world) => {
    const withdrawal = picked(withdrawals, pick);
    const { id, player, status } = withdrawal;
    const isOpen = status === 'pending' || status === 'confirmed' || status === 'processing';
    const isPossible = isOpen && (what === 'advance' || (status === 'pending') === (what === 'refuse'));
    assert.equal(await world.decide({ id, player: player.id }, what), isPossible);
    if (!isPossible) return;
    if (what === 'advance') next(withdrawal, world.now);
    else end(withdrawal, what === 'refuse' ? 'rejected' : 'failed');
  });

const pick = fc.constantFrom(...FEW);
const times = fc.constantFrom(...TIMES);

/** Withdrawal commands with their weights among all commands. */
export const WITHDRAWING: [number, fc.Arbitrary<Command>][] = [
  [5, fc.tuple(pick, fc.bigInt(4n, 12n), times).map((args) => withdraw(...args))],
  [1, pick.map(withdrawAgain)],
  [3, fc.tuple(pick, times).map((args) => cancel(...args))],
  [3, fc.tuple(pick, fc.constantFrom('advance', 'advance', 'refuse', 'fail')).map((args) => decide(...args))],
];
