import { act, screen, within } from '@testing-library/react';
import { guestStore, show } from '@/tests/render';
import { playerStore, type Answers } from '@/tests/support/player';
import { VipBanner } from '@/components/rewards/vip/VipBanner';
import { LevelPanel } from '@/components/app/late/LevelPanel';
import { LateLastDays, LateNextLevel, LateVip } from '@/components/app/late/vipParts';

jest.mock('@/services/texts/areaTexts', () => ({
  areaTexts: () => Promise.resolve(jest.requireActual('@/locales-fallback/en.json')),
}));

const LEVELS = '/api/core/casino/loyalty-levels';
const level = (number: number, name: string, xp: number, rakebackRate: number, benefits: string[] = []) => ({
  level: number,
  name,
  xp,
  rakebackRate,
  cashbackPercent: rakebackRate / 2,
  benefits,
});
const answer = {
  data: {
    levels: [
      level(1, 'Harbour', 0, 0.05, ['Rakeback each day']),
      level(2, 'Lagoon', 5_000, 0.055),
      level(3, 'Coral', 25_000, 0.08, ['Checked first']),
      level(4, 'Meridian', 100_000, 0.12),
    ],
  },
};
const CORAL = {
  level: 3,
  name: 'Coral',
  xp: 63_040.7,
  nextLevelXp: 100_000,
  nextLevelName: 'Meridian',
};

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const player = (answers: Answers = { [LEVELS]: answer }, userLoyaltyLevel: object | undefined = CORAL) =>
  playerStore(answers, {}, { userLoyaltyLevel });
const levels = () => screen.findByRole('region', { name: 'All levels' });
const rows = async () => [...(await levels()).querySelectorAll('ol > li')];
const texts = async () => (await rows()).map(({ textContent }) => textContent);
const Page = () => (
  <>
    <VipBanner title="VIP club" text="What it is" />
    <LateVip />
    <LateNextLevel />
  </>
);

test('ENG-01 a player sees their level, their points, how far the next one is, and every level', async () => {
  const { store } = await player();
  show(<Page />, { store });
  expect(await screen.findByRole('heading', { name: 'Coral' })).toBeVisible();
  expect(screen.getByText('63,040 points. 36,960 more to reach Meridian.')).toBeVisible();
  expect(await texts()).toEqual([
    'HarbourReached. Points needed: 0Rakeback 5% · Cashback 2.5%Rakeback each day',
    'LagoonReached. Points needed: 5,000Rakeback 5.5% · Cashback 2.75%',
    'CoralYou are hereRakeback 8% · Cashback 4%',
    'MeridianNot reached yet. Points needed: 100,000Rakeback 12% · Cashback 6%',
  ]);
  expect((await rows())[2]).toHaveAttribute('aria-current', 'true');
  const next = await screen.findByRole('region', { name: 'Next: Meridian' });
  expect(next).toHaveTextContent('Points still needed36,960Rakeback8% → 12%Cashback4% → 6%');
});

test('L22 what the player’s level gives stands in cards, its rates first; what others give is folded', async () => {
  const { store } = await player();
  show(<Page />, { store });
  const own = within(await screen.findByRole('region', { name: 'What Coral gives you' }));
  expect(own.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^8%Rakeback/),
    expect.stringMatching(/^4%Cashback/),
    'Checked first',
  ]);
  expect(screen.getByText('Rakeback each day')).not.toBeVisible();
});

test('ENG-02 with the steps [1,3] the levels stand in two groups, with [1] in one without a heading', async () => {
  const { store } = await player();
  const { unmount } = show(<LateVip />, { store, settings: { loyaltyLevelGroupSteps: [1, 3] } });
  const groups = async () =>
    within(await levels())
      .queryAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  expect(await groups()).toEqual(['Levels 1 to 2', 'Levels 3 to 4']);
  expect(await rows()).toHaveLength(4);
  unmount();
  show(<LateVip />, { store });
  expect(await groups()).toEqual([]);
  expect(await rows()).toHaveLength(4);
});

