import { act, screen, waitFor } from '@testing-library/react';
import { deviceGames, keepGame } from '@/services/lobby/deviceGames';
import { toGameSummary } from '@/services/lobby/games';
import { readStored, STORED } from '@/services/browser/storage';
import { LOST, playerStore, type Answers } from '@/tests/support/player';
import { guestStore, show } from '@/tests/render';
import { DeviceFavourites } from './DeviceFavourites';
import { Favourites } from './Favourites';
import { TileRow } from '../rows/GameRow';
import { PlayerRow } from '../rows/PlayerRow';

const FAVOURITES = '/api/user/favourites';
const RECENT = '/api/user/recent-games';

const wire = (name: string) => ({ id: name.toLowerCase(), name, studio: { id: 's', name: 'Tavola' } });
const game = (name: string) => toGameSummary(wire(name))!;
const rows = (...names: string[]) => ({ data: { games: names.map(wire) } });
const done = { data: { success: true } };

afterEach(() => localStorage.clear());

const tiles = () => screen.getAllByRole('link', { name: /Kraken|Koi/ }).map((link) => link.getAttribute('href'));

test('GAME-03 a player sees the favourites and what was played lately', async () => {
  const { store } = await playerStore({ [FAVOURITES]: rows('Kraken'), [RECENT]: rows('Koi', 'Kraken') });
  show(<Favourites />, { store });
  expect(await screen.findByRole('heading', { name: 'Recently played' })).toBeVisible();
  expect(tiles()).toEqual(['/casino/games/kraken', '/casino/games/koi', '/casino/games/kraken']);
});

test('none are no error: the way to the games', async () => {
  const { store } = await playerStore({ [FAVOURITES]: rows(), [RECENT]: rows() });
  show(<Favourites />, { store });
  expect(await screen.findByText('You have no favorites yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Casino' })).toHaveAttribute('href', '/casino');
});

test('lists that do not come are said not to, and asked for again', async () => {
  const answers: Answers = { [FAVOURITES]: undefined, [RECENT]: rows() };
  const { store } = await playerStore(answers);
  const { user } = show(<Favourites />, { store });
  expect(await screen.findByText('Data loading error')).toBeVisible();
  answers[FAVOURITES] = rows('Kraken');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Kraken/ })).toBeVisible();
});

describe('the heart of a tile', () => {
  const heart = () => screen.findByRole('button', { name: 'Favorite: Kraken' });

  test('GAME-04 adds the game and takes it away, each once the backend has said so', async () => {
    let answer = (_: unknown) => {};
    const slow = () => new Promise((resolve) => (answer = resolve));
    const answers: Answers = {
      [FAVOURITES]: rows(),
      '/api/user/add-favourite': slow,
      '/api/user/remove-favourite': done,
    };
    const { store, asked } = await playerStore(answers);
    const { user } = show(<TileRow title="Games" icon={null} games={[game('Kraken')]} />, { store });
    await user.click(await heart());
    await user.click(await heart());
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
    expect(asked.filter(({ path }) => path.includes('add-favourite'))).toHaveLength(1);
    await act(async () => answer(done));
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
    await user.click(await heart());
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'false'));
  });

  test('an unconfirmed change is reported, and the list is loaded again', async () => {
    const answers: Answers = {
      [FAVOURITES]: rows(),
      '/api/user/add-favourite': () => Promise.reject(LOST as unknown as Error),
    };
    const { store } = await playerStore(answers);
    const { user } = show(<TileRow title="Games" icon={null} games={[game('Kraken')]} />, { store });
    await user.click(await heart());
    await waitFor(() =>
      expect(store.getState().alerts).toMatchObject([{ kind: 'error', text: expect.stringContaining('Kraken') }]),
    );
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
  });

  test('a guest has none on tiles', async () => {
    show(<TileRow title="Games" icon={null} games={[game('Kraken')]} />, { store: guestStore() });
    await act(async () => {});
    expect(screen.queryByRole('button', { name: /Favorite/ })).toBeNull();
  });
});

test('GAME-03 what was played lately is a row of the lobby, for players with such games', async () => {
  const asked = jest.fn(() => new Promise<unknown>(() => {}));
  const guest = show(<PlayerRow />, { store: guestStore(asked) });
  await act(async () => {});
  expect(guest.container).toBeEmptyDOMElement();
  expect(asked).not.toHaveBeenCalled();
  guest.unmount();
  const { store } = await playerStore({ [RECENT]: rows('Koi') });
  show(<PlayerRow />, { store });
  expect(await screen.findByRole('heading', { name: 'Recently played' })).toBeVisible();
});

test('the row of own games has its place from the first paint on, until there are none', async () => {
  const { store } = await playerStore({ [RECENT]: rows() });
  const { container } = show(<PlayerRow />, { store });
  expect(container.firstElementChild).toBeVisible();
  await waitFor(() => expect(readStored(STORED.ownRow)).toBe('none'));
  expect(container.querySelector('[data-none]')).toBeInTheDocument();
});

test('what a guest marked stands on the device, and can be taken away there', async () => {
  keepGame('favourites', game('Kraken'));
  const { user } = show(<DeviceFavourites />, { store: guestStore() });
  const heart = await screen.findByRole('button', { name: 'Favorite: Kraken' });
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  await user.click(heart);
  expect(deviceGames('favourites')).toEqual([]);
  expect(screen.queryByRole('link')).toBeNull();
});
