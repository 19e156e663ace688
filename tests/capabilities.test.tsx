/** What a backend lacks is nowhere on the site: no menu entry, link or dialog leads there (OP-036, B17). */
import type { JSX, ReactNode } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { EntryTabs } from '@/components/account/entry/EntryTabs';
import { EmailCard } from '@/components/account/kyc/EmailCard';
import { LoginForm } from '@/components/account/login/LoginForm';
import { AppShell } from '@/components/app/frame/AppShell';
import { HeaderAccount } from '@/components/app/frame/HeaderAccount';
import { OfferedPage } from '@/components/app/pages/OfferedPage';
import { PlayerArea } from '@/components/app/pages/PlayerArea';
import { ActiveBonus } from '@/components/bonuses/mine/ActiveBonus';
import { ReadyBonus } from '@/components/bonuses/mine/ReadyBonus';
import { AllowanceCard } from '@/components/cashier/deposit/AllowanceCard';
import { OfferTools } from '@/components/bonuses/offers/OfferTools';
import { LimitsPanel } from '@/components/protection/limits/LimitsPanel';
import { ExcludedNote } from '@/components/protection/stops/ExcludedNote';
import { CAPABILITIES, type Capability, type CapabilityRow } from '@/config/capabilities';
import { isAbsentAddress } from '@/domain/site/absent';
import { absentWith } from '@/domain/site/capabilities';
import { toUserBonus } from '@/services/bonuses/bonusWire';
import { MODALS } from '@/store/modal';
import { guestStore, show } from './render';
import { wireUserBonus } from './support/bonuses';
import { playerStore } from './support/player';

/** next/head needs Next's own page around it; the mock renders its elements into the document. */
jest.mock('next/head', () => ({ __esModule: true, default: ({ children }: { children: ReactNode }) => children }));
// Texts that load after the page are not part of it.
jest.mock('@/services/texts/areaTexts', () => ({ areaTexts: () => new Promise(() => undefined) }));
// Panels load their own parts; here only what leads to them counts.
jest.mock('@/components/app/pages/playerPanels', () => ({
  PLAYER_PANELS: new Proxy({}, { get: () => () => 'the panel' }),
}));

const ROWS = Object.entries(CAPABILITIES) as [string, CapabilityRow][];
const WITH_PAGES = ROWS.filter(([, { pages = [] }]) => pages.length > 0);

const without = ({ needs, needsOneOf = [] }: CapabilityRow) =>
  Object.fromEntries([...needs.slice(0, 1), ...needsOneOf].map((operation) => [operation, null]));

const linked = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

test('the dialogs that belong to a capability exist', () => {
  const named = ROWS.flatMap(([, { dialogs = [] }]) => dialogs);
  expect(named.filter((name) => !Object.hasOwn(MODALS, name))).toEqual([]);
});

test.each(WITH_PAGES)('API-39 A10 B17 without %s nothing in the frame or the account leads there', async (_, row) => {
  const endpoints = without(row);
  const { store } = await playerStore({});
  show(
    <AppShell year={2026}>
      <PlayerArea panel="profile" />
    </AppShell>,
    { settings: { endpoints }, store, pathname: '/profile' },
  );
  await waitFor(() => expect(screen.getByText('the panel')).toBeInTheDocument());
  expect(linked().length).toBeGreaterThan(10);
  expect(linked().filter((href) => isAbsentAddress(href, { absent: absentWith(endpoints) }))).toEqual([]);
});

test('with all calls the frame and the account lead to every capability that a player sees there', async () => {
  const { store } = await playerStore({});
  show(
    <AppShell year={2026}>
      <PlayerArea panel="profile" />
    </AppShell>,
    { store, pathname: '/profile' },
  );
  const hrefs = linked();
  const unreached = WITH_PAGES.filter(([, { pages = [] }]) => !pages.some((page) => hrefs.includes(page)));
  // A game is opened from a list, a reset by an e-mail.
  expect(unreached.map(([name]) => name)).toEqual(['game', 'passwordReset', 'emailChange']);
});

