import assert from 'node:assert/strict';
import fc from 'fast-check';
import { again, command, type Command, FEW, type Pick, picked, TIMES } from './command';
import { closeDays, dayOf } from './rewards';
import { type Player, type State } from './state';

/** The expected result of a claim: an amount, or the refusal code. */
function expectedOf({ deposits }: State, player: Player, ago: number, now: number): bigint | string {
  const played = dayOf(now, -ago - 1);
  const amount = player.days.get(played) ?? 0n;
  if (player.claimed.has(played)) return amount;
  if (player.excludedUntil > now) return 'SELF_EXCLUDED';
  const hasDeposited = deposits.some((deposit) => deposit.player === player && deposit.status === 'success');
  const isOpen = ago === 0 || ago === 1;
  return isOpen && amount > 0n && hasDeposited ? amount : 'CLAIM_UNAVAILABLE';
}

/** Claims the calendar day `ago` days back (negative: in the future), with `times` concurrent requests. */
export const claim = (pick: Pick, ago: number, times: number): Command =>
  command(
    `claim(${pick}, ${ago} days ago, ${times}×)`,
    () => true,
    async (state, world) => {
      const player = picked(state.players, pick);
      closeDays(state, player, world.now);
      const expected = expectedOf(state, player, ago, world.now);
      const day = dayOf(world.now, -ago);
      for (const answer of await again(times, () => world.claim(player.id, day, player.currency))) {
        assert.equal(answer, expected);
      }
      const played = dayOf(world.now, -ago - 1);
      if (typeof expected === 'string' || player.claimed.has(played)) return;
      player.real += expected;
      player.claimed.add(played);
    },
  );

const pick = fc.constantFrom(...FEW);
const times = fc.constantFrom(...TIMES);

/** Calendar commands with their weight among all commands. */
export const REWARDS: [number, fc.Arbitrary<Command>][] = [
  [4, fc.tuple(pick, fc.constantFrom(0, 0, 0, 1, 1, 2, -1), times).map((args) => claim(...args))],
];
