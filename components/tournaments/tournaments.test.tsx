import { act, screen, waitFor, within } from '@testing-library/react';
import type { HttpRequest } from '@/services/http/call';
import { guestStore, show } from '@/tests/render';
import { frames } from '@/tests/support/frames';
import { LOST, playerStore, type Answers } from '@/tests/support/player';
import { GameRace } from './GameRace';
import { HeaderRace } from './HeaderRace';
import { MenuRace } from './MenuRace';
import { Tournaments } from './Tournaments';
import { TournamentScreen } from './TournamentScreen';

const NOW = Date.now();
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();

const race = (id: string, from: number, to: number, more: object = {}) => ({
  id,
  name: `Race ${id}`,
  startsAt: at(from),
  endsAt: at(to),
  resultsAt: null,
  rankingMetric: 'points',
  bestRounds: 20,
  scope: { of: 'category', name: 'Slots' },
  joining: 'hand',
  prizes: ['50.00', '20.00', '20.00'],
  prize: '90.00',
  currencyCode: 'EUR',
  players: 30,
  example: { rounds: 20, stake: '0.10', houseEdge: 0.04 },
  ...more,
});
const place = (position: number, player: string | null, prize: string | null = null) => ({
  position,
  player,
  score: `${100 - position}.50`,
  gamesPlayed: 9,
  prize,
});
const TEN = Array.from({ length: 10 }, (_, index) => place(index + 1, index === 1 ? null : `player${index + 1}`));

const LIST = '/api/core/casino/tournaments';
const ONE = `${LIST}/a`;
const OWN = '/api/user/tournaments/a';
const JOIN = '/api/user/join-tournament';

const page = (more: object = {}, leaderboard: object[] = TEN) => ({
  data: { tournament: race('a', -1, 5, more), leaderboard, games: [] },
});
const in34th = {
  joined: true,
  own: { ...place(24, null), rank: 23, wagered: '6.00', netResult: '-1.50', ownPrize: null, currencyCode: 'EUR' },
  around: [23, 24, 25].map((position) => place(position, `near${position}`)),
};

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const guestWith = (answers: Answers) =>
  guestStore(async ({ path }: HttpRequest) => {
    const answer = answers[path];
    if (answer === undefined) throw LOST;
    return answer;
  });

async function open(answers: Answers, settings?: Record<string, unknown>) {
  const { store, asked } = await playerStore(answers);
  const shown = show(<TournamentScreen tournament="a" games={() => null} />, { store, settings });
  await frames();
  return { ...shown, asked };
}

test('ENG-03 the list has running, announced and ended tournaments, with a countdown to the next change', async () => {
  const all = [race('old', -9, -2), race('next', 26.5, 30), race('now', -1, 1.5)];
  show(<Tournaments />, { store: guestWith({ [LIST]: { data: { tournaments: all } } }) });
  const part = async (name: string) => within(await screen.findByRole('region', { name }));
  const now = await part('Running now');
  expect(now.getByRole('link', { name: 'Race now' })).toHaveAttribute('href', '/tournaments/now');
  expect(now.getByRole('timer', { name: 'Ends in' })).toHaveTextContent(/0 days 01 hours 3\d min/);
  expect((await part('Coming up')).getByRole('timer', { name: 'Starts in' })).toHaveTextContent(/1 days 02 hours/);
  const ended = await part('Ended');
  expect(ended.getByText(/^Ended \d/)).toBeVisible();
  expect(ended.queryByRole('timer')).toBeNull();
});

