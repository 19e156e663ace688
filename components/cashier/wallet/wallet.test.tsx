import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SocketEventsProvider } from '@/hooks/useSocketEvent';
import { createSocketEvents } from '@/services/http/socketEvents';
import type { HttpRequest } from '@/services/http/call';
import { show } from '@/tests/render';
import { LOST, playerStore, type Answers } from '@/tests/support/player';
import { REAL_PLAYED } from '@/hooks/player/useRealPlayed';
import { HeaderBalance } from './HeaderBalance';
import { WalletPanel } from './WalletPanel';

const EUR = {
  currencyCode: 'EUR',
  realMoney: '1284.50',
  bonus: '20.00',
  wager: '300.00',
  depositWager: '50.00',
  rollover: '350.00',
  isActive: true,
};
const BTC = { currencyCode: 'BTC', realMoney: '0.01500000', isActive: false };
const SELECT = '/api/user/select-wallet';

/** The backend's player details; tests change them while running. */
type Details = { userWallet?: object[]; getUser?: unknown; totalDeposit?: unknown; totalSpend?: unknown };

async function open(details: Details = { userWallet: [EUR] }, answers: Answers = {}, settings = {}, user = {}) {
  const { store, asked } = await playerStore(answers, { currencyCode: 'EUR', ...user }, details);
  const events = createSocketEvents();
  const shown = show(
    <SocketEventsProvider value={events.subscribe}>
      <HeaderBalance />
      <WalletPanel />
    </SocketEventsProvider>,
    { store, settings },
  );
  return { ...shown, ...events, asked, details };
}

const header = () => screen.getByRole('link', { name: /^Balance/ });
const totals = () => screen.getByLabelText('Since you opened your account');
const facts = (currency = 'EUR') => {
  const wallet = screen.getByRole('region', { name: `${currency} wallet` });
  return [...wallet.querySelectorAll('.money, dd')].map((value) => value.textContent);
};
const refresh = () => screen.getByRole('button', { name: 'Refresh balance' });

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

test('ENT-01 A29 the wallet shows what was deposited and spent in all, where the backend tells', async () => {
  const { details, unmount } = await open({ userWallet: [EUR], totalDeposit: '150.00', totalSpend: 90.5 });
  expect(totals()).toHaveTextContent('Total deposited€150.00Total spent€90.50');
  unmount();
  await open({ ...details, totalSpend: undefined });
  expect(totals()).toHaveTextContent(/^Total deposited€150.00$/);
});

test('MKT-01 D09 the balance in the header is announced, except while a frame with real money announces its rounds', async () => {
  await open();
  const isLive = () => header().querySelector('[aria-live]')?.getAttribute('aria-live');
  expect(isLive()).toBe('polite');
  document.body.classList.add(REAL_PLAYED);
  await waitFor(() => expect(isLive()).toBe('off'));
  document.body.classList.remove(REAL_PLAYED);
  await waitFor(() => expect(isLive()).toBe('polite'));
});

test('API-39 where nobody can deposit, the wallet names the ways to pay, and the header leads to no deposit', async () => {
  const { unmount } = await open();
  expect(screen.getAllByRole('link', { name: 'Deposit' })).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Ways to pay' })).toBeNull();
  unmount();
  await open(undefined, {}, { endpoints: { createDeposit: null, confirmWithdrawal: null } });
  expect(screen.getByRole('link', { name: 'Ways to pay' })).toHaveAttribute('href', '/deposit');
  expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Withdraw' })).toBeNull();
});

test('ENT-14 the wallet shows real money, bonus, wager, deposit wager and rollover', async () => {
  await open();
  expect(screen.queryByText('Total deposited')).toBeNull();
  expect(facts()).toEqual(['€1,284.50', '€20.00', '€300.00', '€50.00', '€350.00']);
  expect([...document.querySelectorAll('dt')].map((label) => label.textContent)).toEqual([
    'Bonus money',
    'Bonus wagering left',
    'Deposit wagering left',
    'Rollover',
  ]);
});

test('B01 of a player without a wallet no amount is known', async () => {
  await open({ userWallet: [] });
  expect(facts()).toEqual(['–', '–', '–', '–', '–']);
  expect(header()).toHaveTextContent('–');
});

test('depositing and withdrawing stand side by side; an excluded player can only withdraw', async () => {
  const { unmount } = await open();
  expect(screen.getAllByRole('link', { name: 'Deposit' }).map((link) => link.getAttribute('href'))).toEqual([
    '/deposit',
    '/deposit',
  ]);
  expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/withdraw');
  unmount();
  await open(undefined, {}, {}, { userLimit: { isSelfExclusionPermanent: true, selfExclusion: null } });
  expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Withdraw' })).toBeVisible();
});

