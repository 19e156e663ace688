import { openSession } from '../../casino/accounts/store/sessions';
import { openDatabase } from '../../db/open';
import { MIGRATIONS } from '../../folders';
import { addCrowdedTournament } from './crowdedTournament';

/**
 * `manyEntries.ts <folder> <players>`: adds a running tournament `bench` with that many players to the sandbox database
 * in a folder; prints the session token of one in the middle. For measuring only.
 */
const [folder = '', players = '0'] = process.argv.slice(2);
const { db, close } = await openDatabase({ folder }, MIGRATIONS);
const now = new Date();
process.stdout.write(await openSession(db, await addCrowdedTournament(db, 'curacao', Number(players), now), now));
await close();
