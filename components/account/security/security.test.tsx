import { act, screen, waitFor, within } from '@testing-library/react';
import { LoginDialog } from '@/components/account/login/LoginDialog';
import { dropDraft, withDraft } from '@/components/ui/form/drafts';
import { readStored, STORED, writeStored } from '@/services/browser/storage';
import { hasArrivedToken } from '@/services/browser/arrivedToken';
import type { HttpCall, HttpRequest } from '@/services/http/call';
import { followToken } from '@/store/followToken';
import { withStepUp } from '@/services/http/stepUp';
import { guestStore, show } from '@/tests/render';
import { fakeRouter } from '@/tests/support/fakeRouter';
import { ProofDialog } from './ProofDialog';
import { Methods } from './Methods';
import { StepUp } from './StepUp';

const OFF = { authenticatorSince: null, passkeys: [], recoveryCodesLeft: 0, asksAgainFor: [] };
const ON = { ...OFF, authenticatorSince: '2026-11-20T12:00:00Z', recoveryCodesLeft: 10 };
const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const STEP_UP = { code: 'STEP_UP_REQUIRED', message: 'Confirm first', details: { methods: ['password'] } };

const http = jest.fn<ReturnType<HttpCall>, [HttpRequest]>();
let router: ReturnType<typeof fakeRouter>;
let answers: Record<string, unknown[]>;

beforeEach(() => {
  let intents = 0;
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => `intent-${intents++}` });
  answers = { security: [{ data: { security: OFF } }] };
  http.mockReset().mockImplementation(async ({ path }) => {
    const queue = answers[path.split('/').at(-1)!] ?? [{ data: { success: true } }];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (typeof answer === 'object' && answer !== null && 'code' in answer) throw answer;
    return answer;
  });
  router = fakeRouter('/profile/safety');
});
afterEach(() => {
  router.remove();
  dropDraft('login');
  act(() => writeStored(STORED.token, null));
});

const sent = (end: string) => http.mock.calls.map(([request]) => request).filter(({ path }) => path.endsWith(end));
const panel = () => {
  writeStored(STORED.token, 'token-1');
  return show(
    <>
      <Methods />
      <StepUp Ask={ProofDialog} />
    </>,
    { store: guestStore(withStepUp(http)) },
  );
};

test('an authenticator is set up after the password: its key is shown, a code switches it on, codes are given once', async () => {
  answers['start-authenticator'] = [STEP_UP, { data: { secret: SECRET, uri: `otpauth://totp/a?secret=${SECRET}` } }];
  answers['confirm-identity'] = [{ data: { until: '2026-11-20T12:10:00Z' } }];
  answers['confirm-authenticator'] = [{ data: { security: ON, recoveryCodes: CODES } }];
  const { user } = panel();
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  await user.type(within(dialog).getByLabelText(/^Password/), 'Abc123!');
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('/confirm-identity')[0]!.body).toEqual({ proof: { password: 'Abc123!' } });
  expect(sent('/start-authenticator')).toHaveLength(2);
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();

  const code = screen.getByRole('textbox', { name: /Six-digit code/ });
  const switchOn = screen.getByRole('button', { name: 'Turn on' });
  await user.type(code, '12345');
  await user.click(switchOn);
  expect(code).toHaveAccessibleDescription(/Enter the six-digit code/);
  expect(sent('/confirm-authenticator')).toHaveLength(0);
  answers.security = [{ data: { security: ON } }];
  await user.clear(code);
  await user.click(code);
  await user.paste('123 456');
  await user.click(switchOn);
  expect(await screen.findByText(CODES[0]!)).toBeVisible();
  expect(sent('/confirm-authenticator')[0]!.body).toEqual({ code: '123456' });
  await user.click(screen.getByRole('button', { name: 'I’ve saved them' }));
  expect(screen.queryByText(CODES[0]!)).toBeNull();
  expect(screen.getByText(/10 codes left/)).toBeVisible();
});

