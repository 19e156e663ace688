import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@/domain/time/lengths';
import { tournaments, type TournamentRow } from '../casino/tournaments/schema';
import { type TestRewards } from './testRewards';

/** Adds a tournament of an hour that begins now; returns its id. */
export async function addTournament(
  { db, clock }: Pick<TestRewards, 'db' | 'clock'>,
  columns: Partial<TournamentRow> = {},
): Promise<string> {
  const [id, now] = [randomUUID(), clock.now()];
  await db.insert(tournaments).values({
    id,
    brand: 'curacao',
    kind: 'daily',
    startsAt: now,
    endsAt: new Date(now.getTime() + HOUR_MS),
    metric: 'wagered',
    scope: { of: 'all' },
    joining: 'auto',
    prizes: ['50.00', '20.00'],
    ...columns,
  });
  return id;
}
