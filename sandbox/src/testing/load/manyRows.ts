import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { newAccount } from '../../casino/accounts/fields/newAccount';
import { createAccount } from '../../casino/accounts/store/accounts';
import { openSession } from '../../casino/accounts/store/sessions';
import { openDatabase } from '../../db/open';
import { MIGRATIONS } from '../../folders';

/**
 * `manyRows.ts <folder> <rows>`: adds a player with that many bets, and a tenth as many deposits, over a year to the
 * sandbox database in a folder; prints a session token. For measuring only: the ledger has no postings for them.
 */
const [folder = '', rows = '0'] = process.argv.slice(2);
const { db, close } = await openDatabase({ folder }, MIGRATIONS);
const now = new Date();
const email = `${randomUUID()}@players.example`;
const account = await createAccount(
  db,
  newAccount({ brand: 'curacao', email, language: 'en', currencyCode: 'EUR', emailVerifiedAt: now, now }),
);
if (typeof account === 'string') throw new Error(account);
const session = randomUUID();
await db.execute(sql`insert into game_sessions (id, player, game, currency, language, launch_hash, launch_until, created_at, expires_at)
  select ${session}::uuid, ${account.id}::uuid, id, 'EUR', 'en', ${session}, now(), now(), now() from games order by sort limit 1`);
const at = sql`now() - interval '1 second' * (n * 310)`;
await db.execute(sql`insert into wallet_transactions (id, kind, session, player, game, round, currency, amount,
    balance_before, balance_after, bonus_balance, wagered, outcome, body_hash, created_at, counts_at)
  select 'bench:' || n, case when n % 3 = 0 then 'credit' else 'debit' end, ${session}::uuid, ${account.id}::uuid,
    (select game from game_sessions where id = ${session}::uuid), 'bench:' || n / 2, 'EUR', 100, 100000,
    100000 + case when n % 3 = 0 then 100 else -100 end, 0, 0, 'booked', '', ${at}, ${at}
  from generate_series(1, ${Number(rows)}::int) n`);
await db.execute(sql`insert into deposits (id, brand, player, reference, method, amount, currency, status, credited_amount,
    return_to, language, created_at, updated_at, expires_at, ended_at)
  select gen_random_uuid(), 'curacao', ${account.id}::uuid, 'bench:' || n, '1', 1000, 'EUR', 'success', 1000, '', 'en',
    ${at}, ${at}, ${at}, ${at} from generate_series(1, ${Number(rows) / 10}::int) n`);
process.stdout.write(await openSession(db, account.id, now));
await close();
