import { act, screen, waitFor, within } from '@testing-library/react';
import { PAYLOADS } from '@/e2e/support/faults/payloads';
import { SocketEventsProvider } from '@/hooks/useSocketEvent';
import { RESULT_OUTCOMES, type ResultModal } from '@/domain/cashier/deposit/outcome';
import type { HttpRequest } from '@/services/http/call';
import type { ModalValues } from '@/store/modal';
import { guestStore, show } from '@/tests/render';
import { DEPOSIT_PATHS as AT, depositAnswer, PAYMENTS } from '@/tests/support/deposits';
import { fakeRouter } from '@/tests/support/fakeRouter';
import { frames } from '@/tests/support/frames';
import { playerStore, type Answers } from '@/tests/support/player';
import { resultDialog } from './ResultDialog';

const MODALS = Object.keys(RESULT_OUTCOMES) as ResultModal[];
const SUCCESS = /in your wallet|in your balance now/;

let router: ReturnType<typeof fakeRouter>;
const onClose = jest.fn();
afterEach(() => {
  jest.useRealTimers();
  router.remove();
  localStorage.clear();
  sessionStorage.clear();
  jest.clearAllMocks();
});

const RESULTS = new Map(MODALS.map((modal) => [modal, resultDialog(modal)]));

const dialogOf = (modal: ResultModal, values: ModalValues) => {
  const Result = RESULTS.get(modal)!;
  return (
    <SocketEventsProvider value={() => () => undefined}>
      <Result open values={values} onClose={onClose} />
    </SocketEventsProvider>
  );
};

/** Renders as a player; without `answers` the backend does not know the deposit. */
async function asPlayer(
  modal: ResultModal,
  answers: Answers,
  values: ModalValues = { met: 'visa' },
  id = 'd1',
  user: object = {},
  settings: Record<string, unknown> = {},
) {
  router = fakeRouter(`/casino?modal=${modal}${id && `&deposit=${id}`}`);
  const { store, asked } = await playerStore({ [AT.payments]: PAYMENTS, ...answers }, { currencyCode: 'EUR', ...user });
  const shown = show(dialogOf(modal, values), { store, settings });
  const dialog = await screen.findByRole('alertdialog');
  // Lets all pending answers arrive.
  await frames();
  return { ...shown, asked, dialog };
}

