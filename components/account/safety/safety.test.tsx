import { act, screen, waitFor, within } from '@testing-library/react';
import { show } from '@/tests/render';
import { LOST, playerStore, type Answers } from '@/tests/support/player';
import { AccountSafety } from './AccountSafety';
import { ConfirmEmailScreen } from './ConfirmEmailScreen';

const device = (browser: string | null, system: string | null) => ({ kind: null, browser, system });
const session = (id: string, over: object = {}) => ({
  id,
  current: false,
  device: device('Firefox', 'Windows'),
  place: { countryCode: 'DE', city: null },
  startedAt: '2026-11-20T10:00:00Z',
  lastUsedAt: '2026-11-26T09:30:00Z',
  ...over,
});
const OWN = session('own', { current: true, device: device('Chrome', 'Android') });
const list = (...sessions: object[]) => ({
  data: {
    sessions,
    lastLogin: {
      at: '2026-11-19T08:00:00Z',
      device: device('Safari', 'iOS'),
      place: { countryCode: 'US', city: 'Reno' },
    },
  },
});
const requests = (over: object = {}) => ({ data: { dataCopy: null, closing: null, openMoney: [], ...over } });
const change = (over: object | null = null) => ({ data: { change: over } });

const SESSIONS = '/api/user/sessions';
const END = '/api/user/end-sessions';
const REQUESTS = '/api/user/account-requests';
const BASE: Answers = {
  [SESSIONS]: list(OWN, session('a'), session('b', { device: device(null, null), place: {}, lastUsedAt: null })),
  '/api/user/email-change': change(),
  [REQUESTS]: requests(),
  '/api/user/security': {
    data: { security: { authenticatorSince: null, passkeys: [], recoveryCodesLeft: 0, asksAgainFor: [] } },
  },
};

async function open(answers: Answers = {}, user: Record<string, unknown> = {}, settings: Record<string, unknown> = {}) {
  const all = { ...BASE, ...answers };
  const { store, asked } = await playerStore(all, user);
  const shown = show(<AccountSafety />, { store, settings });
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
  return { ...shown, all, sent: (path: string) => asked.filter((request) => request.path === path) };
}
const card = (name: string) => within(screen.getByRole('region', { name }));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('sessions are named by device, place and last use; what is not known is left out', async () => {
  await open();
  const rows = card('Where you’re logged in').getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Chrome · AndroidGermanyThis device',
    expect.stringMatching(/^Firefox · WindowsGermany · last used 26 Nov 2026.*Log out$/),
    'Unknown devicelast used –Log out',
  ]);
  expect(screen.getByText(/^Previous log-in/)).toHaveTextContent(/Safari · iOS · Reno, United States$/);
});

test.each([
  ['null', null, true],
  ['absent', undefined, false],
  ['not to be read', { at: 'soon' }, false],
])('a last log-in that is %s is called the first only where the backend says so', async (_, lastLogin, isFirst) => {
  await open({ [SESSIONS]: { data: { sessions: [OWN], lastLogin } } });
  expect(card('Where you’re logged in').getByText('Chrome · Android')).toBeVisible();
  expect(screen.queryAllByText('This is your first log-in.')).toHaveLength(isFirst ? 1 : 0);
  expect(screen.queryByText(/^Previous log-in/)).toBeNull();
});