test('without tournaments the list says so, and a failed list offers another try', async () => {
  const answers: Answers = { [LIST]: { data: { tournaments: [] } } };
  const { unmount } = show(<Tournaments />, { store: guestWith(answers) });
  expect(await screen.findByText('No tournaments to show')).toBeVisible();
  unmount();
  delete answers[LIST];
  const { user } = show(<Tournaments />, { store: guestWith(answers) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  answers[LIST] = { data: { tournaments: [race('now', -1, 1)] } };
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Race now' })).toBeVisible();
});

test('ENG-04 ENT-35 one tournament has its leaderboard with the own row in sight, and the own figures', async () => {
  await open({ [ONE]: page(), [OWN]: { data: in34th } });
  const rows = await screen.findAllByRole('row');
  expect(rows).toHaveLength(1 + 10 + 3);
  expect(within(rows[2]!).getByText('Hidden')).toBeInTheDocument();
  const own = screen.getByRole('row', { name: /You/ });
  expect(own).toHaveAttribute('aria-current', 'true');
  expect(own).toHaveTextContent(/^24/);
  const figures = within(screen.getByRole('region', { name: 'Your standing' }));
  const fact = (name: string) => figures.getByText(name).nextElementSibling;
  expect(fact('Place')).toHaveTextContent('24 of 30');
  expect(fact('Rank (ties share a rank)')).toHaveTextContent('23');
  expect(fact('Points')).toHaveTextContent('76.5');
  expect(fact('Rounds')).toHaveTextContent('9');
  expect(fact('Total bet in this tournament')).toHaveTextContent('€6.00');
  expect(fact('Net result in this tournament')).toHaveTextContent('−€1.50');
  expect(fact('Prize for your current place')).toHaveTextContent('–');
});

test('an own multiplier is told as those of the leaderboard are', async () => {
  const own = { ...in34th.own, score: '12.40' };
  await open({ [ONE]: page({ rankingMetric: 'multiplier' }), [OWN]: { data: { ...in34th, own } } });
  const figures = within(await screen.findByRole('region', { name: 'Your standing' }));
  expect(figures.getByText('Multiplier').nextElementSibling).toHaveTextContent('12.40×');
});

test('ENT-35 figures that the backend does not know are dashes, never zero', async () => {
  const own = { ...in34th.own, wagered: null, netResult: null, rank: null };
  await open({ [ONE]: page(), [OWN]: { data: { ...in34th, own } } });
  const figures = within(await screen.findByRole('region', { name: 'Your standing' }));
  expect(figures.getByText('Total bet in this tournament').nextElementSibling).toHaveTextContent('–');
  expect(figures.getByText('Net result in this tournament').nextElementSibling).toHaveTextContent('–');
  expect(figures.queryByText(/Rank/)).toBeNull();
});

test('the prizes stand beside what an entry costs on average, and the rules are words', async () => {
  await open({ [ONE]: page(), [OWN]: { data: in34th } });
  const prizes = within(await screen.findByRole('region', { name: 'Prizes' }));
  expect(prizes.getByText('2–3')).toBeVisible();
  expect(prizes.getByRole('status')).toHaveTextContent(
    'In 20 rounds at the minimum bet of €0.10, you bet €2.00 in total and lose €0.08 on average.',
  );
  const rules = within(screen.getByRole('region', { name: 'Rules' }));
  expect(rules.getByText('Eligible games: Slots.')).toBeVisible();
  expect(rules.getByText(/Only rounds you play after joining count/)).toBeVisible();
});

const NO_NAME = { of: 'category', name: null };
test.each([undefined, NO_NAME])('rules that are not told, and prizes not all read, are left out: %p', async (scope) => {
  const unknown = { joining: undefined, scope, prizes: ['50.00', null, '20.00'] };
  await open({ [ONE]: page(unknown), [OWN]: { data: in34th } });
  expect(await screen.findByText(/^Prize: €90\.00 · Your points are the sum/)).toBeVisible();
  const rules = within(screen.getByRole('region', { name: 'Rules' })).getAllByRole('listitem');
  expect(rules.map(({ textContent }) => textContent)).not.toContainEqual(expect.stringMatching(/Join|listed here/));
  expect(screen.getByRole('region', { name: 'Prizes' })).toHaveTextContent(/^PrizesPrize€90\.00In 20 rounds/);
});

test.each([5, -0.05])('an own place that cannot be read is neither none nor no part (ends in %p hours)', async (to) => {
  await open({ [ONE]: page({ endsAt: at(to) }), [OWN]: { data: { ...in34th, own: { position: 24 } } } });
  const own = within(await screen.findByRole('region', { name: 'Your standing' }));
  expect(own.getByRole('alert')).toHaveTextContent('We couldn’t load your standing.');
  expect(own.queryByText(/not ranked|take part/)).toBeNull();
});

test('free spins stand in the prizes with their game, in the rules with their terms, and at the places that win them', async () => {
  const freeSpins = {
    places: 10,
    quantity: 20,
    game: 'book-of-amun',
    gameName: 'Book of Amun',
    stake: '0.10',
    wageringMultiplier: 10,
    daysToActivate: 14,
  };
  const rows = [...TEN.slice(0, 3), { ...place(4, 'linnea'), freeSpins: 20 }];
  const own = { ...in34th.own, freeSpins: 20 };
  await open({ [ONE]: page({ freeSpins }, rows), [OWN]: { data: { ...in34th, own } } });
  const prizes = within(await screen.findByRole('region', { name: 'Prizes' }));
  expect(prizes.getByText('4–13').nextElementSibling).toHaveTextContent('Free spins: 20Book of Amun at €0.10 each');
  expect(screen.getByText(/Prize pool: €90\.00\. Places paid: 3\. Free spins for the next 10 places\./)).toBeVisible();
  expect(screen.getByText(/Activate free spins in My bonuses within 14 days\..* wager 10 times/)).toBeVisible();
  expect(screen.getByRole('row', { name: /linnea/ })).toHaveTextContent(/Free spins: 20$/);
  const figures = within(screen.getByRole('region', { name: 'Your standing' }));
  expect(figures.getByText('Prize for your current place').nextElementSibling).toHaveTextContent('Free spins: 20');
});

test('one press joins once, also after a lost answer', async () => {
  const answers: Answers = { [ONE]: page(), [OWN]: { data: { joined: false, own: null, around: [] } } };
  let calls = 0;
  answers[JOIN] = () => {
    calls += 1;
    if (calls === 1) throw LOST;
    answers[OWN] = { data: { joined: true, own: null, around: [] } };
    return { data: { success: true } };
  };
  const { user, asked } = await open(answers);
  await user.dblClick(await screen.findByRole('button', { name: 'Join for free' }));
  expect(await screen.findByText('You’re in.')).toBeVisible();
  const keys = asked.filter(({ path }) => path === JOIN).map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a refusal says why, and the button stays', async () => {
  const answers: Answers = { [ONE]: page(), [OWN]: { data: { joined: false, own: null, around: [] } } };
  answers[JOIN] = () => {
    throw { code: 'TOURNAMENT_ENDED', message: 'This tournament is over.' };
  };
  const { user } = await open(answers);
  await user.click(await screen.findByRole('button', { name: 'Join for free' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This tournament is over.');
});

test('a guest is asked to log in; nobody joins what takes players in by itself', async () => {
  const asGuest = (more: object = {}) =>
    show(<TournamentScreen tournament="a" games={() => null} />, { store: guestWith({ [ONE]: page(more) }) });
  const { unmount } = asGuest();
  expect(await screen.findByRole('button', { name: 'Log in to join' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your standing' })).toBeNull();
  unmount();
  asGuest({ joining: 'auto' });
  expect(await screen.findByText(/with your first bet in an eligible game/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('where nobody can enter, there is neither button nor own figures', async () => {
  const { asked } = await open({ [ONE]: page() }, { endpoints: { joinTournament: null } });
  expect(await screen.findByRole('table', { name: 'Leaderboard' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked.map(({ path }) => path)).not.toContain(OWN);
});

test('after the end there are results instead of a countdown; while they are counted, that is said', async () => {
  await open({ [ONE]: page({ endsAt: at(-0.05) }), [OWN]: { data: in34th } });
  expect(await screen.findByRole('table', { name: 'Results' })).toBeVisible();
  expect(screen.getByText(/still counting the last rounds/)).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByRole('button', { name: /Join/ })).toBeNull();
});

test('an unknown tournament leads back to all of them', async () => {
  const store = guestStore(async () => {
    throw { code: 'TOURNAMENT_NOT_FOUND', message: 'none' };
  });
  show(<TournamentScreen tournament="a" games={() => null} />, { store });
  expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this tournament' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All tournaments' })).toHaveAttribute('href', '/tournaments');
});

test('a game that counts names its race and the own place; another game nothing', async () => {
  const answers: Answers = { [LIST]: { data: { tournaments: [race('a', -1, 5)] } }, [OWN]: { data: in34th } };
  const { store, asked } = await playerStore(answers);
  const { container, unmount } = show(<GameRace game="kraken-tides" />, { store });
  const note = within(await screen.findByRole('region', { name: 'This game counts toward a tournament' }));
  expect(await note.findByText('Your place: 24 of 30')).toBeVisible();
  expect(note.getByRole('link', { name: 'See the tournament' })).toHaveAttribute('href', '/tournaments/a');
  expect(asked.find(({ path }) => path === LIST)?.query).toEqual({ game: 'kraken-tides' });
  unmount();
  show(<GameRace game="other" />, { store: guestWith({ [LIST]: { data: { tournaments: [] } } }) });
  await act(frames);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test('the header has the joined race that ends first, with the own place', async () => {
  const races = [race('c', -1, 9), race('a', -1, 5), race('b', -1, 2), race('d', 1, 9)];
  const { store, asked } = await playerStore({
    [LIST]: { data: { tournaments: races } },
    '/api/user/tournaments/b': { data: { joined: false, own: null, around: [] } },
    [OWN]: { data: in34th },
  });
  show(<HeaderRace />, { store });
  const link = await screen.findByRole('link', { name: /^Race a: place 24\. Ends / });
  expect(link).toHaveAttribute('href', '/tournaments/a');
  expect(link).toHaveTextContent('24');
  expect(asked.filter(({ path }) => path.endsWith('/c') || path.endsWith('/d'))).toEqual([]);
});

test('the player’s menu has the joined race in words; one that comes while the menu is open waits until it is closed', async () => {
  const { store } = await playerStore({
    [LIST]: { data: { tournaments: [race('a', -1, 5)] } },
    [OWN]: { data: in34th },
  });
  const menu = (open: boolean) => (
    <ul role="menu">
      <MenuRace open={open} />
    </ul>
  );
  const { rerender } = show(menu(true), { store });
  await act(frames);
  expect(screen.queryByRole('menuitem')).toBeNull();
  rerender(menu(false));
  const row = await screen.findByRole('menuitem', { name: /Race a/ });
  expect(row).toHaveAttribute('href', '/tournaments/a');
  expect(row).toHaveTextContent('Race aYour place: 24 of 30');
  rerender(menu(true));
  expect(screen.getByRole('menuitem', { name: /Race a/ })).toBeVisible();
});

test('who has joined no running race has none in the header', async () => {
  const { store, asked } = await playerStore({
    [LIST]: { data: { tournaments: [race('a', -1, 5)] } },
    [OWN]: { data: { joined: false, own: null, around: [] } },
  });
  const { container } = show(<HeaderRace />, { store });
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain(OWN));
  await act(async () => {});
  expect(container).toBeEmptyDOMElement();
});

test('a joined race keeps up with how many take part', async () => {
  jest.useFakeTimers({ now: NOW });
  const answers: Answers = { [LIST]: { data: { tournaments: [race('a', -1, 5)] } }, [OWN]: { data: in34th } };
  const { store } = await playerStore(answers);
  show(
    <ul role="menu">
      <MenuRace open={false} />
    </ul>,
    { store },
  );
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await pass(200);
  expect(screen.getByRole('menuitem')).toHaveTextContent('Your place: 24 of 30');
  answers[LIST] = { data: { tournaments: [race('a', -1, 5, { players: 60 })] } };
  await pass(5 * 60_000 + 200);
  expect(screen.getByRole('menuitem')).toHaveTextContent('Your place: 24 of 60');
});
