import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type QueryOf } from '@/contract/wire';
import { spokenIn, spokenOf } from '../../http/languages';
import { activateBonus } from './activate';
import { type Caller } from './caller';
import { cancelOwnBonus } from './cancel';
import { claimCashback } from './cashback';
import { applyCoupon } from './coupon';
import { gameNamesOf } from './offers/gameNames';
import { countsOf, listedOffers, ofType } from './offers/listing';
import { type Offer } from './offers/offer';
import { gamesOf, offerWire } from './offers/offerWire';
import { bonusesPage } from './held/userBonuses';
import { userBonusesWire } from './held/userBonusWire';
import { marketIn, marketOf } from '../markets/marketOf';
import { isWithinCap } from './rules';
import { standings } from './standing';
import { needsVerifiedEmail } from './verifiedEmail';
import { type Db } from '../../db/database';
import { type UserBonusRow } from './held/schema';
import { playCurrency } from '../protection/playLimitWire';
import { stakeMinor } from '../../currencies/stakesIn';
import { type BonusesContext } from './context';
import { refuseWhereBlocked } from '../accounts/countryGuard';
import { onceByKey } from '../../http/onceByKey';
import { serve } from '../../http/operation';
import { playerIn, playerOf } from '../accounts/player';
import { Refusal } from '../../http/refusal';
import { visitorOf } from '../../http/visitor';

/** The country and currency a list is for. The site's test panel may override the visitor's own (API-14). */
type Reading = { country: string; subdivision: string | null; currency: string };

const languageOf = ({ headers }: FastifyRequest) => spokenIn(headers['accept-language']);

/** What the rules need to know of whoever takes a bonus. */
const callerOf = (request: FastifyRequest, context: BonusesContext, player: string): Caller => ({
  player,
  language: languageOf(request),
  clock: context.clock,
  marketOf: (account) => marketOf(context, account),
  country: visitorOf(request, context).country,
  needsVerifiedEmail: needsVerifiedEmail(context.brandAt(request.host)),
});

/** GET get-all-bonus and bonuses. */
function listRoutes(app: FastifyInstance, context: BonusesContext): void {
  const { db, clock, brandAt } = context;

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

  /** What the rules say to a signed-in player; null for a guest, and for the offers of a day, as calendars ask for. */
  async function standingOf(request: FastifyRequest, { calendarDateTime }: QueryOf<'bonuses'>, offers: Offer[]) {
    const account = calendarDateTime === undefined && (await playerIn(request, context))?.account;
    if (!account) return null;
    const { country, needsVerifiedEmail } = callerOf(request, context, account.id);
    const currency = (await playCurrency(db, account)) ?? 'EUR';
    const market = marketOf(context, account);
    return standings(db, offers, { account, market, currency, country, needsVerifiedEmail, now: clock.now() });
  }

  serve(app, 'bonuses', async ({ request, query }) => {
    const { pageNo = 1, limit = 20 } = query;
    const { country, currency, subdivision } = await readingOf(request, query);
    const { excludedCountryCodeList = [] } = brandAt(request.host).settings;
    const offers = excludedCountryCodeList.includes(country)
      ? []
      : listedOffers({ ...query, type: undefined }, { country, subdivision }, clock.now());
    const gameNames = await gameNamesOf(db, offers.flatMap(gamesOf));
    // Hides free spins in a game that is not in the catalogue.
    const player = (await playerIn(request, context))?.account ?? null;
    const market = player ? marketOf(context, player) : marketIn(brandAt(request.host), country);
    const open = offers.filter(
      (offer) => isWithinCap(offer, market) && (!offer.freeSpins || gameNames.has(offer.freeSpins.game)),
    );
    const language = query.language === undefined ? languageOf(request) : spokenOf(query.language);
    const reader = { language, currency, gameNames };
    const standing = await standingOf(request, query, open);
    const all = standing ?? open.map((offer) => ({ offer, fault: undefined }));
    const asked = ofType(query.type);
    const wanted = all.filter(({ offer }) => asked(offer));
    const rows = wanted.slice((pageNo - 1) * limit, pageNo * limit).map(({ offer, fault }) => ({
      ...offerWire(offer, reader),
      ...(fault !== undefined && { refusal: fault }),
    }));
    return { data: { bonus: { rows, count: wanted.length, counts: countsOf(all) } } };
  });

  serve(app, 'userBonuses', async ({ request, query: { status, pageNo = 1, limit = 20 } }) => {
    const { account } = await playerOf(request, context);
    const { rows, count } = await bonusesPage(db, account.id, { status, pageNo, limit });
    return { data: { bonus: { rows: await userBonusesWire(db, rows, languageOf(request)), count } } };
  });
}

/**
 * POST activate-bonus, cancel-bonus, claim-cashback and apply-coupon. Taking a bonus is refused to visitors of a
 * blocked country and to self-excluded players; cancelling is always allowed.
 */
function writeRoutes(app: FastifyInstance, context: BonusesContext): void {
  const { db, clock, controls } = context;

  /** Runs a signed-in player's write once per idempotency key. */
  async function write<Answer>(
    operation: string,
    request: FastifyRequest,
    run: (tx: Db, caller: Caller) => Promise<Answer | Refusal>,
  ): Promise<Answer> {
    const { account } = await playerOf(request, context);
    const once = { db, operation: `${operation} ${account.id}`, request, now: clock.now() };
    return onceByKey(once, (tx) => run(tx, callerOf(request, context, account.id)));
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

  serve(app, 'applyCoupon', ({ request, body }) =>
    write('applyCoupon', request, async (tx, caller) => {
      refuseWhereBlocked(request, context, 'COUNTRY_BLOCKED');
      await applyCoupon(tx, caller, body.code);
      return { data: { success: true } };
    }),
  );
}

export function bonusRoutes(app: FastifyInstance, context: BonusesContext): void {
  listRoutes(app, context);
  writeRoutes(app, context);
}