test('one session is ended once, whatever is pressed, and the list is read anew', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { user, sent, all } = await open({ [END]: () => new Promise((resolve) => (answer = resolve)) });
  const button = screen.getByRole('button', { name: 'Log out: Firefox · Windows' });
  await user.dblClick(button);
  await user.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
  expect(sent(END).map(({ body }) => body)).toEqual([{ sessionId: 'a' }]);
  expect(sent(END)[0]!.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  all[SESSIONS] = list(OWN);
  await act(async () => answer(list(OWN)));
  await waitFor(() => expect(card('Where you’re logged in').getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Where you’re logged in' })).toHaveFocus();
});

test('after a lost answer the same key is sent again, and the outcome is never guessed', async () => {
  let tries = 0;
  const { user, sent } = await open({
    [END]: () => {
      tries += 1;
      if (tries === 1) throw LOST;
      return list(OWN);
    },
  });
  await user.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
  expect(await screen.findByText(/We’re checking what happened/)).toBeVisible();
  await waitFor(() => expect(sent(END)).toHaveLength(2));
  expect(new Set(sent(END).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('a new email address is asked for with the password, and both links are followed', async () => {
  const CHANGE = '/api/user/change-email';
  const waiting = {
    email: 'new@example.com',
    expiresAt: '2026-11-28T10:00:00Z',
    oldConfirmed: true,
    newConfirmed: false,
  };
  const { user, sent, all } = await open({ [CHANGE]: change(waiting) });
  await user.click(screen.getByRole('button', { name: 'Change email address' }));
  const form = within(screen.getByRole('form', { name: 'Email address' }));
  await user.type(form.getByRole('textbox', { name: /New email address/ }), 'new@example.com');
  await user.type(form.getByLabelText(/Current password/), 'secret');
  all['/api/user/email-change'] = change(waiting);
  await user.click(form.getByRole('button', { name: 'Send both links' }));
  expect(await screen.findByText('Confirm both addresses with the links we sent.')).toBeVisible();
  expect(sent(CHANGE)[0]!.body).toEqual({ email: 'new@example.com', currentPassword: 'secret' });
  const facts = [...card('Email address').getByText('Link sent to your old address').closest('dl')!.children];
  expect(facts.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    'New email addressnew@example.com',
    'Link sent to your old addressConfirmed',
    'Link sent to your new addressNot opened yet',
  ]);
});

test.each([
  ['asked', 'Requested', null],
  ['preparing', 'Being prepared', null],
  ['ready', 'Ready', 'Download'],
  ['expired', 'No longer available', 'Request a new copy'],
])('a copy of own data that is %s says so', async (state, words, button) => {
  await open({ [REQUESTS]: requests({ dataCopy: { reference: 'D-1', state, askedAt: '2026-11-20T10:00:00Z' } }) });
  const data = card('Copy of your data');
  expect(data.getByText(words)).toBeVisible();
  expect(data.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(button === null ? [] : [button]);
});

test('closing says plainly what is still open, asks for the password, and can be taken back', async () => {
  const CLOSE = '/api/user/close-account';
  const money = [
    { kind: 'balance', amount: '12.50', currencyCode: 'EUR' },
    { kind: 'withdrawal', amount: '20.00', currencyCode: 'EUR' },
  ];
  const asked = requests({ closing: { reference: 'C-1', state: 'asked' }, openMoney: money });
  const { user, sent, all } = await open({ [REQUESTS]: requests({ openMoney: money }), [CLOSE]: asked });
  const closing = card('Close your account');
  expect(closing.getByRole('alert')).toHaveTextContent(
    /You still have €12\.50 in your account\. .*A withdrawal of €20\.00 is/,
  );
  await user.click(closing.getByRole('button', { name: 'Close account' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Close your account?' }));
  await user.type(dialog.getByLabelText(/Current password/), 'secret');
  all[REQUESTS] = asked;
  await user.click(dialog.getByRole('button', { name: 'Request closure' }));
  expect(await closing.findByText(/You asked us to close your account\./)).toHaveTextContent('Reference: C-1');
  expect(sent(CLOSE)[0]!.body).toEqual({ currentPassword: 'secret', reason: null });
  expect(closing.getByRole('button', { name: 'Keep my account' })).toBeVisible();
  expect(closing.queryByRole('button', { name: 'Close account' })).toBeNull();
});

test('a declined closing tells why', async () => {
  await open({
    [REQUESTS]: requests({ closing: { reference: 'C-1', state: 'declined', reason: 'A check is open.' } }),
  });
  expect(card('Close your account').getByText('A check is open.')).toBeVisible();
});

test('parts whose calls a backend lacks are absent, and what fails to load can be tried again', async () => {
  const { sent } = await open(
    { [SESSIONS]: () => Promise.reject(LOST) },
    {},
    { endpoints: { changeEmail: null, closeAccount: null } },
  );
  expect(await screen.findByText('We couldn’t load your sessions')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Email address' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Close your account' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Copy of your data' })).toBeVisible();
  expect(sent('/api/user/email-change')).toEqual([]);
});

describe('the links of a changed email address', () => {
  const CONFIRM = '/api/user/confirm-email-change';
  const at = async (query: string, answers: Answers) => {
    window.history.replaceState(null, '', `/confirm-email${query}`);
    const { store, asked } = await playerStore(answers);
    return { ...show(<ConfirmEmailScreen />, { store }), asked };
  };
  afterEach(() => window.history.replaceState(null, '', '/'));

  test('a press confirms one address, once, and says what is left', async () => {
    const { user, asked } = await at('?token=t1', { [CONFIRM]: { data: { address: 'old', done: false } } });
    expect(asked).toEqual([]);
    await user.dblClick(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/Now open the link we sent to the new address/)).toBeVisible();
    expect(asked.map(({ body }) => body)).toEqual([{ token: 't1' }]);
  });

  test('the second link says that the address has changed', async () => {
    const { user } = await at('?token=t2', { [CONFIRM]: { data: { address: 'new', done: true } } });
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/Your email address has been changed/)).toBeVisible();
  });

  test('a late link and an incomplete one say so', async () => {
    const refuse = () => Promise.reject({ code: 'LINK_EXPIRED', message: 'This link has expired.', status: 409 });
    const { user, unmount } = await at('?token=old', { [CONFIRM]: refuse });
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('This link has expired.')).toBeVisible();
    unmount();
    await at('', {});
    expect(await screen.findByText('This link is incomplete.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });
});
