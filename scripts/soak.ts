// npm run soak [-- sequences [count] [seed] | kill [count]]: the randomised tests of npm test at a larger scale, for
// hours. Exits with 1 when anything was lost, duplicated or did not add up. Run it from a clone: the processes it
// starts break with the next migration of a tree that is being worked on.
import { availableParallelism } from 'node:os';
import { Explained, command } from './base/explain';
import { runNode, script } from './processes/run';
import { numberOr, sharesOf } from './soak/shares';

const source = (file: string, ...args: number[]) =>
  runNode(script(`sandbox/src/${file}`, ...args.map(String)), { show: true });

/** The available soak tests; each resolves with whether it passed. */
const SOAKS: Record<string, (...args: string[]) => Promise<boolean>> = {
  /** Random command sequences against a model, one share per core, each with its own seed. */
  sequences: async (count, seed) => {
    const first = numberOr(seed, Math.floor(Math.random() * 1_000_000));
    const shares = sharesOf(numberOr(count, 100_000), availableParallelism());
    const runs = shares.map((share, index) => source('testing/model/soak.ts', share, first + index));
    return (await Promise.all(runs)).every(({ code }) => code === 0);
  },
  /** Kills processes while they book deposits. */
  kill: async (count) => (await source('testing/durability/soak.ts', numberOr(count, 200))).code === 0,
};

await command(async () => {
  const [asked = 'sequences', ...rest] = process.argv.slice(2);
  const soak = SOAKS[asked];
  if (!soak) throw new Explained(`"${asked}" is none of ${Object.keys(SOAKS).join(', ')}.`);
  const started = performance.now();
  const holds = await soak(...rest);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(holds ? `\n${asked}: all held, in ${minutes} minutes` : `\n${asked}: FAILED after ${minutes} minutes`);
  process.exit(holds ? 0 : 1);
});
