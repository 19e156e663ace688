import { screen, waitFor } from '@testing-library/react';
import type { GameSummary } from '@/domain/game/game';
import { deviceGames } from '@/services/lobby/deviceGames';
import { recentGamesEndpoint } from '@/services/lobby/favourites';
import { toGameSummary } from '@/services/lobby/games';
import { playerStore } from '@/tests/support/player';
import { guestStore, show } from '@/tests/render';
import { FavouriteButton } from './FavouriteButton';
import { useRemember } from './useRemember';

const wire = { id: 'kraken', name: 'Kraken', studio: { id: 's', name: 'Tavola' }, thumbnail: 'games/kraken.svg' };
const kraken = toGameSummary(wire)!;

afterEach(() => localStorage.clear());

const heart = () => screen.getByRole('button', { name: 'Favorite: Kraken' });

test('GAME-04 a guest’s favourite is kept on this device, and said to be', async () => {
  const store = guestStore();
  const { user } = show(<FavouriteButton game={kraken} />, { store });
  await user.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  expect(deviceGames('favourites')).toMatchObject([{ id: 'kraken', thumbnail: 'games/kraken.svg' }]);
  expect(store.getState().alerts).toMatchObject([{ kind: 'success', text: expect.stringContaining('this browser') }]);
  await user.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  expect(deviceGames('favourites')).toEqual([]);
});

test('GAME-04 a player’s favourite is the account’s, and nothing of it stays on the device', async () => {
  const { store, asked } = await playerStore({
    '/api/user/favourites': { data: { games: [] } },
    '/api/user/add-favourite': { data: { success: true } },
  });
  const { user } = show(<FavouriteButton game={kraken} />, { store });
  await user.click(heart());
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
  expect(asked.at(-1)).toMatchObject({ body: { game: 'kraken' } });
  expect(deviceGames('favourites')).toEqual([]);
});

function Played({ game, playing }: { game: GameSummary; playing: boolean }) {
  useRemember(game, playing);
  return null;
}

test('a game counts as played once it is, for a guest on the device', () => {
  const { rerender } = show(<Played game={kraken} playing={false} />, { store: guestStore() });
  expect(deviceGames('recentGames')).toEqual([]);
  rerender(<Played game={kraken} playing />);
  expect(deviceGames('recentGames').map(({ id }) => id)).toEqual(['kraken']);
});

test('a player’s stands first in the list of the account, and not on the device', async () => {
  const { store } = await playerStore({ '/api/user/recent-games': { data: { games: [{ id: 'koi', name: 'Koi' }] } } });
  await store.dispatch(recentGamesEndpoint.initiate());
  show(<Played game={kraken} playing />, { store });
  const recent = recentGamesEndpoint.select()(store.getState()).data;
  expect(recent?.map(({ id }) => id)).toEqual(['kraken', 'koi']);
  expect(deviceGames('recentGames')).toEqual([]);
});