test('a guest sees the levels, and none as reached', async () => {
  const store = guestStore(async () => answer);
  show(<Page />, { store });
  expect((await texts())[1]).toBe('LagoonPoints needed: 5,000Rakeback 5.5% · Cashback 2.75%');
  expect(screen.getByText('What it is')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Register' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /gives you|^Next/ })).toBeNull();
});

test('without the levels the player’s own stands, and they can be asked for again', async () => {
  const answers: Answers = {};
  const { store } = await player(answers);
  const { user } = show(<Page />, { store });
  expect(await screen.findByText('We couldn’t load the levels.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Coral' })).toBeVisible();
  answers[LEVELS] = answer;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await levels()).toBeVisible();
});

test('at the highest level no other is promised', async () => {
  const { store } = await player(undefined, { level: 4, name: 'Meridian', xp: 120_000, nextLevelXp: null });
  show(<Page />, { store });
  expect(await screen.findByText('120,000 points. You’re at the highest level.')).toBeVisible();
});

test('where nobody says whether there is another level the points stand alone, without a ring', async () => {
  const { store } = await player({}, { level: 4, name: 'Meridian', xp: 120_000 });
  const { container } = show(<VipBanner title="VIP club" text="What it is" />, { store });
  expect(screen.getByText('120,000 points.')).toBeVisible();
  expect(container.querySelector('.ring circle')).toBeNull();
});

test('ENG-01 the account shows the same, and what rewards are worth', async () => {
  const { store } = await player();
  show(<LevelPanel />, { store });
  expect(await screen.findByRole('heading', { name: 'Coral' })).toBeVisible();
  expect(screen.getByText(/Rewards are worth less than the play/)).toBeVisible();
});

const TOTALS = '/api/user/period-totals';
const totals = (more: object = {}) => ({
  data: {
    currencyCode: 'EUR',
    deposits: '100.00',
    withdrawals: '0.00',
    wins: '3807.60',
    losses: '4120.00',
    lifetimeNetDeposits: '100.00',
    days: [],
    ...more,
  },
});
const lastDays = () => screen.findByRole('region', { name: 'Your last 30 days' });

test('the last 30 days of play: staked, returned, the loss with its minus, rewards and points', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z'), doNotFake: ['setTimeout', 'requestAnimationFrame'] });
  const { store, asked } = await player({ [TOTALS]: totals({ rewards: '58.20', xp: 4120.9 }) });
  show(<LateLastDays />, { store });
  const shown = await lastDays();
  await within(shown).findByText('Total bet');
  jest.useRealTimers();
  expect(shown).toHaveTextContent(
    'Total bet€4,120.00Returned€3,807.60Net result−€312.40Rewards paid€58.20Points earned4,120',
  );
  expect(shown).toHaveTextContent('Real money only, 22 Oct 2026 to 20 Nov 2026 (UTC).');
  expect(asked[0]?.query).toEqual({ from: '2026-10-22', to: '2026-11-20' });
  expect(within(shown).getByRole('link', { name: 'See your history' })).toHaveAttribute(
    'href',
    '/profile/transactions?list=casino&from=2026-10-22&to=2026-11-20',
  );
});

test('of what the backend does not tell nothing is said; figures that did not come can be asked for again', async () => {
  const answers: Answers = {};
  const { store } = await player(answers);
  const { user } = show(<LateLastDays />, { store });
  expect(await screen.findByText('We couldn’t load these figures.')).toBeVisible();
  answers[TOTALS] = totals();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Total bet')).toBeVisible();
  expect(screen.queryByText('Rewards paid')).toBeNull();
  expect(screen.queryByText('Points earned')).toBeNull();
});

test('after midnight the figures of the old days do not stand under the new dates', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T23:59:30Z'), doNotFake: ['setTimeout', 'requestAnimationFrame'] });
  const answers: Answers = { [TOTALS]: totals() };
  const { store } = await player(answers);
  show(<LateLastDays />, { store });
  const shown = await lastDays();
  await within(shown).findByText('Total bet');
  delete answers[TOTALS];
  act(() => void jest.advanceTimersByTime(60_000));
  await within(shown).findByText('We couldn’t load these figures.');
  jest.useRealTimers();
  expect(within(shown).queryByText('Total bet')).toBeNull();
});

test('a guest has no days of their own', () => {
  show(<LateLastDays />);
  expect(screen.queryByText('Your last 30 days')).toBeNull();
});