function asGuest(modal: ResultModal, values: ModalValues = {}, settings = {}, deposit = '&deposit=d1') {
  router = fakeRouter(`/casino?modal=${modal}${deposit}`);
  const http = jest.fn(async (_request: HttpRequest): Promise<unknown> => ({}));
  const shown = show(dialogOf(modal, values), { store: guestStore(http), settings });
  return { ...shown, http, dialog: screen.getByRole('alertdialog') };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const link = (name: string | RegExp) => screen.getByRole('link', { name });

test.each([
  ['deposit-success', 'success', 'The money is in your wallet', 'in your balance now', 'OK'],
  ['deposit-3ds-success', 'success', 'The money is in your wallet', 'in your balance now', 'OK'],
  ['deposit-failed', 'failed', 'The payment wasn’t completed', 'No money was taken', 'Try again'],
  [
    'deposit-return',
    'returned',
    'The payment was returned',
    'is being returned to the method you paid with',
    'Try again',
  ],
  ['deposit-decline', 'declined', 'The payment was declined', 'No money was taken', 'Try again'],
  ['deposit-cancel', 'cancelled', 'The payment was canceled', 'No money was taken', 'Try Again Later'],
  ['deposit-pending', 'pending', 'The payment is being processed', 'Don’t refresh', 'OK'],
] as const)('DRES-01 MODAL-03 %s has a title, a message and a button', async (modal, status, title, text, main) => {
  const { dialog } = await asPlayer(modal, { [AT.deposit]: depositAnswer({ status }) });
  expect(await screen.findByRole('alertdialog', { name: title })).toBe(dialog);
  expect(within(dialog).getByRole('status')).toHaveTextContent(text);
  expect(within(dialog).getByText(main)).toBeVisible();
  expect([...dialog.querySelectorAll('dd')].map((fact) => fact.textContent)).toEqual(['Visa', '€50.00', 'D-7F20-1184']);
});

const REPORTED = [
  ['deposit-success', /reports that the payment was made/],
  ['deposit-3ds-success', /is being confirmed.*reports that the payment was made/],
  ['deposit-failed', /reports that the payment wasn’t completed/],
  ['deposit-return', /reports that the payment was returned/],
  ['deposit-decline', /reports that the payment was declined/],
  ['deposit-cancel', /reports that the payment was canceled/],
  ['deposit-pending', /reports that the payment is still being processed/],
] as const;

test.each(REPORTED)(
  'A26 B05 %s of a backend that tells of no deposit says what the provider reported',
  async (modal, words) => {
    const { dialog, asked } = await asPlayer(modal, {}, { met: 'visa' }, 'd1', {}, { endpoints: { deposit: null } });
    expect(dialog).toHaveTextContent(words);
    expect(dialog).toHaveTextContent('Check your balance to see if the money arrived');
    expect(dialog).not.toHaveTextContent(/being checked|Log in/);
    expect(dialog).not.toHaveTextContent(SUCCESS);
    expect(asked.map(({ path }) => path)).not.toContain(AT.deposit);
  },
);

test.each([
  ['cards', 'Bank card'],
  ['master', 'Bank card'],
  ['sofort', 'Other ways'],
])('A17 DRES-06 the name %s alone decides which other method is offered', async (met, other) => {
  const { dialog } = await asPlayer('deposit-failed', {}, { met }, '');
  expect(link(`Alternative method: ${other}`)).toBeVisible();
  expect(dialog).not.toHaveTextContent(met);
});

describe('an address proves nothing (OP-105)', () => {
  test.each(MODALS)('%s tells a guest that the payment is being checked', (modal) => {
    const { dialog, http } = asGuest(modal, { met: 'visa' });
    expect(dialog).toHaveTextContent('The payment is being checked');
    expect(dialog).toHaveTextContent('Log in to see the result.');
    expect(dialog).not.toHaveTextContent(SUCCESS);
    expect(http).not.toHaveBeenCalled();
  });

  test.each(MODALS)('%s without a deposit claims nothing to a guest', (modal) => {
    const { dialog, http } = asGuest(modal, { met: 'visa' }, {}, '');
    expect(dialog).toHaveTextContent('Log in to see the result.');
    expect(dialog).not.toHaveTextContent(SUCCESS);
    expect(http).not.toHaveBeenCalled();
  });

  test.each(MODALS)(
    '%s of a deposit that the backend does not know, or does not tell, is being checked',
    async (modal) => {
      const { dialog } = await asPlayer(modal, {});
      expect(dialog).toHaveTextContent('The payment is being checked');
      expect(dialog).not.toHaveTextContent(SUCCESS);
      expect(dialog).not.toHaveTextContent('Log in');
    },
  );

  test.each(MODALS)('%s without a deposit asks for none', async (modal) => {
    const { dialog, asked } = await asPlayer(modal, {}, {}, '');
    expect(dialog).toHaveTextContent('The payment is being checked');
    expect(asked.map(({ path }) => path)).toEqual([AT.payments]);
  });

  test.each(MODALS.filter((modal) => modal !== 'deposit-decline'))(
    '%s of a declined deposit says that it was declined',
    async (modal) => {
      const answer = depositAnswer({ status: 'declined', declineReason: 'insufficient_funds' });
      const { dialog } = await asPlayer(modal, { [AT.deposit]: answer });
      expect(await screen.findByRole('alertdialog', { name: 'The payment was declined' })).toBe(dialog);
      expect(dialog).toHaveTextContent('The card doesn’t have enough funds. No money was taken.');
      expect(dialog).not.toHaveTextContent(SUCCESS);
    },
  );

  test('a deposit that succeeded is told as such, even where the address says that it failed', async () => {
    const { dialog } = await asPlayer('deposit-failed', { [AT.deposit]: depositAnswer({ status: 'success' }) });
    expect(await screen.findByRole('alertdialog', { name: 'The money is in your wallet' })).toBe(dialog);
  });
});

test('while it runs the backend is asked; its end changes the dialog, and the balance is asked anew', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let now = depositAnswer({ status: 'processing' });
  const { dialog } = await asPlayer('deposit-success', { [AT.deposit]: () => now });
  expect(dialog).toHaveAccessibleName('The payment is being processed');
  now = depositAnswer({ status: 'success', creditedAmount: '48.00' });
  await act(() => jest.advanceTimersByTimeAsync(3_100));
  await waitFor(() => expect(dialog).toHaveAccessibleName('The money is in your wallet'));
  expect(dialog).toHaveTextContent('The amount we received isn’t the amount you entered');
  expect(dialog).toHaveTextContent('In your wallet€48.00');
});

