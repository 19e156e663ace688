import { openTestDatabase } from '../testDatabase';
import { runSequences } from './sequences';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `soak.ts <sequences> <seed>`: runs random command sequences, prints progress and finally what ran. */
const [count = 0, seed = 0] = process.argv.slice(2).map(Number);
const EVERY = 500;

const { db, close } = await openTestDatabase();
const commands = await runSequences(db, {
  count,
  seed,
  longest: 12,
  onProgress: (done, ran) => {
    if (done % EVERY === 0) say(`seed ${seed}: ${done} of ${count} sequences, ${ran} commands`);
  },
});
await close();
say(`ran ${count} sequences, ${commands} commands`);
