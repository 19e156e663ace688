import { act, fireEvent, screen, within } from '@testing-library/react';
import { ACCOUNT_ENDPOINTS } from '@/config/endpoints/account';
import { MARKETS } from '@/config/markets/markets';
import { inMarket } from '@/domain/site/inMarket';
import { SettingsProvider, useSettings } from '@/hooks/useSettings';
import { call } from '@/services/http/call';
import { show } from '@/tests/render';
import { playerStore } from '@/tests/support/player';
import { sampleCategory, sampleGames } from '@/tests/sampleGames';
import { HomeScreen } from './HomeScreen';

const nothing = () => {};
const rows = [
  { category: sampleCategory('popular', 'Popular'), games: sampleGames(12) },
  { category: sampleCategory('ways', 'Ways'), games: [] },
];
const studios = [
  { id: 'oru', name: 'Oru Studios', logo: null, gameCount: 50 },
  { id: 'tavola', name: 'Tavola', logo: null, gameCount: 49 },
];
const parts = { categories: rows.map(({ category }) => category), heroGames: [], studios, onRetry: nothing };
const home = <HomeScreen {...parts} rows={rows} state="content" />;
const row = () => within(screen.getByRole('region', { name: 'Popular' }));

/** jsdom has no layout: gives the row a width and a scroll position. */
function layOut(scrollLeft: number) {
  const list = row().getByRole('list', { name: 'Popular' });
  Object.defineProperties(list, {
    clientWidth: { value: 800, configurable: true },
    scrollWidth: { value: 1600, configurable: true },
    scrollLeft: { value: scrollLeft, configurable: true },
  });
  const scrollBy = jest.fn();
  list.scrollBy = scrollBy;
  fireEvent.scroll(list);
  return scrollBy;
}
/** The style sheet hides the arrows at phone width, which is what jsdom has. */
const back = () => row().getByRole('button', { name: 'Scroll back: Popular', hidden: true });
const on = () => row().getByRole('button', { name: 'Scroll forward: Popular', hidden: true });

it('heads each list with its name, its true count and the way to all of it', () => {
  show(home);
  expect(row().getByRole('heading', { level: 2, name: 'Popular' })).toBeInTheDocument();
  expect(row().getByText('1,234')).toBeInTheDocument();
  expect(row().getByRole('link', { name: 'View all: Popular' })).toHaveAttribute('href', '/casino/popular');
  expect(within(row().getByRole('list')).getAllByRole('link')).toHaveLength(12);
});

it('shows a list whose number of games the backend does not tell, without one', () => {
  const uncounted = rows.map(({ category, games }) => ({ category: { ...category, gameCount: null }, games }));
  show(<HomeScreen {...parts} rows={uncounted} state="content" />);
  expect(row().getAllByRole('link').length).toBeGreaterThan(12);
  expect(row().queryByText(/^[\d,]+$/)).toBeNull();
});

it('A11 links to the pages that the settings name', () => {
  show(home, { settings: { pageUrlSetup: { casino: '/spielhalle', providers: '/studios' } } });
  const at = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(at).toContain('/spielhalle');
  expect(at.filter((href) => href === '/studios')).toHaveLength(2);
  expect(at).not.toContain('/providers');
});

it('B04 shows rewards where no list can be shown', () => {
  show(<HomeScreen {...parts} rows={[]} state="error" calendar={<p>Rewards</p>} awards={<p>Award</p>} />);
  expect(screen.getByText('Rewards')).toBeInTheDocument();
});

it('leaves out a list that holds nothing', () => {
  show(home);
  expect(screen.queryByRole('region', { name: 'Ways' })).toBeNull();
});

it('scrolls a row for real, and says where it ends', async () => {
  const { user } = show(home);
  const scrollBy = layOut(0);
  expect(back()).toHaveAttribute('aria-disabled', 'true');
  expect(on()).toHaveAttribute('aria-disabled', 'false');
  await user.click(on());
  expect(scrollBy).toHaveBeenCalledWith({ left: 720 });
  layOut(800);
  expect(back()).toHaveAttribute('aria-disabled', 'false');
  expect(on()).toHaveAttribute('aria-disabled', 'true');
});

