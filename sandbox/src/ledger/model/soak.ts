import { openTestDatabase } from '../../db/testDatabase';
import { runSequences } from './sequences';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `soak.ts <sequences> <seed>`: random sequences of commands; says how far it is, and ends with what ran. */
const [count = 0, seed = 0] = process.argv.slice(2).map(Number);
const EVERY = 500;

const { db, close } = await openTestDatabase();
const commands = await runSequences(db, {
  ...{ count, seed, longest: 12 },
  onProgress: (done, ran) => {
    if (done % EVERY === 0) say(`seed ${seed}: ${done} of ${count} sequences, ${ran} commands`);
  },
});
await close();
say(`ran ${count} sequences, ${commands} commands`);