test('CONST-03 the refresh turns for a second at least, asks once, and shows what came', async () => {
  jest.useFakeTimers();
  const { details } = await open();
  details.userWallet = [{ ...EUR, realMoney: '1300.00' }];
  fireEvent.click(refresh());
  fireEvent.click(refresh());
  await act(() => jest.advanceTimersByTimeAsync(990));
  expect(header()).toHaveTextContent('€1,300.00');
  expect(refresh()).toHaveAttribute('aria-disabled', 'true');
  expect(refresh().querySelector('.spin')).not.toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(20));
  expect(refresh()).not.toHaveAttribute('aria-disabled');
});

test('a balance that cannot be asked for any more is marked, and so is one older than a minute', async () => {
  jest.useFakeTimers();
  const { details } = await open();
  expect(header()).not.toHaveAttribute('data-stale');
  Object.defineProperty(details, 'getUser', {
    get: () => {
      throw LOST;
    },
    enumerable: true,
  });
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  expect(header()).toHaveAttribute('data-stale');
  expect(header()).toHaveAccessibleName(/Balance €1,284\.50 As of \d\d:\d\d/);
  expect(screen.getByRole('alert')).toHaveTextContent('It may have changed');
  expect(facts()[0]).toBe('€1,284.50');
});

test('a balance without a network is marked at once', async () => {
  await open();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(header()).toHaveAttribute('data-stale');
  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(header()).not.toHaveAttribute('data-stale');
});

test('a bet or a win on the socket asks for the balance at once, many together once', async () => {
  const { publish, details } = await open();
  let answers = 0;
  Object.defineProperty(details, 'depositCount', { get: () => ++answers, enumerable: true });
  details.userWallet = [{ ...EUR, realMoney: '7.00' }];
  for (let round = 0; round < 5; round++) act(() => publish(round % 2 ? 'debit' : 'credit', { win: '1' }));
  await waitFor(() => expect(header()).toHaveTextContent('€7.00'));
  expect(answers).toBe(1);
});

test('SOCK-06 without a socket the balance is asked for every thirty seconds, and the page works', async () => {
  jest.useFakeTimers();
  const { details } = await open();
  details.userWallet = [{ ...EUR, realMoney: '9.00' }];
  await act(() => jest.advanceTimersByTimeAsync(29_000));
  expect(header()).toHaveTextContent('€1,284.50');
  await act(() => jest.advanceTimersByTimeAsync(32_000));
  expect(header()).toHaveTextContent('€9.00');
  expect(header()).not.toHaveAttribute('data-stale');
});

describe('several wallets', () => {
  const several = { userWallet: [EUR, BTC] };
  const on = { useMultiWallet: true };
  const choice = (name: string) =>
    within(screen.getByRole('group', { name: 'Play with' })).getByLabelText(new RegExp(name));

  test('CONF-27 each is shown; which one is played with can be chosen only where the operator says so', async () => {
    const { unmount } = await open(several);
    expect(facts('BTC')[0]).toBe('0.015 BTC');
    expect(screen.queryByRole('group', { name: 'Play with' })).toBeNull();
    unmount();
    await open({ userWallet: [EUR] }, {}, on);
    expect(screen.queryByRole('group', { name: 'Play with' })).toBeNull();
  });

  test('the choice shows once the backend has made it; the header follows', async () => {
    const details = { ...several };
    const done = (_request: HttpRequest) => {
      details.userWallet = [
        { ...EUR, isActive: false },
        { ...BTC, isActive: true },
      ];
      return {};
    };
    const { user, asked } = await open(details, { [SELECT]: done }, on);
    expect(choice('EUR')).toBeChecked();
    await user.click(choice('BTC'));
    await waitFor(() => expect(choice('BTC')).toBeChecked());
    expect(header()).toHaveTextContent('0.015 BTC');
    expect(asked).toMatchObject([{ path: SELECT, body: { currencyCode: 'BTC' }, idempotencyKey: expect.any(String) }]);
  });

  test('CONF-27 the choice stands beside the balance of the header too, opened and closed by the keyboard', async () => {
    const { user, unmount } = await open(several, {}, on);
    const button = screen.getByRole('button', { name: 'Choose a wallet' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('group', { name: 'Play with' })).toHaveLength(2);
    await user.click(within(screen.getAllByRole('group', { name: 'Play with' })[0]!).getByText('BTC'));
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(screen.getAllByRole('group', { name: 'Play with' })).toHaveLength(1);
    unmount();
    await open(several);
    expect(screen.queryByRole('button', { name: 'Choose a wallet' })).toBeNull();
  });

  test('a lost answer leaves the choice as it was; the same choice again is the same intent', async () => {
    const { user, asked } = await open(several, {}, on);
    await user.click(choice('BTC'));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(choice('EUR')).toBeChecked();
    await user.click(choice('BTC'));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.idempotencyKey).toBe(asked[0]?.idempotencyKey);
  });
});
