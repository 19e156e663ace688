/** What a backend lacks is nowhere on the site: no menu entry, link or dialog leads there (OP-036, B17). */
import { screen, waitFor } from '@testing-library/react';
import { AppShell } from '@/components/app/frame/AppShell';
import { OfferedPage } from '@/components/app/pages/OfferedPage';
import { PlayerArea } from '@/components/app/pages/PlayerArea';
import { CAPABILITIES, type CapabilityRow } from '@/config/capabilities';
import { isAbsentAddress } from '@/domain/site/capabilities';
import { MODALS } from '@/store/modal';
import { show } from './render';
import { playerStore } from './support/player';

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

test.each(WITH_PAGES)('API-39 B17 without %s nothing in the frame or the account leads there', async (_, row) => {
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
  expect(linked().filter((href) => isAbsentAddress(href, endpoints))).toEqual([]);
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
  // A game is opened from a list, a reset by an e-mail, offers from the home page and the bonuses.
  expect(unreached.map(([name]) => name)).toEqual(['game', 'passwordReset', 'offers']);
});

test.each(WITH_PAGES)('B17 the pages of %s say that this casino does not offer them', (_, row) => {
  for (const page of row.pages ?? []) {
    const address = page.endsWith('/') ? `${page}x` : page;
    const around = { shell: { address }, settings: { endpoints: without(row) } };
    const { unmount } = show(<OfferedPage>the page</OfferedPage>, around);
    expect(screen.getByRole('heading', { name: 'Not offered here' })).toBeInTheDocument();
    expect(screen.queryByText('the page')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    show(<OfferedPage>the page</OfferedPage>, { shell: { address } }).unmount();
  }
});
