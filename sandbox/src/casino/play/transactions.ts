import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { anywhere } from '@/config/markets/anywhere';
import { type Market } from '@/config/markets/market';
import { toDecimal } from '@/domain/money/money';
import { concluded, expiredIfDue } from '../bonuses/held/end';
import { playableBonus } from '../bonuses/held/stake';
import { activeBonus, changeBonus } from '../bonuses/held/store';
import { type Clock } from '../../base/clock';
import { type AccountRow, lockedAccount } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { type UserBonusRow } from '../bonuses/held/schema';
import { walletTransactions } from '../bets/schema';
import { type NewPosting, postTogether } from '../ledger/post';
import { noteEnd, notePoints } from '../rewards/notePoints';
import { noteRound } from '../tournaments/noteRound';
import { takeBonusBuy } from './bonusBuy';
import { type GameSession, playedGame } from './gameSession';
import { type Plan, planOf } from './plan';
import { notePlay } from '../protection/playTime';
import { type BalanceAnswer, type FreeSpins, type WalletNow, type WalletRefusal } from '../../wallet/protocol';
import { walletRefusal } from './refusals';
import { type Asked, type Purses, pursesOf, type Scene, type TransactionRow } from './scene';

/** The result of a transaction. `isNew` is false for a repeat; `booked` is the real money moved, null for none. */
export type Taken = { isNew: boolean; booked: bigint | null } & (
  | { ok: true; answer: BalanceAnswer }
  | { ok: false; refusal: WalletRefusal }
);

/** The id is already used by a different transaction. */
export class TransactionConflict extends Error {
  override name = 'TransactionConflict';
}

const hashOf = (session: GameSession, asked: Asked): string => {
  const what = asked.kind === 'rollback' ? asked.of : String(asked.amount);
  const more = asked.kind === 'debit' ? [asked.special, asked.settlesAt].filter((one) => one !== undefined) : [];
  return createHash('sha256')
    .update(JSON.stringify([session.id, asked.kind, asked.round, what, ...more]))
    .digest('base64url');
};

function freeSpinsIn(bonus: UserBonusRow | null, { game, currency }: GameSession): FreeSpins | null {
  if (!bonus || bonus.freeSpinsLeft === 0 || bonus.freeSpinGame !== game || bonus.freeSpinStake === null) return null;
  const { freeSpinsLeft: left, freeSpinStake, winBoost } = bonus;
  return { left, stake: toDecimal(freeSpinStake, currency), winBoost: winBoost / 100 };
}

async function bonusIn(db: Db, { player, currency }: GameSession): Promise<UserBonusRow | null> {
  const bonus = await activeBonus(db, player);
  return bonus?.currency === currency ? bonus : null;
}

/** What is playable in the session's game, given the purses after a transaction or now. */
async function walletNow(db: Db, session: GameSession, then: Omit<Purses, 'deposit_wager'>): Promise<WalletNow> {
  const { game, currency } = session;
  const bonus = await bonusIn(db, session);
  const kind = bonus ? ((await playedGame(db, game))?.kind ?? 'slot') : 'slot';
  const held = bonus && { ...bonus, balance: then.bonus };
  const playable = toDecimal(then.real + playableBonus(held, { game, kind }), currency);
  return { playable, freeSpins: freeSpinsIn(bonus, session) };
}

type Told = (row: TransactionRow, isNew: boolean) => Promise<Taken>;

/** The answer to a transaction, for the first call and for repeats. */
const tellingOf =
  (tx: Db, session: GameSession, account: AccountRow): Told =>
  async (row, isNew) => {
    const { currency, balanceBefore, balanceAfter, outcome, refusal, kind, userBonus, settlesAt } = row;
    if (refusal) return { isNew, booked: null, ok: false, refusal };
    const booked = outcome === 'booked';
    const change = balanceAfter - balanceBefore;
    // A repeat answers the balances stored back then; the first answer includes a bonus completed by this transaction.
    const then = isNew ? await pursesOf(tx, account, currency) : { real: balanceAfter, bonus: row.bonusBalance };
    const answer = {
      balance: toDecimal(balanceAfter, currency),
      currency,
      booked,
      ...(await walletNow(tx, session, then)),
      ...(kind === 'debit' && (userBonus !== null || settlesAt !== null) && { closes: true }),
    };
    return { isNew, booked: booked ? (change < 0n ? -change : change) : null, ok: true, answer };
  };

