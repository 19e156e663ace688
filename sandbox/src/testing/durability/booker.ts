import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { openDatabase } from '../../db/open';
import { MIGRATIONS } from '../../folders';
import { World } from '../model/world';
import { faultsAfter, type Told } from './told';

/**
 * A process that opens a database folder and checks the ledger and everything acknowledged before the kill (prints
 * `sound` or `faults <JSON>`). It then books without end: deposits are started, settled twice concurrently, wagered,
 * withdrawn and cancelled. Prints each deposit when it is acknowledged.
 */
const [folder = '', toldFile = ''] = process.argv.slice(2);
const { db } = await openDatabase({ folder }, MIGRATIONS);
const say = (line: string) => process.stdout.write(`${line}\n`);
const faults = await faultsAfter(db, JSON.parse(readFileSync(toldFile, 'utf8')) as Told);
say(faults.length === 0 ? 'sound' : `faults ${JSON.stringify(faults)}`);

const world = new World(db);

async function work(player: string): Promise<never> {
  const session = await world.openGame(player, 'EUR');
  for (;;) {
    const begun = await world.begin(player, randomUUID(), 'EUR', 2_000n);
    if ('code' in begun) throw new Error(begun.code);
    say(`begun ${begun.id}`);
    const message = world.message(begun.id, begun.payment, 1, { type: 'succeeded', arrived: '2000' });
    await Promise.all([world.tell(message), world.tell(message)]);
    say(`booked ${begun.id}`);
    const round = randomUUID();
    const play = { round, amount: 2_000n };
    await world.take(session, { kind: 'debit', transaction: `${round}:debit`, ...play });
    await world.take(session, { kind: 'credit', transaction: `${round}:credit`, ...play });
    const asked = await world.withdraw(player, randomUUID(), 'EUR', 2_000n);
    if ('code' in asked) throw new Error(asked.code);
    await world.takeBack(player, randomUUID(), asked.id);
  }
}

const players = await world.players(['EUR', 'EUR', 'EUR']);
await Promise.all(players.map(work));
