import { addDays, dayIn, daysBetween, isDay, utcDay } from './base/clock.ts';
import { type Context, type Handler, textOf } from './base/context.ts';
import { forbidden, refused, type Reply, underData } from './base/reply.ts';
import { pick } from './base/shapes.ts';
import { type Account, isExcluded, type RakebackDay, sameId, type State } from './base/state.ts';

/** How far around today a depositor has records. */
const DAYS_BACK = 8;
const DAYS_AHEAD = 6;

/** The reward of a day by its distance from the first day seen: every state of §2 "Reward display per day". */
function sampleDay(day: string, distance: number, now: number): RakebackDay {
  const record = (amount: number | string, paid = false): RakebackDay => ({
    day,
    bonusId: distance < 0 ? 700 : 701,
    amount,
    paidAt: paid ? now + distance * 86_400_000 : null,
  });
  switch (distance) {
    case -5:
      // ENT-20: text that is no number counts as 0.
      return record('n/a');
    case -4:
      return record(0);
    case -3:
      return record(6.4, true);
    case -2:
      return record(3);
    case -1:
      return record(7.25);
    case 0:
      return record(12.5);
    case 2:
      return record(0);
    default:
      return record(Math.abs(distance) + 0.125, distance < 0);
  }
}

/** Adds the days that a moving clock has brought into reach; known days are never changed. */
function fillDays(state: State, owner: Account): void {
  if (owner.depositCount === 0) return;
  const today = utcDay(state.now());
  const start = utcDay(state.startedAt);
  for (let offset = -DAYS_BACK; offset <= DAYS_AHEAD; offset++) {
    const day = addDays(today, offset);
    if (!owner.rakeback.some((record) => record.day === day)) {
      owner.rakeback.push(sampleDay(day, daysBetween(start, day), state.now()));
    }
  }
  owner.rakeback.sort((a, b) => a.day.localeCompare(b.day));
}

/**
 * API-18, ENT-20: GET /api/admin/get-rakeback-days. Its path is a public one (API-41), so a guest gets an empty list;
 * so does a player without a deposit (ROLE-02).
 */
export const getRakebackDays: Handler = ({ state, write, account: owner, query }) => {
  if (!owner) return underData(state.shapes, { days: [] });
  fillDays(state, owner);
  const wanted = query.get('bonusId');
  const days = owner.rakeback.filter(({ bonusId }) => wanted === null || wanted === '' || sameId(wanted, bonusId));
  return underData(state.shapes, {
    days: days.map((record, row) => ({
      canClaimDate: write.day(record.day, row),
      bonusId: write.id(record.bonusId, row),
      amount: write.amount(record.amount, row),
      // §3: null while unclaimed, so null is the one value that may not be left out here.
      paidAt: record.paidAt === null ? null : new Date(record.paidAt).toISOString(),
      ...write.extras(),
    })),
  });
};

/** RAKE-19: a refusal with a status, or a 200 with a negative amount. */
function claimRefused({ state, write }: Context, message: string, record: RakebackDay | null, position: number): Reply {
  if (pick(state.shapes, 'claimRefusals', position) === 'status' || !record) return refused(state.shapes, message);
  return underData(state.shapes, { amount: write.amount(-1, position), bonusId: write.id(record.bonusId) });
}

/** What the claim asks for: the query of a GET, or the JSON body of the "mutation" (§7). */
function claimRequest({
  query,
  body,
}: Context): Record<'bonusId' | 'claimDate' | 'customerDate' | 'timeZone', string | null> {
  const value = (name: string): string | null => textOf(body, name) ?? (query.get(name) || null);
  return {
    bonusId: value('bonusId'),
    claimDate: value('claimDate'),
    customerDate: value('customerDate'),
    timeZone: value('timeZone'),
  };
}

/**
 * API-36, ENT-23, RAKE-16 … RAKE-20: GET /api/user/rakeback-claim with a query, or POST with a JSON body. The server's
 * clock decides which day it is. Without a claimDate, which §7 does not list for the query, today comes before yesterday.
 */
export const claimRakeback: Handler = (context) => {
  const { state, write, account: owner } = context;
  if (!owner) return forbidden(state.shapes, 2);
  const { bonusId, claimDate, customerDate, timeZone } = claimRequest(context);
  if (bonusId === null || customerDate === null) return refused(state.shapes, 'Required');
  if (claimDate !== null && !isDay(claimDate)) return refused(state.shapes, 'claimDate must be YYYY-MM-DD');
  const today = dayIn(timeZone, state.now());
  if (today === null) return refused(state.shapes, 'Unknown time zone');
  if (isExcluded(owner, today)) return refused(state.shapes, 'This account is self-excluded');
  if (owner.depositCount === 0) return refused(state.shapes, 'The reward calendar needs a first deposit');
  fillDays(state, owner);
  const open = [today, addDays(today, -1)];
  const mine = owner.rakeback.filter((record) => sameId(bonusId, record.bonusId));
  const record =
    claimDate === null
      ? open.flatMap((day) => mine.filter((one) => one.day === day && one.paidAt === null))[0]
      : mine.find(({ day }) => day === claimDate);
  if (!record) return refused(state.shapes, 'Nothing to claim');
  if (!open.includes(record.day)) return claimRefused(context, 'Only today and yesterday can be claimed', record, 0);
  if (record.paidAt !== null) return claimRefused(context, 'Claimed already', record, 1);
  const amount = Number(record.amount);
  if (!(amount > 0)) return claimRefused(context, 'Play to win', record, 0);
  record.paidAt = state.now();
  owner.balance.realMoney += amount;
  return underData(state.shapes, { amount: write.amount(amount, 1), bonusId: write.id(record.bonusId, 1) });
};

/** API-37, ENT-22: GET /api/user/calendar-award; payout is ngr times percent (§4). */
export const getCalendarAward: Handler = ({ state, write, account: owner }) => {
  if (!owner) return forbidden(state.shapes, 0);
  const { ngr, percent } = owner.award;
  return underData(state.shapes, {
    userCalendarData: {
      ngr: write.amount(ngr, 1),
      payout: write.amount(Math.round(ngr * percent * 1e8) / 1e8, 2),
      percent: write.amount(percent, 0),
      ...write.extras(),
    },
  });
};
