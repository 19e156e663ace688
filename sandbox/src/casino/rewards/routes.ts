import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { isOfYoungGroup } from '@/domain/account/player/ageGroup';
import { addDays } from '@/domain/time/day';
import { spokenIn } from '../../http/languages';
import { awardOf } from './award';
import { calendarDays, receiptOf } from './calendar';
import { claimDay, claimedWire } from './claim';
import { closeDueDays } from './close';
import { dailyBonusOf, openDailyBonus } from './dailyBonus';
import { levelsWire } from './levelWire';
import { rewardRefusal } from './refusals';
import { secureRandom } from '../../base/random';
import { type HttpContext } from '../../http/context';
import { visitorOf } from '../../http/visitor';
import { isStorable } from '../../db/columns';
import { marketIn, marketOf } from '../markets/marketOf';
import { refuseWhereBlocked } from '../accounts/countryGuard';
import { onceByKey, onceByKeyIfAny } from '../../http/onceByKey';
import { serve } from '../../http/operation';
import { playerIn, playerOf } from '../accounts/player';
import { refusalIn } from '../accounts/fields/refusals';

/** Headers by which browsers mark prefetch and preview requests. */
const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/** Whether the request is a user action: a GET may also be a prefetch or a HEAD. */
const isMeant = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'HEAD' &&
  !PREFETCH_HEADERS.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')));

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/**
 * GET get-rakeback-days, rakeback-claim, rakeback-receipt, calendar-award, loyalty-levels and daily-bonus; POST
 * rakeback-claim and open-daily-bonus.
 */
export function rewardRoutes(app: FastifyInstance, context: HttpContext): void {
  const { db, clock } = context;
  const languageOf = ({ headers }: FastifyRequest) => spokenIn(headers['accept-language']);

  serve(app, 'rakebackDays', async ({ request, query }) => {
    const player = await playerIn(request, context);
    if (!player) return { data: { days: [] } };
    await closeDueDays(db, clock, player.account.id);
    return { data: { days: await calendarDays(db, player.account, clock.now(), query.bonusId) } };
  });

  /** Claims once per idempotency key, if there is one; the client's date and time zone are ignored (OP-035). */
  async function claim(request: FastifyRequest, asked: { bonusId: string; claimDate?: string }) {
    const { account } = await playerOf(request, context);
    const language = languageOf(request);
    if (!isMeant(request)) throw rewardRefusal('CLAIM_UNAVAILABLE', language);
    refuseWhereBlocked(request, context, 'COUNTRY_BLOCKED');
    await closeDueDays(db, clock, account.id);
    const operation = `claimRakeback ${account.id}`;
    // Not the whole request: its local time differs when the same claim is retried.
    const write = { db, operation, request, now: clock.now(), body: asked };
    return onceByKeyIfAny(write, async (tx) =>
      claimedWire(await claimDay(tx, { ...asked, player: account.id, language, clock })),
    );
  }

  serve(app, 'claimRakeback', ({ request, query: { bonusId, claimDate } }) => claim(request, { bonusId, claimDate }));
  serve(app, 'claimRakebackByPost', ({ request, body: { bonusId, claimDate } }) =>
    claim(request, { bonusId: String(bonusId), claimDate }),
  );

  serve(app, 'rakebackReceipt', async ({ request, query: { date } }) => {
    const { account } = await playerOf(request, context);
    if (!isDay(date) || addDays(date, 0) !== date || !isStorable(date)) {
      throw refusalIn(request, 422, 'VALIDATION', 'checkFields', { date: 'must be a day such as 2026-11-20' });
    }
    await closeDueDays(db, clock, account.id);
    return { data: await receiptOf(db, account, date, clock.now()) };
  });

  serve(app, 'calendarAward', async ({ request }) => {
    const { account } = await playerOf(request, context);
    return { data: { userCalendarData: await awardOf(db, account, clock.now()) } };
  });

  /** No levels where the market allows no VIP program, or none for players so young. */
  serve(app, 'loyaltyLevels', async ({ request }) => {
    const player = await playerIn(request, context);
    const { country } = visitorOf(request, context);
    const market = player ? marketOf(context, player.account) : marketIn(context.brandAt(request.host), country);
    const isYoung = isOfYoungGroup(
      market.page,
      player?.account.dateOfBirth ?? '',
      clock.now().toISOString().slice(0, 10),
    );
    return { data: { levels: market.vip && !isYoung ? levelsWire(languageOf(request)) : [] } };
  });

  serve(app, 'dailyBonus', async ({ request }) => {
    const { account } = await playerOf(request, context);
    return { data: await dailyBonusOf(db, account, clock.now()) };
  });

  serve(app, 'openDailyBonus', async ({ request }) => {
    const { account } = await playerOf(request, context);
    const language = languageOf(request);
    refuseWhereBlocked(request, context, 'COUNTRY_BLOCKED');
    const write = { db, operation: `openDailyBonus ${account.id}`, request, now: clock.now() };
    return onceByKey(write, async (tx) => ({
      data: await openDailyBonus(tx, { player: account.id, language, clock, random: secureRandom }),
    }));
  });
}
