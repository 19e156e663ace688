import { randomUUID } from 'node:crypto';
import { systemClock } from '../base/clock';
import { MIGRATIONS } from '../folders';
import { createDemoLaunch } from '../studio/store/launches';
import { openDatabase } from '../db/open';
import { createStudioStore } from '../studio/store/studioStore';
import { seedAnyGame } from './testGame';

/** A process that plays rounds in the given database folder and prints the id of each acknowledged round. */
const { db } = await openDatabase({ folder: process.argv[2]! }, MIGRATIONS);
const store = createStudioStore(db);
const game = await seedAnyGame(db, systemClock.now());
const { sessionId } = await createDemoLaunch(db, game, 'en', systemClock.now());
for (let index = 0; ; index++) {
  const request = { sessionId, intent: randomUUID(), stake: 10n, now: systemClock.now(), minRoundMs: 0 };
  const result = await store.playRound(request, () => ({ win: BigInt(index % 21), outcome: { index } }));
  if (!('round' in result)) throw new Error(result.code);
  process.stdout.write(`${result.round.id}\n`);
}
