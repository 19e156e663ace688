import type { Capability } from '@/config/capabilities';
import { isAbsent } from '@/domain/site/absent';
import { MAX_HERO_GAMES, homeQuery } from '@/domain/lobby/lobby';
import type { Question } from '@/domain/site/content';
import type { GameSummary } from '@/domain/game/game';
import { fetchGameSummary } from '@/services/game/game';
import { gameRowsEndpoint } from '@/services/lobby/games';
import { studiosEndpoint } from '@/services/lobby/studios';
import { bringCategories } from './lobbyPage';
import { pageContent } from './pageContent';
import { serverPage, type LoadContext } from './serverPage';

type HomeData = {
  /** The hero games named by the operator, as far as they are available. */
  heroGames: readonly GameSummary[];
  questions: readonly Question[];
  written: { lang: string; dir: 'ltr' | 'rtl' } | null;
};

const UNWATCHED = { subscribe: false } as const;

/** The hero games named by the operator. Unavailable ones are left out and replaced by popular games. */
async function namedGames({ http, settings }: LoadContext): Promise<GameSummary[]> {
  const asked = settings.heroGames.slice(0, MAX_HERO_GAMES).map((game) => fetchGameSummary(http, game));
  const found = await Promise.all(asked.map((game) => game.catch(() => null)));
  return found.filter((game) => game !== null);
}

/** getServerSideProps of the home page: categories with their first games, studios, hero games, and FAQ. */
export const homePage = serverPage<HomeData>(['lobby', 'content'], async (context) => {
  const { store, degrade } = context;
  const rowsOf = async () => {
    const categories = await bringCategories(context);
    return store.dispatch(gameRowsEndpoint.initiate(homeQuery(categories), UNWATCHED));
  };
  const [rows, studios, heroGames, { content, written }] = await Promise.all([
    rowsOf(),
    store.dispatch(studiosEndpoint.initiate(undefined, UNWATCHED)),
    namedGames(context),
    pageContent(context),
  ]);
  const isWanting = (capability: Capability, came: boolean | undefined) =>
    !came && !isAbsent(capability, context.settings);
  if (isWanting('lobby', rows.data?.complete) || isWanting('studios', !studios.isError)) degrade();
  return { heroGames, questions: content?.faq ?? [], written };
});
