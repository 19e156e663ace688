import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { addCrowdedTournament } from '../../testing/load/crowdedTournament';
import { openTestRewards, type TestRewards } from '../../testing/testRewards';
import { rowsOf } from '../history/source';
import { ladderOf } from './ladder';
import { mayBeRanked } from './ranked';
import { tournamentEntries, tournaments } from './schema';
import { entryOf, placeOf, playersOf } from './standings';

let casino: TestRewards;
before(async () => {
  casino = await openTestRewards();
});
after(() => casino.close());

const PLAYERS = 6_000;

test('in a large race places and ranks by the ladder are those of the whole order, without who has stopped', async () => {
  const { db, clock } = casino;
  const now = clock.now();
  await addCrowdedTournament(db, 'curacao', PLAYERS, now);
  const [race] = await db.select().from(tournaments).where(eq(tournaments.id, 'bench'));
  const order = await rowsOf<{ player: string; position: string; rank: string }>(
    db,
    sql`select ${tournamentEntries.player} as player,
        row_number() over (order by ${tournamentEntries.score} desc, ${tournamentEntries.reachedAt}, ${tournamentEntries.player})::text as position,
        rank() over (order by ${tournamentEntries.score} desc)::text as rank
      from ${tournamentEntries} join accounts on accounts.id = ${tournamentEntries.player}
      where ${tournamentEntries.tournament} = 'bench' and ${mayBeRanked(now)} order by 2`,
  );
  assert.equal(order.length, PLAYERS * 0.99 + 1);
  // Counted, which begins the ladder.
  assert.equal(await playersOf(db, race!, now), order.length);
  while (ladderOf(db, 'bench', now) === null) await wait(10);
  const ladder = ladderOf(db, 'bench', now)!;
  assert.deepEqual([ladder.steps.length, ladder.stopped.length, ladder.players], [3, PLAYERS / 100, order.length]);
  const byPlace = order.toSorted((one, other) => Number(one.position) - Number(other.position));
  for (let at = 0; at < byPlace.length; at += 349) {
    const { player, position, rank } = byPlace[at]!;
    const own = (await entryOf(db, 'bench', player))!;
    const place = await placeOf(db, race!, own, now);
    assert.deepEqual(place, { position: Number(position), rank: Number(rank) });
  }
});
