import { and, desc, eq, gte, lte, or } from 'drizzle-orm';
import { type AnswerOf } from '@/contract/wire';
import { addDays } from '@/domain/time/day';
import { DAY_MS } from '@/domain/time/lengths';
import { toDecimal } from '@/domain/money/money';
import { nameOfLabel } from '../../brands/brand/documentLabels';
import { type AccountRow } from '../accounts/store/accounts';
import { userBonuses } from '../bonuses/held/schema';
import { gameNamesOf } from '../bonuses/offers/gameNames';
import { isRacePrize } from '../bonuses/offers/offers';
import { userBonusesWire } from '../bonuses/held/userBonusWire';
import { type Db } from '../../db/database';
import { hasDeposited } from '../deposits/hasDeposited';
import { documents } from '../documents/schema';
import { type Spoken } from '../../http/languages';
import { rewardCurrency } from '../rewards/calendar';
import { closedDays } from '../rewards/dayStore';
import { dayAt, type DaySpan, spanOf } from '../rewards/playerDays';
import { zonesOf } from '../rewards/zones';
import { deviceName } from '../accounts/device';
import { changesSince } from '../accounts/security/changes';
import { sessions } from '../accounts/store/schema';
import { accountRequests, emailChanges } from '../safety/schema';
import { tournamentName } from '../tournaments/names';
import { spinsOf } from '../tournaments/spinPrizes';
import { paidPrizes } from '../tournaments/results';
import { reasonIn } from '../withdrawals/reasons';
import { withdrawals } from '../withdrawals/schema';

export type EntryWire = AnswerOf<'inbox'>['data']['entries'][number];
/** An entry without `read`, which the store of what was read adds. */
export type Entry = EntryWire extends infer One ? (One extends EntryWire ? Omit<One, 'read'> : never) : never;

/** What the contract promises: this many entries, this many days. */
const MOST = 50;
export const INBOX_DAYS = 30;

type Asked = { account: AccountRow; language: Spoken; now: Date };
type Since = Asked & { since: Date };

async function ofWithdrawals(db: Db, { account, language, since }: Since): Promise<Entry[]> {
  const rows = await db
    .select()
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.player, account.id),
        or(gte(withdrawals.createdAt, since), gte(withdrawals.approvedAt, since), gte(withdrawals.endedAt, since)),
      ),
    )
    .orderBy(desc(withdrawals.createdAt))
    .limit(MOST);
  return rows.flatMap((row) => {
    const entry = (stage: 'requested' | 'approved' | 'completed' | 'rejected' | 'failed', at: Date): Entry => ({
      id: `withdrawal:${row.id}:${stage}`,
      kind: 'withdrawal',
      at: at.toISOString(),
      withdrawalId: row.id,
      reference: row.reference,
      amount: toDecimal(row.amount, row.currency),
      currencyCode: row.currency,
      stage,
      reason: stage === 'rejected' || stage === 'failed' ? reasonIn(language, row.reason) : null,
    });
    const { status, createdAt, approvedAt, endedAt } = row;
    // Until its next stage takes the place of it: whoever did not ask for it reads it in time.
    if (!approvedAt && !endedAt) return [entry('requested', createdAt)];
    // A player who cancelled knows it.
    const hasEnded = status === 'completed' || status === 'rejected' || status === 'failed';
    return [
      ...(approvedAt ? [entry('approved', approvedAt)] : []),
      ...(hasEnded && endedAt ? [entry(status, endedAt)] : []),
    ];
  });
}

async function ofDocuments(db: Db, { account, language, since }: Since): Promise<Entry[]> {
  const rows = await db
    .select()
    .from(documents)
    .where(
      and(eq(documents.accountId, account.id), or(gte(documents.createdAt, since), gte(documents.judgedAt, since))),
    )
    .orderBy(desc(documents.createdAt))
    .limit(MOST);
  return rows.flatMap((row): Entry[] => {
    const { status } = row;
    const at = status === 'requested' ? row.createdAt : row.judgedAt;
    if (status === 'pending' || at === null) return [];
    return [
      {
        id: `document:${row.id}:${status}`,
        kind: 'document',
        at: at.toISOString(),
        documentId: row.id,
        document: nameOfLabel(row.label, language),
        status,
        reason: row.reason,
      },
    ];
  });
}

async function ofBonuses(db: Db, { account, language, now, since }: Since, today: DaySpan): Promise<Entry[]> {
  const rows = await db
    .select()
    .from(userBonuses)
    .where(
      and(
        eq(userBonuses.player, account.id),
        or(gte(userBonuses.createdAt, since), gte(userBonuses.endedAt, since), gte(userBonuses.expiresAt, now)),
      ),
    )
    .orderBy(desc(userBonuses.createdAt))
    .limit(MOST);
  const names = (await userBonusesWire(db, rows, language)).map(({ name }) => name);
  return rows.flatMap((row, index) => {
    const entry = (event: 'granted' | 'endsToday' | 'completed' | 'expired', at: Date): Entry => ({
      id: `bonus:${row.id}:${event}`,
      kind: 'bonus',
      at: at.toISOString(),
      bonusId: row.id,
      name: names[index] ?? row.offer,
      event,
      endsAt: row.expiresAt?.toISOString() ?? null,
    });
    const { status, createdAt, expiresAt, endedAt } = row;
    const isOpen = status === 'available' || status === 'activated';
    const endsToday = isOpen && expiresAt !== null && expiresAt > now && expiresAt <= today.before;
    return [
      // A prize is told by its race.
      ...(isRacePrize({ id: row.offer }) ? [] : [entry('granted', createdAt)]),
      ...(endsToday ? [entry('endsToday', createdAt > today.since ? createdAt : today.since)] : []),
      ...((status === 'completed' || status === 'expired') && endedAt ? [entry(status, endedAt)] : []),
    ];
  });
}

