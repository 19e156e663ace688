import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type Db } from '../../db/database';
import { COMMANDS, OPENINGS } from './commands';
import { emptyState, type State } from './state';
import { type Currency } from './paying';
import { World } from './world';

/** Sequences that share a database before it is emptied. */
const SHARED = 25;
const CURRENCIES = ['EUR', 'JPY', 'BTC'] as const satisfies readonly Currency[];

type Options = {
  count: number;
  /** The maximum number of commands in a sequence, after the opening. */
  longest: number;
  seed?: number;
  onProgress?: (done: number, commands: number) => void;
};

/**
 * Runs `count` random command sequences against the functions and a model of them. After every command the two must
 * agree and the ledger must add up. Throws with the shortest failing sequence and its seed. Answers how many commands
 * ran.
 */
export async function runSequences(db: Db, { count, longest, seed, onProgress }: Options): Promise<number> {
  const world = new World(db);
  let [done, commands] = [0, 0];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(...COMMANDS), { minLength: 3, maxLength: longest, size: 'max' }),
      fc.constantFrom(...CURRENCIES),
      fc.constantFrom(...OPENINGS),
      async (sequence, currency, opening) => {
        if (done % SHARED === 0) await world.clear();
        const currencies = [currency, 'EUR'] as const;
        const state = emptyState(await world.players(currencies), currencies);
        for (const first of opening) await first.run(state, world);
        const possible = sequence.map((command) => ({
          check: (model: State) => command.check(model),
          run: (model: State, real: World) => {
            commands += 1;
            return command.run(model, real);
          },
          toString: () => command.toString(),
        }));
        await fc.asyncModelRun(() => ({ model: state, real: world }), possible);
        assert.deepEqual(await world.faults(), []);
        done += 1;
        onProgress?.(done, commands);
      },
    ),
    { numRuns: count, ...(seed !== undefined && { seed }), endOnFailure: false },
  );
  return commands;
}
