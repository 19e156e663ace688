import { type Given, type Routes, type Seen } from '@/contract/mockBackend/route';

const error = (status: number, code: string): Given => ({ status, body: { code, message: code } });

const isDay = (text: string | null): boolean => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

const NO_REFERRAL = {
  link: 'https://site.test/?nxafk=code',
  visits: 0,
  registrations: 0,
  revenue: '0.00',
  claimable: '0.00',
  currencyCode: 'EUR',
};

const RECEIPT = { currencyCode: 'EUR', amount: '0.00', lines: [] };

const claim = ({ query }: Seen): Given =>
  query.has('bonusId') ? error(409, 'CLAIM_UNAVAILABLE') : error(422, 'VALIDATION');

/** Reward calls of a player who has not played, so there is nothing to claim. */
export const rewardRoutes = (): Routes => ({
  'GET /api/user/rakeback-claim': claim,
  'POST /api/user/rakeback-claim': ({ body }) =>
    (body as { bonusId?: unknown }).bonusId ? error(409, 'CLAIM_UNAVAILABLE') : error(422, 'VALIDATION'),
  'GET /api/user/rakeback-receipt': ({ query }) =>
    isDay(query.get('date')) ? { body: { data: { date: query.get('date'), ...RECEIPT } } } : error(422, 'VALIDATION'),
  'GET /api/user/calendar-award': () => ({
    body: { data: { userCalendarData: { ngr: '0.00', payout: '0.00', percent: 0.02 } } },
  }),
  'GET /api/user/daily-bonus': () => ({ body: { data: { available: false, nextAt: null, result: null } } }),
  'GET /api/user/referral': () => ({ body: { data: { referral: NO_REFERRAL } } }),
  'POST /api/user/claim-referral': () => error(409, 'NOTHING_TO_CLAIM'),
  'POST /api/user/open-daily-bonus': () => error(409, 'DAILY_BONUS_UNAVAILABLE'),
});

/** Calls also open to guests. */
export const openRewardRoutes = (): Routes => ({
  'GET /api/admin/get-rakeback-days': () => ({ body: { data: { days: [] } } }),
  'GET /api/core/casino/loyalty-levels': () => ({
    body: { data: { levels: [{ level: 1, name: 'First', xp: 0 }] } },
  }),
});
