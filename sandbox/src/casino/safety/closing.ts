import { desc, eq, and, isNull } from 'drizzle-orm';
import { changeAccount, lockedAccount } from '../accounts/store/accounts';
import { accounts } from '../accounts/store/schema';
import { endSessions } from '../accounts/store/sessions';
import { type Tell } from '../mail/tell';
import { endPlay } from '../protection/playTime';
import { type Clock } from '../../base/clock';
import { type Db } from '../../db/database';
import { decideClosing, openMoneyOf, type RequestRow } from './requests';
import { accountRequests } from './schema';

/** A request with its player's address and brand. */
export type SeenRequest = { request: RequestRow; email: string; brand: string };

/** The requests of all players: closings that wait first, then the newest. */
export const latestRequests = (db: Db, most: number): Promise<SeenRequest[]> =>
  db
    .select({ request: accountRequests, email: accounts.email, brand: accounts.brand })
    .from(accountRequests)
    .innerJoin(accounts, eq(accounts.id, accountRequests.accountId))
    .orderBy(
      desc(and(eq(accountRequests.kind, 'closing'), isNull(accountRequests.outcome))!),
      desc(accountRequests.askedAt),
    )
    .limit(most);

/** A request by its reference; null for none. */
export async function requestByReference(db: Db, reference: string): Promise<RequestRow | null> {
  const [row] = await db.select().from(accountRequests).where(eq(accountRequests.reference, reference));
  return row ?? null;
}

type Ways = { clock: Clock; tell: Tell };

/** What came of a decision: 'money' where something is still open, 'over' where the request does not wait. */
export type Decided = 'done' | 'money' | 'over';

/**
 * Closes an account for good: nobody can sign in, and all sessions end. A withdrawal that is under way is paid first;
 * money that is left needs `settled`, the operator's word that it was paid out by hand.
 */
export const closeAccount = (db: Db, { accountId, reference }: RequestRow, { clock, tell }: Ways, settled: boolean) =>
  db.transaction(async (tx): Promise<Decided> => {
    const account = await lockedAccount(tx, accountId);
    const now = clock.now();
    if (!account || account.closedAt) return 'over';
    const open = await openMoneyOf(tx, account);
    if (open.some(({ kind }) => kind === 'withdrawal' || !settled)) return 'money';
    if (!(await decideClosing(tx, accountId, { outcome: 'closed', reason: null, decidedAt: now }))) return 'over';
    await tell(tx, accountId, { kind: 'account-closed', path: '/contacts', values: () => ({ reference }) });
    await changeAccount(tx, accountId, { closedAt: now });
    await endSessions(tx, accountId, now);
    await endPlay(tx, accountId, now);
    return 'done';
  });

/** Declines a closing, with the reason that the player reads. */
export const declineClosing = (db: Db, { accountId, reference }: RequestRow, { clock, tell }: Ways, reason: string) =>
  db.transaction(async (tx): Promise<Decided> => {
    await lockedAccount(tx, accountId);
    const decision = { outcome: 'declined' as const, reason, decidedAt: clock.now() };
    if (!(await decideClosing(tx, accountId, decision))) return 'over';
    const values = () => ({ reference, reason });
    await tell(tx, accountId, { kind: 'closing-declined', path: '/profile/safety', values });
    return 'done';
  });

/** Makes a copy that is being prepared ready now. */
export async function hurryCopy(db: Db, { id }: RequestRow, now: Date): Promise<void> {
  await db
    .update(accountRequests)
    .set({ readyAt: now })
    .where(and(eq(accountRequests.id, id), eq(accountRequests.kind, 'copy')));
}
