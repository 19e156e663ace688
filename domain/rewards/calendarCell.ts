import { CLAIM_DAYS_AFTER } from '@/config/rewardTimes';
import { toMinorFloor } from '../money/money';
import { rakebackDays } from './calendarDays';
import { addDays, type CalendarDay, weekdayOf } from '../time/day';
import { WEEKDAYS, type Weekday } from '../time/weekdays';
import type { RakebackDay } from './rakebackDay';
import { rewardState, type RewardDay } from './rewardDay';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const;

/** A cell of the rakeback calendar (ENT-21). */
export type CalendarCell = {
  /** Day of the month, from 1. */
  dayDate: number;
  date: CalendarDay;
  day: Weekday;
  month: (typeof MONTHS)[number];
  ended: boolean;
  future: boolean;
  today: boolean;
  /** Whether today is within the day's claim window; does not check that there is a reward (RAKE-11). */
  showButton: boolean;
  /** 1 if the backend has a record for the day. */
  bonus: 0 | 1;
  /** In minor units; 0 without a record. */
  amount: bigint;
  bonusId: string | null;
  paidAt: string | null;
};

export type CellRules = {
  signedIn: boolean;
  /** Whether yesterday's reward can still be claimed (OP-089). */
  claimYesterday: boolean;
  currency: string;
};

/** The last day on which a day's reward can be claimed. */
export const lastClaimDay = (day: CalendarDay, { claimYesterday }: Pick<CellRules, 'claimYesterday'>): CalendarDay =>
  addDays(day, claimYesterday ? CLAIM_DAYS_AFTER : 0);

function cellOf(
  date: CalendarDay,
  today: CalendarDay,
  record: RakebackDay | undefined,
  rules: CellRules,
): CalendarCell {
  return {
    dayDate: Number(date.slice(8)),
    date,
    day: WEEKDAYS[weekdayOf(date)]!,
    month: MONTHS[Number(date.slice(5, 7)) - 1]!,
    ended: date < today,
    future: date > today,
    today: date === today,
    showButton: rules.signedIn && date <= today && today <= lastClaimDay(date, rules),
    bonus: record ? 1 : 0,
    amount: record ? toMinorFloor(record.amount, rules.currency) : 0n,
    bonusId: record?.bonusId ?? null,
    paidAt: record?.paidAt ?? null,
  };
}

/** The 28 cells around today, filled with the backend's records (RAKE-05). */
export function calendarCells(
  today: CalendarDay,
  records: readonly RakebackDay[],
  rules: CellRules,
): readonly CalendarCell[] {
  const byDay = new Map(records.map((record) => [record.day, record]));
  return rakebackDays(today).map((day) => cellOf(day, today, byDay.get(day), rules));
}

/** Whether the cell's reward can be claimed now: within its window, not empty and not yet claimed (OP-089). */
const isClaimable = ({ showButton, amount, paidAt }: CalendarCell): boolean =>
  showButton && amount > 0n && paidAt === null;

/** The reward as displayed in a cell. */
export const rewardOf = (cell: CalendarCell, today: CalendarDay): RewardDay => ({
  day: cell.date,
  amount: cell.amount,
  state: rewardState(cell.date, today, cell),
  paidAt: cell.paidAt,
  claim: isClaimable(cell) ? cell.bonusId : null,
});
