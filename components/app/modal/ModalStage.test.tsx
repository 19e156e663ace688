import { act, screen, waitFor, within } from '@testing-library/react';
import { lazy, type ComponentType } from 'react';
import { MODAL_EXIT_MS } from '@/config/motion';
import { openModal } from '@/hooks/address/modalAddress';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { userDetailsEndpoint } from '@/services/account/profile';
import { STORED, writeStored } from '@/services/browser/storage';
import type { ModalProps } from '@/store/modal';
import { makeStore, type Store } from '@/store/store';
import { guestStore, show } from '@/tests/render';
import { playerStore } from '@/tests/support/player';
import { fakeRouter, goBack } from '@/tests/support/fakeRouter';
import { ModalStage } from './ModalStage';
import { modalRegistry, type ModalRegistry } from './modalRegistry';

const Login = ({ open, onClose }: ModalProps) => (
  <Dialog title="Log in" open={open} onClose={onClose}>
    Welcome back
  </Dialog>
);
const DepositFailed = ({ open, onClose, values }: ModalProps) => (
  <Dialog title="Deposit failed" role="alertdialog" open={open} onClose={onClose}>
    Method: {values.met}
  </Dialog>
);
const load = jest.fn(async () => ({ default: Login }));
const arrivals = () => ({ login: lazy(load), 'deposit-failed': DepositFailed }) satisfies ModalRegistry;

let router: ReturnType<typeof fakeRouter>;

async function at(address: string, registry: () => ModalRegistry = arrivals, store: Store = guestStore()) {
  router = fakeRouter(address);
  const shown = show(<ModalStage registry={registry} />, { store });
  await act(async () => undefined);
  return shown;
}
const address = () => location.pathname + location.search;
const anyDialog = () => document.querySelector('dialog');
const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

beforeEach(() => load.mockClear());
afterEach(() => {
  jest.useRealTimers();
  router.remove();
  act(() => writeStored(STORED.token, null));
});

test('the dialog of the address is shown; nothing is loaded for an address without', async () => {
  await at('/casino');
  expect(load).not.toHaveBeenCalled();
  await act(async () => openModal('login'));
  expect(screen.getByRole('dialog', { name: 'Log in' })).toHaveTextContent('Welcome back');
  expect(load).toHaveBeenCalledTimes(1);
});

test('MODAL-09 the address changes at once; the dialog leaves the page 300 ms later, with what it showed', async () => {
  jest.useFakeTimers();
  await at('/casino?modal=deposit-failed&met=visa&page=2');
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  await act(async () => undefined);
  expect(address()).toBe('/casino?page=2');
  expect(anyDialog()?.open).toBe(false);
  await wait(MODAL_EXIT_MS - 1);
  expect(anyDialog()).toHaveTextContent('Method: visa');
  await wait(1);
  expect(anyDialog()).toBeNull();
  expect(MODAL_EXIT_MS).toBe(300);
});

test('going back closes it, and opening it again on its way out keeps it', async () => {
  await at('/casino');
  await act(async () => openModal('login'));
  await act(goBack);
  expect(anyDialog()?.open).toBe(false);
  await act(async () => openModal('login'));
  await act(async () => new Promise((resolve) => setTimeout(resolve, MODAL_EXIT_MS + 20)));
  expect(anyDialog()?.open).toBe(true);
});

test('one dialog at a time: another name takes its place', async () => {
  await at('/casino?modal=deposit-failed&met=visa');
  await act(async () => openModal('login'));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(address()).toBe('/casino?modal=login');
});

test.each(['/casino?modal=nothing', '/casino?modal=toString', '/casino?modal=calendar', '/casino?modal='])(
  'MODAL-13 %s shows nothing, breaks nothing, and stays in the address',
  async (asked) => {
    await at(asked);
    expect(anyDialog()).toBeNull();
    expect(address()).toBe(asked);
  },
);

test('every dialog of the site is one of the contract, and is loaded only when it is opened', () => {
  for (const entry of Object.values(modalRegistry()))
    expect(entry).toHaveProperty('$$typeof', Symbol.for('react.lazy'));
});

test('a player is not asked to log in: the name goes out of the address and nothing is loaded', async () => {
  await at('/casino?modal=login&page=2', arrivals, (await playerStore()).store);
  expect(address()).toBe('/casino?page=2');
  expect(anyDialog()).toBeNull();
  expect(load).not.toHaveBeenCalled();
});

test('while it is not known who is there, a stored token counts as a player', async () => {
  writeStored(STORED.token, 'abc');
  await at('/casino?modal=login', arrivals, makeStore({ http: () => new Promise(() => {}) }));
  expect(address()).toBe('/casino');
});