test('DRES-05 while it is processed the player is asked not to refresh', async () => {
  const { dialog } = await asPlayer('deposit-pending', { [AT.deposit]: depositAnswer() });
  expect(dialog).toHaveTextContent('Don’t refresh this page or pay again while we process your payment.');
});

test('DRES-04 after a cancelled payment the button reads Try Again Later, and closes', async () => {
  const { user } = await asPlayer('deposit-cancel', { [AT.deposit]: depositAnswer({ status: 'cancelled' }) });
  await user.click(await screen.findByText('Try Again Later', { selector: 'button' }));
  expect(location.search).toBe('');
});

test.each(['deposit-failed', 'deposit-return', 'deposit-decline', 'deposit-cancel'] as const)(
  'DRES-03 DRES-08 %s offers another method, and opens the cashier with it',
  async (modal) => {
    await asPlayer(modal, {}, { met: 'visa' }, '');
    expect(link('Alternative method: Bank card')).toHaveAttribute('href', '/deposit?method=bankcard');
  },
);

test.each(['deposit-success', 'deposit-3ds-success', 'deposit-pending'] as const)('%s offers none', async (modal) => {
  await asPlayer(modal, {}, { met: 'visa' }, '');
  expect(screen.queryByRole('link')).toBeNull();
});

test('an excluded player gets no link to a deposit', async () => {
  const user = { userLimit: { isSelfExclusionPermanent: true, selfExclusion: null } };
  await asPlayer('deposit-decline', {}, { met: 'visa' }, '', user);
  expect(screen.queryByRole('link')).toBeNull();
  expect(button('OK')).toBeVisible();
});

test('a casino without a cashier offers no other deposit', async () => {
  await asPlayer('deposit-decline', {}, { met: 'visa' }, '', {}, { endpoints: { payments: null } });
  expect(screen.queryByRole('link')).toBeNull();
  expect(button('OK')).toBeVisible();
});

test('MODAL-04 DRES-06 the method of met stands in the dialog and decides which other is offered', async () => {
  const { dialog } = await asPlayer('deposit-failed', {}, { met: 'SKRILL' }, '');
  expect(dialog).toHaveTextContent('MethodSkrill');
  expect(link('Alternative method: Other ways')).toHaveAttribute('href', '/deposit?method=carouseller');
  expect(link('Try again')).toHaveAttribute('href', '/deposit');
});

test('a guest reads the method where the operator shows it in its footer', () => {
  const { dialog } = asGuest(
    'deposit-failed',
    { met: 'skrill' },
    { paymentLogos: [{ name: 'Skrill', icon: 'x.svg' }] },
  );
  expect(dialog).toHaveTextContent('MethodSkrill');
});

const HOSTILE = [
  ...PAYLOADS.slice(0, 180),
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '0',
  '[]',
  '{}',
  '\u202Evisa',
  'vi\u200Bsa',
  'visa\u0000',
  'ｖｉｓａ',
  'x'.repeat(10_000),
  '%00',
  '../visa',
  '//evil.example',
  'visa,skrill',
  'visa OR 1=1',
];

