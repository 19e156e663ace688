import { renderHook, screen, within } from '@testing-library/react';
import { useOfferedShare } from '@/hooks/chat/chatShare';
import type { HttpRequest } from '@/services/http/call';
import { saveBlob } from '@/services/browser/saveFile';
import { guestStore, show } from '@/tests/render';
import { fakeRouter } from '@/tests/support/fakeRouter';
import { playerStore } from '@/tests/support/player';
import { drawCard } from './drawCard';
import { StatisticsDialog } from './StatisticsDialog';

jest.mock('@/services/browser/saveFile');
jest.mock('./drawCard', () => ({ ...jest.requireActual<object>('./drawCard'), drawCard: jest.fn() }));

const OWN = '/api/user/statistics';
const statistics = (over: object = {}) => ({
  data: {
    statistics: {
      player: 'marlin',
      joinedDate: '2026-01-31',
      totalBets: 184,
      wins: 52,
      losses: 130,
      games: 3,
      bestMultiplier: 30.48,
      latestRaces: [],
      ...over,
    },
  },
});

const context = {} as CanvasRenderingContext2D;
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => context) as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['picture'], { type: 'image/png' })));
  fakeRouter('/');
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(drawCard).mockClear();
  localStorage.clear();
});

const dialog = (values: object = {}) => <StatisticsDialog open values={values} onClose={() => undefined} />;
const figures = async () => (await screen.findByText('Rounds lost')).closest('dl')!;

test('ENT-36 own statistics: joined, bets, wins, losses, games and the highest multiplier', async () => {
  const { store } = await playerStore({ [OWN]: statistics() });
  show(dialog(), { store });
  const list = await figures();
  for (const text of ['31 Jan 2026', 'Bets184', 'Rounds won52', 'Rounds lost130', 'Games played3', '30.48×'])
    expect(list).toHaveTextContent(text);
  expect(screen.getByRole('dialog', { name: 'Your statistics' })).toBeVisible();
  expect(screen.queryByText(/Ghost mode/)).toBeNull();
});

test('a figure that the backend does not tell is a dash and not zero', async () => {
  const { store } = await playerStore({ [OWN]: { data: { statistics: { player: null, wins: 0 } } } });
  show(dialog(), { store });
  const list = await figures();
  expect(list).toHaveTextContent('Rounds won0');
  expect(list).toHaveTextContent('Rounds lost–');
  expect(screen.getByText(/Ghost mode is on/)).toBeVisible();
});

test('ENT-36 the latest races have name, day and place', async () => {
  const latestRaces = [{ name: 'Weekend Regatta', date: '2026-11-22', position: 34 }];
  const { store } = await playerStore({ [OWN]: statistics({ latestRaces }) });
  show(dialog(), { store });
  const race = within(await screen.findByRole('list')).getByRole('listitem');
  expect(race).toHaveTextContent('Weekend Regatta · 22 Nov 2026Rank 34');
});

test('ENG-07 the card shows losses as wins, and the name only as long as the player wants', async () => {
  const { store } = await playerStore({ [OWN]: statistics() });
  const { user } = show(dialog(), { store, settings: { brandName: 'Harbour' } });
  const card = await screen.findByRole('img', { name: /^Harbour, marlin, .*Rounds won: 52, Rounds lost: 130/ });
  expect(jest.mocked(drawCard).mock.lastCall?.[1]).toMatchObject({ brand: 'Harbour', name: 'marlin' });
  await user.click(screen.getByRole('checkbox', { name: 'Show my name' }));
  expect(jest.mocked(drawCard).mock.lastCall?.[1]).toMatchObject({ name: null });
  expect(card).not.toHaveAccessibleName(/marlin/);
  await user.click(screen.getByRole('button', { name: 'Save picture' }));
  const [name, picture] = jest.mocked(saveBlob).mock.lastCall!;
  expect([name, picture.type]).toEqual(['statistics.png', 'image/png']);
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

test('ENG-07 where the system shares pictures, the card is shared', async () => {
  const share = jest.fn((_data: ShareData) => Promise.resolve());
  Object.assign(navigator, { canShare: () => true, share });
  const { store } = await playerStore({ [OWN]: statistics() });
  const { user } = show(dialog(), { store });
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const file = share.mock.lastCall?.[0].files?.[0];
  expect([file?.type, file?.size]).toEqual(['image/png', 'picture'.length]);
  Object.assign(navigator, { canShare: undefined, share: undefined });
});

test('ENG-07 own statistics are offered to the chat, those of others and without a chat are not', async () => {
  const { store } = await playerStore({ [OWN]: statistics(), '/api/core/casino/players/p1/statistics': statistics() });
  const { user, unmount } = show(dialog(), { store });
  const { result } = renderHook(useOfferedShare);
  await user.click(await screen.findByRole('button', { name: 'Share to chat' }));
  expect(result.current).toEqual({ kind: 'statistics' });
  unmount();
  for (const [values, settings] of [
    [{ player: 'p1' }, {}],
    [{}, { endpoints: { sendChatMessage: null } }],
  ]) {
    const other = show(dialog(values), { store, settings });
    await figures();
    expect(screen.queryByRole('button', { name: 'Share to chat' })).toBeNull();
    other.unmount();
  }
});

test('ENG-07 LIM-10 another player’s statistics, or that they are hidden', async () => {
  const answers: HttpRequest[] = [];
  const store = guestStore(async (request) => {
    answers.push(request);
    if (request.path.endsWith('/ghost/statistics'))
      throw { code: 'PLAYER_NOT_FOUND', message: 'There is no such player' };
    return statistics({ player: 'k***o' });
  });
  const { unmount } = show(dialog({ player: 'p1' }), { store });
  await figures();
  expect(screen.getByRole('dialog', { name: 'Player statistics' })).toBeVisible();
  expect(answers[0]?.path).toBe('/api/core/casino/players/p1/statistics');
  unmount();
  show(dialog({ player: 'ghost' }), { store });
  expect(await screen.findByText('These statistics aren’t available')).toBeVisible();
});

test('a guest without a player in the address is offered to log in', async () => {
  const { user } = show(dialog());
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(location.search).toBe('?modal=login');
});
