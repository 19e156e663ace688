import { type Given, type Routes, type Seen } from '@/contract/mockBackend/route';

const error = (status: number, code: string): Given => ({ status, body: { code, message: code } });

const isKeyed = ({ headers }: Seen) => typeof headers['idempotency-key'] === 'string';

/** No play session, one preference that keeps the value set last, and an empty inbox. */
export function playRoutes(): Routes {
  let realityCheckMinutes: number | null = null;
  return {
    'GET /api/user/play-session': () => ({
      body: {
        data: {
          startedAt: null,
          now: '2026-01-01T00:00:00Z',
          netResult: '0.00',
          currencyCode: 'EUR',
          realityCheckMinutes,
          realityCheckDue: false,
          realityCheckAt: null,
        },
      },
    }),
    'POST /api/user/session-bounds': (seen) => {
      const asked = seen.body as { minutes?: number; amount?: string };
      if (!isKeyed(seen) || asked.minutes === 0) return error(422, 'VALIDATION');
      const bounds = { ...asked, left: asked.amount, endsAt: '2026-01-01T01:00:00Z', reached: null };
      return { body: { data: { bounds } } };
    },
    'POST /api/user/acknowledge-reality-check': (seen) =>
      isKeyed(seen) ? { body: { data: { success: true } } } : error(422, 'VALIDATION'),
    'GET /api/user/inbox': () => ({ body: { data: { entries: [] } } }),
    'POST /api/user/read-inbox': ({ body }) =>
      (body as { ids: string[] }).ids.length > 0 ? { body: { data: { success: true } } } : error(422, 'VALIDATION'),
    'PUT /api/user/preferences': ({ body }) => {
      const asked = (body as { realityCheckMinutes?: number | null }).realityCheckMinutes;
      if (asked === 0) return error(422, 'VALIDATION');
      if (asked !== undefined) realityCheckMinutes = asked;
      return { body: { data: { preferences: { realityCheckMinutes } } } };
    },
  };
}
