import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { show, Surroundings } from '@/tests/render';
import { sampleGames } from '@/tests/sampleGames';
import { type Chunk } from '@/domain/lobby/endless';
import { EndlessGrid, type EndlessGridProps } from './EndlessGrid';

const games = sampleGames(400);
/** Answers from a list of so many games. */
const chunkOf = ({ start, size }: Chunk, count = 400) =>
  Promise.resolve({ games: games.slice(start, Math.min(start + size, count)), count });
const load = jest.fn((chunk: Chunk) => chunkOf(chunk));
beforeEach(() => load.mockClear());

const grid = (over: Partial<EndlessGridProps> = {}) => (
  <EndlessGrid
    games={games.slice(0, 40)}
    count={400}
    page={1}
    hrefOf={(page) => `/casino?page=${page}`}
    busy={false}
    loadChunk={load}
    {...over}
  />
);
/** Scrolls once, so that the grid does not wait for the page to be idle. */
const showGrid = (over?: Partial<EndlessGridProps>) => {
  const shown = show(grid(over));
  fireEvent.scroll(window);
  return shown;
};
const items = () => within(screen.getByRole('list', { name: 'Games' })).getAllByRole('listitem');

it('L20 has its foot before any script runs, with links to the pages beside it', () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Surroundings>{grid({ page: 2 })}</Surroundings>);
  const part = within(place);
  expect(part.getByRole('status')).toHaveTextContent('Showing 80 of 400 games');
  expect(part.getByRole('link', { name: 'Show more' })).toHaveAttribute('href', '/casino?page=3');
  expect(part.getByRole('link', { name: 'Previous games' })).toHaveAttribute('href', '/casino?page=1');
  expect(part.queryByRole('button')).toBeNull();
});

it('says of each game where it stands in the whole list, and how many are shown', async () => {
  showGrid({ page: 3, games: games.slice(80, 120) });
  await screen.findByRole('button', { name: 'Show more' });
  expect(screen.getByRole('status')).toHaveTextContent('Showing 120 of 400 games');
  expect(items()[0]).toHaveAttribute('aria-posinset', '81');
  expect(items()[0]).toHaveAttribute('aria-setsize', '400');
});

it('asks for nothing before the player does', async () => {
  const { user } = showGrid();
  const more = await screen.findByRole('button', { name: 'Show more' });
  expect(load).not.toHaveBeenCalled();
  await user.click(more);
  expect(screen.getByRole('status')).toHaveTextContent('Showing 64 of 400 games');
});

it('is at its end when all is shown', async () => {
  showGrid({ count: 40 });
  expect(await screen.findByRole('status')).toHaveTextContent('Showing 40 of 40 games');
  expect(screen.queryByText('Show more')).toBeNull();
});

describe('laid out', () => {
  /** jsdom has no layout: four columns of 100 px on a screen of 800 px. */
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

  it('grows by a step, and gets each game of it once, none that the page brought', async () => {
    const { user } = showGrid();
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(items().length).toBeGreaterThan(40));
    const chunks = load.mock.calls.map(([chunk]) => chunk).sort((a, b) => a.start - b.start);
    expect(chunks).toEqual([
      { start: 40, size: 8 },
      { start: 48, size: 16 },
      // What the next press would open, fetched before the images of these games.
      { start: 64, size: 64 },
    ]);
    await waitFor(() =>
      expect(within(items()[44]!).getByRole('link')).toHaveAttribute('href', '/casino/games/game-45'),
    );
  });

  it('keeps no place for games that were taken down since the page was drawn', async () => {
    const { user } = showGrid({ count: 50, loadChunk: (chunk) => chunkOf(chunk, 46) });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(items()).toHaveLength(46));
    await waitFor(() => expect(items().every((item) => item.querySelector('a'))).toBe(true));
    expect(screen.getByRole('status')).toHaveTextContent('Showing 46 of 46 games');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('draws what is new a row of a large screen at a time, so that the page scrolls on between', async () => {
    const { user } = showGrid();
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    const list = screen.getByRole('list', { name: 'Games' });
    const drawn = () => list.querySelectorAll('a').length;
    const counts = [drawn()];
    const observer = new MutationObserver(() => counts.push(drawn()));
    observer.observe(list, { childList: true, subtree: true });
    // Eight rows on the screen and four below it.
    await waitFor(() => expect(drawn()).toBe(48));
    observer.disconnect();
    expect(counts[0]).toBe(40);
    counts.slice(1).forEach((count, index) => expect(count - counts[index]!).toBeLessThanOrEqual(8));
  });

  it('grows by itself once, and then waits for a press, so that the end of the page can be reached', async () => {
    const near: (() => void)[] = [];
    window.IntersectionObserver = class {
      constructor(hear: (entries: { isIntersecting: boolean }[]) => void) {
        near.push(() => hear([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    showGrid();
    await screen.findByRole('button', { name: 'Show more' });
    expect(near).toHaveLength(0);
    fireEvent.scroll(window);
    act(() => near[0]!());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Showing 64 of 400 games'));
    await waitFor(() => expect(items().length).toBeGreaterThan(40));
    expect(near).toHaveLength(1);
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  it('a chunk that fails leaves a box that asks again, and what was there', async () => {
    load.mockImplementationOnce(() => Promise.reject(new Error('lost')));
    const { user } = showGrid();
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    const alert = within(await screen.findByRole('alert'));
    // The placeholders of the failed games are removed in a separate transition.
    await waitFor(() => expect(items()).toHaveLength(40));
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(items().length).toBeGreaterThan(40));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
