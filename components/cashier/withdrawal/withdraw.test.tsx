import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { withStatus, type HttpRequest } from '@/services/http/call';
import { noteServerTime } from '@/services/http/serverClock';
import { withdrawalsChanged } from '@/services/cashier/withdrawals';
import { DAY_MS } from '@/domain/time/lengths';
import { beginAt } from '@/tests/support/fakeRouter';
import { LOST } from '@/tests/support/player';
import {
  conditions,
  openWithdraw as open,
  PATHS,
  quoteAnswer,
  withdrawalAnswer,
  withdrawals,
} from '@/tests/support/withdrawals';

const ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

beginAt('/withdraw');
afterEach(() => jest.useRealTimers());

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const fill = (label: RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const quoteCard = () => screen.getByRole('region', { name: 'What you’ll receive' });
const keysOf = (calls: HttpRequest[]) => new Set(calls.map(({ idempotencyKey }) => idempotencyKey));

async function calculated() {
  fireEvent.click(await screen.findByRole('tab', { name: 'Crypto wallet' }));
  fill(/^Network/, 'TRC20');
  fill(/^Wallet address/, ADDRESS);
  fill(/^Amount in/, '100');
  press('Calculate');
  return await screen.findByRole('button', { name: 'Confirm withdrawal' });
}

test('WDR-06 WDR-07 WDR-08 what is missing stands with the way to mend it, and there is no form', async () => {
  await open({
    [PATHS.conditions]: conditions(
      { code: 'REQUIRED_EMAIL_VERIFICATION', met: false },
      { code: 'DEPOSIT_REQUIRED', met: false },
      { code: 'ACTIVE_BONUS', met: false },
    ),
  });
  const list = screen.getByRole('region', { name: 'Can I withdraw now?' });
  const state = (name: RegExp) => within(list).getByText(name).textContent;
  expect(state(/^Email address verified/)).toContain('Missing');
  expect(state(/^At least one deposit/)).toContain('Missing');
  expect(state(/^No active bonus/)).toContain('Missing');
  expect(state(/^Deposits wagered/)).toContain('Done');
  expect(within(list).getByRole('link', { name: 'Make a deposit' })).toHaveAttribute('href', '/deposit');
  expect(within(list).getByRole('link', { name: 'See my bonuses' })).toHaveAttribute('href', '/bonuses');
  fireEvent.click(within(list).getByRole('button', { name: 'Verify email' }));
  expect(location.search).toBe('?modal=verify-email');
  expect(screen.queryByRole('tablist')).toBeNull();
});

test('A15 WDR-07 who has a generated address alone is led to add one', async () => {
  await open(
    { [PATHS.conditions]: conditions({ code: 'REQUIRED_EMAIL_VERIFICATION', met: false }) },
    { user: { email: '5@noemail.invalid', isEmailVerified: false } },
  );
  const list = screen.getByRole('region', { name: 'Can I withdraw now?' });
  expect(within(list).getByRole('link', { name: 'Add your email' })).toHaveAttribute('href', '/profile/edit-profile');
  expect(within(list).queryByRole('button', { name: 'Verify email' })).toBeNull();
});

test('WDR-09 unfinished wagering is told with what is left of it', async () => {
  await open({ [PATHS.conditions]: conditions({ code: 'DEPOSIT_WAGERING', met: false, left: '40.00' }) });
  expect(screen.getByText(/^Deposits wagered/).textContent).toContain('€40.00');
  expect(screen.queryByRole('tablist')).toBeNull();
});

test('L11 bonus money and deposits left to wager are named apart, the first only where there is any', async () => {
  const figures = () => {
    const list = [...document.querySelectorAll('dl')].find(
      (each) => each.ariaLabel === 'Your balance and wagering left',
    );
    return [...(list?.querySelectorAll('div') ?? [])].map((each) => [...each.children].map((one) => one.textContent));
  };
  const { unmount } = await open({}, { wallet: { bonus: '12.50', wager: '280.00', depositWager: '40.00' } });
  expect(figures()).toEqual([
    ['Available to withdraw', '€200.00'],
    ['Bonus money', '€12.50'],
    ['Bonus wagering left', '€280.00'],
    ['Deposits left to wager', '€40.00'],
  ]);
  unmount();
  const unknown = await open({}, { wallet: { bonus: '12.50', wager: null } });
  expect(figures()).toContainEqual(['Bonus wagering left', '–']);
  unknown.unmount();
  await open();
  expect(figures().map(([label]) => label)).not.toContain('Bonus wagering left');
});

test('the ways of the money stand above it on a phone, with where one is; for who is excluded none to deposit', async () => {
  const ways = () =>
    within(screen.getByRole('navigation', { name: 'Your money' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);
  const { unmount } = await open();
  const [deposit, ...rest] = ways();
  expect(deposit).toEqual(['Deposit', '/deposit', null]);
  expect(rest).toEqual([
    ['Withdraw', '/withdraw', 'page'],
    ['Transactions', '/profile/transactions', null],
  ]);
  unmount();
  await open({}, { user: { userLimit: { isSelfExclusionPermanent: true } } });
  expect(ways()).toEqual(rest);
});

test('WDR-10 an excluded player withdraws, and is led to no deposit, bonus or play', async () => {
  const user = { userLimit: { isSelfExclusionPermanent: true } };
  const { unmount } = await open({}, { user });
  expect(await screen.findByRole('tab', { name: 'Bank account' })).toBeVisible();
  unmount();
  await open({ [PATHS.conditions]: conditions({ code: 'DEPOSIT_REQUIRED', met: false }) }, { user });
  expect(await screen.findByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/contacts');
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).not.toMatch(/deposit|bonus|casino/);
});

test('E03 what is waived for who is excluded is said, and the form stands; in a short break what stays is said', async () => {
  const user = { userLimit: { isSelfExclusionPermanent: true } };
  const waived = { met: true, waived: true };
  const answer = conditions({ code: 'ACTIVE_BONUS', ...waived }, { code: 'DEPOSIT_WAGERING', ...waived });
  const { unmount } = await open({ [PATHS.conditions]: answer }, { user });
  expect(screen.getByText(/^No active bonus/).textContent).toMatch(/Done.*confirming a withdrawal cancels the bonus/);
  expect(screen.getByText(/^Deposits wagered/).textContent).toMatch(
    /Done.*Not required during a break or self-exclusion/,
  );
  expect(await screen.findByRole('tab', { name: 'Bank account' })).toBeVisible();
  unmount();
  await open({ [PATHS.conditions]: conditions({ code: 'DEPOSIT_WAGERING', met: false, left: '40.00' }) }, { user });
  expect(screen.getByText(/^Deposits wagered/).textContent).toMatch(/Missing.*during a break of up to one day/);
  expect(screen.queryByRole('tablist')).toBeNull();
});

test('WDR-01 WDR-11 two forms, each with its methods, hidden ones too; arrow keys change between them', async () => {
  await open();
  const bank = await screen.findByRole('tab', { name: 'Bank account', selected: true });
  const options = () =>
    within(screen.getByLabelText(/^(Method|Coin)/))
      .getAllByRole('option')
      .map((one) => one.textContent);
  expect(options()).toEqual(['Bank transfer', 'Old way']);
  fireEvent.keyDown(bank, { key: 'ArrowRight' });
  expect(screen.getByRole('tab', { name: 'Crypto wallet', selected: true })).toHaveFocus();
  expect(options()).toEqual(['Tether']);
});

test('VAL-33 VAL-34 nothing is sent of a form with empty or bad fields', async () => {
  const { at } = await open();
  await screen.findByRole('tab', { name: 'Bank account' });
  fill(/^Account holder’s full name/, '');
  fill(/^Email/, 'maria@');
  press('Calculate');
  const summary = await screen.findByText('Please check fields with errors');
  for (const name of ['Account holder’s full name: Required', 'Account number: Required', 'Amount in EUR: Required'])
    expect(within(summary.closest('[role]')!).getByText(name)).toBeVisible();
  expect(screen.getAllByText(/Invalid format. Enter an/).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('tab', { name: 'Crypto wallet' }));
  press('Calculate');
  expect(await screen.findByText('Network: Required')).toBeVisible();
  expect(screen.getByText('Wallet address: Required')).toBeVisible();
  expect(at(PATHS.calculate)).toEqual([]);
});

test('WDR-02 WDR-03 ENT-32 four figures first, and only these are confirmed', async () => {
  const { at } = await open({ [PATHS.confirm]: withdrawalAnswer() });
  await calculated();
  expect(at(PATHS.calculate)[0]?.body).toEqual({
    paymentMethodId: '2',
    amount: '100.00',
    currencyCode: 'EUR',
    network: 'TRC20',
    walletAddress: ADDRESS,
  });
  const figures = within(quoteCard())
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  expect(figures).toEqual(['€100.00', '€1.00', '€0.50', `${ADDRESS}TRC20`, '105.1 USDT']);
  expect(screen.getByRole('heading', { name: 'What you’ll receive' })).toHaveFocus();
  expect(quoteCard()).toHaveTextContent(/These amounts are valid for another 0:(01:00|00:5\d)\./);
  expect(at(PATHS.confirm)).toEqual([]);
  for (let click = 0; click < 50; click += 1) press('Confirm withdrawal');
  expect(await screen.findByText('Withdrawal requested. Track it below.')).toBeVisible();
  expect(screen.getByText('W-7F20-1184')).toBeVisible();
  expect(at(PATHS.confirm)).toHaveLength(1);
  expect(at(PATHS.confirm)[0]?.body).toMatchObject({ quoteId: 'q1', amount: '100.00' });
});

test('E16 what was taken and then cancelled is not followed any more, and the form is empty', async () => {
  const { answers, store } = await open({ [PATHS.confirm]: withdrawalAnswer() });
  await calculated();
  press('Confirm withdrawal');
  expect(await screen.findByText('Withdrawal requested. Track it below.')).toBeVisible();
  expect(screen.getByLabelText(/^Wallet address/)).toHaveValue('');
  answers[PATHS.list] = withdrawals({ status: 'cancelled', canCancel: false });
  act(() => void store.dispatch(withdrawalsChanged()));
  await waitFor(() => expect(screen.queryByText('Withdrawal requested. Track it below.')).toBeNull());
});

test('one that is refused while the page is open is back in what can be withdrawn', async () => {
  jest.useFakeTimers();
  const { answers } = await open({ [PATHS.list]: withdrawals({}) });
  await screen.findByRole('button', { name: 'Cancel the €100.00 withdrawal' });
  answers[PATHS.list] = withdrawals({ status: 'rejected', canCancel: false });
  answers[PATHS.conditions] = { data: { ...conditions().data, available: '300.00' } };
  await act(() => jest.advanceTimersByTimeAsync(21_000));
  expect(await screen.findAllByText('€300.00')).not.toHaveLength(0);
});

test('E16 another method begins without the account that was typed for the one before', async () => {
  await open();
  await screen.findByRole('tab', { name: 'Bank account' });
  fill(/^Account number/, 'DE89 3704 0044 0532 0130 00');
  fill(/^Method/, '4');
  await waitFor(() => expect(screen.getByLabelText(/^Account number/)).toHaveValue(''));
  expect(screen.getByLabelText(/^Method/)).toHaveValue('4');
});

test('figures of another form than the one typed are not shown', async () => {
  await open();
  await calculated();
  fill(/^Amount in/, '101');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm withdrawal' })).toBeNull());
  fill(/^Amount in/, '100');
  expect(await screen.findByRole('button', { name: 'Confirm withdrawal' })).toBeVisible();
});

test('changed figures are shown beside the earlier ones and confirmed anew', async () => {
  const changed = quoteAnswer({ quoteId: 'q2', receiveAmount: '104' }).data;
  let refused = false;
  const { at } = await open({
    [PATHS.confirm]: () => {
      if (refused) return withdrawalAnswer();
      refused = true;
      return Promise.reject({ code: 'QUOTE_CHANGED', message: 'x', details: changed });
    },
  });
  await calculated();
  press('Confirm withdrawal');
  expect(await screen.findByText(/^The amounts have changed. Nothing was withdrawn/)).toBeVisible();
  expect(quoteCard()).toHaveTextContent('104 USDTbefore: 105.1 USDT');
  expect(screen.queryByText(/^These amounts have expired/)).toBeNull();
  expect(at(PATHS.confirm)).toHaveLength(1);
  press('Confirm withdrawal');
  await screen.findByText(/^Withdrawal requested/);
  expect(at(PATHS.confirm)[1]?.body).toMatchObject({ quoteId: 'q2' });
  expect(keysOf(at(PATHS.confirm)).size).toBe(2);
});

test('a form that is open because the conditions did not come stays while they are asked again', async () => {
  let settle = (_: unknown) => undefined as void;
  const failing = { [PATHS.conditions]: () => Promise.reject({ code: 'INTERNAL_ERROR' }) };
  const { answers } = await open(failing, {}, /^Withdraw/);
  fireEvent.click(await screen.findByRole('tab', { name: 'Crypto wallet' }));
  fill(/^Wallet address/, ADDRESS);
  answers[PATHS.conditions] = () => new Promise((resolve) => (settle = resolve));
  press('Try again');
  await act(async () => undefined);
  expect(screen.getByLabelText(/^Wallet address/)).toHaveValue(ADDRESS);
  await act(async () => settle(conditions()));
  expect(screen.getByLabelText(/^Wallet address/)).toHaveValue(ADDRESS);
});

test('what was calculated is there again after a look at the other way of paying out', async () => {
  await open();
  await calculated();
  fireEvent.click(screen.getByRole('tab', { name: 'Bank account' }));
  fireEvent.click(screen.getByRole('tab', { name: 'Crypto wallet' }));
  expect(screen.getByLabelText(/^Wallet address/)).toHaveValue(ADDRESS);
});

test('what can be withdrawn is of the wallet that is played with, and so is what is asked for', async () => {
  const inDollars = { data: { ...conditions().data, available: '100.00', currencyCode: 'USD' } };
  const { at } = await open({ [PATHS.conditions]: inDollars }, { wallet: { currencyCode: 'USD', bonus: '7.00' } });
  expect(screen.getByText('$100.00')).toBeVisible();
  expect(screen.getByText('$7.00')).toBeVisible();
  await calculated();
  expect(at(PATHS.calculate)[0]?.body).toMatchObject({ currencyCode: 'USD' });
});

test('an expired quote cannot be confirmed: new figures are calculated first', async () => {
  jest.useFakeTimers();
  const { at, answers } = await open();
  await calculated();
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  expect(screen.queryByRole('button', { name: 'Confirm withdrawal' })).toBeNull();
  expect(screen.getByText(/^These amounts have expired. Nothing was withdrawn/)).toBeVisible();
  answers[PATHS.calculate] = quoteAnswer({ quoteId: 'q2' });
  press('Calculate again');
  await screen.findByText(/^The earlier amounts expired/);
  expect(button('Confirm withdrawal')).toBeEnabled();
  expect(at(PATHS.confirm)).toEqual([]);
});

test('whoever is turned away after a lost confirmation is not told that it failed, and keeps the key', async () => {
  jest.useFakeTimers();
  let tries = 0;
  const away = () => Promise.reject(withStatus({ code: 'TOO_MANY_CALLS', message: 'Too many calls at once' }, 429));
  const { at } = await open({ [PATHS.confirm]: () => (tries++ === 0 ? Promise.reject(LOST) : away()) });
  fireEvent.click(await calculated());
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(screen.queryByText('Too many calls at once')).toBeNull();
  expect(at(PATHS.confirm).length).toBeGreaterThan(2);
  expect(keysOf(at(PATHS.confirm)).size).toBe(1);
});

test('a quote that does not say when it was made ends by the clock of the backend, not of the device', async () => {
  const there = Date.now() - DAY_MS;
  noteServerTime(new Date(there).toUTCString(), Date.now(), Date.now());
  const expiresAt = new Date(there + 60_000).toISOString();
  const { unmount } = await open({ [PATHS.calculate]: quoteAnswer({ createdAt: undefined, expiresAt }) });
  expect(await calculated()).toBeEnabled();
  unmount();
  noteServerTime(new Date().toUTCString(), Date.now(), Date.now());
});

test.each([
  ['REQUIRED_EMAIL_VERIFICATION', 'Verify your email address before you withdraw.'],
  ['DEPOSIT_REQUIRED', 'You need to make at least one successful deposit before you can withdraw.'],
  ['TEAPOT', 'Sorry <b>no</b>'],
  ['UNAVAILABLE', 'Your withdrawal wasn’t accepted. Your balance hasn’t changed.'],
])('ERR-34 refused with %s: said, and everything typed stays', async (code, words) => {
  await open({ [PATHS.confirm]: () => Promise.reject({ code, message: 'Sorry <b>no</b>' }) });
  await calculated();
  press('Confirm withdrawal');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByLabelText(/^Amount in/)).toHaveValue('100');
  expect(screen.getByLabelText(/^Wallet address/)).toHaveValue(ADDRESS);
});

test('ERR-34 a calculation that fails says so, beside the field where one is named, and nothing is lost', async () => {
  const { answers } = await open({
    [PATHS.calculate]: () => Promise.reject({ code: 'CALCULATION_ERROR', message: 'x' }),
  });
  fireEvent.click(await screen.findByRole('tab', { name: 'Crypto wallet' }));
  fill(/^Network/, 'ERC20');
  fill(/^Wallet address/, 'abc');
  fill(/^Amount in/, '100');
  press('Calculate');
  expect(await screen.findByText(/^We couldn’t calculate the fees\. Nothing/)).toBeVisible();
  answers[PATHS.calculate] = () =>
    Promise.reject({ code: 'VALIDATION', message: 'x', details: { walletAddress: 'Not an address of ERC20' } });
  press('Calculate');
  expect(await screen.findByText('Not an address of ERC20')).toBeVisible();
  answers[PATHS.calculate] = () => Promise.reject(LOST);
  press('Calculate');
  expect(await screen.findByText(/Nothing was withdrawn, and what you entered is still here/)).toBeVisible();
  expect(screen.getByLabelText(/^Wallet address/)).toHaveValue('abc');
});

test('a lost answer is unknown, with a reference; the same key is sent again, after a reload too', async () => {
  jest.useFakeTimers();
  const lost = () => Promise.reject(LOST);
  const { at, unmount } = await open({ [PATHS.confirm]: lost });
  await calculated();
  press('Confirm withdrawal');
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.getByText(/We’re checking whether your withdrawal went through/)).toBeVisible();
  expect(screen.getByText(/^[\dA-F]{8}$/)).toBeVisible();
  expect(screen.queryByText(/failed|wasn’t accepted/)).toBeNull();
  expect(button('Confirm withdrawal')).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(button('Check again')).toBeVisible();
  expect(keysOf(at(PATHS.confirm)).size).toBe(1);
  const [key] = keysOf(at(PATHS.confirm));
  const body = JSON.stringify(at(PATHS.confirm)[0]?.body);
  unmount();
  const again = await open({ [PATHS.confirm]: withdrawalAnswer() });
  expect(await screen.findByText(/^Withdrawal requested/)).toBeVisible();
  expect([...keysOf(again.at(PATHS.confirm))]).toEqual([key]);
  expect(JSON.stringify(again.at(PATHS.confirm)[0]?.body)).toBe(body);
});

test.each(['QUOTE_EXPIRED', 'QUOTE_CHANGED'])('%s after a reload, with no quote shown, is said', async (code) => {
  jest.useFakeTimers();
  const { unmount } = await open({ [PATHS.confirm]: () => Promise.reject(LOST) });
  await calculated();
  press('Confirm withdrawal');
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  unmount();
  await open({ [PATHS.confirm]: () => Promise.reject({ code, message: 'x' }) });
  expect(await screen.findByText(/^These amounts have expired. Nothing was withdrawn/)).toBeVisible();
  expect(button('Calculate')).toBeEnabled();
});

test('E19 a connection that is cut behind the site leaves the withdrawal unknown, in words of the site', async () => {
  jest.useFakeTimers();
  const cut = () => Promise.reject(withStatus({ code: 'BACKEND_UNREACHABLE', message: 'Service Unavailable' }, 502));
  const { at } = await open({ [PATHS.confirm]: cut });
  await calculated();
  press('Confirm withdrawal');
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.getByText(/We’re checking whether your withdrawal went through/)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(button('Check again')).toBeVisible();
  expect(keysOf(at(PATHS.confirm)).size).toBe(1);
  expect(screen.queryByText(/Service Unavailable|wasn’t accepted/)).toBeNull();
});

test('E19 nor does such a cut speak in a calculation', async () => {
  await open({
    [PATHS.calculate]: () =>
      Promise.reject(withStatus({ code: 'BACKEND_TIMEOUT', message: 'Service Unavailable' }, 504)),
  });
  fireEvent.click(await screen.findByRole('tab', { name: 'Crypto wallet' }));
  fill(/^Network/, 'ERC20');
  fill(/^Wallet address/, 'abc');
  fill(/^Amount in/, '100');
  press('Calculate');
  expect(await screen.findByText(/Nothing was withdrawn, and what you entered is still here/)).toBeVisible();
  expect(screen.queryByText(/Service Unavailable/)).toBeNull();
});

test('what another tab has asked for meanwhile is not asked for again', async () => {
  const { answers, at } = await open();
  await calculated();
  answers[PATHS.list] = withdrawals({});
  press('Confirm withdrawal');
  expect(await screen.findByText(/^You already made this exact request in another tab/)).toBeVisible();
  expect(at(PATHS.confirm)).toEqual([]);
});

test('WDR-04 ENT-31 pending ones stand with amount, details and date, those that ended with the reason', async () => {
  await open({
    [PATHS.list]: withdrawals(
      {
        id: 'w2',
        method: 'Bank transfer',
        beneficiaryName: 'Maria L',
        beneficiaryAccountNumber: 'DE89 37',
        email: 'm@example.com',
        walletAddress: null,
        network: null,
      },
      {},
      { id: 'w3', status: 'rejected', reason: 'The account is <b>not</b> yours', canCancel: false },
    ),
  });
  const pending = await screen.findByRole('region', { name: 'Pending withdrawals' });
  for (const text of ['€100.00', 'Maria L', 'DE89 37', 'm@example.com', ADDRESS, 'TRC20', '105.1 USDT'])
    expect(within(pending).getAllByText(text).length).toBeGreaterThan(0);
  for (const label of within(pending).getAllByText('Requested', { selector: 'dt' }))
    expect(label.nextElementSibling).toHaveTextContent('21 Nov 2026');
  expect(within(pending).getAllByRole('button', { name: /^Cancel the €.* withdrawal$/ })).toHaveLength(2);
  expect(within(pending).getAllByRole('list', { name: 'Track status' })[0]).toHaveTextContent('Approvednot yet');
  const ended = screen.getByRole('region', { name: 'Recent withdrawals' });
  expect(ended).toHaveTextContent('The account is <b>not</b> yours');
  expect(within(ended).getByText('Rejected')).toBeVisible();
  expect(within(ended).queryByRole('button')).toBeNull();
});

test('WDR-05 a pending one is taken back after a question, once, and everything is asked anew', async () => {
  const { at, answers, store } = await open({
    [PATHS.list]: withdrawals({}),
    [PATHS.cancel]: withdrawalAnswer({ status: 'cancelled', canCancel: false }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the €100.00 withdrawal' }));
  const dialog = screen.getByRole('dialog', { name: 'Cancel this withdrawal?' });
  expect(dialog).toHaveTextContent('The full amount goes back to your balance, with no fees.');
  expect(at(PATHS.cancel)).toEqual([]);
  answers[PATHS.list] = withdrawals({ status: 'cancelled', canCancel: false });
  const asked = [at(PATHS.conditions).length, at(PATHS.list).length];
  for (let click = 0; click < 5; click += 1) fireEvent.click(within(dialog).getByText('Cancel withdrawal'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(at(PATHS.cancel)).toHaveLength(1);
  await screen.findByText('No pending withdrawals.');
  expect(at(PATHS.conditions).length).toBeGreaterThan(asked[0]!);
  expect(at(PATHS.list).length).toBeGreaterThan(asked[1]!);
  expect(store.getState().alerts.map(({ text }) => text)).toEqual([
    'Withdrawal canceled. The full amount is back in your balance, with no fees.',
  ]);
});

test('what the backend does not say of a withdrawal is a dash', async () => {
  await open({ [PATHS.list]: withdrawals({ createdDate: '' }) });
  expect((await screen.findByText('Requested', { selector: 'dt' })).nextElementSibling).toHaveTextContent('–');
});

test('the setting cancelWithdrawal hides the cancelling', async () => {
  await open({ [PATHS.list]: withdrawals({}) }, { settings: { cancelWithdrawal: false } });
  await screen.findByText('W-7F20-1184');
  expect(screen.queryByRole('button', { name: /^Cancel the .* withdrawal$/ })).toBeNull();
});
