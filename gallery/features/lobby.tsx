import { Favourites } from '@/components/lobby/favourites/Favourites';
import { FilterDialog } from '@/components/lobby/filter/FilterDialog';
import { HomeScreen, type HomeScreenProps } from '@/components/lobby/home/HomeScreen';
import { LobbyScreen, type LobbyScreenProps, type ShownList } from '@/components/lobby/list/LobbyScreen';
import { ProvidersScreen } from '@/components/lobby/list/ProvidersScreen';
import { GameRow } from '@/components/lobby/rows/GameRow';
import { SimilarGames } from '@/components/lobby/rows/SimilarGames';
import { SearchPanel } from '@/components/lobby/search/SearchPanel';
import { SearchSheet } from '@/components/lobby/search/SearchSheet';
import { type GameSummaryWire } from '@/contract/wire';
import { type Category, type GameSummary, type Studio } from '@/domain/game/game';
import { ALL_GAMES, type LobbyQuery } from '@/domain/lobby/lobbyQuery';
import { sampleGame } from '@/tests/sampleGames';
import { answersTo } from '../base/answers';
import { drawn, type Entry, LONG, LONG_WORD, never, type State } from '../base/entry';

type Said = Parameters<typeof answersTo>[0];
const nothing = () => {};

const NAMES = [
  'Kraken Tides',
  'Book of Amun',
  'Halfmoon Roulette',
  'Dice',
  'Lanterns of Hoi An',
  'Café Royale',
] as const;
const STUDIOS = ['Oru Studios', 'Tavola', 'Blue Pylon', 'Nine Kites'] as const;
const game = (name: string, over: Partial<GameSummary> = {}): GameSummary =>
  sampleGame({ id: name.toLowerCase().replaceAll(' ', '-'), name, ...over });
const GAMES = Array.from({ length: 18 }, (_, at) => {
  const studio = STUDIOS[at % STUDIOS.length]!;
  const name = NAMES[at % NAMES.length]!;
  return game(at < NAMES.length ? name : `${name} ${at}`, {
    studio: { id: studio, name: studio },
    isNew: at % 5 === 1,
    returnToPlayer: at % 7 === 3 ? 0 : 94.31,
  });
});
const LONG_GAMES = [
  game(LONG, { studio: { id: 'long', name: LONG }, isNew: true }),
  game(LONG_WORD, { studio: { id: 'word', name: LONG_WORD } }),
  ...GAMES.slice(0, 4),
];
const wire = (games: readonly GameSummary[]) => games as GameSummaryWire[];

const category = (id: string, name: string, icon: string, gameCount = 1234): Category => ({
  id,
  name,
  icon,
  gameCount,
  order: 1,
});
const CATEGORIES = [
  category('popular', 'Popular', 'flame'),
  category('new', 'New', 'sparkles', 88),
  category('live-casino', 'Live casino', 'radio', 6),
  category('jackpots', 'Jackpots', 'gem', 41),
  category('table', 'Table games', 'spade', 12),
];
const LIVE = CATEGORIES[2]!;
const LONG_CATEGORIES = [category('long', LONG, 'flame', 123_456), category('word', LONG_WORD, 'gem'), ...CATEGORIES];

type CountedStudio = Studio & { gameCount: number };
const studios: readonly CountedStudio[] = STUDIOS.map((name, at) => ({
  id: name,
  name,
  logo: null,
  gameCount: 12 * at + 1,
}));
const LONG_STUDIOS: readonly CountedStudio[] = [
  { id: 'long', name: LONG, logo: null, gameCount: 123_456 },
  { id: 'word', name: LONG_WORD, logo: null, gameCount: 1 },
  ...studios,
];
const saidStudios = (rows: readonly CountedStudio[]) => ({
  data: { studios: { rows: [...rows], count: rows.length } },
});
const saidGames = (games: readonly GameSummary[]) => ({ data: { games: { rows: wire(games), count: games.length } } });
const saidRow = (games: readonly GameSummary[]) => ({ data: { games: wire(games) } });

