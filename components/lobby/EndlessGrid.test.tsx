import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { show, Surroundings } from '@/tests/render';
import { sampleGames } from '@/tests/sampleGames';
import { EndlessGrid, type EndlessGridProps } from './EndlessGrid';

const games = sampleGames(400);
const load = jest.fn((chunk: number) => Promise.resolve(games.slice((chunk - 1) * 48, chunk * 48)));
beforeEach(() => load.mockClear());

const grid = (over: Partial<EndlessGridProps> = {}) => (
  <EndlessGrid
    games={games.slice(0, 16)}
    count={400}
    page={1}
    pages={25}
    hrefOf={(page) => `/casino?page=${page}`}
    busy={false}
    loadChunk={load}
    {...over}
  />
);
const items = () => within(screen.getByRole('list', { name: 'Games' })).getAllByRole('listitem');

it('is a page with links to the next before any script runs', () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Surroundings>{grid({ page: 2 })}</Surroundings>);
  const part = within(place);
  expect(part.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/casino?page=3');
  expect(part.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/casino?page=1');
  expect(part.queryByRole('button')).toBeNull();
});

it('says of each game where it stands in the whole list, and how many are shown', () => {
  show(grid({ page: 3, games: games.slice(32, 48) }));
  expect(items()[0]).toHaveAttribute('aria-posinset', '33');
  expect(items()[0]).toHaveAttribute('aria-setsize', '400');
  expect(screen.getByRole('status')).toHaveTextContent('Showing 48 of 400 games');
  expect(screen.getByRole('link', { name: 'Back to the first games' })).toHaveAttribute('href', '/casino?page=1');
});

it('asks for nothing before the player does', async () => {
  const { user } = show(grid());
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByRole('status')).toHaveTextContent('Showing 48 of 400 games');
});

it('is at its end when all is shown', () => {
  show(grid({ count: 16, pages: 1 }));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Showing 16 of 16 games');
});

describe('laid out', () => {
  /** jsdom lays nothing out: four columns of 100 px on a screen of 800 px. */
  beforeEach(() => {
    window.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ height: 100, top: 0 } as DOMRect);
    const real = window.getComputedStyle.bind(window);
    jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
      const style = real(element);
      Object.defineProperty(style, 'gridTemplateColumns', { value: '1px 1px 1px 1px', configurable: true });
      return style;
    });
    jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    Object.defineProperty(window, 'innerHeight', { value: 800, configurable: true });
  });

  it('grows by a chunk, and gets it', async () => {
    const { user } = show(grid());
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(items().length).toBeGreaterThan(16));
    expect(load).toHaveBeenCalledWith(1);
    expect(within(items()[20]!).getByRole('link')).toHaveAttribute('href', '/casino/games/game-21');
  });

  it('a chunk that fails leaves a box that asks again, and what was there', async () => {
    load.mockImplementationOnce(() => Promise.reject(new Error('lost')));
    const { user } = show(grid());
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    const alert = within(await screen.findByRole('alert'));
    expect(items()).toHaveLength(16);
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(items().length).toBeGreaterThan(16));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
