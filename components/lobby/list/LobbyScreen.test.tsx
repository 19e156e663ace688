import { screen, waitFor, within } from '@testing-library/react';
import type { GameSummary } from '@/domain/game/game';
import { ALL_GAMES, type LobbyQuery } from '@/domain/lobby/lobbyQuery';
import { guestStore, show } from '@/tests/render';
import { sampleCategory, sampleGame, sampleGames } from '@/tests/sampleGames';
import { LobbyScreen, type LobbyScreenProps, type ShownList } from './LobbyScreen';

const popular = sampleCategory('popular', 'Popular');
const fresh = sampleCategory('new', 'New');
const retry = jest.fn();
const move = jest.fn();
const openFilters = jest.fn();
const never = () => new Promise<never>(() => {});

const listOf = (over: Partial<ShownList> = {}): ShownList => ({
  query: ALL_GAMES,
  page: 1,
  games: sampleGames(3),
  count: 3,
  ...over,
});
const asking = (over: Partial<LobbyQuery>): LobbyQuery => ({ ...ALL_GAMES, ...over });
const lobby = (over: Partial<LobbyScreenProps> = {}) => (
  <LobbyScreen
    categories={[popular, fresh]}
    query={ALL_GAMES}
    list={listOf()}
    state="content"
    nameOf={(studio) => `Studio ${studio}`}
    onRetry={retry}
    onMove={move}
    onFilters={openFilters}
    loadChunk={never}
    {...over}
  />
);
const tiles = () => within(screen.getByRole('list', { name: 'Games' })).getAllByRole('link');
beforeEach(() => jest.clearAllMocks());

/** Loads the lazy part of a list. */
beforeAll(async () => {
  const { unmount } = show(lobby());
  await screen.findByText(/^Showing/);
  unmount();
});

describe('content', () => {
  it('makes each game one link to its page', () => {
    show(lobby());
    expect(tiles().map((tile) => tile.getAttribute('href'))).toEqual([
      '/casino/games/game-1',
      '/casino/games/game-2',
      '/casino/games/game-3',
    ]);
  });

  it('names on a tile the game, its studio and its return with one decimal', () => {
    show(lobby({ list: listOf({ games: [sampleGame({ isNew: true })] }) }));
    expect(tiles()[0]).toHaveAccessibleName('Kraken Tides New Oru Studios RTP 94.3%');
  });

  it('leaves out an RTP that the backend did not send', () => {
    show(lobby({ list: listOf({ games: [sampleGame({ returnToPlayer: 0 })] }) }));
    expect(tiles()[0]).toHaveAccessibleName('Kraken Tides Oru Studios');
  });

  it('shows the picture of a game from below the assets address, named after the game (CONF-32)', () => {
    show(lobby({ list: listOf({ games: [sampleGame({ thumbnail: 'covers/kraken.avif' })] }) }));
    const picture = screen.getByRole('img', { name: 'Kraken Tides' });
    expect(picture).toHaveAttribute('src', '/api/core/casino/assets/covers/kraken.avif');
  });

  it('A34 shows the name of a game whose picture is on an origin that the operator does not name', () => {
    const list = listOf({ games: [sampleGame({ thumbnail: 'https://cdn.example/kraken.avif' })] });
    const { unmount } = show(lobby({ list }), { settings: { imageOrigins: ['https://pictures.example'] } });
    expect(screen.queryByRole('img', { name: 'Kraken Tides' })).toBeNull();
    expect(document.querySelector('.cover.named')).toHaveTextContent('Kraken Tides');
    unmount();
    show(lobby({ list }), { settings: { imageOrigins: ['https://cdn.example'] } });
    const picture = screen.getByRole('img', { name: 'Kraken Tides' });
    expect(picture).toHaveAttribute('src', 'https://cdn.example/kraken.avif');
  });

  it('formats the count in the language of the page', () => {
    show(lobby({ list: listOf({ count: 2418 }) }), { locale: 'de' });
    expect(screen.getByText('2.418', { selector: 'bdi' })).toBeInTheDocument();
  });
});