test('OP-032 a stored token whose player could not be had keeps nobody from signing in', async () => {
  writeStored(STORED.token, 'abc');
  await at('/casino?modal=login');
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('the dialog for guests closes when a session begins', async () => {
  const store = guestStore(async () => ({ getUser: { userId: 'u1' }, depositCount: 0 }));
  await at('/casino?modal=login', arrivals, store);
  await act(async () => void store.dispatch(userDetailsEndpoint.initiate()));
  await waitFor(() => expect(anyDialog()?.open).toBe(false));
  expect(address()).toBe('/casino');
});

test('D07 after a log-in, which removes the button that opened it, the page has the focus', async () => {
  const store = guestStore(async () => ({ getUser: { userId: 'u1' }, depositCount: 0 }));
  router = fakeRouter('/casino?modal=login');
  show(
    <>
      <main tabIndex={-1}>Lobby</main>
      <ModalStage registry={arrivals} />
    </>,
    { store },
  );
  await screen.findByRole('dialog');
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  await act(async () => void store.dispatch(userDetailsEndpoint.initiate()));
  await waitFor(() => expect(anyDialog()).toBeNull());
  expect(screen.getByRole('main')).toHaveFocus();
});

test('D07 a dialog that gives the focus back keeps it where it was', async () => {
  router = fakeRouter('/casino');
  show(
    <>
      <main tabIndex={-1}>
        <button type="button">Log in</button>
      </main>
      <ModalStage registry={arrivals} />
    </>,
  );
  const opener = screen.getByRole('button', { name: 'Log in' });
  await act(async () => openModal('login'));
  // As browsers do, and jsdom does not.
  act(() => opener.focus());
  await act(goBack);
  await waitFor(() => expect(anyDialog()).toBeNull());
  expect(opener).toHaveFocus();
});

describe('a dialog that does not arrive', () => {
  const lost = jest.fn(async (): Promise<{ default: ComponentType<ModalProps> }> => ({ default: DepositFailed }));
  const alerts = (store: Store) => store.getState().alerts.map(({ text }) => text);
  const flaky = () => ({ login: lazy(load), 'deposit-failed': lazy(lost) });

  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    lost.mockClear();
  });

  test('says so and leaves the address; the next press tries again', async () => {
    const store = guestStore();
    load.mockRejectedValueOnce(new Error('ChunkLoadError'));
    await at('/casino?page=2', flaky, store);
    await act(async () => openModal('login'));
    expect(anyDialog()).toBeNull();
    expect(alerts(store)).toEqual(['Data loading error']);
    await waitFor(() => expect(address()).toBe('/casino?page=2'));
    await act(async () => openModal('login'));
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
    expect(alerts(store)).toHaveLength(1);
  });

  test('takes no other with it, and is not asked for again by itself', async () => {
    load.mockRejectedValueOnce(new Error('ChunkLoadError'));
    await at('/casino?modal=login', flaky);
    await waitFor(() => expect(address()).toBe('/casino'));
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => openModal('deposit-failed', { met: 'visa' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Method: visa');
  });

  test('DRES-07 stays in the address where it is a deposit’s, with what the bank sent; a box tries again', async () => {
    lost.mockRejectedValueOnce(new Error('ChunkLoadError'));
    const { user } = await at('/casino?modal=deposit-failed&met=visa', flaky);
    const box = await screen.findByRole('alertdialog', { name: 'Data loading error' });
    expect(address()).toBe('/casino?modal=deposit-failed&met=visa');
    expect(lost).toHaveBeenCalledTimes(1);
    await user.click(within(box).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alertdialog', { name: 'Deposit failed' })).toHaveTextContent('Method: visa');
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  });

  test('stays in the address too where the box of a deposit’s is closed', async () => {
    lost.mockRejectedValueOnce(new Error('ChunkLoadError'));
    const { user } = await at('/casino?modal=deposit-failed&met=visa', flaky);
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(anyDialog()?.open).toBe(false);
    expect(address()).toBe('/casino?modal=deposit-failed&met=visa');
  });

  test('is tried again too where it says that something is not offered', async () => {
    const store = guestStore();
    const absent = () => ({ ...flaky(), absent: lazy(lost) });
    lost.mockRejectedValueOnce(new Error('ChunkLoadError'));
    router = fakeRouter('/casino?modal=login');
    show(<ModalStage registry={absent} />, { store, settings: { endpoints: { login: null } } });
    await waitFor(() => expect(address()).toBe('/casino'));
    await act(async () => openModal('login'));
    expect(await screen.findByRole('alertdialog', { name: 'Deposit failed' })).toBeVisible();
  });
});
