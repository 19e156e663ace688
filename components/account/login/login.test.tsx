import { act, screen, waitFor, within } from '@testing-library/react';
import type { HttpCall, HttpRequest } from '@/services/http/call';
import { locationEndpoint } from '@/services/country/location';
import { readStored, STORED, writeStored } from '@/services/browser/storage';
import { signedOut } from '@/store/auth';
import { guestStore, show } from '@/tests/render';
import { fakeRouter } from '@/tests/support/fakeRouter';
import { dropDraft } from '@/components/ui/form/drafts';
import { LoginDialog } from './LoginDialog';

const http = jest.fn<ReturnType<HttpCall>, [HttpRequest]>();
const details = { getUser: { userId: 7, email: 'maria@example.com', isEmailVerified: true }, depositCount: 0 };
const onClose = jest.fn();
let router: ReturnType<typeof fakeRouter>;
let store: ReturnType<typeof guestStore>;

beforeEach(() => {
  http.mockReset().mockImplementation(async ({ path }) => {
    if (path.endsWith('/login')) return { accessToken: 'token-1', locale: null, cpnc: null, userId: 7 };
    return path.endsWith('/get-user-details') ? details : { data: { success: true } };
  });
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => 'intent-1' });
  store = guestStore(http);
});
afterEach(() => {
  router.remove();
  dropDraft('login');
  act(() => writeStored(STORED.token, null));
});

function open(settings = {}, address = '/vip?modal=login') {
  router = fakeRouter(address);
  return show(<LoginDialog open values={{}} onClose={onClose} />, { store, settings });
}
const email = () => screen.getByRole('textbox');
const password = () => screen.getByLabelText(/^Password/);
const logIn = () => within(screen.getByRole('form')).getByRole('button', { name: 'Log in' });
const calls = (end: string) => http.mock.calls.map(([request]) => request).filter(({ path }) => path.endsWith(end));

async function fill(user: ReturnType<typeof show>['user']) {
  await user.type(email(), 'maria@example.com');
  await user.type(password(), 'Abc123!');
}

test('AUTH-01 e-mail and password sign in, and the token is kept', async () => {
  const { user } = open();
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await fill(user);
  await user.click(logIn());
  await waitFor(() => expect(readStored(STORED.token)).toBe('token-1'));
  expect(calls('/login')).toHaveLength(1);
  expect(calls('/login')[0]!.body).toMatchObject({
    email: 'maria@example.com',
    password: 'Abc123!',
    recaptchaToken: '',
    afterReg: false,
  });
});

test.each([
  [
    '0151 12345678',
    'You’ll log in with \u2066+4915112345678\u2069. If your number is from another country, start with + and that country’s code.',
  ],
  ['+49 (0)151 12345678', null],
])('E04 the number %j signs in as +4915112345678', async (typed, told) => {
  http.mockImplementation(async ({ path }) => {
    if (path.endsWith('/login')) return { accessToken: 'token-1', locale: null, cpnc: null, userId: 7 };
    if (path.endsWith('/get-location')) return { data: { location: { country: 'DE', ipInfo: '', currencies: [] } } };
    return details;
  });
  await store.dispatch(locationEndpoint.initiate());
  const { user } = open({ emailPhoneRegistration: true });
  await user.click(email());
  await user.paste(typed);
  if (told) expect(await screen.findByText(told)).toBeInTheDocument();
  else expect(screen.queryByText(/^You’ll log in with/)).not.toBeInTheDocument();
  await user.type(password(), 'Abc123!');
  await user.click(logIn());
  await waitFor(() => expect(calls('/login')[0]?.body).toMatchObject({ email: '+4915112345678' }));
});