describe('categories', () => {
  it('GAME-01 are links, and say which one is open', () => {
    show(lobby({ query: asking({ category: 'new' }) }));
    const tabs = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(tabs.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/casino');
    expect(tabs.getByRole('link', { name: 'Popular' })).toHaveAttribute('href', '/casino/popular');
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('New');
    expect(screen.getByRole('heading', { level: 1, name: 'New' })).toBeInTheDocument();
  });

  it('keep the filters of the list', () => {
    show(lobby({ query: asking({ volatility: 'high' }) }));
    expect(screen.getByRole('link', { name: 'New' })).toHaveAttribute('href', '/casino?category=new&volatility=high');
  });

  it('mark all games when none is open, and lead to the providers', () => {
    show(lobby());
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('All games');
    expect(screen.getByText('Providers')).toHaveAttribute('href', '/providers');
  });
});

describe('filters', () => {
  const query = asking({ studios: ['oru', 'tavola'], rtpFrom: 95, rtpTo: 96.5, feature: 'free-spins', text: 'koi' });
  const chips = () => within(screen.getByRole('list', { name: 'Active filters' }));

  it('active filters are listed in words, each with a link that removes it', () => {
    show(lobby({ query }));
    expect(chips().getByRole('link', { name: 'Remove filter: Studio oru' })).toHaveAttribute(
      'href',
      '/casino?studio=tavola&feature=free-spins&rtpFrom=95&rtpTo=96.5&text=koi',
    );
    expect(chips().getByRole('link', { name: 'Remove filter: RTP 95.0% to 96.5%' })).toHaveAttribute(
      'href',
      '/casino?studio=oru,tavola&feature=free-spins&text=koi',
    );
    expect(chips().getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/casino');
    expect(screen.getByRole('link', { name: 'Filters, 5 active' })).toBeInTheDocument();
  });

  it('are taken away in place by a click', async () => {
    const { user } = show(lobby({ query: asking({ volatility: 'low', sort: 'rtp' }) }));
    await user.click(chips().getByRole('link', { name: 'Remove filter: Volatility: Low' }));
    expect(move).toHaveBeenCalledWith(asking({ sort: 'rtp' }), 'push');
  });

  it('open in place by a click, and have an address for who has no script', async () => {
    const { user } = show(lobby({ query: asking({ category: 'ways' }) }));
    const link = screen.getByRole('link', { name: 'Filters' });
    expect(link).toHaveAttribute('href', '/casino?category=ways&filters=open');
    await user.click(link);
    expect(openFilters).toHaveBeenCalledWith('/casino?category=ways&filters=open');
  });

  it('the order of the games is a choice of four', async () => {
    const { user } = show(lobby({ query: asking({ sort: 'name' }) }));
    const orders = within(screen.getByRole('navigation', { name: 'Sort' }));
    expect(orders.getByRole('link', { current: true })).toHaveTextContent('Name');
    await user.click(orders.getByRole('link', { name: 'Newest' }));
    expect(move).toHaveBeenCalledWith(asking({ sort: 'new' }), 'push');
  });

  /** A list without a game; `others` are what the backend has besides. */
  const showNone = (over: LobbyQuery, others: GameSummary[]) => {
    const store = guestStore(async () => ({ data: { games: { rows: others, count: others.length } } }));
    show(lobby({ query: over, state: 'empty', list: listOf({ games: [], count: 0 }) }), { store });
  };

  it('that leave nothing are named, with the way out', async () => {
    showNone(query, []);
    expect(screen.getByText('No games match these filters')).toBeInTheDocument();
    expect(screen.getByText(/Studio oru, Studio tavola, Name: koi, Free spins, RTP/)).toBeInTheDocument();
    // Nothing to sort, and one way to clear them all.
    expect(screen.queryByRole('navigation', { name: 'Sort' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Clear all' })).toHaveLength(1);
    await waitFor(() => expect(document.querySelector('[data-none]')).toBeInTheDocument());
  });

  it('a search that finds nothing says what was searched for, and shows other games', async () => {
    showNone(asking({ text: 'krakn' }), [sampleGame({ name: 'Koi Pond' })]);
    expect(screen.getByText('Nothing found for “krakn”')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Clear search' })).toHaveAttribute('href', '/casino');
    expect(await screen.findByRole('link', { name: /Koi Pond/ })).toBeVisible();
  });
});

it('the list of before stays while another one loads, and says so', () => {
  show(lobby({ busy: true, query: asking({ sort: 'new' }) }));
  expect(screen.getByRole('list', { name: 'Games' })).toHaveAttribute('aria-busy', 'true');
  expect(tiles()).toHaveLength(3);
});

it('loading: keeps the places of the games and says so', () => {
  show(lobby({ state: 'loading', list: null }));
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Games' })).toBeNull();
});

it('error: names the failure aloud and tries again on request', async () => {
  const { user } = show(lobby({ state: 'error', list: null }));
  expect(screen.getByRole('alert')).toHaveTextContent('Data loading error');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('empty: offers all games, unless all games are what is empty', () => {
  const nothing = listOf({ games: [], count: 0 });
  const { unmount } = show(lobby({ state: 'empty', list: nothing, query: asking({ category: 'new' }) }));
  expect(screen.getByRole('link', { name: 'Show all games' })).toHaveAttribute('href', '/casino');
  unmount();
  show(lobby({ state: 'empty', list: nothing }));
  expect(screen.getByText('No games in this list')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Show all games' })).toBeNull();
});

it('a list of few games, such as the live tables, is not filtered', () => {
  const live = { query: asking({ category: 'live-casino' }) };
  show(lobby({ ...live, list: listOf({ ...live, count: 1, games: sampleGames(1) }) }));
  expect(tiles()).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Filters' })).toBeNull();
});

it('a casino without live tables says so, under its own name (NAV-02)', () => {
  show(lobby({ state: 'empty', list: listOf({ games: [], count: 0 }), query: asking({ category: 'live-casino' }) }));
  expect(screen.getByRole('heading', { level: 1, name: 'Live casino' })).toBeInTheDocument();
  expect(screen.getByText('No live tables here yet')).toBeInTheDocument();
});
