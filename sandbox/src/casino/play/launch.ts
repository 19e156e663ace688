import { type FastifyInstance } from 'fastify';
import { type Market } from '@/config/markets/market';
import { type GameLaunchWire, type RequestOf } from '@/contract/wire';
import { type Brand } from '../../brands/brand/brand';
import { type Db } from '../../db/database';
import { gameById, type GameRow } from '../games/gameStore';
import { stakeMinor } from '../../currencies/stakesIn';
import { lockedAccount } from '../accounts/store/accounts';
import { type PlayerSession } from '../accounts/store/sessions';
import { walletsOf } from '../ledger/accounts';
import { createGameSession } from './gameSession';
import { refuseUnbounded } from '../sessionBounds/refuseUnbounded';
import { onePlaceRule, takePlace } from './onePlace';
import { rememberGame } from '../games/playerGameStore';
import { refuseExcluded } from '../protection/stop';
import { refuseUnanswered } from '../notices/answers';
import { fundsNoticeOf } from '../notices/fundsText';
import { refuseWithoutLimit } from './mayStake';
import { marketIn, marketOf } from '../markets/marketOf';
import { rulesVersion } from '../markets/rulesVersion';
import { type HttpContext } from '../../http/context';
import { refuseWhereBlocked } from '../accounts/countryGuard';
import { spokenOf } from '../../http/languages';
import { onceByKey } from '../../http/onceByKey';
import { serve } from '../../http/operation';
import { playerIn, playerOf } from '../accounts/player';
import { Refusal } from '../../http/refusal';
import { visitorOf } from '../../http/visitor';
import { gameNotFound } from '../games/routes';

type Launch = RequestOf<'launchGame'>;

/**
 * Demo play is available only where operator and market allow it and the demo account is set (OP-100, GAME-08).
 */
function refuseUnlessDemo({ demoUserId }: Launch, { settings }: Brand, { demo }: Market): void {
  const allowed =
    demo && settings.allowGuestPlayDemoGames === true && settings.demoUserId && settings.demoUserId === demoUserId;
  if (!allowed) throw new Refusal(409, 'DEMO_UNAVAILABLE', 'Demo play is not available');
}

function refuseWhereRestricted(game: GameRow, country: string): void {
  if (!game.restrictedCountries.includes(country)) return;
  throw new Refusal(409, 'GAME_RESTRICTED', 'This game is not available in your country', { country });
}

/** The currency of the player's active wallet. Throws CURRENCY_MISSING where there is none to play in. */
async function currencyOf(tx: Db, { account }: PlayerSession): Promise<string> {
  const active = (await walletsOf(tx, account.id, account.currencyCode)).find(({ isActive }) => isActive);
  if (active && stakeMinor('1', active.currency) !== null) return active.currency;
  throw new Refusal(409, 'CURRENCY_MISSING', 'Your account has no currency yet. A first deposit gives it one');
}

/** The version of the rules by which a game is played in a market: its odds, its bounds, and the market. */
function rulesOf(game: GameRow, market: Market): string {
  const { id, returnToPlayer, volatilityIndex, hitFrequency, maxMultiplier, currency, features } = game;
  const bounds = { minBet: String(game.minBet), maxBet: String(game.maxBet), currency };
  return rulesVersion(market, { id, returnToPlayer, volatilityIndex, hitFrequency, maxMultiplier, bounds, features });
}

/** A new demo session at the studio and the one-time token that opens it; `expiresAt` is the token's expiry. */
export type DemoLaunch = { sessionId: string; launchToken: string; expiresAt: Date };

/** `openDemo` opens a demo session of a game at the studio. */
export type LaunchContext = HttpContext & {
  openDemo(db: Db, game: string, locale: string, now: Date): Promise<DemoLaunch>;
};

/**
 * POST launch-game: opens a demo session, or a real-money session for a player, and returns the frame's URL, once per
 * Idempotency-Key. A player's game is added to the recent games.
 */
