import { type Side } from '../../dice/ladder';
import { type RoundWire, type SpinAnswer } from '../wire';

/** The studio's own protocol of the dice between its server and its page. Rolls are 0 to 9,999. */

/** A pair of seeds in use; the server's by its SHA-256 alone. `nonce` is the number of the next roll. */
export type PairWire = { serverSeedHash: string; clientSeed: string; nonce: number };

/** What was rolled, on which bet, and what it was made of; `serverSeed` once it has been told. */
export type RollWire = PairWire & { roll: number; tenths: number; side: Side; serverSeed: string | null };

/** A round of dice: one roll. */
export type DiceRound = RoundWire & { dice: RollWire };

/** POST /api/dice/roll. One intent, one roll: repeated with the same bet it answers the same one. */
export type RollRequest = { stake: string; intent: string; tenths: number; side: Side };
export type RollAnswer = SpinAnswer & { dice: RollWire };

/** POST /api/dice/state: the seeds and the latest rolls of the session, the newest first. */
export type DiceState = { pair: PairWire; rounds: readonly DiceRound[] };

/** POST /api/dice/reveal: tells the server's seed of the pair and begins a new one; null where nothing was rolled with it. */
export type RevealAnswer = { revealed: (PairWire & { serverSeed: string }) | null; pair: PairWire };

/** POST /api/dice/client-seed: the player's seed of a pair that nothing was rolled with yet. */
export type ClientSeedRequest = { clientSeed: string };
