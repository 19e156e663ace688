import { act, fireEvent, screen } from '@testing-library/react';
import en from '@/locales-fallback/en.json';
import { show } from '@/tests/render';
import { LiveChat } from './LiveChat';

const settings = { showLiveChat: true, liveChatScript: 'https://chat.example/widget.js' };
const open = (more: Record<string, unknown> = settings) =>
  show(<LiveChat open values={{}} onClose={jest.fn()} />, { settings: more, locale: 'de' });

const frame = () => document.querySelector<HTMLIFrameElement>('iframe');

/** What the frame tells the page around. */
const tell = (state: string, { origin = location.origin, source = frame()?.contentWindow } = {}) =>
  act(
    () =>
      void fireEvent(
        window,
        new MessageEvent('message', { data: { type: 'operatorScript', state }, origin, source: source ?? null }),
      ),
  );

afterEach(() => jest.useRealTimers());

test('W-23 the chat loads in its frame, in the language of the page', () => {
  open();
  expect(frame()).toHaveAttribute('src', '/live-chat.html?locale=de&theme=dark');
  expect(screen.getByRole('status', { name: en['ui.loading'] })).toBeInTheDocument();
  tell('ready', { origin: 'https://evil.example' });
  expect(screen.getByRole('status', { name: en['ui.loading'] })).toBeInTheDocument();
  tell('ready');
  expect(screen.queryByRole('status', { name: en['ui.loading'] })).toBeNull();
});

test('a chat that does not come says so, and is tried again in a new frame', async () => {
  const { user } = open();
  const first = frame();
  tell('failed');
  expect(screen.getByText('The chat didn’t open')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(frame()).not.toBeNull();
  expect(frame()).not.toBe(first);
});

test('a frame that stays silent counts as failed', () => {
  jest.useFakeTimers();
  open();
  act(() => void jest.advanceTimersByTime(15_000));
  expect(screen.getByText('The chat didn’t open')).toBeVisible();
});

test('an address that asks for the chat of a casino without one loads nothing', () => {
  open({ liveChatScript: settings.liveChatScript });
  expect(frame()).toBeNull();
  expect(screen.getByText(en['shell.notOffered'])).toBeVisible();
});
