import { screen, within } from '@testing-library/react';
import { show } from '@/tests/render';
import { sampleCategory, sampleGame, sampleGames } from '@/tests/sampleGames';
import { LobbyScreen, type LobbyScreenProps } from './LobbyScreen';

const popular = sampleCategory('popular', 'Popular');
const fresh = sampleCategory('new', 'New');
const retry = jest.fn();

const lobby = (over: Partial<LobbyScreenProps> = {}) => (
  <LobbyScreen
    categories={[popular, fresh]}
    currentCategory={null}
    games={sampleGames(3)}
    count={3}
    page={1}
    pages={1}
    state="content"
    onRetry={retry}
    {...over}
  />
);
const tiles = () => within(screen.getByRole('list', { name: 'Games' })).getAllByRole('link');

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
    show(lobby({ games: [sampleGame({ isNew: true })] }));
    expect(tiles()[0]).toHaveAccessibleName('Kraken Tides New Oru Studios RTP 94.3%');
  });

  it('leaves out a return nobody gave', () => {
    show(lobby({ games: [sampleGame({ returnToPlayer: 0 })] }));
    expect(tiles()[0]).toHaveAccessibleName('Kraken Tides Oru Studios');
  });

  it('shows the picture of a game from below the assets address, named after the game (CONF-32)', () => {
    show(lobby({ games: [sampleGame({ thumbnail: 'covers/kraken.avif' })] }));
    const picture = screen.getByRole('img', { name: 'Kraken Tides' });
    expect(picture).toHaveAttribute('src', '/api/core/casino/assets/covers/kraken.avif');
  });

  it('formats the count in the language of the page', () => {
    show(lobby({ count: 2418 }), { locale: 'de' });
    expect(screen.getByText('2.418')).toBeInTheDocument();
  });
});

describe('categories', () => {
  it('are links, and say which one is open', () => {
    show(lobby({ currentCategory: fresh }));
    const tabs = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(tabs.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/casino');
    expect(tabs.getByRole('link', { name: 'Popular' })).toHaveAttribute('href', '/casino?category=popular');
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('New');
    expect(screen.getByRole('heading', { level: 1, name: 'New' })).toBeInTheDocument();
  });

  it('mark all games when none is open', () => {
    show(lobby());
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('All games');
  });
});

describe('pages', () => {
  it('are links that keep the category and know their neighbours', () => {
    show(lobby({ currentCategory: popular, page: 2, pages: 3 }));
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/casino?category=popular');
    expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/casino?category=popular&page=3');
    expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next');
    expect(pages.getByText('Page 2 of 3')).toBeInTheDocument();
  });

  it('end at the first and the last', () => {
    const { unmount } = show(lobby({ page: 1, pages: 2 }));
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
    unmount();
    show(lobby({ page: 2, pages: 2 }));
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  });

  it('are absent when all fits on one', () => {
    show(lobby());
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });
});

it('loading: keeps the places of the games and says so', () => {
  show(lobby({ state: 'loading', games: [] }));
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Games' })).toBeNull();
});

it('error: names the failure aloud and tries again on request', async () => {
  const { user } = show(lobby({ state: 'error', games: [] }));
  expect(screen.getByRole('alert')).toHaveTextContent('Data loading error');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('empty: offers all games, unless all games are what is empty', () => {
  const { unmount } = show(lobby({ state: 'empty', games: [], currentCategory: fresh }));
  expect(screen.getByRole('link', { name: 'Show all games' })).toHaveAttribute('href', '/casino');
  unmount();
  show(lobby({ state: 'empty', games: [] }));
  expect(screen.getByText('No games in this list')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Show all games' })).toBeNull();
});
