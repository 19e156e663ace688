import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { newAccount } from '../casino/accounts/fields/newAccount';
import { createAccount } from '../casino/accounts/store/accounts';
import { openSession } from '../casino/accounts/store/sessions';
import { openDatabase } from '../db/open';
import { MIGRATIONS } from '../folders';

/**
 * `manyEntries.ts <folder> <players>`: adds a running tournament `bench` with that many players to the sandbox database
 * in a folder, one in a hundred of them frozen; prints the session token of one in the middle. For measuring only.
 */
const [folder = '', players = '0'] = process.argv.slice(2);
const { db, close } = await openDatabase({ folder }, MIGRATIONS);
const now = new Date();
const email = `${randomUUID()}@players.example`;
const account = await createAccount(
  db,
  newAccount({ brand: 'curacao', email, language: 'en', currencyCode: 'EUR', emailVerifiedAt: now, now }),
);
if (typeof account === 'string') throw new Error(account);
await db.execute(sql`insert into accounts select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(),
    'email', n || '@bench.example', 'unique_key', n || '@bench.example', 'username', 'bench' || n, 'nickname', 'bench' || n,
    'frozen_until', case when n % 100 = 0 then now() + interval '1 day' end))).*
  from accounts a, generate_series(1, ${Number(players)}::int) n where a.id = ${account.id}::uuid`);
await db.execute(sql`insert into tournaments (id, brand, kind, starts_at, ends_at, metric, scope, joining, prizes)
  values ('bench', 'curacao', 'weekly', now() - interval '1 day', now() + interval '1 day', 'points', '{"of":"all"}', 'auto', '{50.00}')`);
await db.execute(sql`insert into tournament_entries (tournament, player, joined_at, score, reached_at, rounds, currency)
  select 'bench', id, now(), 1 + abs(hashtext(email)) % 50000, now() - interval '1 second' * (abs(hashtext(id::text)) % 80000), 20, 'EUR'
  from accounts where username like 'bench%'`);
await db.execute(sql`insert into tournament_entries (tournament, player, joined_at, score, reached_at, rounds, currency)
  values ('bench', ${account.id}::uuid, now(), 25000, now(), 20, 'EUR')`);
await db.execute(sql`analyze`);
process.stdout.write(await openSession(db, account.id, now));
await close();
