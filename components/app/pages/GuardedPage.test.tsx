import { act, screen, within } from '@testing-library/react';
import { SocketEventsProvider } from '@/hooks/useSocketEvent';
import en from '@/locales-fallback/en.json';
import { userDetailsEndpoint } from '@/services/account/profile';
import { createSocketEvents } from '@/services/http/socketEvents';
import { signedOut } from '@/store/auth';
import { BONUS_PATHS, bonusRows } from '@/tests/support/bonuses';
import { playerStore } from '@/tests/support/player';
import { guestStore, show } from '@/tests/render';
import { GuardedPage } from './GuardedPage';

// Loading texts is tested in withTexts.test.tsx.
jest.mock('@/services/texts/areaTexts', () => ({ areaTexts: () => Promise.resolve(en) }));
// What happens to the URL for a guest is tested with the guard.
jest.mock('@/components/account/guard/useLoginOnce', () => ({ useLoginOnce: () => undefined }));

afterEach(() => localStorage.clear());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('ROLE-01 NAV-26 a guest is asked to sign in, a player sees the page', async () => {
  const { unmount } = show(<GuardedPage panel="profile" />, { store: guestStore() });
  expect(screen.getByText('Log in to see this page')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Your account' })).toBeNull();
  unmount();
  const { store } = await playerStore();
  show(<GuardedPage panel="profile" />, { store });
  expect(await screen.findByRole('heading', { level: 2, name: 'Maria Lindqvist' })).toBeVisible();
  expect(screen.queryByText('Log in to see this page')).toBeNull();
});

test('the ways between the pages of the account say where the player is', async () => {
  const { store } = await playerStore();
  const { unmount } = show(<GuardedPage panel="favorites" />, { store });
  await heading('Favorites');
  const ways = await screen.findByLabelText('Your account');
  expect(ways.textContent).toBe(
    'ProfileProfile detailsWalletWithdrawTransactionsAccount safetyVerificationMy bonusesMy VIP levelRefer a friendFavoritesLimitsFreeze accountLog out',
  );
  expect(within(ways).getByRole('link', { current: 'page', hidden: true })).toHaveTextContent('Favorites');
  unmount();
  show(<GuardedPage panel="favorites" />, { store, settings: { navigationSystem: 'panel' } });
  expect(await screen.findByRole('link', { name: 'Profile details', hidden: true })).toHaveAttribute(
    'href',
    '/account',
  );
  expect(screen.queryByRole('link', { name: 'Profile', hidden: true })).toBeNull();
});

test('what is verified of a player stands beside the name', async () => {
  const { store } = await playerStore({}, { kycStatus: 'APPROVED', isEmailVerified: false });
  show(<GuardedPage panel="profile" />, { store });
  expect(await screen.findByText('Identity verified')).toBeVisible();
  expect(screen.getByText('Email not verified')).toBeVisible();
});

test('a session that ends over the page keeps what was there for the same player, and for nobody else', async () => {
  const labels = { data: { labels: [{ id: 'passport', name: 'Passport' }] } };
  const { store } = await playerStore({
    '/api/user/documents': { data: { documents: [] } },
    '/api/user/document-labels': labels,
  });
  const { user } = show(<GuardedPage panel="verification" />, { store });
  await user.click(await screen.findByRole('radio', { name: 'Passport' }));
  act(() => void store.dispatch(signedOut('SESSION_ENDED')));
  expect(screen.getByText('Log in to see this page')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();

  await act(async () => void (await store.dispatch(userDetailsEndpoint.initiate(undefined, { forceRefetch: true }))));
  expect(await screen.findByRole('radio', { name: 'Passport' })).toBeChecked();

  act(() => void store.dispatch(signedOut(null)));
  expect(screen.queryByLabelText('Your account')).toBeNull();
});

test('a dialog over a page whose session ends lets the page be used', async () => {
  const { store } = await playerStore({ [BONUS_PATHS.mine]: bonusRows([]), [BONUS_PATHS.offers]: bonusRows([]) });
  const { user } = show(
    <SocketEventsProvider value={createSocketEvents().subscribe}>
      <GuardedPage panel="bonuses" />
    </SocketEventsProvider>,
    { store },
  );
  await user.click(await screen.findByRole('button', { name: 'Coupon code' }));
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Coupon code' });
  expect(dialog.open).toBe(true);
  act(() => void store.dispatch(signedOut('SESSION_ENDED')));
  expect(dialog.open).toBe(false);
});

test('a player whom the backend does not name for now is told so, not asked to sign in again', async () => {
  const { store } = await playerStore();
  show(<GuardedPage panel="verification" />, { store });
  act(() => void store.dispatch(signedOut('DETAILS_FAILED')));
  expect(screen.getByText('Data loading error')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Verification' })).toBeVisible();
  expect(screen.queryByText('Log in to see this page')).toBeNull();
});
