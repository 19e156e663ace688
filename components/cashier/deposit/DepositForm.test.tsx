import { signOut } from '@/store/session';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { HttpRequest } from '@/services/http/call';
import { registrationFieldsEndpoint } from '@/services/account/catalogue';
import { guestStore, show } from '@/tests/render';
import { beginAt } from '@/tests/support/fakeRouter';
import { depositAnswer } from '@/tests/support/deposits';
import {
  openCashier,
  openDepositArea as open,
  PlayerCashier,
  PATHS,
  payments,
  submit,
  wireMethod,
} from '@/tests/support/cashier';
import { GuestCashier } from '../methods/GuestCashier';

jest.mock('../payment/leaveFor');

beginAt('/deposit');
afterEach(() => jest.clearAllMocks());

const amount = () => screen.getByLabelText<HTMLInputElement>(/^Amount in/);
const type = (text: string) => fireEvent.change(amount(), { target: { value: text } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const tile = (name: RegExp) => screen.getByRole('radio', { name });
const bodyOf = (request: HttpRequest | undefined) => request?.body as Record<string, unknown>;
const methods = (count: number) =>
  payments(
    ...Array.from({ length: count }, (_, index) =>
      wireMethod({ id: index + 1, name: `way${index}`, title: `Way ${index}` }),
    ),
  );

test('API-20 API-41 the methods are asked for with currency and country, once, and never without a token', async () => {
  const { at } = await open();
  expect(at(PATHS.payments).map(({ query, cacheable, needsToken }) => ({ query, cacheable, needsToken }))).toEqual([
    { query: { currencyCode: 'EUR', countryCode: 'DE' }, cacheable: true, needsToken: true },
  ]);
  localStorage.clear();
  const asked = jest.fn(() => new Promise<unknown>(() => {}));
  show(<GuestCashier />, { store: guestStore(asked) });
  await act(async () => {});
  expect(asked).not.toHaveBeenCalled();
});

test('CONST-05 CONST-04 opens at 25 and steps; three amounts at a press', async () => {
  await open();
  expect(amount()).toHaveValue('25');
  press('Increase the amount');
  expect(amount()).toHaveValue('26');
  press('€50.00');
  press('Increase the amount');
  expect(amount()).toHaveValue('55');
  for (const name of ['€25.00', '€50.00', '€100.00']) expect(screen.getByRole('button', { name })).toBeVisible();
  fireEvent.keyDown(amount(), { key: 'ArrowDown' });
  expect(amount()).toHaveValue('50');
});

test('D10 the chosen amount keeps a border of its own where the browser forces its colours', async () => {
  await open({}, { styled: true });
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  expect(screen.getByRole('button', { name: '€25.00' })).toHaveAttribute('aria-pressed', 'true');
  expect(css).toMatch(
    /@media \(forced-colors: ?active\)\s*{[^{}]*\[aria-pressed='true'\]\s*{\s*border: ?4px solid Highlight/,
  );
});

test('A27 an amount waits for its player after a reload, and for no other', async () => {
  const { unmount } = await open();
  type('75');
  unmount();
  const again = await open();
  expect(amount()).toHaveValue('75');
  again.unmount();
  const other = await open({}, { user: { userId: 'u2' } });
  expect(amount()).toHaveValue('25');
  type('80');
  act(() => void other.store.dispatch(signOut()));
  expect(sessionStorage.getItem('depositAmount')).toBeNull();
});

test('an amount that waits is the same on a page of another language', async () => {
  const { unmount } = await open({}, { locale: 'de' });
  type('1.500');
  unmount();
  await open();
  expect(amount()).toHaveValue('1500');
});

test('CONST-06 PAY-12 Visa is chosen at first; a click chooses another, and the address says so', async () => {
  await open({
    [PATHS.payments]: payments(wireMethod({ id: 2, name: 'skrill', title: 'Skrill', order: 9 }), wireMethod()),
  });
  expect(tile(/Visa/)).toBeChecked();
  fireEvent.click(tile(/Skrill/));
  expect(tile(/Skrill/)).toBeChecked();
  expect(location.search).toBe('?method=skrill');
});

for (const [count, columns] of [
  [4, 'minmax(0, 1fr)'],
  [5, 'repeat(2, minmax(0, 1fr))'],
] as const)
  test(`PAY-14 up to four tiles share the whole line, five do not: ${count}`, async () => {
    await open({ [PATHS.payments]: methods(count) }, { styled: true });
    const tiles = screen.getByRole('radio', { name: /Way 0/ }).closest('label')?.parentElement;
    expect(getComputedStyle(tiles!).gridTemplateColumns).toBe(columns);
  });

test('VAL-35 PAY-16 A31 least and most stand at tile and amount, and hold before anything is sent', async () => {
  const { at } = await open();
  expect(screen.getByText('€10.00', { exact: false, selector: 'small *' })).toBeVisible();
  expect(screen.getByText(/Between €10.00 and €5,000.00/)).toBeVisible();
  const rows: [string, string][] = [
    ['9.99', 'The minimum is €10.00'],
    ['5000.01', 'The maximum is €5,000.00'],
    ['12.345', 'Too many decimal places for EUR'],
    ['1e3', 'Enter the amount as a number, without symbols'],
  ];
  for (const [typed, problem] of rows) {
    type(typed);
    fireEvent.submit(amount().form!);
    expect(screen.getByText(problem)).toBeVisible();
    expect(screen.getByText('Please check fields with errors')).toBeVisible();
    expect(amount()).toHaveFocus();
  }
  type('0');
  expect(submit()).toBeDisabled();
  await act(async () => {});
  expect(at(PATHS.create)).toEqual([]);
});

test('CONST-07 without bounds of its own a method takes those of the currency', async () => {
  await open(
    { [PATHS.payments]: payments(wireMethod({ min: undefined, max: undefined })) },
    { user: { currencyCode: 'TRY' } },
  );
  expect(screen.getByText(/Between ₺5.00 and ₺100,000.00/)).toBeVisible();
});

test('CONST-10 says that all is free of charge, unless the operator turned that off', async () => {
  const { unmount } = await open();
  expect(screen.getByText('All transactions are free of charge.')).toBeVisible();
  unmount();
  await open({}, { settings: { freeOfChargeNotice: false } });
  expect(screen.queryByText(/free of charge/)).toBeNull();
});

test('the limit left and the net result stand beside the amount, a loss as plain as a win', async () => {
  await open();
  const card = await screen.findByRole('region', { name: 'Your deposit limit and net result' });
  expect(await within(card).findByRole('progressbar', { name: 'Your weekly deposit limit' })).toHaveValue(0.45);
  expect(card).toHaveTextContent('Used €90.00 / €200.00');
  expect(card).toHaveTextContent('Net result, 30 days−€312.40');
  expect(within(card).getByRole('link', { name: 'Change limit' })).toHaveAttribute('href', '/profile2/limits');
});

test('a limit of which only a part is told is not said to be none', async () => {
  await open({ [PATHS.allowance]: { data: { currencyCode: 'EUR', limit: '200.00', netResult30Days: '0.00' } } });
  const card = await screen.findByRole('region', { name: 'Your deposit limit and net result' });
  expect(await within(card).findByRole('link', { name: 'Change limit' })).toBeVisible();
  expect(card).toHaveTextContent('Used – / €200.00Left –');
});

test('a limit that did not load leaves the rest usable', async () => {
  await open({ [PATHS.allowance]: undefined });
  const alert = await screen.findByText('We couldn’t load your deposit limit and net result.');
  expect(within(alert.parentElement!).getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(document.querySelector('[aria-busy=true]')).toBeNull();
  expect(submit()).toBeEnabled();
});

test('E17 a limit that leaves less than the minimum, or than the amount, is told before, with the time from which it fits', async () => {
  const allowance = (later?: object[]) => ({
    data: { currencyCode: 'EUR', left: '4.00', limit: '200.00', period: 0, later, netResult30Days: '0.00' },
  });
  const later = [
    { at: '2026-11-22T10:00:00.001Z', left: '9.00' },
    { at: '2026-11-22T11:59:30.001Z', left: '30.00' },
    { at: '2026-11-23T09:00:00.001Z', left: null },
  ];
  const { unmount } = await open({ [PATHS.allowance]: allowance(later) });
  const told = async () =>
    (await screen.findByText(/^You have .* left under your deposit limit/)).parentElement?.textContent;
  expect(await told()).toMatch(
    /^You have €4.00 left under your deposit limit. The minimum here is €10.00.You’ll be able to deposit €10.00 starting 22 Nov 2026, 12:00/,
  );
  unmount();
  await open({ [PATHS.allowance]: allowance() });
  expect(await told()).toBe('You have €4.00 left under your deposit limit. The minimum here is €10.00.');
});

test('E17 an amount above what the limit leaves is told so; one within it is not', async () => {
  const later = [{ at: '2026-11-22T10:00:00.000Z', left: null }];
  await open({
    [PATHS.allowance]: {
      data: { currencyCode: 'EUR', left: '40.00', limit: '200.00', period: 0, later, netResult30Days: '0.00' },
    },
  });
  expect(screen.queryByText(/^You have .* left under your deposit limit/)).toBeNull();
  type('50');
  expect(
    screen.getByText('You have €40.00 left under your deposit limit. That’s less than the €50.00 you want to deposit.'),
  ).toBeVisible();
  expect(screen.getByText(/^You’ll be able to deposit €50.00 starting 22 Nov 2026, 10:00/)).toBeVisible();
  type('40');
  expect(screen.queryByText(/^You have .* left under your deposit limit/)).toBeNull();
});

test('PAY-18 the Brazilian method asks for a CPF, and sends it as digits', async () => {
  const { at } = await open({
    [PATHS.payments]: payments(wireMethod({ name: 'pix', title: 'Pix', isCardForm: false })),
    [PATHS.create]: depositAnswer(),
    [PATHS.deposit('d1')]: depositAnswer(),
  });
  const cpf = screen.getByRole('textbox', { name: /CPF/ });
  fireEvent.change(cpf, { target: { value: '52998224726' } });
  fireEvent.click(submit());
  expect(screen.getByText('This isn’t a valid CPF number')).toBeVisible();
  expect(screen.getByText('Please check fields with errors')).toBeVisible();
  fireEvent.change(cpf, { target: { value: '52998224725' } });
  expect(cpf).toHaveValue('529.982.247-25');
  expect(screen.queryByText('Please check fields with errors')).toBeNull();
  fireEvent.click(submit());
  await waitFor(() => expect(bodyOf(at(PATHS.create)[0])).toMatchObject({ cpf: '52998224725', amount: '25.00' }));
});

test('E07 the chosen network is the same after a reload', async () => {
  const answers = {
    [PATHS.payments]: payments(wireMethod({ name: 'tether', title: 'Tether', networks: ['Tron', 'Ethereum'] })),
  };
  const { unmount } = await open(answers);
  fireEvent.click(screen.getByRole('radio', { name: 'Ethereum' }));
  unmount();
  await open(answers);
  expect(screen.getByRole('radio', { name: 'Ethereum' })).toBeChecked();
});

test('PAY-03 a crypto method asks for the network, the usual one chosen', async () => {
  const { at } = await open({
    [PATHS.payments]: payments(wireMethod({ name: 'tether', title: 'Tether', networks: ['Tron', 'Ethereum'] })),
    [PATHS.create]: depositAnswer(),
    [PATHS.deposit('d1')]: depositAnswer(),
  });
  expect(screen.getByRole('radio', { name: 'Tron' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'Ethereum' }));
  fireEvent.click(submit());
  await waitFor(() => expect(bodyOf(at(PATHS.create)[0])).toMatchObject({ network: 'Ethereum' }));
});

test('PAY-13 what the profile lacks is asked for first, over the page, as a further part of its query', async () => {
  const answers = { '/api/admin/get-registration-fields': { data: { address: true } } };
  window.history.replaceState(null, '', '/deposit?page=2');
  const { at, unmount, store } = await open(answers, { user: { address: null } });
  // Waits for the page's own fields request to be answered and rendered.
  await act(async () => {
    await store.dispatch(registrationFieldsEndpoint.initiate());
    await new Promise(requestAnimationFrame);
  });
  expect(at('/api/admin/get-registration-fields')).toHaveLength(1);
  fireEvent.click(submit());
  expect(location.search).toBe('?page=2&modal=linked-signup');
  expect(at(PATHS.create)).toEqual([]);
  unmount();
  window.history.replaceState(null, '', '/deposit');
  show(<GuestCashier />, { settings: { paymentLogos: [{ name: 'Visa', icon: 'v.svg' }] } });
  press('Visa');
  await waitFor(() => expect(location.search).toBe('?modal=linked-signup&method=Visa'));
});

test('methods that did not load can be asked for again, and none at all is said', async () => {
  const { answers, unmount } = await openCashier(<PlayerCashier />, { [PATHS.payments]: undefined });
  expect(await screen.findByText(/We couldn’t load the payment methods\. Nothing/)).toBeVisible();
  answers[PATHS.payments] = payments(wireMethod());
  press('Try again');
  expect(await screen.findByRole('radio', { name: /Visa/ })).toBeChecked();
  unmount();
  await openCashier(<PlayerCashier />, { [PATHS.payments]: payments() });
  expect(await screen.findByText('No payment method available')).toBeVisible();
  expect(screen.queryByText(/support/i)).toBeNull();
});

test('without a payment method support is named where there is support', async () => {
  const supportLinks = [{ label: 'Mail', href: 'mailto:help@site.example' }];
  await openCashier(<PlayerCashier />, { [PATHS.payments]: payments() }, { settings: { supportLinks } });
  expect(await screen.findByText(/Support can tell you more/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact support' })).toBeVisible();
});

test('B17 where no deposit can be made the methods are listed, without a form', async () => {
  await openCashier(<PlayerCashier />, {}, { settings: { endpoints: { createDeposit: null } } });
  expect(await screen.findByText('You can’t deposit on this site.')).toBeVisible();
  expect(screen.getByText('Visa')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('form')).toBeNull();
});