type SafetyEvent = Extract<EntryWire, { kind: 'safety' }>['event'];

/** What happened to the account's own safety. */
async function ofSafety(db: Db, { account, now, since }: Since): Promise<Entry[]> {
  const opened = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, account.id), sessions.isNewDevice, gte(sessions.createdAt, since)))
    .orderBy(desc(sessions.createdAt))
    .limit(MOST);
  const changed = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.accountId, account.id), gte(emailChanges.doneAt, since)));
  const methods = await changesSince(db, account.id, since, MOST);
  const copies = await db
    .select()
    .from(accountRequests)
    .where(
      and(
        eq(accountRequests.accountId, account.id),
        eq(accountRequests.kind, 'copy'),
        gte(accountRequests.readyAt, since),
        lte(accountRequests.readyAt, now),
      ),
    );
  const entry = (id: string, event: SafetyEvent, at: Date) => ({
    id: `safety:${id}`,
    kind: 'safety' as const,
    at: at.toISOString(),
    event,
    device: null,
    countryCode: null,
  });
  const { passwordChangedAt } = account;
  return [
    ...opened.map((row) => ({
      ...entry(row.id, 'newDevice', row.createdAt),
      device: deviceName(row) || null,
      countryCode: row.country,
    })),
    ...methods.map(({ id, change, at }) => entry(id, change, at)),
    ...copies.map(({ id, readyAt }) => entry(id, 'copyReady', readyAt!)),
    ...changed.map(({ id, doneAt }) => entry(id, 'emailChanged', doneAt!)),
    ...(passwordChangedAt
      ? [entry(`password:${passwordChangedAt.getTime()}`, 'passwordChanged', passwordChangedAt)]
      : []),
  ];
}

/** Days of rakeback whose last day to claim is today. */
async function ofClaims(db: Db, { account, now }: Asked, today: DaySpan, firstDay: string): Promise<Entry[]> {
  const currency = await rewardCurrency(db, account);
  if (currency === null || !(await hasDeposited(db, account.id))) return [];
  const days = await closedDays(db, { player: account.id, currency }, firstDay);
  return days
    .filter(({ amount, paidAt, closesAt }) => amount > 0n && paidAt === null && closesAt > now)
    .filter(({ closesAt }) => closesAt <= today.before)
    .map(({ id, amount, closesAt }) => ({
      id: `claim:${id}`,
      kind: 'claim',
      at: today.since.toISOString(),
      bonusId: id,
      amount: toDecimal(amount, currency),
      currencyCode: currency,
      endsAt: closesAt.toISOString(),
    }));
}

async function ofPrizes(db: Db, { account, language, since }: Since): Promise<Entry[]> {
  const rows = await paidPrizes(db, account.id, since, MOST);
  const spins = rows.map(({ entry: { prizeOffer } }) => (prizeOffer === null ? null : spinsOf(prizeOffer)?.freeSpins));
  const gameNames = await gameNamesOf(
    db,
    spins.flatMap((one) => one?.game ?? []),
  );
  return rows.flatMap(({ tournament, entry: { prize, place, currency, paidAt } }, index): Entry[] => {
    const won = spins[index];
    if ((prize === null && !won) || place === null || currency === null || paidAt === null) return [];
    return [
      {
        id: `prize:${tournament.id}`,
        kind: 'prize',
        at: paidAt.toISOString(),
        tournamentId: tournament.id,
        name: tournamentName(tournament.kind, language),
        position: place,
        amount: prize === null ? null : toDecimal(prize, currency),
        freeSpins: won?.count ?? null,
        game: won ? (gameNames.get(won.game) ?? null) : null,
        currencyCode: currency,
      },
    ];
  });
}

/**
 * What happened to a player lately, newest first. Nothing is stored for it: the rows of the other areas tell, so that it
 * never says what is not so. What ends today goes by the account's day.
 */
export async function entriesOf(db: Db, asked: Asked): Promise<Entry[]> {
  const { account, now } = asked;
  const since = new Date(now.getTime() - INBOX_DAYS * DAY_MS);
  const zones = await zonesOf(db, account.id);
  const day = dayAt(zones, now);
  const today = spanOf(zones, day);
  const lately = { ...asked, since };
  const all = [
    ...(await ofWithdrawals(db, lately)),
    ...(await ofDocuments(db, lately)),
    ...(await ofBonuses(db, lately, today)),
    ...(await ofSafety(db, lately)),
    ...(await ofPrizes(db, lately)),
    ...(await ofClaims(db, asked, today, addDays(day, -2))),
  ];
  // At one moment the later stage comes first: its name happens to follow “approved”.
  return all
    .filter(({ at }) => at >= since.toISOString())
    .toSorted((one, other) => other.at.localeCompare(one.at) || other.id.localeCompare(one.id))
    .slice(0, MOST);
}