const asking = (over: Partial<LobbyQuery>): LobbyQuery => ({ ...ALL_GAMES, ...over });
const FILTERED = asking({ studios: ['Tavola'], volatility: 'high', rtpFrom: 95, feature: 'free-spins', text: 'koi' });
const shown = (over: Partial<ShownList> = {}): ShownList => ({
  query: ALL_GAMES,
  page: 1,
  games: GAMES,
  count: 2418,
  ...over,
});

const lobby = (over: Partial<LobbyScreenProps> = {}): State => ({
  part: () => (
    <LobbyScreen
      categories={CATEGORIES}
      query={ALL_GAMES}
      list={shown()}
      state="content"
      nameOf={(studio) => studio}
      onRetry={nothing}
      onMove={nothing}
      onFilters={nothing}
      loadChunk={never}
      {...over}
    />
  ),
  pathname: '/casino',
});
const LIVE_QUERY = asking({ category: LIVE.id });

const home = (over: Partial<HomeScreenProps> = {}, around: Partial<State> = {}): State => ({
  part: () => (
    <HomeScreen
      categories={CATEGORIES}
      rows={CATEGORIES.slice(0, 3).map((one) => ({ category: one, games: GAMES }))}
      heroGames={[]}
      studios={studios}
      state="content"
      onRetry={nothing}
      {...over}
    />
  ),
  ...around,
});
const OFFER = {
  id: '1',
  title: 'Welcome bonus: 100%',
  most: '€200',
  terms: { wagering: '35×', least: '€20', time: '30 days', maxBet: '€5' },
};

const similar = (similarGames: Said['similarGames']): State => ({
  part: () => <SimilarGames game="kraken-tides" />,
  guest: true,
  answers: answersTo({ similarGames }, { game: 'kraken-tides' }),
});

const filters = (answer: Said['studios'], query = ALL_GAMES): State => ({
  part: () => <FilterDialog open query={query} count={1234} busy={false} onChange={nothing} onClose={nothing} />,
  guest: true,
  answers: answersTo({ studios: answer }),
});

/** Without an index the backend searches, and no worker is needed. */
const NO_INDEX = { endpoints: { searchIndex: null } };
const sheet = (games: Said['games']): State => ({
  part: () => <SearchSheet open values={{}} onClose={nothing} />,
  guest: true,
  settings: NO_INDEX,
  answers: answersTo({ games }),
});
const found = (text: string, games: readonly GameSummary[]): State => ({
  part: () => (
    <SearchPanel
      ref={null}
      text={text}
      listId="results"
      active={null}
      onActive={nothing}
      onLeave={nothing}
      focusField={nothing}
      put={nothing}
      how="push"
    />
  ),
  guest: true,
  settings: NO_INDEX,
  answers: answersTo({ games: saidGames(games) }),
});

const favourites = (hearts: Said['favourites'], recentGames: Said['recentGames'] = saidRow([])): State => ({
  part: () => <Favourites />,
  pathname: '/profile/favorites',
  answers: answersTo({ favourites: hearts, recentGames }),
});