/** Stores the outcome of a transaction. Throws TransactionConflict. */
async function keep(scene: Scene, asked: Asked, plan: Plan): Promise<TransactionRow> {
  const { tx, session, account, now, purses } = scene;
  const refused = plan.outcome === 'refused' ? walletRefusal(plan.code, session.language, plan.details) : null;
  const moved = plan.outcome === 'booked' ? plan : null;
  const [row] = await tx
    .insert(walletTransactions)
    .values({
      id: asked.transaction,
      kind: asked.kind,
      session: session.id,
      player: account.id,
      game: session.game,
      round: asked.round,
      of: asked.kind === 'rollback' ? asked.of : null,
      currency: session.currency,
      amount: plan.amount,
      wagered: moved?.wagered ?? 0n,
      outcome: plan.outcome,
      refusal: refused,
      balanceBefore: purses.real,
      balanceAfter: purses.real + (moved?.real ?? 0n),
      bonusBalance: purses.bonus + (moved?.bonus ?? 0n),
      bonusPart: moved?.bonusPart,
      counted: moved?.counted,
      userBonus: moved?.userBonus,
      isFreeSpin: moved?.isFreeSpin,
      isBonusBuy: moved?.isBonusBuy,
      bodyHash: hashOf(session, asked),
      createdAt: now,
      settlesAt: asked.kind === 'debit' ? asked.settlesAt : null,
      countsAt: moved?.countsLater ? null : now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new TransactionConflict(asked.transaction);
  return row;
}

/** The effects of a booked transaction besides money: play time, loyalty points, tournaments, the bonus row. */
async function follow({ tx, account, session, now }: Scene, asked: Asked, plan: Plan): Promise<void> {
  if (plan.outcome !== 'booked') return;
  const player = account.id;
  const { game, currency } = session;
  const { kind, round } = asked;
  if (kind === 'debit') await notePlay(tx, player, now);
  if (kind !== 'credit' && plan.real !== 0n)
    await notePoints(tx, { player, currency, amount: -plan.real, cause: round, now });
  const moved = { game, currency, amount: plan.amount, real: -plan.real };
  await noteRound(tx, { account, session: session.id, kind, round, ...moved, now });
  if (plan.change) await changeBonus(tx, plan.change.bonus, plan.change.to);
}

/** A bet at a live table counts from now on, when its round ends by a win (of zero too) or a rollback. */
async function endRound({ tx, account, session, now }: Scene, { kind, round }: Asked, plan: Plan): Promise<void> {
  // A rollback that found nothing ends nothing.
  const isEnd = plan.outcome === 'booked' ? kind !== 'debit' : kind === 'credit' && plan.outcome === 'nothing';
  if (!isEnd) return;
  const ended = await tx
    .update(walletTransactions)
    .set({ countsAt: now })
    .where(
      and(
        eq(walletTransactions.round, round),
        eq(walletTransactions.session, session.id),
        isNull(walletTransactions.countsAt),
      ),
    )
    .returning({ id: walletTransactions.id });
  if (ended.length > 0) await noteEnd(tx, account.id, now);
}

/** The posting of the transaction itself; none when no money moves. */
function postingOf(row: TransactionRow, plan: Plan, now: Date): NewPosting[] {
  if (plan.outcome !== 'booked' || plan.entries.every(({ amount }) => amount === 0n)) return [];
  return [{ key: `wallet:${row.id}`, kind: plan.kind, reference: row.round, now, entries: plan.entries }];
}

/** The purses after an expiry that is booked together with the transaction. */
function afterExpiry(purses: Purses, expiry: readonly NewPosting[], { player, currency }: GameSession): Purses {
  const burned = expiry
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.player === player && entry.purse === 'bonus' && entry.currency === currency)
    .reduce((sum, { amount }) => sum + amount, 0n);
  return { ...purses, bonus: purses.bonus + burned };
}

/** The postings that complete the bonus when this transaction ends its last open round. */
async function conclusionOf(scene: Scene, asked: Asked): Promise<NewPosting[]> {
  const bonus = asked.kind === 'debit' ? null : await activeBonus(scene.tx, scene.account.id);
  return (bonus && (await concluded(scene.tx, bonus, scene.now)))?.postings ?? [];
}

/**
 * Handles a studio's request, in one transaction and once per id: a repeat gets the same answer at any later time,
 * another request under the same id throws TransactionConflict. The account's row is locked before the time is read
 * (ADR 0012), so stakes of a player are serialised with each other, with limit changes and with exclusions. A bonus
 * that has expired ends before the decision, and a fully wagered one ends with the round. The first stake after a
 * confirmed bonus buy uses the confirmation up, whatever its outcome.
 */
export function takeTransaction(
  db: Db,
  clock: Clock,
  session: GameSession,
  asked: Asked,
  marketOf: (account: AccountRow) => Market = () => anywhere,
): Promise<Taken> {
  return db.transaction(async (tx) => {
    const account = await lockedAccount(tx, session.player);
    if (!account) throw new Error(`no account ${session.player}`);
    const now = clock.now();
    const told = tellingOf(tx, session, account);
    const [saved] = await tx.select().from(walletTransactions).where(eq(walletTransactions.id, asked.transaction));
    if (saved) {
      if (saved.bodyHash !== hashOf(session, asked)) throw new TransactionConflict(asked.transaction);
      return told(saved, false);
    }
    const expiry = (await expiredIfDue(tx, account.id, now))?.postings ?? [];
    const purses = afterExpiry(await pursesOf(tx, account, session.currency), expiry, session);
    const mayBuy = asked.kind === 'debit' && (await takeBonusBuy(tx, session.id, now));
    const scene = {
      tx,
      session,
      account,
      now,
      purses,
      bonus: await bonusIn(tx, session),
      mayBuy,
      market: marketOf(account),
    };
    const plan = await planOf(scene, asked);
    const row = await keep(scene, asked, plan);
    await follow(scene, asked, plan);
    await endRound(scene, asked, plan);
    const conclusion = plan.outcome === 'refused' ? [] : await conclusionOf(scene, asked);
    await postTogether(tx, [...expiry, ...postingOf(row, plan, now), ...conclusion]);
    return told(row, true);
  });
}

/** The current balance of a wallet. */
export async function balanceOf(db: Db, session: GameSession, account: AccountRow): Promise<BalanceAnswer> {
  const { currency } = session;
  const purses = await pursesOf(db, account, currency);
  return { balance: toDecimal(purses.real, currency), currency, ...(await walletNow(db, session, purses)) };
}
