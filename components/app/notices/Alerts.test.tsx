import { act, screen, waitFor, within } from '@testing-library/react';
import Router from 'next/router';
import { Provider } from 'react-redux';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { ASK_CONSENT } from '@/config/consent';
import { openModal } from '@/hooks/address/modalAddress';
import { useAlert } from '@/hooks/useAlert';
import { SocketEventsProvider } from '@/hooks/useSocketEvent';
import type { HttpCall } from '@/services/http/call';
import { createSocketEvents } from '@/services/http/socketEvents';
import { makeStore } from '@/store/store';
import { show } from '@/tests/render';
import { fakeRouter } from '@/tests/support/fakeRouter';
import { Alerts } from './Alerts';
import { LateNotices } from './LateNotices';
// Imported here, so that the first test does not wait for its compilation.
import './Notices';
import { OfflineBar } from '../frame/OfflineBar';

function Teller() {
  const alert = useAlert();
  return (
    <>
      <button onClick={() => alert.success('Link copied')}>copy</button>
      <button onClick={() => alert.error('The bank said no')}>pay</button>
    </>
  );
}
const http = () => Promise.reject(new Error('no call'));
const page = (children = <Teller />) =>
  show(
    <Provider store={makeStore({ http })}>
      {children}
      <Alerts />
    </Provider>,
  );
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

describe('the place of notices', () => {
  let idle: (() => void) | undefined;
  let router: ReturnType<typeof fakeRouter>;
  const at = (
    address: string,
    { consentRequired = false, call = http }: { consentRequired?: boolean; call?: HttpCall } = {},
  ) => {
    router = fakeRouter(address);
    return show(
      <Provider store={makeStore({ http: call })}>
        <SocketEventsProvider value={createSocketEvents().subscribe}>
          <Teller />
          <LateNotices />
        </SocketEventsProvider>
      </Provider>,
      { settings: { consentRequired } },
    );
  };
  beforeEach(() => {
    idle = undefined;
    window.requestIdleCallback = (task) => {
      idle = () => task({ didTimeout: false, timeRemaining: () => 1 });
      return 1;
    };
    window.cancelIdleCallback = () => (idle = undefined);
  });
  afterEach(() => router.remove());
  const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

  it('loads once the page is idle, and stays empty until there is an alert', async () => {
    at('/casino');
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => {
      window.dispatchEvent(new Event('pointerdown'));
      idle?.();
    });
    await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement());
    for (const region of screen.getAllByRole('status')) expect(region).toBeEmptyDOMElement();
  });

  it('requests what a registration form asks for once its address is asked for, before its dialog stands', async () => {
    const call = jest.fn(() => new Promise(() => {}));
    at('/vip', { call });
    Router.events.emit('routeChangeStart', '/vip?modal=signup', { shallow: true });
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith(
        expect.objectContaining({ path: expect.stringMatching(/registration-fields$/) }),
      ),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('comes at once where the address asks for a dialog', async () => {
    at('/casino?modal=nothing');
    await waitFor(() => expect(screen.getByRole('alert')).toBeInTheDocument());
  });

  it('comes at once where real money is being played, whose reality check may be due', async () => {
    document.documentElement.setAttribute('data-playing', '');
    at('/casino');
    await waitFor(() => expect(screen.getByRole('alert')).toBeInTheDocument());
    document.documentElement.removeAttribute('data-playing');
  });

  it('comes for who asks about consent, and asks', async () => {
    localStorage.setItem('consent', JSON.stringify({ value: 'refused', at: Date.now() }));
    const texts = jest.fn<Promise<Response>, [unknown]>(() => new Promise(() => {}));
    global.fetch = texts;
    at('/casino', { consentRequired: true });
    act(() => void window.dispatchEvent(new Event(ASK_CONSENT)));
    await waitFor(() => expect(texts.mock.calls.join()).toContain('area=consent'));
    localStorage.clear();
    Reflect.deleteProperty(global, 'fetch');
  });

  it('comes as soon as there is something to tell', async () => {
    at('/casino');
    await press('copy');
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
  });

  it('comes as soon as a dialog is opened', async () => {
    at('/casino');
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => openModal('calendar'));
    await waitFor(() => expect(screen.getByRole('alert')).toBeInTheDocument());
  });
});

it('announces a success politely and an error at once, each once, and removes them', async () => {
  page();
  await press('copy');
  await press('copy');
  await press('pay');
  const status = screen.getByRole('status');
  expect(within(status).getAllByText('Link copied')).toHaveLength(1);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('The bank said no');
  await act(async () => within(alert).getByRole('button', { name: 'Dismiss' }).click());
  expect(alert).toBeEmptyDOMElement();
  expect(status).toHaveTextContent('Link copied');
});

it('stands in the topmost dialog, outside of which all is inert, and back in the page after it', async () => {
  const store = makeStore({ http });
  const dialogs = (...titles: string[]) => (
    <Provider store={store}>
      <Teller />
      {['Cashier', 'Sure?'].map((title) => (
        <Dialog key={title} title={title} open={titles.includes(title)} onClose={() => undefined}>
          <p>{title} asks</p>
        </Dialog>
      ))}
      <Alerts />
    </Provider>
  );
  const { rerender, container } = show(dialogs('Cashier'));
  const place = () => screen.getByText('Link copied').closest('dialog')?.textContent ?? null;
  expect(screen.getByRole('dialog')).not.toContainElement(screen.getByRole('status'));
  act(() => screen.getByText('copy').click());
  expect(place()).toContain('Cashier asks');
  const toast = screen.getByText('Link copied');
  rerender(dialogs('Cashier', 'Sure?'));
  expect(place()).toContain('Sure? asks');
  rerender(dialogs('Cashier'));
  expect(place()).toContain('Cashier asks');
  // The focus stays in the dialog when the last one is dismissed.
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('status'));
  rerender(dialogs());
  expect(container).toContainElement(screen.getByRole('status'));
  act(() => screen.getByText('copy').click());
  expect([place(), toast.isConnected]).toEqual([null, false]);
});

describe('without a network', () => {
  const network = (online: boolean) =>
    act(async () => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
      window.dispatchEvent(new Event(online ? 'online' : 'offline'));
    });
  const bar = () => screen.queryByText(/You’re offline|Still no connection/);
  const answer = jest.fn<Promise<Response>, []>();

  beforeEach(() => {
    answer.mockReset();
    global.fetch = answer;
  });
  afterEach(() => Reflect.deleteProperty(global, 'fetch'));

  it('says so for as long as it lasts, and then that it is over', async () => {
    page(<OfflineBar />);
    expect(bar()).toBeNull();
    await network(false);
    expect(screen.getAllByRole('status')).toContain(bar()?.closest('[role=status]'));
    await network(true);
    expect(bar()).toBeNull();
    expect(screen.getByText('You’re back online.')).toBeInTheDocument();
  });

  it('tries again when asked to, and believes the answer more than the browser', async () => {
    page(<OfflineBar />);
    await network(false);
    answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await press('Try again');
    expect(bar()).toHaveTextContent('Still no connection.');
    answer.mockResolvedValueOnce({} as Response);
    await press('Try again');
    expect(bar()).toBeNull();
    await network(true);
    await network(false);
    expect(bar()).toHaveTextContent('You’re offline.');
  });
});
