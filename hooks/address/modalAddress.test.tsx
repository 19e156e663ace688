import { act, render, screen } from '@testing-library/react';
import Router from 'next/router';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fakeRouter, goBack } from '@/tests/support/fakeRouter';
import { closeModal, openModal } from './modalAddress';
import { keepModalHistoryShallow } from '@/components/app/modal/modalHistory';
import { useAddress } from './useAddress';

let router: ReturnType<typeof fakeRouter>;
let stop: () => void;

const Asked = () => <p>{useAddress('modal') ?? 'none'}</p>;
const address = () => location.pathname + location.search + location.hash;

function open(at: string) {
  router = fakeRouter(at);
  stop = keepModalHistoryShallow();
  render(<Asked />);
}

afterEach(() => {
  stop();
  router.remove();
});

test('opening adds an entry to the history, at once and without data', async () => {
  open('/de/casino?page=2#top');
  const entries = history.length;
  await act(async () => openModal('login'));
  expect(address()).toBe('/de/casino?page=2&modal=login#top');
  expect(history).toHaveLength(entries + 1);
  expect(screen.getByText('login')).toBeInTheDocument();
  expect(router.fetched).toEqual([]);
});

test('MODAL-05 closing takes the modal and its parameters out of the address and keeps the rest, in the same entry', async () => {
  open('/casino?utm_source=a%26b&modal=deposit-3ds-success&met=visa&PaReq=x&MD=y&page=2#top');
  const entries = history.length;
  await act(async () => closeModal());
  expect(address()).toBe('/casino?utm_source=a%26b&page=2#top');
  expect(history).toHaveLength(entries);
  expect(screen.getByText('none')).toBeInTheDocument();
  expect(router.fetched).toEqual([]);
});

test('a modal opened over another brings its own parameters only', async () => {
  open('/casino?modal=deposit-failed&met=visa');
  await act(async () => openModal('deposit-pending', { met: 'card' }));
  expect(address()).toBe('/casino?modal=deposit-pending&met=card');
  await act(async () => openModal('login'));
  expect(address()).toBe('/casino?modal=login');
});

test('going back closes a modal without asking for the page again', async () => {
  open('/casino?page=2');
  await act(async () => openModal('login'));
  await act(goBack);
  expect(address()).toBe('/casino?page=2');
  expect(screen.getByText('none')).toBeInTheDocument();
  expect(router.fetched).toEqual([]);
});

test('forward again, before the router is done with going back, asks for the page no more', async () => {
  open('/casino?page=2');
  await act(async () => openModal('login'));
  let done: (value: boolean) => void = () => undefined;
  router.replace.mockReturnValueOnce(new Promise((resolve) => (done = resolve)));
  await act(goBack);
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    history.forward();
    await arrived;
  });
  expect(address()).toBe('/casino?page=2&modal=login');
  expect(router.fetched).toEqual([]);
  await act(async () => done(true));
});

test('reopened before the router is done with closing, the modal is open', async () => {
  open('/casino?modal=login');
  let done: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (done = resolve));
  router.replace.mockImplementationOnce(async (_page, as, options) => {
    await slow;
    history.replaceState(options, '', as);
    if (router.push.mock.calls.length === 0) Router.events.emit('routeChangeComplete', as, options);
    return true;
  });
  await act(async () => {
    closeModal();
    openModal('login');
    done();
  });
  expect(address()).toBe('/casino?modal=login');
  expect(screen.getByText('login')).toBeInTheDocument();
});

test('a change that the router never settles keeps the next one waiting for a second at most', async () => {
  jest.useFakeTimers();
  open('/casino?modal=login');
  router.replace.mockReturnValueOnce(new Promise(() => undefined));
  await act(async () => {
    closeModal();
    openModal('signup');
  });
  expect(address()).toBe('/casino?modal=login');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(address()).toBe('/casino?modal=signup');
  jest.useRealTimers();
});

test('going back to another page is left to the router, the page under a dialog that was closed is not asked for again', async () => {
  open('/casino');
  await act(async () => void (await router.push('/casino?page=2')));
  await act(async () => openModal('login'));
  await act(async () => closeModal());
  await act(goBack);
  await act(goBack);
  expect(router.fetched).toEqual(['/casino?page=2', '/casino']);
});

test('going back within a page by its hash is left to the router', async () => {
  open('/casino');
  await act(async () => void (await router.push('/casino#rules')));
  const before = router.fetched.length;
  await act(goBack);
  expect(router.fetched.length).toBe(before + 1);
});

test('the first paint knows no modal, as the server does; then the address counts', async () => {
  router = fakeRouter('/casino?modal=login');
  stop = keepModalHistoryShallow();
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Asked />);
  expect(place).toHaveTextContent('none');
  const failed = jest.fn();
  const root = await act(async () => hydrateRoot(place, <Asked />, { onRecoverableError: failed }));
  expect(place).toHaveTextContent('login');
  expect(failed).not.toHaveBeenCalled();
  act(() => root.unmount());
});
