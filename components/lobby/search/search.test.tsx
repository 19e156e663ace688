import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { useState } from 'react';
import { Provider } from 'react-redux';
import type { IndexedGame } from '@/domain/lobby/search/found';
import type { HttpRequest } from '@/services/http/call';
import { readStored, STORED, writeStored } from '@/services/browser/storage';
import { makeStore } from '@/store/store';
import { show } from '@/tests/render';
import { fakeRouter } from '@/tests/support/fakeRouter';
import { sampleGame } from '@/tests/sampleGames';
import { createFinder } from './source/finder';
import { HeaderSearch } from './HeaderSearch';
import type { FromWorker, ToWorker } from './source/protocol';
import { SearchSheet } from './SearchSheet';

const GAMES: IndexedGame[] = [
  sampleGame({ id: 'gold-rush', name: 'Gold Rush', studio: { id: 'oakum', name: 'Oakum' }, returnToPlayer: 95.26 }),
  sampleGame(),
  sampleGame({ id: 'tides-of-time', name: 'Tides of Time' }),
  sampleGame({ id: 'cafe', name: 'Café' }),
];

/** State of the backend: working, without an index, or no worker can run. */
let backend: 'well' | 'dead' | 'no-worker';
let opened: number;
/** While set, answers are held back; calling them in another order simulates a slow worker. */
let held: (() => void)[] | null;

/** The worker's real finder behind the message protocol, on this thread. */
class FakeWorker extends EventTarget {
  private find: ReturnType<typeof createFinder> | null = null;

  private say(data: FromWorker) {
    const deliver = () => void this.dispatchEvent(new MessageEvent('message', { data }));
    if (held) held.push(deliver);
    else setTimeout(deliver);
  }

  postMessage(message: ToWorker) {
    if (message.kind === 'find') this.say({ kind: 'found', id: message.id, found: this.find!(message.query) });
    else if (backend === 'dead') this.say({ kind: 'failed' });
    else {
      this.find = createFinder(GAMES);
      this.say({ kind: 'loaded', popular: GAMES.slice(0, 2) });
    }
  }
}

jest.mock('./source/openWorker', () => ({
  openWorker: () => {
    opened++;
    if (backend === 'no-worker') throw new DOMException('refused', 'SecurityError');
    return new FakeWorker();
  },
}));

let address: ReturnType<typeof fakeRouter>;
const router = { push: jest.fn(), replace: jest.fn() };

function setUp(part: React.ReactNode, answer: (request: HttpRequest) => unknown = () => Promise.reject({})) {
  const store = makeStore({ http: async (request) => answer(request) });
  const page = { locale: 'en', prefetch: async () => undefined, ...router } as unknown as NextRouter;
  return show(
    <Provider store={store}>
      <RouterContext.Provider value={page}>
        {part}
        <button type="button">Elsewhere</button>
      </RouterContext.Provider>
    </Provider>,
  );
}

/** A phone's page with the search over it, which closes with the arrival of the next page. */
function SheetOverPage() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <main tabIndex={-1} />
      <button type="button" onClick={() => setOpen(false)}>
        The page arrives
      </button>
      <SearchSheet open={open} values={{}} onClose={() => undefined} />
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Search games or providers' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

async function opens() {
  const shown = setUp(<HeaderSearch />);
  await shown.user.click(field());
  await screen.findByRole('option', { name: /Gold Rush/ });
  return shown;
}

beforeEach(() => {
  backend = 'well';
  opened = 0;
  held = null;
  address = fakeRouter('/casino');
  router.push.mockReset();
  router.replace.mockReset();
});
afterEach(() => {
  address.remove();
  act(() => writeStored(STORED.recentSearches, null));
});