export const lobbyEntries: readonly Entry[] = [
  {
    name: 'Home',
    file: 'components/lobby/home/HomeScreen.tsx',
    states: {
      usual: home(),
      offer: home({ guestOffer: OFFER }),
      player: home({}, { answers: answersTo({ recentGames: saidRow(GAMES.slice(0, 7)), favourites: saidRow([]) }) }),
      loading: home({ rows: [], state: 'loading' }),
      empty: home({ rows: [], categories: [], studios: [] }),
      error: home({ rows: [], state: 'error' }),
      long: home({
        categories: LONG_CATEGORIES,
        rows: LONG_CATEGORIES.slice(0, 2).map((one) => ({ category: one, games: LONG_GAMES })),
        studios: LONG_STUDIOS,
        guestOffer: { ...OFFER, title: LONG },
      }),
    },
  },
  {
    name: 'Lobby',
    file: 'components/lobby/list/LobbyScreen.tsx',
    states: {
      usual: lobby(),
      live: lobby({ query: LIVE_QUERY, list: shown({ query: LIVE_QUERY, games: GAMES.slice(0, 6), count: 6 }) }),
      filtered: lobby({ query: FILTERED, list: shown({ query: FILTERED, count: 18 }) }),
      busy: lobby({ busy: true }),
      loading: lobby({ list: null, state: 'loading' }),
      empty: lobby({ list: shown({ games: [], count: 0 }), query: LIVE_QUERY, state: 'empty' }),
      nothingFits: lobby({ list: shown({ games: [], count: 0 }), query: FILTERED, state: 'empty' }),
      error: lobby({ list: null, state: 'error' }),
      long: lobby({
        categories: LONG_CATEGORIES,
        query: { ...FILTERED, studios: [LONG], text: LONG_WORD },
        list: shown({ games: LONG_GAMES, count: LONG_GAMES.length }),
      }),
    },
  },
  drawn('Row of games', 'components/lobby/rows/GameRow.tsx', {
    usual: () => <GameRow category={CATEGORIES[0]!} games={GAMES} />,
    few: () => <GameRow category={CATEGORIES[1]!} games={GAMES.slice(0, 2)} />,
    live: () => <GameRow category={LIVE} games={GAMES} />,
    long: () => <GameRow category={LONG_CATEGORIES[0]!} games={LONG_GAMES} />,
  }),
  {
    name: 'Similar games',
    file: 'components/lobby/rows/SimilarGames.tsx',
    states: {
      usual: similar(saidRow(GAMES.slice(0, 12))),
      loading: similar(never),
      empty: similar(saidRow([])),
      error: similar(undefined),
      long: similar(saidRow(LONG_GAMES)),
    },
  },
  drawn('Providers', 'components/lobby/list/ProvidersScreen.tsx', {
    usual: () => <ProvidersScreen studios={studios} state="content" onRetry={nothing} />,
    loading: () => <ProvidersScreen studios={[]} state="loading" onRetry={nothing} />,
    empty: () => <ProvidersScreen studios={[]} state="empty" onRetry={nothing} />,
    error: () => <ProvidersScreen studios={[]} state="error" onRetry={nothing} />,
    long: () => <ProvidersScreen studios={LONG_STUDIOS} state="content" onRetry={nothing} />,
  }),
  {
    name: 'Filters',
    file: 'components/lobby/filter/FilterDialog.tsx',
    states: {
      usual: filters(saidStudios(studios)),
      chosen: filters(saidStudios(studios), FILTERED),
      loading: filters(never),
      empty: filters(saidStudios([])),
      error: filters(undefined),
      long: filters(saidStudios(LONG_STUDIOS), asking({ studios: ['long', 'word'] })),
    },
  },
  {
    name: 'Search on a phone',
    file: 'components/lobby/search/SearchSheet.tsx',
    states: {
      usual: sheet(saidGames(GAMES.slice(0, 6))),
      loading: sheet(never),
      error: sheet(undefined),
      long: sheet(saidGames(LONG_GAMES)),
    },
  },
  {
    name: 'Results of a search',
    file: 'components/lobby/search/SearchPanel.tsx',
    states: {
      usual: found('k', GAMES.slice(0, 6)),
      empty: found('kraken', []),
      long: found(LONG_WORD, LONG_GAMES),
    },
  },
  {
    name: 'Favorites',
    file: 'components/lobby/favourites/Favourites.tsx',
    states: {
      usual: favourites(saidRow(GAMES.slice(0, 9)), saidRow(GAMES.slice(3, 12))),
      loading: favourites(never),
      empty: favourites(saidRow([])),
      error: favourites(undefined),
      long: favourites(saidRow(LONG_GAMES), saidRow(LONG_GAMES)),
    },
  },
];
