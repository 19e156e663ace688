import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { activeOf, burn, inCurrency, newBonus, OFFERS } from './bonuses';
import { again, command, type Command, FEW, type Pick, picked, TIMES } from './command';
import { type OfferName, stoppedBy } from './state';

/** Grants a bonus, with `times` concurrent requests: one succeeds, none when the player has an active bonus. */
export const give = (pick: Pick, offer: OfferName, times: number): Command =>
  command(
    `give(${pick}, ${offer}, ${times}×)`,
    () => true,
    async ({ players }, world) => {
      const player = picked(players, pick);
      const isThere = activeOf(player) !== null;
      const given = await again(times, () => world.giveBonus(player.id, player.currency, OFFERS[offer]));
      const [id, ...others] = given.filter((one) => one !== null);
      assert.equal(others.length, 0);
      assert.equal(id === undefined, isThere);
      if (id) player.bonuses.push(newBonus(player, id, offer, world.now));
    },
  );

const cancel = (pick: Pick, times: number): Command =>
  command(
    `cancelBonus(${pick}, ${times}×)`,
    () => true,
    async ({ players }, world) => {
      const player = picked(players, pick);
      await again(times, () => world.cancelBonus(player.id));
      const bonus = activeOf(player);
      if (bonus) burn(bonus, 'cancelled');
    },
  );

const freeSpin = (pick: Pick, times: number): Command =>
  command(
    `freeSpin(${pick}, ${times}×)`,
    () => true,
    async (state, world) => {
      const player = picked(state.players, pick);
      const amount = inCurrency(player, OFFERS.spins.freeSpins!.stake);
      const [id, session] = [randomUUID(), await world.openGame(player.id, player.currency)];
      const asked = { kind: 'debit', transaction: `${id}:debit`, round: id, amount, special: 'freeSpin' } as const;
      const bonus = activeOf(player);
      const stopped = player.excludedUntil > world.now ? 'SELF_EXCLUDED' : stoppedBy(player, world.now);
      const refusal = stopped ?? (bonus && bonus.freeSpins > 0 ? null : 'NO_FREE_SPINS');
      for (const answer of await again(times, () => world.take(session, asked))) assert.equal(answer, refusal ?? true);
      if (refusal !== null) return;
      bonus!.freeSpins -= 1;
      state.rounds.push({
        id,
        session,
        player,
        amount,
        stake: 0n,
        bonusPart: 0n,
        counted: 0n,
        wagered: 0n,
        at: world.now,
        bonus,
        isFree: true,
        isBought: false,
        settlesAt: null,
        isTakenBack: false,
        takenBackAt: null,
        win: null,
      });
    },
  );

const pick = fc.constantFrom(...FEW);
const times = fc.constantFrom(...TIMES);
const offers = fc.constantFrom<OfferName>(
  'money',
  'money',
  'bounded',
  'half',
  'real',
  'excluded',
  'spins',
  'spins',
  'both',
);

/** Bonus commands with their weights among all commands. */
export const BONUSES: [number, fc.Arbitrary<Command>][] = [
  [5, fc.tuple(pick, offers, times).map((args) => give(...args))],
  [2, fc.tuple(pick, times).map((args) => cancel(...args))],
  [4, fc.tuple(pick, times).map((args) => freeSpin(...args))],
];
