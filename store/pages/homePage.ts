import type { Capability } from '@/config/capabilities';
import { isAbsent } from '@/domain/site/absent';
import { MAX_HERO_GAMES, homeQuery } from '@/domain/lobby/lobby';
import { headlineOffer, namesAmount } from '@/domain/bonuses/headlineOffer';
import { formatAmount } from '@/domain/format/amount';
import { formatMultiplier, formatNumber } from '@/domain/format/number';
import type { Question } from '@/domain/site/content';
import type { GameSummary } from '@/domain/game/game';
import { fetchGameSummary } from '@/services/game/game';
import { bonusRowsIn, toOffer } from '@/services/bonuses/bonusWire';
import { offersRequest } from '@/services/bonuses/offersRequest';
import { isPassing } from '@/services/http/call';
import { gameRowsEndpoint } from '@/services/lobby/games';
import { studiosEndpoint } from '@/services/lobby/studios';
import { bringCategories } from './lobbyPage';
import { pageContent } from './pageContent';
import { serverPage, type LoadContext } from './serverPage';

type GuestOffer = {
  id: string;
  title: string;
  most?: string;
  terms: { wagering?: string; least?: string; time?: string; maxBet?: string };
};

type HomeData = {
  /** The hero games named by the operator, as far as they are available. */
  heroGames: readonly GameSummary[];
  /** What a guest gets with a first deposit, its terms in the page's language. */
  guestOffer: GuestOffer | null;
  questions: readonly Question[];
  written: { lang: string; dir: 'ltr' | 'rtl' } | null;
};

const UNWATCHED = { subscribe: false } as const;

/** The hero games named by the operator. Unavailable ones are left out and replaced by popular games. */
async function namedGames({ http, settings, degrade }: LoadContext): Promise<GameSummary[]> {
  const asked = settings.heroGames.slice(0, MAX_HERO_GAMES).map((game) => fetchGameSummary(http, game));
  const without = (error: unknown) => {
    if (isPassing(error)) degrade();
    return null;
  };
  const found = await Promise.all(asked.map((game) => game.catch(without)));
  return found.filter((game) => game !== null);
}

const DAYS: Intl.NumberFormatOptions = { style: 'unit', unit: 'day', unitDisplay: 'long' };

/**
 * The offer for a first deposit (L06). Where the settings give the headline, or without offers, there is none. The list
 * itself is not handed to the browser.
 */
async function firstOffer({ http, settings, locale, now, degrade }: LoadContext): Promise<GuestOffer | null> {
  if (settings.welcomeOffer || isAbsent('offers', settings) || isAbsent('registration', settings)) return null;
  const read = async () => bonusRowsIn(await http(offersRequest({ language: locale.code })), toOffer).rows;
  const without = (error: unknown) => {
    if (isPassing(error)) degrade();
    return [];
  };
  const offer = headlineOffer(await read().catch(without), now.getTime());
  if (!offer) return null;
  const { id, title, currency, maxAmount, multiplier, minDeposit, daysToWager, maxBet } = offer;
  const money = (amount: string | null) => amount !== null && formatAmount(locale, amount, currency);
  const most = maxAmount !== null && !namesAmount(title, maxAmount) && money(maxAmount);
  const terms = Object.entries({
    wagering: multiplier !== null && formatMultiplier(locale, multiplier),
    least: money(minDeposit),
    time: daysToWager !== null && formatNumber(locale, daysToWager, DAYS),
    maxBet: money(maxBet),
  });
  return { id, title, ...(most && { most }), terms: Object.fromEntries(terms.filter(([, value]) => value)) };
}

/** getServerSideProps of the home page: categories with their first games, studios, hero games, and FAQ. */
export const homePage = serverPage<HomeData>(['home', 'lobby', 'content'], async (context) => {
  const { store, degrade } = context;
  const rowsOf = async () => {
    const categories = await bringCategories(context);
    return store.dispatch(gameRowsEndpoint.initiate(homeQuery(categories), UNWATCHED));
  };
  const [rows, studios, heroGames, guestOffer, { content, written }] = await Promise.all([
    rowsOf(),
    store.dispatch(studiosEndpoint.initiate(undefined, UNWATCHED)),
    namedGames(context),
    firstOffer(context),
    pageContent(context, ({ faq }) => faq.length > 0),
  ]);
  const isWanting = (capability: Capability, came: boolean | undefined) =>
    !came && !isAbsent(capability, context.settings);
  if (isWanting('lobby', rows.data?.complete) || isWanting('studios', !studios.isError)) degrade();
  return { heroGames, guestOffer, questions: content?.faq ?? [], written };
});
