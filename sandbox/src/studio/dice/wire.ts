import { type Side } from '../engines/dice/ladder';
import { type RoundWire, type SpinAnswer } from '../rounds/wire';

/** The studio's own protocol for the dice, between its server and its page. Rolls are 0 to 9,999. */

/** The seed pair in use; the server's seed as its SHA-256 only. `nonce` is the number of the next roll. */
export type PairWire = { serverSeedHash: string; clientSeed: string; nonce: number };

/** A roll with its bet and seeds; `serverSeed` once it has been revealed. */
export type RollWire = PairWire & { roll: number; tenths: number; side: Side; serverSeed: string | null };

export type DiceRound = RoundWire & { dice: RollWire };

/** POST /api/dice/roll. One intent, one roll: repeated with the same bet, it answers the same roll. */
export type RollRequest = { stake: string; intent: string; tenths: number; side: Side };
export type RollAnswer = SpinAnswer & { dice: RollWire };

/**
 * POST /api/dice/state: the seeds and the latest rolls of the session, newest first. `last` is the player's last roll,
 * which may be of an earlier launch.
 */
export type DiceState = { pair: PairWire; rounds: readonly DiceRound[]; last: DiceRound | null };

/**
 * POST /api/dice/reveal: reveals the pair's server seed and starts a new pair; null when nothing was rolled with it.
 */
export type RevealAnswer = { revealed: (PairWire & { serverSeed: string }) | null; pair: PairWire };

/** POST /api/dice/client-seed: sets the player's seed of a pair that has not been rolled with yet. */
export type ClientSeedRequest = { clientSeed: string };
