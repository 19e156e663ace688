import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useSocketEvent } from '@/hooks/useSocketEvent';
import { STORED, writeStored } from '@/services/browser/storage';
import { SocketProvider } from './SocketProvider';

type Handler = (payload: unknown) => void;
type FakeSocket = { token: string; open: boolean; handlers: Map<string, Handler> };

const sockets: FakeSocket[] = [];
const mockLoaded = jest.fn();
let mockFails = false;
const mockIo = ({ auth }: { auth: { token: string } }) => {
  if (mockFails) throw new Error('No socket');
  const socket: FakeSocket = { token: auth.token, open: true, handlers: new Map() };
  sockets.push(socket);
  return {
    on: (name: string, handler: Handler) => socket.handlers.set(name, handler),
    disconnect: () => {
      socket.open = false;
    },
  };
};
jest.mock('socket.io-client', () => {
  mockLoaded();
  return { io: mockIo };
});

function Wins({ prefix = 'won' }: { prefix?: string }) {
  const [wins, setWins] = useState<string[]>([]);
  useSocketEvent('credit', ({ win }) => setWins((before) => [...before, `${prefix} ${win}`]));
  return <p>{wins.join(', ') || 'no wins'}</p>;
}

const page = (prefix?: string) => (
  <SocketProvider>
    <Wins {...(prefix ? { prefix } : {})} />
  </SocketProvider>
);
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));
const signIn = async (token: string | null) => {
  await act(async () => writeStored(STORED.token, token));
  await settle();
};
const openTokens = () => sockets.filter(({ open }) => open).map(({ token }) => token);
const receive = (win: unknown) => act(() => sockets.at(-1)?.handlers.get('credit')?.(win));

beforeEach(() => {
  sockets.length = 0;
  mockLoaded.mockClear();
  // A fresh module registry makes the library load again.
  jest.resetModules();
});
afterEach(() => signIn(null));

test('a guest never loads the socket library', async () => {
  render(page());
  await settle();
  expect(mockLoaded).not.toHaveBeenCalled();
  expect(sockets).toEqual([]);
});

test('SOCK-02 a stored token connects; its end disconnects', async () => {
  await signIn('one');
  render(page());
  await settle();
  expect(mockLoaded).toHaveBeenCalledTimes(1);
  expect(openTokens()).toEqual(['one']);
  await signIn(null);
  expect(openTokens()).toEqual([]);
});

test('SOCK-02 each change of the session tears the connection down and sets it up again, once', async () => {
  render(page());
  const counts = () => [sockets.length, sockets.filter(({ open }) => !open).length];
  await signIn('one');
  expect(counts()).toEqual([1, 0]);
  await signIn('two');
  expect(counts()).toEqual([2, 1]);
  expect(openTokens()).toEqual(['two']);
  await signIn('two');
  expect(counts()).toEqual([2, 1]);
  await signIn(null);
  expect(counts()).toEqual([2, 2]);
  await signIn('three');
  expect(counts()).toEqual([3, 2]);
});

test('SOCK-06 a socket that cannot be had leaves the page as it is', async () => {
  mockFails = true;
  await signIn('one');
  render(page());
  await settle();
  mockFails = false;
  expect(screen.getByText('no wins')).toBeInTheDocument();
  expect(sockets).toEqual([]);
});

test('a session that begins or ends in another tab counts here too', async () => {
  render(page());
  localStorage.setItem('token', 'elsewhere');
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  await settle();
  expect(openTokens()).toEqual(['elsewhere']);
  localStorage.clear();
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(openTokens()).toEqual([]);
});

test('events reach those who listen, each as the page is now, over a change of session', async () => {
  const { rerender } = render(page());
  await signIn('one');
  receive({ win: '2.50' });
  rerender(page('got'));
  await signIn('two');
  receive('1.00');
  receive('nonsense');
  expect(screen.getByText('won 2.50, got 1.00')).toBeInTheDocument();
});

test('leaving the site closes the socket', async () => {
  await signIn('one');
  const { unmount } = render(page());
  await settle();
  unmount();
  expect(openTokens()).toEqual([]);
});