it('scrolls the other way in a script that runs from right to left', async () => {
  const { user } = show(<div dir="rtl">{home}</div>);
  const list = row().getByRole('list');
  list.style.direction = 'rtl';
  const scrollBy = layOut(-100);
  await user.click(on());
  expect(scrollBy).toHaveBeenCalledWith({ left: -720 });
});

it('promises demo credits only where the operator allows them (GAME-08)', () => {
  const { unmount } = show(home, { settings: { allowGuestPlayDemoGames: true, demoUserId: 'demo' } });
  expect(screen.getByText(/Demos are free/)).toBeInTheDocument();
  unmount();
  show(home, { settings: { allowGuestPlayDemoGames: true } });
  expect(screen.queryByText(/Demos are free/)).toBeNull();
});

it('error: says so below the house, and tries again on request', async () => {
  const retry = jest.fn();
  const { user } = show(<HomeScreen {...parts} rows={[]} state="error" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Data loading error');
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('GAME-02 names the studios, each with the way to its games, and the way to all of them', () => {
  show(home);
  const studiosRow = within(screen.getByRole('region', { name: 'Providers' }));
  expect(studiosRow.getByRole('link', { name: 'Tavola' })).toHaveAttribute('href', '/casino?studio=tavola');
  expect(studiosRow.getByRole('link', { name: 'View all: Providers' })).toHaveAttribute('href', '/providers');
});

it.each([
  ['2000 ms by default', {}, 2_000],
  ['as the settings say', { carouselAutoplayMs: 3_000 }, 3_000],
])('CONST-16 the row of studios moves on by itself: %s', (_, settings, ms) => {
  jest.useFakeTimers();
  show(home, { settings });
  const list = screen.getByRole('list', { name: 'Providers' });
  const moved = jest.fn();
  // jsdom has no layout.
  Object.defineProperties(list, {
    clientWidth: { value: 100 },
    scrollWidth: { value: 300 },
    scrollBy: { value: moved },
  });
  fireEvent.scroll(list);
  act(() => jest.advanceTimersByTime(ms - 1));
  expect(moved).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(moved).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

describe('the hero', () => {
  const covers = () => screen.queryAllByText(/^Game \d+$/, { selector: '.fan .name' }).map((name) => name.textContent);

  it('stands still with the first of the most popular games', () => {
    show(home);
    expect(covers()).toEqual(['Game 1', 'Game 2', 'Game 3']);
    expect(screen.queryByRole('button', { name: 'Pause: Games' })).toBeNull();
  });

  it('shows more than three named games in turns of six seconds, and can be paused (OP-009)', () => {
    jest.useFakeTimers();
    show(<HomeScreen {...parts} heroGames={sampleGames(6)} rows={rows} state="content" />);
    act(() => jest.advanceTimersByTime(5_999));
    expect(covers()).toEqual(['Game 1', 'Game 2', 'Game 3']);
    act(() => jest.advanceTimersByTime(1));
    expect(covers()).toEqual(['Game 4', 'Game 5', 'Game 6']);
    fireEvent.click(screen.getByRole('button', { name: 'Pause: Games' }));
    act(() => jest.advanceTimersByTime(60_000));
    expect(covers()).toEqual(['Game 4', 'Game 5', 'Game 6']);
    jest.useRealTimers();
  });
});

it('CONST-08 L06 the welcome offer is the headline for whoever may take it, with its terms and Register', () => {
  const { unmount } = show(home, { settings: { welcomeOffer: true } });
  expect(screen.getByRole('heading', { level: 1, name: 'Up to €1,000.00 plus 100 free spins' })).toBeVisible();
  expect(screen.getByText(/Deposit €100\.00 or more/)).toBeVisible();
  expect(screen.getByText('New players, 18+. You can play without the bonus.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/?modal=signup');
  const link = () => screen.getByRole('link', { name: 'See the offer' });
  expect(link()).toHaveAttribute('href', '/promotions');
  unmount();
  const named = show(home, { settings: { welcomeOffer: true, welcomeOfferId: 'first & best' } });
  expect(link()).toHaveAttribute('href', '/promotion?id=first%20%26%20best');
  named.unmount();
  show(home);
  expect(screen.queryByText(/free spins/)).toBeNull();
  expect(screen.queryByText(/without the bonus/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/?modal=signup');
});

it('L06 the backend’s offer for a first deposit is a guest’s headline, with the terms it names and Register', () => {
  const guestOffer = {
    id: 'first',
    title: 'Welcome bonus: 100%',
    most: '€200.00',
    terms: { wagering: '35×', least: '€20.00', maxBet: '€5.00' },
  };
  const InOntario = () => (
    <SettingsProvider value={inMarket(useSettings(), MARKETS.ontario)}>
      <HomeScreen {...parts} guestOffer={guestOffer} rows={rows} state="content" />
    </SettingsProvider>
  );
  show(<InOntario />);
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome bonus: 100% Up to €200.00' })).toBeVisible();
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(['Bonus wagering', 'Min. deposit', 'Maximum bet']);
  expect(screen.getByText('35×')).toBeVisible();
  expect(screen.getByText('€5.00')).toBeVisible();
  expect(screen.getByText('New players, 19+. You can play without the bonus.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/?modal=signup');
  expect(screen.getByRole('link', { name: 'See the offer' })).toHaveAttribute('href', '/promotion?id=first');
});

it('while the rows load, each category has the place of its row', () => {
  const loading = { ...parts, rows: [], state: 'loading' as const, wins: <p>Wins</p> };
  show(<HomeScreen {...loading} />);
  expect(screen.getAllByRole('status', { name: 'Loading' })).toHaveLength(1);
  expect(screen.getByText('Wins')).toBeInTheDocument();
});

it('L06 offers no registration where the backend has none', () => {
  show(home, { settings: { endpoints: { signUp: null } } });
  expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See all games' })).toBeVisible();
});

describe('L03 a player', () => {
  const recentGames = { data: { games: [{ id: 'kraken', name: 'Kraken Tides', studio: { id: 'oru', name: 'Oru' } }] } };
  const PATH = call(ACCOUNT_ENDPOINTS.recentGames).path;
  const rewards = { today: <p>Today</p>, calendar: <p>Rewards</p>, awards: <p>Award</p> };
  const own = <HomeScreen {...parts} rows={rows} state="content" {...rewards} />;

  it('is greeted, goes on with the last game, and finds what can be claimed above the games', async () => {
    const { store } = await playerStore({ [PATH]: recentGames }, { depositCount: 1 });
    show(own, { store, settings: { welcomeOffer: true } });
    const title = await screen.findByRole('heading', { level: 1, name: 'Welcome back, Maria' });
    expect(title).toBeVisible();
    // Among the recently played games it stands too.
    const hero = within(title.parentElement!);
    expect(await hero.findByRole('link', { name: 'Kraken Tides' })).toHaveAttribute('href', '/casino/games/kraken');
    expect(screen.queryByText(/free spins/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
    const games = screen.getByRole('heading', { name: 'Popular' });
    expect(screen.getByText('Today').compareDocumentPosition(games)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('Rewards').compareDocumentPosition(games)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('L07 finds own cards between what can be claimed and the games', async () => {
    const { store } = await playerStore({ [PATH]: recentGames }, { depositCount: 1 });
    show(<HomeScreen {...parts} rows={rows} state="content" {...rewards} own={<p>Own</p>} />, { store });
    const cards = screen.getByText('Own');
    expect(cards.compareDocumentPosition(screen.getByText('Today'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    const games = screen.getByRole('heading', { name: 'Popular' });
    expect(cards.compareDocumentPosition(games)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('who has not played yet finds all games; without a deposit, the welcome offer too', async () => {
    const { store } = await playerStore({ [PATH]: { data: { games: [] } } });
    show(own, { store, settings: { welcomeOffer: true } });
    expect(await screen.findByRole('link', { name: 'See all games' })).toHaveAttribute('href', '/casino');
    expect(screen.getByText('Up to €1,000.00 plus 100 free spins')).toBeVisible();
  });
});