test('managers and the browser know what the fields are', () => {
  open();
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

test('empty fields are not sent; the focus goes to the first', async () => {
  const { user } = open();
  await user.click(logIn());
  await waitFor(() => expect(email()).toHaveFocus());
  expect(screen.getByRole('alert')).toHaveTextContent('Please check fields with errors');
  expect(http).not.toHaveBeenCalled();
});

test("ERR-04 a refusal shows the server's sentence, and what was typed stays", async () => {
  http.mockRejectedValue({ code: 'INVALID_CREDENTIALS', message: 'The email address or password is incorrect.' });
  const { user } = open();
  await fill(user);
  await user.click(logIn());
  expect(await screen.findByRole('alert')).toHaveTextContent('The email address or password is incorrect.');
  expect(email()).toHaveValue('maria@example.com');
  expect(password()).toHaveValue('Abc123!');
});

test('M-01 the way to sign-up stays in the sticky head of the dialog, also beside a refusal', async () => {
  http.mockRejectedValue({ code: 'INVALID_CREDENTIALS', message: 'Wrong.' });
  const { user } = open();
  await fill(user);
  await user.click(logIn());
  await screen.findByText('Wrong.');
  const tabs = screen.getByRole('navigation', { name: 'Register or log in' });
  expect(tabs.parentElement).toContainElement(screen.getByRole('heading', { level: 2, name: 'Log in' }));
  await user.click(within(tabs).getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(location.search).toBe('?modal=signup'));
});

test.each([
  [3, 'Wrong. You have 3 tries left. After that, you’ll have to wait.'],
  [1, 'Wrong. You have 1 try left. After that, you’ll have to wait.'],
  [0, 'Wrong. That was your last try for now. Wait a while, or reset your password.'],
  [undefined, 'Wrong.'],
])('E20 the last tries before the limit are told as such: %s', async (attemptsLeft, words) => {
  http.mockRejectedValue({ code: 'INVALID_CREDENTIALS', message: 'Wrong.', details: { attemptsLeft } });
  const { user } = open();
  await fill(user);
  await user.click(logIn());
  expect((await screen.findByText(/^Wrong\./)).textContent).toBe(words);
});

test('ERR-04 a refusal without a sentence says "try again"', async () => {
  http.mockRejectedValue({ code: 'WHATEVER', message: '' });
  const { user } = open();
  await fill(user);
  await user.click(logIn());
  expect(await screen.findByRole('alert')).toHaveTextContent('That didn’t work. Please try again.');
});

test.each([
  [30, 'You can try again in 30 seconds.'],
  [1, 'You can try again in 1 second.'],
  [600, 'You can try again in 10 minutes.'],
])('where attempts are limited the waiting time is told: %i seconds', async (waitSeconds, words) => {
  http.mockRejectedValue({ code: 'TOO_MANY_ATTEMPTS', message: 'Slow down', details: { waitSeconds } });
  const { user } = open();
  await fill(user);
  await user.click(logIn());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('a lost answer is shown as unknown', async () => {
  http.mockRejectedValue({ message: 'Something went wrong', network: true });
  const { user } = open();
  await fill(user);
  await user.click(logIn());
  expect(await screen.findByRole('alert')).toHaveTextContent(/We didn’t get a response/);
});

test('SESS-11 after a session has ended the dialog says so', () => {
  store.dispatch(signedOut('SESSION_ENDED'));
  open();
  expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended.');
});

test('SESS-11 a guest who never had a session sees no notice', () => {
  open();
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('Google', () => {
  test('AUTH-03 is offered where the operator has a client, and nowhere else', () => {
    const { unmount } = open({ googleClientId: 'client-1' });
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    unmount();
    router.remove();
    open();
    expect(screen.queryByRole('button', { name: /Google/ })).toBeNull();
  });

  test('can be pressed again on a page that comes back as it was left', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    http.mockResolvedValue({ data: { url: 'https://accounts.example/start' } });
    const { user } = open({ googleClientId: 'client-1' });
    const button = screen.getByRole('button', { name: 'Continue with Google' });
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(button).not.toHaveAttribute('aria-busy', 'true');
  });

  test('AUTH-03 comes back to the page below the dialog', async () => {
    // jsdom cannot navigate, so the call fails.
    http.mockRejectedValue({ code: 'GOOGLE_UNAVAILABLE', message: 'Google cannot be reached.' });
    const { user } = open({ googleClientId: 'client-1' }, '/vip?page=2&modal=login&google=failed');
    await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(await screen.findByText('Google cannot be reached.')).toBeVisible();
    expect(http.mock.calls[0]![0].body).toEqual({ returnTo: '/vip?page=2' });
  });

  test.each([
    ['cancelled', 'You didn’t finish logging in with Google.'],
    ['failed', 'Logging in with Google didn’t work. Try'],
    ['country', 'You can’t open a new account from your country.'],
    ['frozen', 'Your account is frozen'],
  ])('a way back without a session is explained: %s', (outcome, words) => {
    open({ googleClientId: 'client-1' }, `/?modal=login&google=${outcome}`);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  test('another word in the address says nothing', () => {
    open({ googleClientId: 'client-1' }, '/?modal=login&google=<b>x</b>');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('AUTH-02 one who registered by phone logs in with the number, where the operator offers that', async () => {
  const { user } = open({ emailPhoneRegistration: true });
  await user.type(screen.getByRole('textbox', { name: 'Email or phone' }), '+4917112345');
  await user.type(password(), 'Abc123!');
  await user.click(logIn());
  await waitFor(() => expect(calls('/login')[0]?.body).toMatchObject({ email: '+4917112345' }));
});

describe('a forgotten password', () => {
  async function forget(user: ReturnType<typeof show>['user']) {
    await user.type(email(), 'maria@example.com');
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  }

  test('AUTH-09 a link is asked for; the typed address is there already', async () => {
    const { user } = open();
    await forget(user);
    expect(screen.getByRole('dialog', { name: 'Reset your password' })).toBeVisible();
    expect(email()).toHaveValue('maria@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByRole('status')).toHaveTextContent(/If there’s an account for maria@example.com/);
    expect(calls('/forgot-password')[0]).toMatchObject({
      body: { email: 'maria@example.com', recaptchaToken: '' },
      idempotencyKey: 'intent-1',
    });
  });

  test('a refusal keeps the form', async () => {
    http.mockRejectedValue({ code: 'TOO_MANY_ATTEMPTS', message: 'Slow', details: { waitSeconds: 90 } });
    const { user } = open();
    await forget(user);
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You can try again in 90 seconds.');
    expect(email()).toHaveValue('maria@example.com');
  });

  test('leads back to the log-in', async () => {
    const { user } = open();
    await forget(user);
    await user.click(screen.getByRole('button', { name: 'Back to log-in' }));
    expect(email()).toHaveValue('maria@example.com');
    expect(logIn()).toBeVisible();
  });
});
