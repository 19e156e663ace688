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
  /** The games the operator named for the hero, as far as they can be had. */
  heroGames: readonly GameSummary[];
  questions: readonly Question[];
  written: { lang: string; dir: 'ltr' | 'rtl' } | null;
};

const UNWATCHED = { subscribe: false } as const;

/** The games the operator named for the hero. One that is gone is left out: its place is taken by a popular one. */
async function namedGames({ http, settings }: LoadContext): Promise<GameSummary[]> {
  const asked = settings.heroGames.slice(0, MAX_HERO_GAMES).map((game) => fetchGameSummary(http, game));
  const found = await Promise.all(asked.map((game) => game.catch(() => null)));
  return found.filter((game) => game !== null);
}

/** getServerSideProps of the home page: its lists with their first games, the studios, the hero's games, the questions. */
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
  if (!rows.data?.complete || studios.isError) degrade();
  return { heroGames, questions: content?.faq ?? [], written };
});
