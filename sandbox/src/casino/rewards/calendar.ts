import { addDays, type CalendarDay } from '@/domain/time/day';
import { type AnswerOf } from '@/contract/wire';
import { toDecimal } from '@/domain/money/money';
import { hasDeposited } from '../deposits/hasDeposited';
import { type AccountRow } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { type RakebackDayRow } from './schema';
import { walletsOf } from '../ledger/accounts';
import { type DayFigures } from './dayFigures';
import { closedDays, dayIdOf, figuresOf } from './dayStore';
import { dayAt, endOf, spanOf, zoneOn } from './playerDays';
import { zonesOf } from './zones';

type DayWire = AnswerOf<'rakebackDays'>['data']['days'][number];
type ReceiptWire = AnswerOf<'rakebackReceipt'>['data'];
type Whose = Pick<AccountRow, 'id' | 'currencyCode'>;

/** The site's calendar starts on the Monday before last. */
const DAYS_BACK = 14;

const NOTHING: DayFigures = { amount: 0n, lines: [], cashback: null, added: [] };

/** The currency of a player's rewards, that of the active wallet; null without a wallet. */
export const rewardCurrency = async (db: Db, { id, currencyCode }: Whose): Promise<string | null> =>
  (await walletsOf(db, id, currencyCode))[0]?.currency ?? null;

/** The payback of a player's current day so far; claimable from the next day on. */
async function openDay(db: Db, player: string, currency: string, now: Date) {
  const zones = await zonesOf(db, player);
  const today = dayAt(zones, now);
  const figures = (await figuresOf(db, player, spanOf(zones, today))).get(currency) ?? NOTHING;
  return { zones, today, figures };
}

const dayWire = ({ id, day, amount, currency, paidAt }: RakebackDayRow): DayWire => ({
  canClaimDate: day,
  bonusId: id,
  amount: toDecimal(amount, currency),
  paidAt: paidAt?.toISOString() ?? null,
});

/**
 * A player's calendar days, oldest first. The last one is the day in progress, claimable tomorrow and already under its
 * final id. None before the first deposit (ROLE-02). `bonusId` selects a single day.
 */
export async function calendarDays(db: Db, account: Whose, now: Date, bonusId?: string): Promise<DayWire[]> {
  const currency = await rewardCurrency(db, account);
  if (currency === null || !(await hasDeposited(db, account.id))) return [];
  const { today, figures } = await openDay(db, account.id, currency, now);
  const closed = await closedDays(db, { player: account.id, currency }, addDays(today, -DAYS_BACK));
  const canClaimDate = addDays(today, 1);
  const open: DayWire = {
    canClaimDate,
    bonusId: dayIdOf(account.id, canClaimDate, currency),
    amount: toDecimal(figures.amount, currency),
    paidAt: null,
  };
  const days = [...closed.map(dayWire), ...(figures.amount > 0n ? [open] : [])];
  return bonusId === undefined ? days : days.filter((one) => one.bonusId === bonusId);
}

function figuresWire({ amount, lines, cashback, added }: DayFigures, currency: string) {
  const say = (minor: string) => toDecimal(BigInt(minor), currency);
  const loss = (one: { ngr: string; percent: string; amount: string }) => ({
    ngr: say(one.ngr),
    percent: Number(one.percent),
    amount: say(one.amount),
  });
  return {
    amount: toDecimal(amount, currency),
    lines: lines.map(({ game, name, staked, houseEdge, rate, amount: part }) => ({
      game,
      name,
      staked: say(staked),
      houseEdge: Number(houseEdge),
      rate: Number(rate),
      amount: say(part),
    })),
    cashback: cashback && loss(cashback),
    added: added.map(loss),
  };
}

/** The breakdown of a calendar day: closed, in progress, or without play. */
export async function receiptOf(db: Db, account: Whose, date: CalendarDay, now: Date): Promise<ReceiptWire> {
  const currency = (await rewardCurrency(db, account)) ?? 'EUR';
  const [row] = await closedDays(db, { player: account.id, currency }, date);
  const closed = row?.day === date && (await hasDeposited(db, account.id)) ? row : null;
  const { zones, today, figures } = await openDay(db, account.id, currency, now);
  const playedOn = addDays(date, -1);
  const shown = closed ?? (playedOn === today && (await hasDeposited(db, account.id)) ? figures : NOTHING);
  return {
    date,
    playedOn,
    currencyCode: currency,
    closed: playedOn < today,
    timeZone: closed?.zone ?? zoneOn(zones, playedOn),
    claimableFrom: (closed?.opensAt ?? endOf(zones, playedOn)).toISOString(),
    claimableUntil: (closed?.closesAt ?? endOf(zones, addDays(date, 1))).toISOString(),
    paidAt: closed?.paidAt?.toISOString() ?? null,
    ...figuresWire(shown, currency),
  };
}
