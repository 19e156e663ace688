import { utcDay, weekday } from './base/clock.ts';
import { type Context, type Handler } from './base/context.ts';
import { underData } from './base/reply.ts';
import { pick } from './base/shapes.ts';
import { type Bonus } from './base/state.ts';

/** §3 "Display fields", in the order of its words. */
function displayFields({ state, write }: Context, bonus: Bonus, row: number): Record<string, unknown> {
  const form = pick(state.shapes, 'displayFields', row);
  if (form === 'absent') return {};
  const spins = bonus.type === 'freespins';
  const fields: Record<string, unknown> = write.without({
    depositAmount: write.amount(25, row),
    freeSpinsQuantity: spins ? 50 : null,
    freeSpinsLeft: spins ? 50 : null,
    freeSpinGame: spins ? 'Book of Letters' : null,
    bonusAmount: write.amount(bonus.amount, row + 1),
    multiplier: write.amount(1.5, row + 2),
    wagerLeft: write.amount(0, row),
    wageredAmount: write.amount(0, row + 1),
    start: write.day(utcDay(bonus.startsAt), row),
    expiration: bonus.endsAt === null ? null : write.day(utcDay(bonus.endsAt), row),
    freeSpinWinnings: write.amount(0, row),
    winningAmount: write.amount(0, row),
    status: 'available',
    depositBonusPercent: bonus.type === 'deposit' ? write.amount(100, row) : null,
    maxBonusThreshold: write.amount(1000, row),
    maxWinAmount: write.amount(5000, row + 1),
    minBalance: write.amount(0.5, row + 2),
    minDeposit: write.amount(20, row),
    validTo: bonus.endsAt === null ? null : write.day(utcDay(bonus.endsAt), row + 1),
    wageringMultiplier: write.amount(35, row),
    wageringType: row % 2 === 0 ? 'REAL_TO_FUN' : 'REAL_MONEY_ONLY',
    couponCode: bonus.couponCode,
    burnAmount: write.amount(bonus.amount, row),
  });
  if (form === 'camel') return fields;
  const snake = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [snake(key), value]));
}

/** A banner with its title; null or absent where there is no title, and where the switch says so. */
function banner({ state, write }: Context, bonus: Bonus, row: number): Record<string, unknown> {
  if (bonus.bannerTitle === null) return row % 2 === 0 ? {} : { banner: null };
  const form = pick(state.shapes, 'banners', row);
  if (form === 'absent') return {};
  if (form === 'null') return { banner: null };
  return { banner: { bannerTitle: write.words(bonus.bannerTitle, row), ...write.extras() } };
}

/** ENT-07 … ENT-13: one row of the list, as literally as the specification names it. */
export function bonusRow(context: Context, bonus: Bonus, row: number): Record<string, unknown> {
  const { state, write } = context;
  const cashback = bonus.type === 'instant_cashback';
  return {
    id: write.id(bonus.id, row),
    name: bonus.name,
    type: cashback ? pick(state.shapes, 'cashbackSpelling', row) : bonus.type,
    ...banner(context, bonus, row),
    ...displayFields(context, bonus, row),
    ...write.extras(),
  };
}

const positive = (text: string | null, otherwise: number): number => {
  const value = Number(text ?? '');
  return Number.isInteger(value) && value > 0 ? value : otherwise;
};

/** True if a bonus can be had at the moment and on the day that the query names. */
function isOffered(bonus: Bonus, day: number | null, moment: number | null): boolean {
  const { weekdays } = bonus.rules;
  if (day !== null && weekdays && !weekdays.includes(day)) return false;
  if (moment === null) return true;
  return bonus.startsAt <= moment && (bonus.endsAt === null || bonus.endsAt >= moment);
}

/** API-13 … API-15, BON-01, CAL-08: GET /api/admin/get-all-bonus, pages of 20 unless the query says otherwise. */
export const getAllBonus: Handler = (context) => {
  const { state, query } = context;
  const type = query.get('type')?.replace(' ', '_') ?? '';
  const day = query.get('dayOfWeek') ? weekday(query.get('dayOfWeek') ?? '') : null;
  const written = query.get('calendarDateTime') ?? '';
  const moment = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(written)
    ? Date.parse(`${written.replace(' ', 'T')}.000Z`)
    : null;
  const deposits = query.get('isDeposit');
  const found = state.bonuses.filter((bonus) => {
    if (type !== '' && bonus.type !== type) return false;
    if (deposits === 'true' || deposits === '1') return bonus.type === 'deposit' && isOffered(bonus, day, moment);
    return isOffered(bonus, day, moment);
  });
  const limit = positive(query.get('limit'), 20);
  const start = (positive(query.get('pageNo'), 1) - 1) * limit;
  return underData(state.shapes, {
    bonus: {
      count: context.write.id(found.length, start),
      rows: found.slice(start, start + limit).map((bonus, row) => bonusRow(context, bonus, start + row)),
    },
  });
};
