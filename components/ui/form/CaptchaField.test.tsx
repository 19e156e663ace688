import { act, screen } from '@testing-library/react';
import { useCaptcha } from '@/components/account/fields/useCaptcha';
import { show } from '@/tests/render';
import { CaptchaField } from './CaptchaField';

const FRAME = 'https://captcha.example/frame';
const SETTINGS = { reCaptchaSiteKey: 'site-key', captchaFrame: FRAME };

/** A form with only a captcha; prints what it would send. */
function Form() {
  const captcha = useCaptcha();
  return (
    <>
      {captcha.field && <CaptchaField {...captcha.field} />}
      <code>{JSON.stringify([captcha.token, captcha.missing])}</code>
      <button onClick={captcha.demand}>Send</button>
      <button onClick={captcha.reset}>Refused</button>
    </>
  );
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('Security check');
const sends = () => JSON.parse(document.querySelector('code')!.textContent) as [string, boolean];

const says = (data: object, origin = 'https://captcha.example', source: Window | null = frame().contentWindow) =>
  act(
    () =>
      void window.dispatchEvent(new MessageEvent('message', { data: { type: 'captcha', ...data }, origin, source })),
  );

const ready = () => says({ state: 'ready', height: 90 });
const solved = (token = 'abc') => says({ state: 'solved', token, expiresInSeconds: 60 });

afterEach(() => jest.useRealTimers());

test('without a site key there is none, and the token is empty', () => {
  show(<Form />, { settings: { captchaFrame: FRAME } });
  expect(document.querySelector('iframe')).toBeNull();
  expect(sends()).toEqual(['', false]);
});

test('CONF-28 solved in its frame it hands the token to the form', () => {
  show(<Form />, { settings: SETTINGS });
  expect(new URL(frame().src).searchParams.get('siteKey')).toBe('site-key');
  expect(frame()).toHaveAttribute('sandbox', expect.not.stringMatching(/top-navigation|popups|modals|downloads/));
  expect(sends()).toEqual(['', true]);
  ready();
  expect(frame()).toHaveAttribute('height', '90');
  solved();
  expect(sends()).toEqual(['abc', false]);
  expect(screen.getByRole('status')).toHaveTextContent('Check passed');
});

test('what another window or origin says does not count', () => {
  show(<Form />, { settings: SETTINGS });
  ready();
  const forged = { state: 'solved', token: 'forged', expiresInSeconds: 60 };
  says(forged, 'https://evil.example');
  says(forged, 'https://captcha.example', window);
  expect(sends()).toEqual(['', true]);
});

test('sent without it, the form says what is missing and the frame has the focus', async () => {
  const { user } = show(<Form />, { settings: SETTINGS });
  ready();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('group', { name: 'Security check' })).toHaveAccessibleDescription(
    'Please complete the security check.',
  );
  expect(frame()).toHaveFocus();
  solved();
  expect(screen.queryByText('Please complete the security check.')).toBeNull();
});

test('a token is dropped when it is too old, also where the frame is silent', () => {
  jest.useFakeTimers();
  show(<Form />, { settings: SETTINGS });
  ready();
  solved();
  act(() => void jest.advanceTimersByTime(60_000));
  expect(sends()).toEqual(['', true]);
  expect(screen.getByRole('status')).toHaveTextContent('expired');
  solved('new');
  expect(sends()).toEqual(['new', false]);
});

test('after a refusal the frame is asked for another one, at its own origin', async () => {
  const { user } = show(<Form />, { settings: SETTINGS });
  ready();
  solved();
  const post = jest.spyOn(frame().contentWindow!, 'postMessage').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Refused' }));
  expect(post.mock.calls).toEqual([[{ type: 'captcha', state: 'reset' }, 'https://captcha.example']]);
  expect(sends()).toEqual(['', true]);
});

test('a frame that does not answer in time can be loaded again', () => {
  jest.useFakeTimers();
  show(<Form />, { settings: SETTINGS });
  const { src } = frame();
  act(() => void jest.advanceTimersByTime(15_000));
  expect(screen.queryByTitle('Security check')).toBeNull();
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(frame().src).not.toBe(src);
  ready();
  solved();
  expect(sends()).toEqual(['abc', false]);
});
