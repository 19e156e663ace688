import { act, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { keepExpiredLink } from './expiredLink';
import type { HttpCall, HttpRequest } from '@/services/http/call';
import { STORED, writeStored } from '@/services/browser/storage';
import { NO_SCRIPT_STYLE } from '@/services/server/document/noScript';
import { guestStore, show, Surroundings } from '@/tests/render';
import { fakeRouter } from '@/tests/support/fakeRouter';
import { playerStore } from '@/tests/support/player';
import { HoldDialog } from '../entry/HoldDialog';
import { ResetScreen } from '../login/ResetScreen';
import { VerifyEmailDialog } from './VerifyEmailDialog';
import { VerifyExpiredDialog } from './VerifyExpiredDialog';
import { VerifyScreen } from './VerifyScreen';

const http = jest.fn<ReturnType<HttpCall>, [HttpRequest]>();
const done = { data: { success: true } };
const expired = { code: 'LINK_EXPIRED', message: 'The link is too old.' };
const lost = { message: 'Something went wrong', network: true };
const onClose = jest.fn();
let router: ReturnType<typeof fakeRouter>;
let ids = 0;

beforeEach(() => {
  http.mockReset().mockResolvedValue(done);
  onClose.mockReset();
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => `intent-${(ids += 1)}` });
});
afterEach(() => {
  jest.useRealTimers();
  router.remove();
  act(() => writeStored(STORED.token, null));
});

async function at(address: string, part: React.ReactNode) {
  router = fakeRouter(address);
  const shown = show(part, { store: guestStore(http) });
  await act(async () => undefined);
  return shown;
}
const address = () => location.pathname + location.search;
const sent = () => http.mock.calls.map(([request]) => request);
const modal = { open: true, values: {}, onClose };

