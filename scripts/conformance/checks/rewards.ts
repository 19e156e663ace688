import { randomUUID } from 'node:crypto';
import { type AnswerOf } from '@/contract/wire';
import { type Backend, type Reply } from '../backend/backend';
import { type Check, must, refusal, skip, success } from '../backend/check';
import { guarded, keyed } from '../backend/guarded';
import { signedIn } from '../backend/player';

const CLAIM = { timeZone: 'UTC', customerDate: '2026-01-01 00:00:00' };

type Figures = { ngr: string | number; payout: string | number; percent: string | number };

const isPart = ({ ngr, payout, percent }: Figures): boolean =>
  Math.abs(Math.max(0, Number(ngr)) * Number(percent) - Number(payout)) < 0.011;

/** The parts of a receipt must add up to its amount. */
function addsUp(reply: Reply): string[] {
  const wrong = success(reply, 'a receipt');
  if (wrong.length > 0) return wrong;
  const { amount, lines, cashback, added = [] } = (reply.body as AnswerOf<'rakebackReceipt'>).data;
  const parts = [...lines, ...(cashback ? [cashback] : []), ...added];
  const sum = parts.reduce((all, one) => all + Number(one.amount), 0);
  return must(Math.abs(sum - Number(amount)) < 1e-9, 'the parts of a receipt do not add up to its amount');
}

const days = (backend: Backend, headers?: Record<string, string>) => backend.call('rakebackDays', { headers });

/** Rakeback, the cashback award, the levels, the daily bonus. Nothing is claimed, since it would affect the player. */
export const rewardChecks: Check[] = [
  {
    subject: 'rakebackDays',
    run: async (context) => {
      const { backend, account } = context;
      const guest = success(await days(backend), 'the days of a guest');
      if (!account) return guest.length > 0 ? guest : skip('give --account email:password');
      const reply = await days(backend, await signedIn(context));
      const wrong = [...guest, ...success(reply, 'the days')];
      if (wrong.length > 0) return wrong;
      const dates = (reply.body as AnswerOf<'rakebackDays'>).data.days.map(({ canClaimDate }) => canClaimDate);
      return must(new Set(dates.map((date) => date.slice(0, 10))).size === dates.length, 'a day is told twice');
    },
  },
  {
    subject: 'claimRakeback',
    writes: true,
    run: guarded('claimRakeback', { query: { ...CLAIM, bonusId: '0' } }, async (headers, { backend }) => {
      const ask = (bonusId: string) => backend.call('claimRakeback', { query: { ...CLAIM, bonusId }, headers });
      return refusal(await ask(randomUUID()), 409, 'CLAIM_UNAVAILABLE', 'a day nobody has');
    }),
  },
  {
    subject: 'claimRakebackByPost',
    writes: true,
    run: guarded(
      'claimRakebackByPost',
      { body: { bonusId: '0', claimDate: '2026-01-01', customerDate: CLAIM.customerDate } },
      async (headers, { backend }) => {
        const ask = (body: object) => backend.call('claimRakebackByPost', { body, headers });
        const body = { bonusId: randomUUID(), claimDate: '2026-01-01', customerDate: CLAIM.customerDate };
        return [
          ...refusal(await ask(body), 409, 'CLAIM_UNAVAILABLE', 'a day nobody has'),
          ...refusal(await ask({}), 422, 'VALIDATION', 'a claim of nothing'),
        ];
      },
    ),
  },
  {
    subject: 'rakebackReceipt',
    run: guarded('rakebackReceipt', { query: { date: '2026-01-01' } }, async (headers, { backend }) => {
      const ask = (date: string) => backend.call('rakebackReceipt', { query: { date }, headers });
      const { data } = (await days(backend, headers)).body as AnswerOf<'rakebackDays'>;
      const dates = ['2026-01-01', ...data.days.map(({ canClaimDate }) => canClaimDate.slice(0, 10))];
      const found = refusal(await ask('tomorrow'), 422, 'VALIDATION', 'a receipt of no day');
      for (const date of dates) found.push(...addsUp(await ask(date)));
      return found;
    }),
  },
  {
    subject: 'calendarAward',
    run: guarded('calendarAward', {}, async (headers, { backend }) => {
      const reply = await backend.call('calendarAward', { headers });
      const wrong = success(reply, 'the award');
      if (wrong.length > 0) return wrong;
      const { userCalendarData } = (reply.body as AnswerOf<'calendarAward'>).data;
      return must(isPart(userCalendarData), 'the payout is not the net loss × percent');
    }),
  },
  {
    subject: 'loyaltyLevels',
    run: async ({ backend }) => {
      const reply = await backend.call('loyaltyLevels');
      const wrong = success(reply, 'the levels');
      if (wrong.length > 0) return wrong;
      const { levels } = (reply.body as AnswerOf<'loyaltyLevels'>).data;
      const rise = levels.every(({ xp }, index) => index === 0 || xp > levels[index - 1]!.xp);
      return must(levels.length > 0 && rise, 'the levels do not rise');
    },
  },
  {
    subject: 'dailyBonus',
    run: guarded('dailyBonus', {}, async (headers, { backend }) =>
      success(await backend.call('dailyBonus', { headers }), 'the daily bonus'),
    ),
  },
  {
    subject: 'openDailyBonus',
    writes: true,
    run: guarded('openDailyBonus', { body: {} }, async (headers, { backend }) => {
      const reply = await backend.call('dailyBonus', { headers });
      if ((reply.body as AnswerOf<'dailyBonus'>).data.available) return skip('a daily bonus waits for the player');
      const opened = await backend.call('openDailyBonus', { body: {}, headers: keyed(headers) });
      return refusal(opened, 409, 'DAILY_BONUS_UNAVAILABLE', 'a second bonus of a day');
    }),
  },
];