test('nothing is loaded before the field is focused; then popular games stand under it', async () => {
  const { user } = setUp(<HeaderSearch />);
  expect(opened).toBe(0);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await user.click(field());
  await screen.findByRole('option', { name: /Gold Rush/ });
  expect(opened).toBe(1);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Search results' }).id);
  expect(within(screen.getByRole('group', { name: 'Popular games' })).getAllByRole('option')).toHaveLength(2);
  expect(screen.getByRole('option', { name: /Gold Rush/ })).toHaveTextContent('Gold RushOakumRTP 95.3%');
});

test('typing finds games, tells how many, marks what matches and leads to all of them', async () => {
  const { user } = await opens();
  await user.type(field(), 'tides');
  // Every keystroke has its own answer, and "tide" has as many results.
  const marked = () => screen.getAllByRole('option').map((option) => option.querySelector('mark')?.textContent);
  await waitFor(() => expect(marked()).toEqual(['Tides', 'Tides', undefined]));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 results'));
  const all = screen.getByRole('option', { name: 'Show all results for “tides”' });
  expect(all).toHaveAttribute('href', '/casino?text=tides');
});

test('a typing error finds the game and does not promise the lobby to find it', async () => {
  const { user } = await opens();
  await user.type(field(), 'krakn tids');
  await screen.findByRole('option', { name: /Kraken Tides/ });
  expect(screen.queryByRole('option', { name: /Show all/ })).toBeNull();
  expect(screen.getByRole('option', { name: 'See all games' })).toHaveAttribute('href', '/casino');
});

test('the keys go over the options and round, the focus stays in the field', async () => {
  const { user } = await opens();
  await user.keyboard('{ArrowDown}');
  expect(active()).toHaveTextContent('Gold Rush');
  expect(active()).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{End}');
  expect(active()).toHaveTextContent('See all games');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBeNull();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toHaveTextContent('Kraken Tides');
  await user.keyboard('{Home}');
  expect(active()).toHaveTextContent('Gold Rush');
  expect(field()).toHaveFocus();
});