test('codes are shown though the methods do not come again after the change', async () => {
  answers['start-authenticator'] = [{ data: { secret: SECRET, uri: `otpauth://totp/a?secret=${SECRET}` } }];
  answers['confirm-authenticator'] = [{ data: { security: ON, recoveryCodes: CODES } }];
  const { user } = panel();
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  answers.security = [{ code: 'INTERNAL_ERROR' }];
  // Digits of another script are the same code.
  await user.type(await screen.findByRole('textbox', { name: /Six-digit code/ }), '۱۲۳۴۵۶');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText(CODES[0]!)).toBeVisible();
  expect(sent('/confirm-authenticator')[0]!.body).toEqual({ code: '123456' });
});

test.each([
  [1, /^1 code left/],
  [0, /^You’ve used all your codes\. Get new ones/],
  [null, null],
])('with %p recovery codes left the card says so, and nothing where it is not known', async (left, words) => {
  answers.security = [{ data: { security: { ...ON, recoveryCodesLeft: left } } }];
  panel();
  const card = await screen.findByRole('region', { name: 'Recovery codes' });
  expect(within(card).getByRole('button', { name: 'Get new codes' })).toBeVisible();
  if (words) expect(within(card).getByText(words)).toBeVisible();
  else expect(within(card).queryByText(/\bcodes? (left|below)|all your codes/)).toBeNull();
});

test('a player who does not want to prove it is told what the backend said, and nothing is asked twice', async () => {
  answers['start-authenticator'] = [STEP_UP];
  const { user } = panel();
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Confirm first')).toBeVisible();
  expect(sent('/start-authenticator')).toHaveLength(1);
});

