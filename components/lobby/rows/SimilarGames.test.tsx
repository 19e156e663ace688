import { act, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { api } from '@/services/http/api';
import { withStatus } from '@/services/http/call';
import { makeStore, type Store } from '@/store/store';
import { show } from '@/tests/render';
import { sampleGames } from '@/tests/sampleGames';
import { SimilarGames } from './SimilarGames';

let store: Store;
afterEach(() => act(() => void store.dispatch(api.util.resetApiState())));

const lost = () => Promise.reject({ message: 'Something went wrong', network: true });
const some = (count: number) => async () => ({ data: { games: sampleGames(count) } });

function open(...answers: (() => Promise<unknown>)[]) {
  store = makeStore({ http: () => answers.shift()!() });
  return show(
    <Provider store={store}>
      <SimilarGames game="kraken-tides" />
    </Provider>,
  );
}
const row = () => screen.findByRole('region', { name: 'Similar games' });

test('the games stand in the order of the backend, each a link to its page', async () => {
  open(some(3));
  const links = within(await row()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [1, 2, 3].map((number) => `/casino/games/game-${number}`),
  );
});

test('a failure is a line of its own, which can be asked again', async () => {
  const { user } = open(lost, some(1));
  expect(await screen.findByText('We couldn’t load similar games')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(within(await row()).getByRole('link')).toBeVisible();
  expect(screen.queryByText('We couldn’t load similar games')).not.toBeInTheDocument();
});

test('where no game is like it, nothing is said', async () => {
  const { container } = open(some(0));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test('a backend without the call has no similar games, and nothing to try again', async () => {
  const { container } = open(() => Promise.reject(withStatus({}, 404)));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