export function launchRoutes(app: FastifyInstance, context: LaunchContext): void {
  const { db, clock, brandAt, env, openDemo } = context;
  type Who = { brand: Brand; country: string; player: PlayerSession | null };
  const gameOf = async (tx: Db, body: Launch, { brand, country, player }: Who): Promise<GameRow> => {
    const game = await gameById(tx, body.game);
    const market = player ? marketOf(context, player.account) : marketIn(brand, country);
    if (!game || (!market.live && game.features.includes('live'))) throw gameNotFound();
    if (body.mode === 'demo') refuseUnlessDemo(body, brand, market);
    refuseWhereRestricted(game, country);
    return game;
  };
  const urlOf = (game: GameRow, { locale, mode }: Launch, launchToken: string) =>
    `${env.studioOrigin}/play/${game.id}?locale=${locale}${mode === 'real' ? '&mode=real' : ''}&launch=${launchToken}`;

  const demo = async (tx: Db, body: Launch, game: GameRow, now: Date): Promise<GameLaunchWire> => {
    const { sessionId, launchToken, expiresAt } = await openDemo(tx, game.id, body.locale, now);
    const launchUrl = urlOf(game, body, launchToken);
    return { sessionId, launchUrl, mode: 'demo', expiresAt: expiresAt.toISOString() };
  };

  const real = async (
    tx: Db,
    body: Launch,
    game: GameRow,
    player: PlayerSession,
    { now, brand }: { now: Date; brand: Brand },
  ): Promise<GameLaunchWire> => {
    const currency = await currencyOf(tx, player);
    const { account, sessionId: login } = player;
    const { tab, playHere = false } = body;
    await lockedAccount(tx, account.id);
    const market = marketOf(context, account);
    const language = spokenOf(body.locale);
    const rules = { market, language, now };
    await refuseUnanswered(tx, account.id, 'play', { ...rules, fundsNotice: fundsNoticeOf(brand) });
    await refuseWithoutLimit(tx, { player: account.id, currency, ...rules });
    await refuseUnbounded(tx, { player: account.id, currency, language: account.preferredLanguage, market, now });
    const rule = onePlaceRule(market.simultaneousGames ? brand.settings.simultaneousGames : 'refused');
    await takePlace(tx, { player: account.id, tab, playHere, rule, now });
    const of = { player: account.id, login, game: game.id, tab: tab ?? null };
    const opened = { ...of, currency, language: body.locale, rules: rulesOf(game, market), now };
    const { sessionId, launchToken, expiresAt } = await createGameSession(tx, opened);
    const launchUrl = urlOf(game, body, launchToken);
    return { sessionId, launchUrl, mode: 'real', currencyCode: currency, expiresAt: expiresAt.toISOString() };
  };

  serve(app, 'launchGame', async ({ body, request }) => {
    if (!/^[a-z]{2}$/.test(body.locale)) {
      throw new Refusal(422, 'VALIDATION', 'Please check the fields with errors', {
        locale: 'must be a language code',
      });
    }
    refuseWhereBlocked(request, context, 'GAME_RESTRICTED');
    const now = clock.now();
    const { country } = visitorOf(request, context);
    const brand = brandAt(request.host);
    const isReal = body.mode === 'real';
    const player = isReal ? await playerOf(request, context) : await playerIn(request, context);
    if (player) refuseExcluded(player.account, now);
    const operation = isReal ? `launchGame ${player?.account.id}` : 'launchGame';
    const data = await onceByKey({ db, operation, request, now }, async (tx) => {
      const game = await gameOf(tx, body, { brand, country, player });
      const launched =
        isReal && player ? await real(tx, body, game, player, { now, brand }) : await demo(tx, body, game, now);
      if (player) await rememberGame(tx, player.account.id, body.game, now);
      return launched;
    });
    return { data };
  });
}
