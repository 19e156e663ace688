import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { newAccount } from '../../casino/accounts/fields/newAccount';
import { createAccount } from '../../casino/accounts/store/accounts';
import { type Db } from '../../db/database';

/**
 * Adds a running tournament `bench` of a brand with so many players of random scores, one in a hundred of them frozen, and
 * one more in the middle, whose id it returns.
 */
export async function addCrowdedTournament(db: Db, brand: string, players: number, now: Date): Promise<string> {
  const email = `${randomUUID()}@players.example`;
  const account = await createAccount(
    db,
    newAccount({ brand, email, language: 'en', currencyCode: 'EUR', emailVerifiedAt: now, now }),
  );
  if (typeof account === 'string') throw new Error(account);
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`insert into accounts select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(),
      'email', n || '@bench.example', 'unique_key', n || '@bench.example', 'username', 'bench' || n, 'nickname', 'bench' || n,
      'frozen_until', case when n % 100 = 0 then ${at} + interval '1 day' end))).*
    from accounts a, generate_series(1, ${players}::int) n where a.id = ${account.id}::uuid`);
  await db.execute(sql`insert into tournaments (id, brand, kind, starts_at, ends_at, metric, scope, joining, prizes)
    values ('bench', ${brand}, 'weekly', ${at} - interval '1 day', ${at} + interval '1 day', 'points', '{"of":"all"}', 'auto', '{50.00}')`);
  await db.execute(sql`insert into tournament_entries (tournament, player, joined_at, score, reached_at, rounds, currency)
    select 'bench', id, ${at}, 1 + abs(hashtext(email)) % (${players}::int / 2),
      ${at} - interval '1 second' * (abs(hashtext(id::text)) % 80000), 20, 'EUR'
    from accounts where username like 'bench%'`);
  await db.execute(sql`insert into tournament_entries (tournament, player, joined_at, score, reached_at, rounds, currency)
    values ('bench', ${account.id}::uuid, ${at}, ${Math.floor(players / 4)}, ${at}, 20, 'EUR')`);
  await db.execute(sql`analyze`);
  return account.id;
}