describe('/verify-email', () => {
  test('D11 without JavaScript it says so, and does not claim to be checking', () => {
    router = fakeRouter('/verify-email?token=t1');
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(
      <Surroundings>
        <VerifyScreen />
      </Surroundings>,
    );
    expect(page.querySelector('noscript')).toHaveTextContent(/We need JavaScript to check your link\./);
    expect(page.querySelector('[role="status"]')).toHaveClass('needs-script');
    expect(NO_SCRIPT_STYLE).toContain('.needs-script');
  });

  test('MODAL-10 a good link verifies the address once and leads to the casino and the log-in', async () => {
    await at(
      '/verify-email?token=abc',
      <StrictMode>
        <VerifyScreen />
      </StrictMode>,
    );
    await waitFor(() => expect(address()).toBe('/casino?modal=login'));
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({ method: 'POST', body: { token: 'abc' } });
  });

  test('says that it is checking while it is', async () => {
    http.mockReturnValue(new Promise(() => {}));
    await at('/verify-email?token=abc', <VerifyScreen />);
    expect(screen.getByRole('status')).toHaveTextContent('Checking your link');
  });

  test('MODAL-11 a link that is too old leads to the offer of a new one, which knows whose it was', async () => {
    http.mockRejectedValueOnce(expired);
    const { unmount } = await at('/verify-email?token=old', <VerifyScreen />);
    await waitFor(() => expect(address()).toBe('/?modal=verify-email-expired'));
    unmount();
    const { user } = show(<VerifyExpiredDialog {...modal} />, { store: guestStore(http) });
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    await screen.findByText(/We sent you a new email\. Only/);
    expect(sent()[1]).toMatchObject({ body: { token: 'old' } });
  });

  test('a lost answer can be asked for again, as the same intent', async () => {
    http.mockRejectedValueOnce(lost);
    const { user } = await at('/verify-email?token=abc', <VerifyScreen />);
    expect(await screen.findByRole('alert')).toHaveTextContent('We didn’t get a response.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(address()).toBe('/casino?modal=login'));
    expect(sent()[1]!.idempotencyKey).toBe(sent()[0]!.idempotencyKey);
  });

  test.each(['/verify-email', '/verify-email?token='])('%s asks nothing and offers a new message', async (broken) => {
    const { user } = await at(broken, <VerifyScreen />);
    expect(screen.getByText('This link is incomplete.')).toBeVisible();
    expect(http).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(new URLSearchParams(location.search).get('modal')).toBe('verify-email-expired');
  });
});

describe('/reset-password', () => {
  const fields = () =>
    [screen.getByLabelText(/^New password/), screen.getByLabelText(/^Confirm new password/)] as const;
  const save = () => screen.getByRole('button', { name: 'Save password' });

  test('AUTH-09 MODAL-10 a new password is saved and leads to the log-in', async () => {
    const { user } = await at('/reset-password?token=abc', <ResetScreen />);
    for (const field of fields()) await user.type(field, 'Abc123!');
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/casino?modal=login'));
    expect(sent()[0]).toMatchObject({ body: { token: 'abc', password: 'Abc123!' } });
  });

  test('VAL-17 both have to be the same', async () => {
    const { user } = await at('/reset-password?token=abc', <ResetScreen />);
    const [first, second] = fields();
    await user.type(first, 'Abc123!');
    await user.type(second, 'Abc123');
    await user.click(save());
    await waitFor(() => expect(second).toHaveFocus());
    expect(second).toHaveAccessibleDescription('Passwords must match');
    expect(http).not.toHaveBeenCalled();
  });

  test('what the server says of the password stands beside it', async () => {
    http.mockRejectedValue({ code: 'VALIDATION', message: 'Check', details: { password: 'Choose another one.' } });
    const { user } = await at('/reset-password?token=abc', <ResetScreen />);
    for (const field of fields()) await user.type(field, 'Abc123!');
    await user.click(save());
    await waitFor(() => expect(fields()[0]).toHaveAccessibleDescription(/Choose another one\./));
  });

  test('a link that is too old makes room for asking for a new one', async () => {
    http.mockRejectedValue(expired);
    const { user } = await at('/reset-password?token=abc', <ResetScreen />);
    for (const field of fields()) await user.type(field, 'Abc123!');
    await user.click(save());
    expect(await screen.findByText(/This link has expired/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the link' })).toBeVisible();
  });

  test('without a token there is nothing to save', async () => {
    await at('/reset-password', <ResetScreen />);
    expect(screen.queryByLabelText(/^New password/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Send the link' })).toBeVisible();
  });
});

describe('the resending of the verification message', () => {
  const resend = () => screen.getByRole('button', { name: /Send it again/ });

  test('AUTH-08 it says that it was sent after the server did, and rests for a minute', async () => {
    let finish: (answer: unknown) => void = () => undefined;
    http.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const { user } = await at('/vip?modal=verify-email', <VerifyEmailDialog {...modal} />);
    await user.click(resend());
    expect(screen.queryByText(/We sent you a new email\. Only/)).toBeNull();
    jest.useFakeTimers();
    await act(async () => finish(done));
    await act(async () => jest.advanceTimersByTime(0));
    expect(screen.getByText(/We sent you a new email\. Only/)).toBeVisible();
    expect(resend()).toBeDisabled();
    expect(resend()).toHaveTextContent('Send it again in 1:00');
    await act(async () => jest.advanceTimersByTime(5000));
    expect(resend()).toHaveTextContent('Send it again in 0:55');
    await act(async () => jest.advanceTimersByTime(55_000));
    expect(resend()).toBeEnabled();
  });

  test.each([
    [{ code: 'VERIFICATION_NOT_SENT', message: '' }, 'We couldn’t send the verification email.'],
    [{ code: 'VERIFICATION_NOT_SENT', message: 'Our post office is shut.' }, 'Our post office is shut.'],
  ])('AUTH-08 it says that it was not: %j', async (refusal, words) => {
    http.mockRejectedValue(refusal);
    const { user } = await at('/vip?modal=verify-email', <VerifyEmailDialog {...modal} />);
    await user.click(resend());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(resend()).toBeEnabled();
  });

  test('AUTH-08 where attempts are limited it tells how long to wait', async () => {
    // Frozen clock: more than a second may pass before the assertion.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    http.mockRejectedValue({ code: 'TOO_MANY_ATTEMPTS', message: 'Slow', details: { waitSeconds: 150 } });
    const { user } = await at('/vip?modal=verify-email', <VerifyEmailDialog {...modal} />);
    await user.click(resend());
    expect(await screen.findByRole('alert')).toHaveTextContent('You can try again in 3 minutes.');
    expect(resend()).toHaveTextContent('Send it again in 2:30');
  });

  test('A15 VAL-05 who has a generated address alone is asked to add one, not to open a link', async () => {
    const { store } = await playerStore({}, { email: '5@noemail.invalid', isEmailVerified: false });
    router = fakeRouter('/vip?modal=verify-email');
    show(<VerifyEmailDialog {...modal} />, { store });
    expect(screen.getByRole('link', { name: 'Add your email' })).toHaveAttribute('href', '/profile/edit-profile');
    expect(screen.queryByText(/noemail|Open the link/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Send it again/ })).toBeNull();
  });

  test.each([
    [false, 1],
    [undefined, 0],
  ])(
    'an address that is verified: %j is said not to be %i times, and another message can be had',
    async (said, count) => {
      const { store } = await playerStore({}, { isEmailVerified: said });
      router = fakeRouter('/vip?modal=verify-email');
      show(<VerifyEmailDialog {...modal} />, { store });
      expect(resend()).toBeVisible();
      expect(screen.queryAllByText(/isn’t verified yet/)).toHaveLength(count);
    },
  );

  test('a guest without a link names the address', async () => {
    keepExpiredLink(undefined);
    const { user } = await at('/?modal=verify-email-expired', <VerifyExpiredDialog {...modal} />);
    await user.type(screen.getByRole('textbox', { name: /Email/ }), 'maria@example.com');
    await user.click(resend());
    expect(await screen.findByText(/If this address belongs to an unverified/)).toBeVisible();
    expect(sent()[0]).toMatchObject({ body: { email: 'maria@example.com' } });
  });
});

describe('the hold', () => {
  test('MODAL-12 asks to finish registering: going on leads back to the form', async () => {
    const { user } = await at('/casino?modal=hold', <HoldDialog {...modal} />);
    expect(screen.getByRole('dialog', { name: 'Finish registering?' })).toHaveTextContent('isn’t finished');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(address()).toBe('/casino?modal=signup');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('MODAL-12 leaving closes it', async () => {
    const { user } = await at('/casino?modal=hold', <HoldDialog {...modal} />);
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
