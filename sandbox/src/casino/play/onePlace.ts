import { and, desc, eq, exists, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { Refusal } from '../../http/refusal';
import { gameSessions, walletTransactions } from '../bets/schema';
import { games } from '../games/schema';
import { IDLE_MS } from '../protection/playTime';

/** The setting `simultaneousGames`: whether a player may have several games with real money open at the same time. */
export type OnePlaceRule = 'allowed' | 'asked' | 'refused';

/** Where that is refused, a game that was not played for this long gives way to the next. */
export const GIVES_WAY_MS = 60_000;

/** Any other value of the setting is the cautious one. */
export const onePlaceRule = (value: unknown): OnePlaceRule =>
  value === 'allowed' || value === 'refused' ? value : 'asked';

type Opening = { player: string; tab: string | undefined; playHere: boolean; rule: OnePlaceRule; now: Date };

/** The latest game of a player in another place that was opened or played since; null without one. */
async function openElsewhere(tx: Db, { player, tab, rule, now }: Opening, since: Date) {
  const played = tx
    .select({ id: walletTransactions.id })
    .from(walletTransactions)
    .where(
      and(
        eq(walletTransactions.player, player),
        gt(walletTransactions.createdAt, since),
        eq(walletTransactions.session, gameSessions.id),
      ),
    );
  const [found] = await tx
    .select({ game: gameSessions.game, name: games.name, tab: gameSessions.tab })
    .from(gameSessions)
    .innerJoin(games, eq(games.id, gameSessions.game))
    .where(
      and(
        eq(gameSessions.player, player),
        isNull(gameSessions.closedAt),
        gt(gameSessions.expiresAt, now),
        // A place without a name asks nobody, and nobody is asked about it.
        rule === 'asked' ? isNotNull(gameSessions.tab) : undefined,
        tab === undefined ? undefined : sql`${gameSessions.tab} is distinct from ${tab}`,
        or(gt(gameSessions.createdAt, since), exists(played)),
      ),
    )
    .orderBy(desc(gameSessions.createdAt))
    .limit(1);
  return found ?? null;
}

/**
 * Lets a player play in one place at a time: throws GAME_OPEN_ELSEWHERE while a game is open in another one, or closes
 * all others. `asked`: until the player says `playHere`; one whose site names no tab cannot be asked, and nothing is
 * closed. `refused`: until the other was left alone for a while. The caller has locked the account.
 */
export async function takePlace(tx: Db, opening: Opening): Promise<void> {
  const { player, tab, playHere, rule, now } = opening;
  if (rule === 'allowed' || (rule === 'asked' && tab === undefined)) return;
  if (rule === 'refused' || !playHere) {
    const window = rule === 'refused' ? GIVES_WAY_MS : IDLE_MS;
    const other = await openElsewhere(tx, opening, new Date(now.getTime() - window));
    if (other) throw new Refusal(409, 'GAME_OPEN_ELSEWHERE', 'A game is open in another place', other);
  }
  const open = and(eq(gameSessions.player, player), isNull(gameSessions.closedAt), gt(gameSessions.expiresAt, now));
  await tx.update(gameSessions).set({ closedAt: now }).where(open);
}

/** Whether the player went on in another place since. Asked under the account's lock, which closing holds too. */
export async function isClosed(db: Db, session: string): Promise<boolean> {
  const [row] = await db.select({ at: gameSessions.closedAt }).from(gameSessions).where(eq(gameSessions.id, session));
  return row?.at != null;
}
