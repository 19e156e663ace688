import { act, screen, waitFor, within } from '@testing-library/react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { PAGE_URLS } from '@/config/pages/pageUrls';
import { show } from '@/tests/render';
import { OfflineBar } from './OfflineBar';

const network = (online: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

afterEach(() => jest.restoreAllMocks());

test('E18 without a network links to other pages wait, and say so; what stays on the page works', async () => {
  const followed: string[] = [];
  document.addEventListener('click', (event) => {
    if (!event.defaultPrevented) followed.push((event.target as Element).textContent ?? '');
    event.preventDefault();
  });
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));
  const { user } = show(
    <>
      <OfflineBar />
      <a href={PAGE_URLS.vip}>VIP</a>
      <a href="#top">Top</a>
      <a href="https://other.example/">Other</a>
    </>,
  );
  const press = (name: string) => user.click(screen.getByRole('link', { name }));
  await press('VIP');
  network(false);
  for (const name of ['VIP', 'Top', 'Other']) await press(name);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Still no connection'));
  expect(followed).toEqual(['VIP', 'Top', 'Other']);
  network(true);
  await press('VIP');
  expect(followed).toHaveLength(4);
});

test('over a dialog, outside of which all is inert, the bar stands in it and its button works', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));
  const { user } = show(
    <>
      <OfflineBar />
      <Dialog open title="Cashier" onClose={() => undefined}>
        The cashier
      </Dialog>
    </>,
  );
  const dialog = within(screen.getByRole('dialog'));
  network(false);
  expect(dialog.getByRole('status')).toHaveTextContent('You’re offline.');
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Still no connection'));
  network(true);
});
