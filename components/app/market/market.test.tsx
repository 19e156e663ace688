import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { MARKETS, type MarketName } from '@/config/markets/markets';
import { wrapStudioMessage } from '@/domain/game/frameMessages';
import { inMarket } from '@/domain/site/inMarket';
import { SocketEventsProvider } from '@/hooks/useSocketEvent';
import { createSocketEvents } from '@/services/http/socketEvents';
import { SettingsProvider, useSettings } from '@/hooks/useSettings';
import { readStored, STORED } from '@/services/browser/storage';
import { signOut } from '@/store/session';
import type { State } from '@/store/store';
import { show } from '@/tests/render';
import { beginAt } from '@/tests/support/fakeRouter';
import { frames } from '@/tests/support/frames';
import { playerStore } from '@/tests/support/player';
import { AppShell } from '../frame/AppShell';
import { PlayerMenu } from '../menu/PlayerMenu';
import { CheckGate } from './CheckGate';
import { MarketDuties } from './MarketDuties';

jest.mock('@/services/texts/areaTexts', () => ({
  areaTexts: () => Promise.resolve(jest.requireActual('@/locales-fallback/en.json')),
}));

beginAt('/casino');

const NAMES = Object.keys(MARKETS) as MarketName[];
const EXCLUDE = '/api/user/self-exclude';
const START = '2026-11-27T10:00:00.000Z';
const RECEIPT = { data: { reference: 'R1', from: '2026-11-27T10:00:00Z', until: '2026-11-28T10:00:00Z' } };
const MARKS = ['Spelpaus', 'Spelgränser', 'Självtest', 'Another'].map((name) => ({
  name,
  icon: `marks/${name}.svg`,
  href: 'https://www.spelpaus.se/',
}));

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

function In({ name, children }: { name: MarketName; children: ReactNode }) {
  return <SettingsProvider value={inMarket(useSettings(), MARKETS[name])}>{children}</SettingsProvider>;
}
/** Prints the alerts and the calls that are not there. */
function Told() {
  const alerts = useSelector((state: State) => state.alerts);
  const missing = useSelector((state: State) => state.missing);
  const auth = useSelector((state: State) => state.auth);
  const told = { alerts: alerts.map(({ text }) => text), missing, in: auth.isAuthenticated };
  return <p data-testid="told">{JSON.stringify(told)}</p>;
}
const told = () =>
  JSON.parse(screen.getByTestId('told').textContent) as { alerts: string[]; missing: object; in: boolean };

/** The duties as the header has them: for players only. */
function Duties() {
  const isIn = useSelector((state: State) => state.auth.isAuthenticated);
  return isIn ? <MarketDuties /> : null;
}

async function duties(name: MarketName, answers = {}, user = {}) {
  const player = await playerStore(answers, user);
  const parts = (
    <In name={name}>
      <Duties />
      <Told />
    </In>
  );
  return { ...player, ...show(parts, { store: player.store }) };
}

test('MKT-42 every page has a button in Germany that begins a break of 24 hours with the second press', async () => {
  for (const name of NAMES) {
    const userLimit = { isSelfExclusionPermanent: false, selfExclusion: null as string | null };
    const exclude = () => {
      userLimit.selfExclusion = new Date(Date.now() + 86_400_000).toISOString();
      return RECEIPT;
    };
    const { store, asked } = await playerStore({ [EXCLUDE]: exclude }, { userLimit });
    const menu = (
      <In name={name}>
        <SocketEventsProvider value={createSocketEvents().subscribe}>
          <PlayerMenu />
        </SocketEventsProvider>
      </In>
    );
    const { user, unmount } = show(menu, { store });
    await waitFor(() => expect(screen.getAllByRole('button').length).toBeGreaterThan(1));
    const panic = () => screen.queryByRole('button', { name: /24-hour break/ });
    if (name === 'germany') {
      await waitFor(() => expect(panic()).toBeVisible());
      await user.click(panic()!);
      await user.click(await screen.findByRole('button', { name: 'Start break' }));
      await waitFor(() =>
        expect(asked.filter(({ path }) => path === EXCLUDE).map(({ body }) => body)).toEqual([{ duration: '1d' }]),
      );
      // The button goes, the receipt stays.
      await waitFor(() => expect(panic()).toBeNull());
      expect(screen.getByRole('dialog', { name: 'Your break has started' })).toBeVisible();
    } else expect(panic()).toBeNull();
    unmount();
  }
});