test('the last method is removed only after a question that says what that does', async () => {
  answers.security = [{ data: { security: ON } }];
  answers['remove-authenticator'] = [{ data: { security: OFF } }];
  const { user } = panel();
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  const question = await screen.findByRole('dialog', { name: 'Remove this security method?' });
  expect(question).toHaveTextContent('your recovery codes will stop working');
  answers.security = [{ data: { security: OFF } }];
  await user.click(within(question).getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
  expect(sent('/remove-authenticator')).toHaveLength(1);
});

test.each([
  ['did not load', {}],
  ['leave the authenticator out', { security: { ...OFF, authenticatorSince: undefined } }],
  ['hold an authenticator that cannot be read', { security: { ...OFF, authenticatorSince: 7 } }],
])('methods that %s are not said to be off', async (_, data) => {
  answers.security = [{ data }];
  panel();
  expect(await screen.findByText('We couldn’t load your security settings')).toBeVisible();
  expect(screen.queryByText('Off')).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a passkey is listed whatever its id, and is unused only where the backend says so', async () => {
  const passkeys = [
    { id: 7, name: 'Phone', createdAt: '2026-11-18T12:00:00Z', lastUsedAt: null },
    { id: 'k2', name: 'Laptop', createdAt: '2026-11-18T12:00:00Z' },
  ];
  answers.security = [{ data: { security: { ...OFF, passkeys } } }];
  panel();
  const rows = within(await screen.findByRole('region', { name: 'Passkeys' })).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent(/Phone.* · not used yet/);
  expect(rows[1]).toHaveTextContent(/Laptop.*18 Nov 2026/);
  expect(rows[1]).not.toHaveTextContent(/used/);
});

test('log-in: the second step takes a code or a recovery code, tells a wrong one, and keeps the token', async () => {
  const details = { ticket: 'ticket-1', methods: ['authenticator', 'recoveryCode'] };
  const signedIn = { accessToken: 'token-2', locale: null, cpnc: null, userId: 7 };
  answers.login = [{ code: 'SECOND_STEP_REQUIRED', message: 'One more step', details }];
  answers['login-second-step'] = [{ code: 'WRONG_PROOF', message: 'That did not match.' }, signedIn];
  answers['get-user-details'] = [{ getUser: { userId: 7, email: 'a@b.example' }, depositCount: 0 }];
  const { user } = show(<LoginDialog open values={{}} onClose={jest.fn()} />, { store: guestStore(withStepUp(http)) });
  await user.type(screen.getByRole('textbox'), 'maria@example.com');
  await user.type(screen.getByLabelText(/^Password/), 'Abc123!');
  await user.click(within(screen.getByRole('form')).getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeVisible();
  const code = await screen.findByRole('textbox', { name: /Six-digit code/ });
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  // The form with the pressed button is gone; without a mouse the step itself has the focus.
  expect(code.closest('[tabindex="-1"]')).toHaveFocus();
  await user.type(code, '123456{Enter}');
  expect(await screen.findByText('That did not match.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await user.type(screen.getByRole('textbox', { name: /Recovery code/ }), ' AAAA-BBBB {Enter}');
  await waitFor(() => expect(readStored(STORED.token)).toBe('token-2'));
  expect(sent('/login-second-step').map(({ body }) => body)).toEqual([
    { ticket: 'ticket-1', proof: { code: '123456' } },
    { ticket: 'ticket-1', proof: { recoveryCode: 'AAAA-BBBB' } },
  ]);
});

test('log-in: whoever goes back from the second step finds the address, and nobody does after it', async () => {
  const details = { ticket: 'ticket-1', methods: ['authenticator'] };
  answers.login = [{ code: 'SECOND_STEP_REQUIRED', message: 'One more step', details }];
  answers['login-second-step'] = [{ accessToken: 'token-2', locale: null, cpnc: null, userId: 7 }];
  answers['get-user-details'] = [{ getUser: { userId: 7, email: 'a@b.example' }, depositCount: 0 }];
  const { user } = show(<LoginDialog open values={{}} onClose={jest.fn()} />, { store: guestStore(withStepUp(http)) });
  const logIn = async () => {
    await user.type(screen.getByLabelText(/^Password/), 'Abc123!');
    await user.click(within(screen.getByRole('form')).getByRole('button', { name: 'Log in' }));
    return screen.findByRole('textbox', { name: /Six-digit code/ });
  };
  await user.type(screen.getByRole('textbox'), 'maria@example.com');
  await logIn();
  await user.click(screen.getByRole('button', { name: 'Back to log-in' }));
  expect(screen.getByRole('textbox')).toHaveValue('maria@example.com');
  expect(screen.getByLabelText(/^Password/)).toHaveValue('');
  await user.type(await logIn(), '123456{Enter}');
  await waitFor(() => expect(withDraft('login', { email: '' })).toEqual({ email: '' }));
  expect(readStored(STORED.token)).toBe('token-2');
});

test('a one-use token in the address leads to the same step, and back to the form where it is given up', async () => {
  const details = { ticket: 'ticket-1', methods: ['authenticator'] };
  const player = { getUser: { userId: 7, email: 'a@b.example' }, depositCount: 0 };
  const store = guestStore(withStepUp(http));
  const arrive = async () => {
    answers['get-user-details'] = [{ code: 'SECOND_STEP_REQUIRED', message: 'One more step', details }, player];
    Object.assign(window, { arrivedToken: 'from Google' });
    await act(() => store.dispatch(followToken()));
    expect(hasArrivedToken()).toBe(false);
  };
  await arrive();
  const { user } = show(<LoginDialog open values={{}} onClose={jest.fn()} />, { store });
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to log-in' }));
  expect(screen.getByLabelText(/^Password/)).toBeVisible();
  await arrive();
  answers['login-second-step'] = [{ accessToken: 'token-2', locale: null, cpnc: null, userId: 7 }];
  await user.type(await screen.findByRole('textbox', { name: /Six-digit code/ }), '123456{Enter}');
  await waitFor(() => expect(readStored(STORED.token)).toBe('token-2'));
  expect(sent('/login-second-step')[0]!.body).toEqual({ ticket: 'ticket-1', proof: { code: '123456' } });
});