test.each([
  ...(['/casino', '/casino/games/kraken-tides', '/providers', '/withdraw', '/bonuses', '/vip-club'] as const),
  ...(['/cashback', '/tournaments', '/profile2/limits', '/profile/transactions', '/profile/refer'] as const),
])('B17 a backend that has none of the calls does not offer %s', (address) => {
  const endpoints = Object.assign({}, ...ROWS.map(([, row]) => without(row))) as Record<string, null>;
  expect(isAbsentAddress(address, { absent: absentWith(endpoints) })).toBe(true);
});

test.each(WITH_PAGES)('B17 the pages of %s say that this casino does not offer them', (_, row) => {
  for (const page of row.pages ?? []) {
    const address = page.endsWith('/') ? `${page}x` : page;
    const around = { shell: { address }, settings: { endpoints: without(row) } };
    const { unmount } = show(<OfferedPage>the page</OfferedPage>, around);
    expect(screen.getByRole('heading', { level: 1, name: 'Not available here' })).toBeInTheDocument();
    expect(document.querySelector('title')).toHaveTextContent(/^Not available here · /);
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    expect(screen.queryByText('the page')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    show(<OfferedPage>the page</OfferedPage>, { shell: { address } }).unmount();
  }
});

const CASHBACK = wireUserBonus({ status: 'available', bonusType: 'instant_cashback' });

const OF_PLAYERS: readonly [Capability, string, JSX.Element][] = [
  ['coupons', 'Coupon code', <OfferTools key="" />],
  ['bonusCancelling', 'Cancel bonus', <ActiveBonus key="" bonus={toUserBonus(wireUserBonus())!} mayTake />],
  [
    'cashback',
    'Claim €10.00',
    <ReadyBonus key="" bonus={toUserBonus(CASHBACK)!} mayTake active={null} onTake={() => undefined} />,
  ],
  ['selfExclusion', 'Start self-exclusion', <LimitsPanel key="" />],
  [
    'withdrawal',
    'You’ve excluded yourself. Your money stays yours, and you can still withdraw.',
    <ExcludedNote key="" />,
  ],
  ['withdrawal', 'Withdraw', <ExcludedNote key="" />],
  ['allowance', 'We couldn’t load your deposit limit and net result.', <AllowanceCard key="" />],
  ['breaks', 'Choose a period', <LimitsPanel key="" />],
  ['emailVerification', 'Send it again', <EmailCard key="" email="maria@example.com" />],
];

test.each(OF_PLAYERS)('B17 without %s a player finds no "%s"', async (capability, name, part) => {
  const open = async (endpoints: object) => {
    const { store } = await playerStore();
    return show(part, { settings: { endpoints }, store });
  };
  const { unmount } = await open({});
  expect(await screen.findByText(name)).toBeInTheDocument();
  unmount();
  await open(without(CAPABILITIES[capability]));
  await act(async () => undefined);
  expect(screen.queryByText(name)).toBeNull();
});

const OF_GUESTS: readonly [Capability, string, JSX.Element][] = [
  ['login', 'Log in', <HeaderAccount key="" />],
  ['registration', 'Register', <HeaderAccount key="" />],
  ['registration', 'Register', <EntryTabs key="" at="login" />],
  [
    'passwordReset',
    'Forgot your password?',
    <LoginForm key="" onForgotten={() => undefined} onSecondStep={() => undefined} />,
  ],
  ['google', 'Continue with Google', <LoginForm key="" onForgotten={() => undefined} onSecondStep={() => undefined} />],
];

test.each(OF_GUESTS)('A14 B17 without %s a guest finds no "%s"', (capability, name, part) => {
  const open = (endpoints: object) => show(part, { settings: { endpoints, googleClientId: 'x' }, store: guestStore() });
  const { unmount } = open({});
  expect(screen.getByText(name)).toBeInTheDocument();
  unmount();
  open(without(CAPABILITIES[capability]));
  expect(screen.queryByText(name)).toBeNull();
});
