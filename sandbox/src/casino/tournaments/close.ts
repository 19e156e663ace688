import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { MINUTE_MS } from '@/domain/time/lengths';
import { type Clock } from '../../base/clock';
import { stakeMinor } from '../../currencies/stakesIn';
import { type Db } from '../../db/database';
import { lockedAccount } from '../accounts/store/accounts';
import { accounts } from '../accounts/store/schema';
import { layReady } from '../bonuses/readyGift';
import { giftEntries } from '../ledger/gift';
import { post } from '../ledger/post';
import { mayBeRanked } from './ranked';
import { tournamentEntries, type TournamentRow, tournaments } from './schema';
import { spinsAt, spinsOf } from './spinPrizes';

/** How long after its end a tournament waits for the wins and rollbacks of rounds that were begun in time. */
const SETTLING_MS = 2 * MINUTE_MS;

const hasPrize = or(isNotNull(tournamentEntries.prize), isNotNull(tournamentEntries.prizeOffer));

/** Stores the places of a tournament, highest score first, and of equal scores the one that was first. */
async function place(tx: Db, { id }: TournamentRow, now: Date): Promise<void> {
  await tx.execute(sql`update ${tournamentEntries} set place = ranked.place
    from (select ${tournamentEntries.player} as player, row_number() over (order by ${tournamentEntries.score} desc,
        ${tournamentEntries.reachedAt}, ${tournamentEntries.player})::int as place
      from ${tournamentEntries} join ${accounts} on ${accounts.id} = ${tournamentEntries.player}
      where ${tournamentEntries.tournament} = ${id} and ${tournamentEntries.score} > 0 and ${mayBeRanked(now)}) ranked
    where ${tournamentEntries.tournament} = ${id} and ${tournamentEntries.player} = ranked.player`);
}

/** Stores the results of a tournament, once: its places and prizes. Waits for rounds that are being noted. */
function close(db: Db, id: string, clock: Clock): Promise<void> {
  return db.transaction(async (tx) => {
    const unended = and(eq(tournaments.id, id), isNull(tournaments.endedAt));
    const [due] = await tx.select().from(tournaments).where(unended).for('update');
    if (!due) return;
    const now = clock.now();
    await place(tx, due, now);
    for (let position = 1; position <= due.prizes.length + (due.freeSpins?.places ?? 0); position += 1) {
      const winner = and(eq(tournamentEntries.tournament, id), eq(tournamentEntries.place, position));
      const [entry] = await tx.select().from(tournamentEntries).where(winner);
      const [euro, prizeOffer] = [due.prizes[position - 1], spinsAt(due, position)];
      // Neither money nor spins in a currency that nobody plays in.
      const prize = entry?.currency ? stakeMinor(euro ?? '1', entry.currency) : null;
      if (prize === null) continue;
      await tx
        .update(tournamentEntries)
        .set(prizeOffer === null ? { prize } : { prizeOffer })
        .where(winner);
    }
    await tx.update(tournaments).set({ endedAt: now }).where(eq(tournaments.id, id));
  });
}

/** Pays a prize, once: into the player's wallet, or as a bonus that waits for its activation. */
function pay(db: Db, { tournament, player }: { tournament: string; player: string }, clock: Clock): Promise<void> {
  return db.transaction(async (tx) => {
    await lockedAccount(tx, player);
    const now = clock.now();
    const own = and(eq(tournamentEntries.tournament, tournament), eq(tournamentEntries.player, player));
    const [paid] = await tx
      .update(tournamentEntries)
      .set({ paidAt: now })
      .where(and(own, hasPrize, isNull(tournamentEntries.paidAt)))
      .returning();
    if (!paid?.currency) return;
    const { currency, prize: amount, prizeOffer } = paid;
    const spins = prizeOffer === null ? null : spinsOf(prizeOffer);
    if (spins) await layReady(tx, spins, { player, currency, now });
    if (!amount) return;
    await post(tx, {
      key: `tournament:${tournament}:${player}`,
      kind: 'tournament',
      reference: tournament,
      now,
      entries: giftEntries({ player, currency, amount }),
    });
  });
}

/**
 * Stores the results of tournaments that are over, and pays their prizes. Each step is booked once, by however many
 * processes; what was interrupted goes on with the next run.
 */
export async function closeTournaments(db: Db, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - SETTLING_MS);
  const due = await db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(and(isNull(tournaments.endedAt), lte(tournaments.endsAt, before)));
  for (const { id } of due) await close(db, id, clock);
  const unpaid = await db
    .select({ tournament: tournamentEntries.tournament, player: tournamentEntries.player })
    .from(tournamentEntries)
    .where(and(hasPrize, isNull(tournamentEntries.paidAt)));
  for (const one of unpaid) await pay(db, one, clock);
}
