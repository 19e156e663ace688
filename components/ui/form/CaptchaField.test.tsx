import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { useCaptcha } from '@/components/account/fields/useCaptcha';
import { show } from '@/tests/render';
import { CaptchaField } from './CaptchaField';

const FRAME = 'https://captcha.example/frame';
const SETTINGS = { reCaptchaSiteKey: 'site-key', captchaFrame: FRAME };

/** A form with only a captcha; prints what it would send. */
function Form({ intent }: { intent?: string }) {
  const captcha = useCaptcha();
  const [sent, setSent] = useState<(string | null)[]>([]);
  const send = async () => {
    const token = await captcha.take('login', intent);
    setSent((before) => [...before, token]);
  };
  return (
    <>
      {captcha.field && <CaptchaField {...captcha.field} />}
      <code>{JSON.stringify(sent)}</code>
      <button onClick={() => void send()}>Send</button>
      <button onClick={captcha.reset}>Refused</button>
    </>
  );
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('Security check');
const sent = () => JSON.parse(document.querySelector('code')!.textContent) as (string | null)[];
const send = () => act(async () => screen.getByRole('button', { name: 'Send' }).click());

const says = (data: object, origin = 'https://captcha.example', source: Window | null = frame().contentWindow) =>
  act(
    () =>
      void window.dispatchEvent(new MessageEvent('message', { data: { type: 'captcha', ...data }, origin, source })),
  );

const READY = { state: 'ready', height: 90 };
const solved = (token = 'abc') => ({ state: 'solved', token, expiresInSeconds: 60 });

afterEach(() => jest.useRealTimers());

test('without a site key there is none, and the token is empty', async () => {
  show(<Form />, { settings: { captchaFrame: FRAME } });
  expect(document.querySelector('iframe')).toBeNull();
  await send();
  expect(sent()).toEqual(['']);
});

test('CONF-28 solved in its frame it hands the token to the form', async () => {
  show(<Form />, { settings: SETTINGS });
  expect(new URL(frame().src).searchParams.get('siteKey')).toBe('site-key');
  expect(frame()).toHaveAttribute('sandbox', expect.not.stringMatching(/top-navigation|popups|modals|downloads/));
  says(READY);
  expect(frame()).toHaveAttribute('height', '90');
  await send();
  says(solved());
  expect(screen.getByRole('status')).toHaveTextContent('Check passed');
  await send();
  expect(sent()).toEqual([null, 'abc']);
});

test('what another window or origin says does not count', async () => {
  show(<Form />, { settings: SETTINGS });
  says(READY);
  says(solved('forged'), 'https://evil.example');
  says(solved('forged'), 'https://captcha.example', window);
  await send();
  expect(sent()).toEqual([null]);
});

test('submitting without solving it names what is missing and focuses the frame', async () => {
  show(<Form />, { settings: SETTINGS });
  says(READY);
  await send();
  expect(screen.getByRole('group', { name: 'Security check' })).toHaveAccessibleDescription(
    'Complete the security check first.',
  );
  expect(frame()).toHaveFocus();
  says(solved());
  expect(screen.queryByText('Complete the security check first.')).toBeNull();
});

test('a token is dropped when it is too old, also where the frame is silent', async () => {
  jest.useFakeTimers();
  show(<Form />, { settings: SETTINGS });
  says(READY);
  says(solved());
  act(() => void jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('status')).toHaveTextContent('expired');
  await send();
  says(solved('new'));
  await send();
  expect(sent()).toEqual([null, 'new']);
});

test('after a refusal the frame is asked for another one, at its own origin', async () => {
  const { user } = show(<Form />, { settings: SETTINGS });
  says(READY);
  says(solved());
  const post = jest.spyOn(frame().contentWindow!, 'postMessage').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Refused' }));
  expect(post.mock.calls).toEqual([[{ type: 'captcha', state: 'reset' }, 'https://captcha.example']]);
  await send();
  expect(sent()).toEqual([null]);
});

test('a frame that does not answer in time can be loaded again', async () => {
  jest.useFakeTimers();
  show(<Form />, { settings: SETTINGS });
  const { src } = frame();
  act(() => void jest.advanceTimersByTime(15_000));
  expect(screen.queryByTitle('Security check')).toBeNull();
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(frame().src).not.toBe(src);
  says(READY);
  says(solved());
  await send();
  expect(sent()).toEqual(['abc']);
});

test('what is sent again unchanged carries the token it was sent with', async () => {
  show(<Form intent="lost" />, { settings: SETTINGS });
  says(READY);
  says(solved());
  await send();
  await act(async () => screen.getByRole('button', { name: 'Refused' }).click());
  await send();
  expect(sent()).toEqual(['abc', 'abc']);
});

describe('a key that is asked when the form is sent', () => {
  const KEY = { reCaptchaSiteKey: 'site-key', captchaVariant: 'invisible' };
  const own = (data: object) => says(data, location.origin);
  const asking = { type: 'captcha', state: 'execute', action: 'login' };

  /** Shows the form, and answers the messages that the frame got. */
  function start() {
    show(<Form />, { settings: KEY });
    const post = jest.spyOn(frame().contentWindow!, 'postMessage').mockImplementation(() => undefined);
    return () => post.mock.calls.map(([message]) => message as unknown);
  }

  test('A02 runs in a page of the site, whose links may open', () => {
    show(<Form />, { settings: KEY });
    expect(new URL(frame().src).origin).toBe(location.origin);
    expect(frame()).toHaveAttribute('sandbox', expect.stringContaining('allow-popups'));
    expect(frame()).toHaveAttribute('sandbox', expect.not.stringMatching(/top-navigation|modals|downloads/));
  });

  test('A02 each sending waits for a token of its own', async () => {
    const asked = start();
    own(READY);
    for (const token of ['one', 'two']) {
      await send();
      own(solved(token));
      await act(async () => undefined);
    }
    expect(asked()).toEqual([asking, asking]);
    expect(sent()).toEqual(['one', 'two']);
  });

  test('sent while the frame is loading, it is asked as soon as it can answer', async () => {
    const asked = start();
    await send();
    expect(asked()).toEqual([]);
    own(READY);
    expect(asked()).toEqual([asking]);
  });

  test('a challenge gets the room it needs, and the focus; closed unsolved, the form says what is missing', async () => {
    start();
    own(READY);
    await send();
    own({ state: 'challenge', height: 580 });
    expect(frame()).toHaveAttribute('height', '580');
    expect(frame()).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('complete the security check to continue');
    own(READY);
    await act(async () => undefined);
    expect(frame()).toHaveAttribute('height', '90');
    expect(screen.getByRole('status')).toHaveTextContent('Complete the security check first.');
    expect(sent()).toEqual([null]);
  });

  test('without an answer it has failed, with a way to try again; during a challenge there is no hurry', async () => {
    jest.useFakeTimers();
    start();
    own(READY);
    await send();
    own({ state: 'challenge', height: 580 });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(sent()).toEqual([]);
    own(solved());
    await act(async () => undefined);
    await send();
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(sent()).toEqual(['abc', null]);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('where there is nothing to see, the label takes no room', () => {
    start();
    own({ state: 'ready', height: 0 });
    expect(screen.getByRole('group', { name: 'Security check' })).toHaveClass('unseen');
  });
});