test('MKT-45 the marks of the market are at the top of each page as the operator supplies them, and no others', async () => {
  for (const name of NAMES) {
    const page = (
      <In name={name}>
        <AppShell year={2026}>The page</AppShell>
      </In>
    );
    const { unmount } = show(page, { settings: { officialMarks: MARKS } });
    await frames();
    const strip = screen.queryByRole('complementary', { name: 'Official marks' });
    if (name === 'sweden') {
      const links = within(strip!).getAllByRole('link');
      expect(links.map((link) => link.textContent + (link.querySelector('img')?.alt ?? ''))).toEqual([
        'Spelpaus',
        'Spelgränser',
        'Självtest',
      ]);
      expect(strip!.compareDocumentPosition(screen.getByRole('banner'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    } else expect(strip).toBeNull();
    unmount();
  }
});

test('MKT-45 without the artwork there is no strip', async () => {
  show(
    <In name="sweden">
      <AppShell year={2026}>The page</AppShell>
    </In>,
  );
  await frames();
  expect(screen.queryByRole('complementary', { name: 'Official marks' })).toBeNull();
});

test('MKT-39 Pennsylvania’s help line is named after log-in, with the session before, and after log-out', async () => {
  const sessions = { data: { sessions: [], lastLogin: { at: '2026-11-25T20:14:00.000Z', device: {}, place: {} } } };
  const { store, unmount } = await duties('pennsylvania', { '/api/user/sessions': sessions });
  await waitFor(() => expect(told().alerts).toHaveLength(1));
  expect(told().alerts[0]).toMatch(/^You’re logged in\. Your last session started on .*2026.*: 1-800-GAMBLER\.$/);
  act(() => void store.dispatch(signOut()));
  await waitFor(() => expect(told().alerts).toHaveLength(2));
  expect(told().alerts[1]).toMatch(/^You’re logged out\. .*: 1-800-GAMBLER\.$/);
  unmount();
});

test('MKT-39 a log-in is told of once, and where the market does not ask for it never', async () => {
  const none = { data: { sessions: [], lastLogin: null } };
  const first = await duties('pennsylvania', { '/api/user/sessions': none });
  await waitFor(() => expect(told().alerts).toHaveLength(1));
  first.unmount();
  const again = await duties('pennsylvania', { '/api/user/sessions': none });
  await frames();
  expect(told().alerts).toEqual([]);
  again.unmount();
  sessionStorage.clear();
  const other = await duties('malta', { '/api/user/sessions': none });
  await frames();
  expect(told().alerts).toEqual([]);
  expect(other.asked).toEqual([]);
});

test('a reality check that is due lies over any page, also where the player’s menu did not come', async () => {
  const session = { startedAt: START, now: START, netResult: '0.00', currencyCode: 'EUR', realityCheckDue: true };
  const { store } = await playerStore({ '/api/user/play-session': { data: session } });
  show(<CheckGate />, { store });
  expect(await screen.findByRole('alertdialog', { name: 'How long you’ve played' })).toBeVisible();
});

test('MKT-36 in Ontario a player without a sign of life is warned, then logged out', async () => {
  jest.useFakeTimers();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await duties('ontario');
  const warning = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' });
  await pass(28 * 60_000);
  expect(warning()).toBeNull();
  // A round in a game's frame is a sign of life.
  const round = { type: 'roundStarted', stake: '1.00', balance: '9.00', currency: 'EUR' } as const;
  act(() => void window.dispatchEvent(new MessageEvent('message', { data: wrapStudioMessage(round) })));
  await pass(28 * 60_000);
  expect(warning()).toBeNull();
  await pass(61_000);
  act(() => screen.getByRole('button', { name: 'Stay logged in' }).click());
  await pass(28 * 60_000);
  expect([warning(), told().in]).toEqual([null, true]);
  await pass(62_000);
  expect(warning()).not.toBeNull();
  // Once warned a mouse that moves is no answer.
  act(() => void window.dispatchEvent(new Event('pointermove')));
  await pass(61_000);
  expect(told().in).toBe(false);
  expect(readStored(STORED.token)).toBeNull();
  expect(told().alerts).toEqual(['You were logged out after 30 minutes without activity.']);
});

test('MKT-36 elsewhere nobody is logged out for being away', async () => {
  jest.useFakeTimers();
  await duties('sweden');
  await act(() => jest.advanceTimersByTimeAsync(120 * 60_000));
  expect(told().in).toBe(true);
});

test.each([
  [25, true],
  [26, false],
])('MKT-48 a player of %i years in Spain has no VIP club: %s', async (age, isYoung) => {
  const today = new Date().toISOString();
  const dateOfBirth = `${Number(today.slice(0, 4)) - age}-01-01`;
  const { store } = await duties('spain', {}, { dateOfBirth });
  await frames();
  expect('loyaltyLevels' in told().missing).toBe(isYoung);
  // The next player in this tab may have one.
  act(() => void store.dispatch(signOut()));
  await waitFor(() => expect(told().missing).toEqual({}));
});