test('Enter opens the option the keys stand on, and closes and empties the field', async () => {
  const { user } = await opens();
  await user.type(field(), 'krak');
  await waitFor(() => expect(options()[0]).toContain('Kraken Tides'));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(router.push.mock.calls.map(([to]) => to as string)).toEqual(['/casino/games/kraken-tides']);
  expect(field()).toHaveValue('');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('D07 after a result was chosen the page has the focus, in the header and in the sheet', async () => {
  const { user, unmount } = setUp(
    <main tabIndex={-1}>
      <HeaderSearch />
    </main>,
  );
  await user.click(field());
  await user.click(await screen.findByRole('option', { name: /Gold Rush/ }));
  expect(screen.getByRole('main')).toHaveFocus();
  unmount();

  setUp(<SheetOverPage />);
  await user.click(await screen.findByRole('option', { name: /Gold Rush/ }));
  fireEvent.click(screen.getByRole('button', { name: 'The page arrives' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('Enter in the field opens the list of all that matches; without a word it opens nothing', async () => {
  const { user } = await opens();
  await user.keyboard('{Enter}');
  expect(router.push).not.toHaveBeenCalled();
  await user.type(field(), ' gold rush {Enter}');
  expect(router.push.mock.calls.map(([to]) => to as string)).toEqual(['/casino?text=gold%20rush']);
});

test('what the list was searched for can be corrected in the field; typing replaces it, and once cleared it stays so', async () => {
  address.remove();
  address = fakeRouter('/casino?text=krakn');
  const { user } = setUp(<HeaderSearch />);
  expect(field()).toHaveValue('');
  await user.click(field());
  await screen.findByRole('option', { name: /Kraken Tides/ });
  expect(field()).toHaveValue('krakn');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await screen.findByRole('group', { name: 'Popular games' });
  expect(field()).toHaveValue('');

  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  act(() => field().focus());
  await screen.findByRole('option', { name: /Kraken Tides/ });
  await user.keyboard('gold');
  await screen.findByRole('option', { name: /Gold Rush/ });
  expect(field()).toHaveValue('gold');
});

test('words that were only offered leave the field with it', async () => {
  address.remove();
  address = fakeRouter('/casino?text=krakn');
  const { user } = setUp(<HeaderSearch />);
  await user.click(field());
  await screen.findByRole('option', { name: /Kraken Tides/ });
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(field()).toHaveValue('');
});

test('Escape closes first, then clears; a letter opens again', async () => {
  const { user } = await opens();
  await user.type(field(), 'gold');
  await user.keyboard('{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveValue('gold');
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('');
  await user.keyboard('t');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
});

test('leaving the field closes the panel', async () => {
  const { user } = await opens();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('while an input method composes, its keys are its own', async () => {
  await opens();
  const { fireEvent } = await import('@testing-library/react');
  for (const key of ['ArrowDown', 'Escape']) fireEvent.keyDown(field(), { key, isComposing: true });
  expect(active()).toBeNull();
  expect(field()).toHaveAttribute('aria-expanded', 'true');
});

test('Tab leads on to the last line, and Escape from there back to the field', async () => {
  const { user } = await opens();
  await user.tab();
  expect(screen.getByRole('option', { name: 'See all games' })).toHaveFocus();
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveFocus();
});

test('an answer to letters that have since changed is dropped', async () => {
  const { user } = await opens();
  held = [];
  await user.type(field(), 'gold');
  await user.clear(field());
  await user.type(field(), 'cafe');
  const answers = held;
  held = null;
  await act(async () => [...answers].reverse().forEach((deliver) => deliver()));
  await waitFor(() => expect(options()[0]).toContain('Café'));
});

test('a letter in a field that was emptied brings no earlier answer back', async () => {
  const { user } = await opens();
  await user.type(field(), 'tides');
  await screen.findByRole('option', { name: /Show all/ });
  await user.clear(field());
  await screen.findByRole('option', { name: 'See all games' });
  const resting = options();
  held = [];
  await user.type(field(), 'k');
  await waitFor(() => expect(held).toHaveLength(1));
  expect(options()).toEqual(resting);
});

test('emptying the field and typing on draws no list for the empty field', async () => {
  const { user } = await opens();
  await user.type(field(), 'tides');
  await screen.findByRole('option', { name: /Show all/ });
  const seen = new Set<string>();
  const watch = new MutationObserver(() =>
    screen.queryAllByRole('group').forEach((group) => seen.add(group.className)),
  );
  watch.observe(document.body, { childList: true, subtree: true });
  fireEvent.input(field(), { target: { value: '' } });
  fireEvent.input(field(), { target: { value: 'cafe' } });
  await screen.findByRole('option', { name: /Café/ });
  watch.disconnect();
  expect(seen).toContain('games');
  expect(seen).not.toContain('popular');
});

test('nothing found is said, with the names that come nearest and the way to all games', async () => {
  const { user } = await opens();
  await user.type(field(), 'gold wonderland');
  await screen.findByText('Nothing found for “gold wonderland”');
  expect(within(screen.getByRole('group', { name: 'Closest matches' })).getByRole('option')).toHaveTextContent(
    'Gold Rush',
  );
  expect(screen.getByRole('option', { name: 'See all games' })).toBeInTheDocument();
});

test('an index that does not come is told, and tried again', async () => {
  backend = 'dead';
  const { user } = setUp(<HeaderSearch />);
  await user.click(field());
  expect(await screen.findByRole('alert')).toHaveTextContent('Search didn’t load');
  expect(screen.queryByRole('option')).toBeNull();
  backend = 'well';
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('option', { name: /Gold Rush/ });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without workers the server is asked, with the words as they are', async () => {
  backend = 'no-worker';
  const requests: HttpRequest[] = [];
  const { user } = setUp(<HeaderSearch />, (request) => {
    requests.push(request);
    const rows = request.query?.text === 'kraken' ? [GAMES[1]] : GAMES;
    return { data: { games: { rows, count: rows.length } } };
  });
  await user.click(field());
  await screen.findByRole('option', { name: /Gold Rush/ });
  // At once: what is typed slowly is asked for letter by letter.
  fireEvent.input(field(), { target: { value: 'kraken' } });
  await waitFor(() => expect(options()[0]).toContain('Kraken Tides'));
  expect(options()).toHaveLength(2);
  expect(requests.map(({ query }) => query?.text)).toEqual([undefined, 'kraken']);
});

test('what was opened is remembered, offered under an empty field, and can be forgotten', async () => {
  const { user } = await opens();
  await user.type(field(), 'cafe');
  await user.click(await screen.findByRole('option', { name: /Café/ }));
  await user.type(field(), 'gold{Enter}');
  await user.click(field());
  const recent = await screen.findByRole('group', { name: 'Recent searches' });
  expect(
    within(recent)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['gold', 'Café']);
  await user.click(screen.getByRole('button', { name: 'Remove from recent searches: gold' }));
  expect(
    within(recent)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Café']);
  expect(readStored(STORED.recentSearches)).not.toContain('gold');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull();
  expect(readStored(STORED.recentSearches)).toBeNull();
});

test('a slash leads to the field from anywhere but a field or a dialog', async () => {
  const { user } = setUp(
    <>
      <HeaderSearch />
      <input aria-label="Name" />
    </>,
  );
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.type(name, 'a/b');
  expect(name).toHaveValue('a/b');
  expect(name).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await user.keyboard('/');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  await screen.findByRole('option', { name: /Gold Rush/ });
});

test('D04 the slash can be switched off in the panel, and on again', async () => {
  const { user } = await opens();
  const setting = screen.getByRole('checkbox', { name: 'Press / to search' });
  await user.click(setting);
  expect(setting).not.toBeChecked();
  expect(field()).not.toHaveAttribute('aria-keyshortcuts');
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  await user.click(elsewhere);
  await user.keyboard('/');
  expect(elsewhere).toHaveFocus();
  await user.click(field());
  await user.click(await screen.findByRole('checkbox'));
  await user.click(elsewhere);
  await user.keyboard('/');
  expect(field()).toHaveFocus();
});

test('D04 the slash does nothing in a field of any kind', async () => {
  const { user } = setUp(
    <>
      <HeaderSearch />
      <input type="checkbox" aria-label="Tick" />
      <select aria-label="Choice" />
      <textarea aria-label="Words" />
    </>,
  );
  for (const name of ['Tick', 'Choice', 'Words']) {
    act(() => screen.getByLabelText(name).focus());
    await user.keyboard('/');
    expect(screen.getByLabelText(name)).toHaveFocus();
  }
});

test('the form leads to the lobby with the words, before and without script', () => {
  setUp(<HeaderSearch />);
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/casino');
  expect(form).not.toHaveAttribute('method', 'post');
  expect(field()).toHaveAttribute('name', 'text');
});

describe('the sheet of a phone', () => {
  const onClose = jest.fn();
  const openSheet = async () => {
    const shown = setUp(<SearchSheet open values={{}} onClose={onClose} />);
    await screen.findByRole('option', { name: /Gold Rush/ });
    return shown;
  };

  test('it is a dialog with the field, and what it opens takes its place in the history', async () => {
    const { user } = await openSheet();
    const sheet = screen.getByRole('dialog', { name: 'Search' });
    await user.click(within(sheet).getByRole('option', { name: /Kraken Tides/ }));
    expect(router.push).not.toHaveBeenCalled();
    expect(router.replace.mock.calls.map(([to]) => to as string)).toEqual(['/casino/games/kraken-tides']);
  });

  test('Escape clears the field before it closes the sheet', async () => {
    const { user } = await openSheet();
    await user.type(field(), 'gold');
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
