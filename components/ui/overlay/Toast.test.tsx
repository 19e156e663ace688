import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { ENGLISH } from '@/config/locale';
import { TOAST_MS } from '@/config/motion';
import en from '@/locales-fallback/en.json';
import { createI18n } from '@/services/texts/i18n';
import { Toast } from './Toast';

const onDismiss = jest.fn();
const toast = (kind: 'success' | 'error', text = 'Link copied') =>
  render(
    <I18nextProvider i18n={createI18n(en, ENGLISH)}>
      <Toast kind={kind} text={text} onDismiss={onDismiss} />
    </I18nextProvider>,
  );
const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const note = () => screen.getByText('Link copied').parentElement!;

beforeEach(() => {
  jest.useFakeTimers();
  onDismiss.mockClear();
});
afterEach(() => jest.useRealTimers());

it('a success leaves after six seconds', async () => {
  toast('success');
  await wait(TOAST_MS - 1);
  expect(onDismiss).not.toHaveBeenCalled();
  await wait(1);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it('an error stays until it is dismissed', async () => {
  toast('error');
  await wait(10 * TOAST_MS);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it.each([
  ['pointer', () => fireEvent.pointerEnter(note()), () => fireEvent.pointerLeave(note())],
  ['focus', () => screen.getByRole('button').focus(), () => screen.getByRole('button').blur()],
])('stays while the %s is on it', async (_what, enter, leave) => {
  toast('success');
  await wait(TOAST_MS - 1);
  act(() => void enter());
  await wait(2 * TOAST_MS);
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => void leave());
  await wait(TOAST_MS);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it('shows the message of a server as text', () => {
  toast('error', '<img src=x onerror=alert(1)>');
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
});