test('200 hostile values of met change no word of the dialog and no element of it', async () => {
  const { dialog, rerender } = await asPlayer('deposit-failed', {}, { met: 'unknown' }, '');
  const words = dialog.textContent;
  const elements = dialog.querySelectorAll('*').length;
  expect(HOSTILE).toHaveLength(200);
  for (const met of HOSTILE) {
    rerender(dialogOf('deposit-failed', { met }));
    expect(screen.getByRole('alertdialog').textContent).toBe(words);
    expect(screen.getByRole('alertdialog').querySelectorAll('*')).toHaveLength(elements);
  }
});

describe('the return of 3-D Secure', () => {
  const VALUES = { met: 'visa', PaReq: 'eJxVUt1', MD: 'md-1' };
  const posts = (asked: readonly HttpRequest[]) => asked.filter(({ path }) => path === AT.threeDs);

  test('API-33 ENT-27 DRES-07 PaReq and MD are handed over exactly once, over renders and reloads', async () => {
    const answers = { [AT.threeDs]: {}, [AT.deposit]: depositAnswer({ status: 'processing' }) };
    const { asked, rerender, unmount, dialog } = await asPlayer('deposit-3ds-success', answers, VALUES);
    expect(dialog).toHaveTextContent('The payment is being confirmed');
    expect(posts(asked)).toMatchObject([
      { method: 'POST', path: '/api/user/3ds-webhook', body: { PaReq: 'eJxVUt1', MD: 'md-1' } },
    ]);
    rerender(dialogOf('deposit-3ds-success', { ...VALUES }));
    unmount();
    const again = await asPlayer('deposit-3ds-success', answers, VALUES);
    expect(posts([...asked, ...again.asked])).toHaveLength(1);
    again.unmount();
    const other = await asPlayer('deposit-3ds-success', answers, { ...VALUES, MD: 'md-2' });
    expect(posts(other.asked)).toHaveLength(1);
  });

  test('a session may have ended: it is handed over all the same', async () => {
    const { http, dialog } = asGuest('deposit-3ds-success', VALUES);
    await waitFor(() => expect(http).toHaveBeenCalledTimes(1));
    expect(http.mock.calls[0]?.[0]).toMatchObject({ path: AT.threeDs, body: { PaReq: 'eJxVUt1', MD: 'md-1' } });
    expect(dialog).toHaveTextContent('The payment is being confirmed');
  });

  test.each([{ PaReq: 'x' }, { MD: 'x' }, { PaReq: '', MD: 'x' }, { PaReq: 'x', MD: '' }, {}])(
    'with %j alone nothing is sent',
    async (values) => {
      const { http } = asGuest('deposit-3ds-success', values);
      await act(async () => undefined);
      expect(http).not.toHaveBeenCalled();
    },
  );

  test('a failure is logged without the values, is not sent again, and says nothing false', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { dialog, asked } = await asPlayer('deposit-3ds-success', {}, VALUES);
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/eJxVUt1|md-1/);
    expect(posts(asked)).toHaveLength(1);
    expect(dialog).toHaveTextContent('The payment is being confirmed');
    expect(dialog).not.toHaveTextContent(SUCCESS);
    logged.mockRestore();
  });
});

test('closing takes an ended deposit out of the address; one that runs stays there for the cashier', async () => {
  const running = await asPlayer('deposit-pending', { [AT.deposit]: depositAnswer() });
  await running.user.click(button('OK'));
  expect(onClose).toHaveBeenCalledTimes(1);
  running.unmount();
  const ended = await asPlayer('deposit-success', { [AT.deposit]: depositAnswer({ status: 'success' }) });
  await screen.findByRole('alertdialog', { name: 'The money is in your wallet' });
  await ended.user.click(button('OK'));
  expect(location.pathname + location.search).toBe('/casino');
});
