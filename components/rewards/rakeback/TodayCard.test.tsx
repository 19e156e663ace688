import { fireEvent, screen, within } from '@testing-library/react';
import { show } from '@/tests/render';
import { days, maria, NOW, PATHS, settle, wireDay } from '@/tests/support/rakeback';
import { HomeRakeback } from './HomeRakeback';
import { ReadyDot } from './ReadyDot';
import { TodayCard } from './TodayCard';

const settings = { calendarTimeZone: 'UTC' };

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const card = () => screen.getByRole('region', { name: 'Today’s rakeback' });

async function today(...given: Partial<Parameters<typeof maria>>) {
  const [answers = {}, over] = given;
  const { store, asked } = await maria(answers, over);
  const shown = show(<TodayCard />, { store, settings });
  await settle();
  return { ...shown, asked };
}

test('L03 the newest day that can be claimed has its sum, deadline and button, the older one a line of its own', async () => {
  await today({
    [PATHS.days]: days(wireDay('2026-11-19', { amount: '2.10' }), wireDay('2026-11-20', { amount: '4.82' })),
  });
  expect(card()).toHaveTextContent('2 days ready');
  expect(card()).toHaveTextContent('€4.82Claim by 21 Nov, 23:59 UTC');
  expect(card()).toHaveTextContent('Thursday: €2.10, claim by 20 Nov, 23:59 UTC');
  expect(within(card()).getByRole('link', { name: 'Calendar' })).toHaveAttribute('href', '/?modal=rakeback');
  const bars = within(within(card()).getByRole('list')).getAllByRole('listitem');
  expect(bars).toHaveLength(7);
  expect(bars[3]).toHaveTextContent('Thu: Claimable');
  expect(bars[4]).toHaveTextContent('Fri: Claimable');
  expect(bars[0]).toHaveTextContent('Mon: No reward');
  expect(bars[4]).toHaveAttribute('aria-current', 'date');
});

test('L03 a press opens the day, and its button claims it once', async () => {
  const { asked } = await today();
  fireEvent.click(within(card()).getByRole('button', { name: /^Claim €4\.82, Friday/ }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Claim €4.82' }));
  await settle();
  expect(asked.filter(({ path }) => path === PATHS.claim)).toHaveLength(1);
});

test('days to claim are shown where the number of deposits is unknown, and not where there is none', async () => {
  const { unmount } = await today({}, { depositCount: null });
  expect(within(card()).getByRole('button', { name: /^Claim €4\.82, Friday/ })).toBeVisible();
  unmount();
  await today({}, { depositCount: 0 });
  expect(screen.queryByRole('region', { name: 'Today’s rakeback' })).toBeNull();
});

test('with nothing to claim it says so, and offers nothing', async () => {
  await today({ [PATHS.days]: days(wireDay('2026-11-17', { amount: '1.20' })) });
  expect(card()).toHaveTextContent('Nothing to claim right now.');
  expect(within(card()).queryByRole('button')).toBeNull();
});

test('days that do not come are a line with another try', async () => {
  await today({ [PATHS.days]: () => Promise.reject(new Error('lost')) });
  expect(within(card()).getByRole('alert')).toBeVisible();
  expect(within(card()).getByRole('button', { name: 'Try again' })).toBeVisible();
});

test.each([
  ['a day that can be claimed', days(wireDay('2026-11-20')), ' (1 day ready)'],
  ['nothing to claim', days(wireDay('2026-11-17')), ''],
])('L03 the way to the rewards tells of %s', async (_, answer, words) => {
  const { store } = await maria({ [PATHS.days]: answer });
  const { container } = show(<ReadyDot />, { store, settings });
  await settle();
  expect(container.textContent).toBe(words);
});

test('L03 who comes back to the tab is told anew of what can be claimed', async () => {
  let told = days(wireDay('2026-11-20'));
  const { store } = await maria({ [PATHS.days]: () => told });
  const { container } = show(<ReadyDot />, { store, settings });
  await settle();
  expect(container.textContent).toBe(' (1 day ready)');
  told = days(wireDay('2026-11-20', { paidAt: '2026-11-20T12:00:00Z' }));
  fireEvent(document, new Event('visibilitychange'));
  await settle();
  expect(container.textContent).toBe('');
});

test('a claim is told once, by the part of the page that made it, also where another part had claimed that day', async () => {
  const refuse = () => Promise.reject({ code: 'CLAIM_UNAVAILABLE', message: 'Not now.' });
  const { store } = await maria({ [PATHS.claim]: refuse });
  show(
    <>
      <TodayCard />
      <HomeRakeback />
    </>,
    { store, settings },
  );
  await settle();
  const claimIn = async (part: HTMLElement, name: RegExp) => {
    fireEvent.click(within(part).getByRole('button', { name }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Claim €4.82' }));
    await settle();
  };
  await claimIn(card(), /^Claim €4\.82, Friday/);
  fireEvent.click(within(screen.getByRole('alertdialog')).getByText('Close'));
  await settle();
  await claimIn(screen.getByRole('region', { name: 'Rakeback calendar' }), /^Friday,? 20 November 2026 .* Claim$/);
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
});
