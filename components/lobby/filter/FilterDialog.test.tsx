import { act, fireEvent, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { ALL_GAMES, type LobbyQuery } from '@/domain/lobby/lobbyQuery';
import { api } from '@/services/http/api';
import { makeStore, type Store } from '@/store/store';
import { show } from '@/tests/render';
import { FilterDialog } from './FilterDialog';

const names = ['Amber', 'Birch', 'Cedar', 'Dovetail', 'Elm', 'Fern'];
const rows = names.map((name) => ({ id: name.toLowerCase(), name, logo: null, gameCount: 50 }));
const answer = { data: { studios: { rows, count: rows.length } } };

let store: Store;
// A query leaves a one-minute timer behind.
afterEach(() => void store.dispatch(api.util.resetApiState()));

const change = jest.fn();
const close = jest.fn();
function open(query: Partial<LobbyQuery> = {}, http = (): Promise<unknown> => Promise.resolve(answer), options = {}) {
  jest.clearAllMocks();
  store = makeStore({ http });
  return show(
    <Provider store={store}>
      <FilterDialog
        open
        query={{ ...ALL_GAMES, ...query }}
        count={1234}
        busy={false}
        onChange={change}
        onClose={close}
      />
    </Provider>,
    options,
  );
}

it('applies each choice at once, and shows it before the list has loaded', async () => {
  open({ category: 'ways', text: 'koi' });
  const asked = { ...ALL_GAMES, category: 'ways', text: 'koi' };
  fireEvent.click(screen.getByRole('radio', { name: 'High' }));
  expect(change).toHaveBeenLastCalledWith({ ...asked, volatility: 'high' });
  expect(screen.getByRole('radio', { name: 'High' })).toBeChecked();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '95.5' } });
  fireEvent.change(screen.getByLabelText('Feature'), { target: { value: 'hold-and-spin' } });
  fireEvent.click(await screen.findByLabelText(/^Cedar/));
  expect(change).toHaveBeenLastCalledWith({
    ...asked,
    volatility: 'high',
    rtpFrom: 95.5,
    feature: 'hold-and-spin',
    studios: ['cedar'],
  });
  expect(screen.getByText('Show 1,234 games').parentElement).toHaveAttribute('aria-busy', 'true');
});

it('D10 the chosen volatility keeps a border of its own where the browser forces its colours', () => {
  open({ volatility: 'high' }, undefined, { styled: true });
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  expect(css).toMatch(
    /@media \(forced-colors: ?active\)\s*{[^{}]*:checked\s*\+\s*span\s*{[^{}]*border: ?4px solid Highlight/,
  );
});

it('takes five studios at most', async () => {
  open({ studios: ['amber', 'birch', 'cedar', 'dovetail', 'elm'] });
  expect(await screen.findByLabelText(/^Fern/)).toBeDisabled();
  expect(screen.getByLabelText(/^Elm/)).toBeEnabled();
});

it('clears all but the category and the order, and keeps the focus', async () => {
  const { user } = open({ category: 'ways', sort: 'new', volatility: 'low', studios: ['amber'] });
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(change).toHaveBeenCalledWith({ ...ALL_GAMES, category: 'ways', sort: 'new' });
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Show/ })).toHaveFocus();
});

it('studios that did not come can be asked for again', async () => {
  const http = jest.fn(() => Promise.reject({ code: 'X' }) as Promise<unknown>);
  const { user } = open({}, http);
  const alert = within(await screen.findByRole('alert'));
  http.mockImplementation(() => Promise.resolve(answer));
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText(/^Amber/)).toBeInTheDocument();
});

it('closes when the list behind is left by Back, which would contradict it', () => {
  open({ volatility: 'high' });
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(close).toHaveBeenCalledTimes(1);
});

it('closes with its main button', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Show 1,234 games' }));
  expect(close).toHaveBeenCalledTimes(1);
});
