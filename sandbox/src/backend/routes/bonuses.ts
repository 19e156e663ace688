import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type QueryOf } from '@/contract/wire';
import { spokenIn, spokenOf } from '../../accounts/languages';
import { activateBonus } from '../../bonuses/activate';
import { type Caller } from '../../bonuses/caller';
import { cancelOwnBonus } from '../../bonuses/cancel';
import { claimCashback } from '../../bonuses/cashback';
import { applyCoupon } from '../../bonuses/coupon';
import { gameNamesOf } from '../../bonuses/gameNames';
import { listedOffers } from '../../bonuses/listing';
import { gamesOf, offerWire } from '../../bonuses/offerWire';
import { bonusesPage } from '../../bonuses/userBonuses';
import { userBonusesWire } from '../../bonuses/userBonusWire';
import { needsVerifiedEmail } from '../../bonuses/verifiedEmail';
import { lockedAccount } from '../../db/accounts';
import { type Db } from '../../db/database';
import { type UserBonusRow } from '../../db/schema/bonuses';
import { playCurrency } from '../../protection/playLimitWire';
import { refuseExcluded } from '../../protection/stop';
import { stakeMinor } from '../../catalogue/stakesIn';
import { confirmBonusBuy } from '../../wallet/bonusBuy';
import { type BackendContext } from '../context';
import { refuseWhereBlocked } from '../countryGuard';
import { onceByKey } from '../onceByKey';
import { serve } from '../operation';
import { playerIn, playerOf } from '../player';
import { Refusal } from '../refusal';
import { refusalIn } from '../refusals';
import { visitorOf } from '../visitor';

/** The country and currency a list is for. The site's test panel may override the visitor's own (API-14). */
type Reading = { country: string; subdivision: string | null; currency: string };

/**
 * GET get-all-bonus and bonuses; POST activate-bonus, cancel-bonus, claim-cashback, apply-coupon and buy-bonus. Taking
 * a bonus is refused to visitors of a blocked country and to self-excluded players; cancelling is always allowed.
 */
export function bonusRoutes(app: FastifyInstance, context: BackendContext): void {
  const { db, clock, brandAt, controls } = context;
  const languageOf = ({ headers }: FastifyRequest) => spokenIn(headers['accept-language']);

  async function readingOf(request: FastifyRequest, query: QueryOf<'bonuses'>): Promise<Reading> {
    const { currencies, currencyOf } = brandAt(request.host);
    const isTest = query.countryCheck === '1';
    const country = (isTest && query.countryCode?.toUpperCase()) || visitorOf(request, context).country;
    const account = (await playerIn(request, context))?.account ?? null;
    const own = account && (await playCurrency(db, account));
    const ofCountry = currencyOf[country] ?? currencies[0]!.code;
    const wished = isTest ? query.currencyCode?.toUpperCase() : undefined;
    const currency = [wished, own, ofCountry].find((code) => code && stakeMinor('1', code) !== null) ?? 'EUR';
    return { country, currency, subdivision: (isTest && query.subdivision?.toUpperCase()) || null };
  }

  serve(app, 'bonuses', async ({ request, query }) => {
    const { pageNo = 1, limit = 20 } = query;
    const { country, currency, subdivision } = await readingOf(request, query);
    const { excludedCountryCodeList = [] } = brandAt(request.host).settings;
    const offers = excludedCountryCodeList.includes(country)
      ? []
      : listedOffers(query, { country, subdivision }, clock.now());
    const gameNames = await gameNamesOf(db, offers.flatMap(gamesOf));
    // Hides free spins in a game that is not in the catalogue.
    const open = offers.filter(({ freeSpins }) => !freeSpins || gameNames.has(freeSpins.game));
    const language = query.language === undefined ? languageOf(request) : spokenOf(query.language);
    const rows = open.slice((pageNo - 1) * limit, pageNo * limit);
    const reader = { language, currency, gameNames };
    return { data: { bonus: { rows: rows.map((offer) => offerWire(offer, reader)), count: open.length } } };
  });

  serve(app, 'userBonuses', async ({ request, query: { status, pageNo = 1, limit = 20 } }) => {
    const { account } = await playerOf(request, context);
    const { rows, count } = await bonusesPage(db, account.id, { status, pageNo, limit });
    return { data: { bonus: { rows: await userBonusesWire(db, rows, languageOf(request)), count } } };
  });

  const callerOf = (request: FastifyRequest, player: string): Caller => ({
    ...{ player, language: languageOf(request), clock, country: visitorOf(request, context).country },
    needsVerifiedEmail: needsVerifiedEmail(brandAt(request.host)),
  });

  /** Runs a signed-in player's write once per idempotency key. */
  async function write<Answer>(
    operation: string,
    request: FastifyRequest,
    run: (tx: Db, caller: Caller) => Promise<Answer | Refusal>,
  ): Promise<Answer> {
    const { account } = await playerOf(request, context);
    const once = { db, operation: `${operation} ${account.id}`, request, now: clock.now() };
    return onceByKey(once, (tx) => run(tx, callerOf(request, account.id)));
  }

  /** The wire form of a bonus; a refusal is passed through. */
  async function answered(tx: Db, request: FastifyRequest, made: UserBonusRow | Refusal) {
    if (made instanceof Refusal) return made;
    const [bonus] = await userBonusesWire(tx, [made], languageOf(request));
    return { data: { bonus: bonus! } };
  }

  serve(app, 'activateBonus', ({ request, body }) =>
    write('activateBonus', request, async (tx, caller) => {
      refuseWhereBlocked(request, context, 'COUNTRY_BLOCKED');
      const made = await activateBonus(tx, caller, { ...body, controls: controls?.bonuses ?? null });
      return answered(tx, request, made);
    }),
  );

  serve(app, 'cancelBonus', ({ request, body }) =>
    write('cancelBonus', request, async (tx, caller) =>
      answered(tx, request, await cancelOwnBonus(tx, caller, String(body.userBonusId))),
    ),
  );

  serve(app, 'claimCashback', ({ request, body }) =>
    write('claimCashback', request, async (tx, caller) => {
      refuseWhereBlocked(request, context, 'COUNTRY_BLOCKED');
      return answered(tx, request, await claimCashback(tx, caller, String(body.userBonusId)));
    }),
  );

  serve(app, 'buyBonus', ({ request, body }) =>
    write('buyBonus', request, async (tx, { player }) => {
      const account = await lockedAccount(tx, player);
      if (account) refuseExcluded(account, clock.now());
      const asked = { player, game: body.game, session: body.sessionId };
      if (!(await confirmBonusBuy(tx, clock, asked)))
        throw refusalIn(request, 409, 'BONUS_BUY_UNAVAILABLE', 'bonusBuyUnavailable');
      return { data: { success: true } };
    }),
  );

  serve(app, 'applyCoupon', ({ request, body }) =>
    write('applyCoupon', request, async (tx, caller) => {
      refuseWhereBlocked(request, context, 'COUNTRY_BLOCKED');
      await applyCoupon(tx, caller, body.code);
      return { data: { success: true } };
    }),
  );
}
