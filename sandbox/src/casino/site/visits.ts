import { isIP } from 'node:net';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { takeAttempt } from '../accounts/store/attempts';
import { logEvent, reportBlocked } from './visitStore';
import { isCountry } from '../../http/visitorCookie';
import { type HttpContext } from '../../http/context';
import { playerIn } from '../accounts/player';
import { serve } from '../../http/operation';
import { countVisit } from '../referral/links';
import { visitorOf } from '../../http/visitor';

/** Rate limits per address, above what browsing causes. Further reports are silently dropped. */
const EVENTS = { kind: 'events-address', most: 240, windowMs: 60_000 };
const REPORTS = { kind: 'block-reports-address', most: 30, windowMs: 60_000 };

const MOST_DATA = 4_000;

const DONE = { data: { success: true } };

/** A text member of the body, truncated to `most` characters; null for anything else. */
function textIn(body: unknown, name: string, most = 200): string | null {
  const value: unknown = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : null;
  return typeof value === 'string' ? value.slice(0, most) : null;
}

function dataIn(body: unknown): Record<string, unknown> {
  const data: unknown = typeof body === 'object' && body !== null ? (body as Record<string, unknown>).data : null;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return {};
  return JSON.stringify(data).length > MOST_DATA ? {} : (data as Record<string, unknown>);
}

/**
 * POST log-event and country-blocked: the site's visit reports (spec §7). They always answer 200, since no caller waits
 * for the result; unusable data is dropped.
 */
export function visitRoutes(app: FastifyInstance, context: HttpContext): void {
  const { db, clock, brandAt } = context;
  const isFlood = async (request: FastifyRequest, limit: typeof EVENTS) =>
    (await takeAttempt(db, limit, visitorOf(request, context).ip, clock.now())) > 0;

  serve(app, 'logEvent', async ({ body, request }) => {
    const event = textIn(body, 'event', 64);
    if (!event || (await isFlood(request, EVENTS))) return DONE;
    const account = (await playerIn(request, context))?.account ?? null;
    const brand = brandAt(request.host).name;
    const data = dataIn(body);
    const [code, visitor] = [textIn(data, 'affiliate'), textIn(data, 'uidToken')];
    if (code && visitor) await countVisit(db, { brand, code, visitor, account, now: clock.now() });
    await logEvent(db, {
      brand,
      event,
      data,
      mkt: textIn(body, 'mkt'),
      deviceType: textIn(body, 'userDeviceType', 16),
      cpnc: textIn(body, 'cpncToSent'),
      country: visitorOf(request, context).country,
      accountId: account?.id ?? null,
      createdAt: clock.now(),
    });
    return DONE;
  });

  serve(app, 'reportCountryBlocked', async ({ body, request }) => {
    const ip = textIn(body, 'ip', 64) ?? '';
    const country = textIn(body, 'country', 2)?.toUpperCase() ?? '';
    if (!isIP(ip) || !isCountry(country) || (await isFlood(request, REPORTS))) return DONE;
    const url = textIn(body, 'firstUrl', 1_000) ?? '';
    await reportBlocked(db, { brand: brandAt(request.host).name, ip, country, url, createdAt: clock.now() });
    return DONE;
  });
}
