import { killRounds } from './rounds';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `soak.ts <kills>`: kills booking processes that many times, prints progress and what was acknowledged. */
const count = Number(process.argv[2]);

const { begun, booked } = await killRounds({
  count,
  onProgress: (done, told) => say(`${done} of ${count} kills, ${told.booked.length} deposits booked`),
});
say(`${count} kills: ${begun.length} deposits begun, ${booked.length} booked, nothing lost, nothing half booked`);
