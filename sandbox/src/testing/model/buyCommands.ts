import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { again, command, type Command, FEW, type Pick, picked, TIMES } from './command';
import { refusalOfBuy, stoppedPlay } from './playCommands';
import { notePoints } from './rewards';
import { PAYING } from './paying';

const UNAVAILABLE = 'BONUS_BUY_UNAVAILABLE';

/**
 * Buys a feature, confirmed or not, with `times` concurrent attempts, each a round of its own. The first attempt uses
 * up the confirmation, whatever its outcome. Some prices exceed the brands' maximum bet.
 */
const buy = (pick: Pick, units: bigint, isConfirmed: boolean, times: number): Command =>
  command(
    `buy(${pick}, ${units}, ${isConfirmed ? 'confirmed' : 'unconfirmed'}, ${times}×)`,
    () => true,
    async (state, world) => {
      const player = picked(state.players, pick);
      const amount = units * PAYING[player.currency].unit;
      const session = await world.openGame(player.id, player.currency);
      const mayBuy = isConfirmed && stoppedPlay(player, world.now) === null;
      if (isConfirmed) assert.equal(await world.confirmBuy(session), mayBuy);
      const refusal = mayBuy ? refusalOfBuy(state, player, amount, world.now) : UNAVAILABLE;
      const tries = await again(times, async () => {
        const id = randomUUID();
        const asked = { kind: 'debit', transaction: `${id}:debit`, round: id, amount, special: 'bonusBuy' } as const;
        return { id, came: await world.take(session, asked) };
      });
      const first = tries.find(({ came }) => came !== UNAVAILABLE) ?? tries[0]!;
      assert.equal(first.came, refusal ?? true);
      for (const one of tries) if (one !== first) assert.equal(one.came, UNAVAILABLE);
      if (refusal !== null) return;
      const wagered = player.depositWager < amount ? player.depositWager : amount;
      player.real -= amount;
      player.depositWager -= wagered;
      state.rounds.push({
        id: first.id,
        session,
        player,
        amount,
        stake: amount,
        bonusPart: 0n,
        counted: 0n,
        wagered,
        at: world.now,
        bonus: null,
        isFree: false,
        isBought: true,
        settlesAt: null,
        isTakenBack: false,
        takenBackAt: null,
        win: null,
      });
      notePoints(player, amount);
    },
  );

/** Bonus buys with their weight among all commands. */
export const BUYING: [number, fc.Arbitrary<Command>][] = [
  [
    3,
    fc
      .tuple(
        fc.constantFrom(...FEW),
        fc.constantFrom(1n, 2n, 8n, 15n),
        fc.constantFrom(true, true, true, false),
        fc.constantFrom(...TIMES),
      )
      .map((args) => buy(...args)),
  ],
];
