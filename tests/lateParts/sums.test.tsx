import { screen, within } from '@testing-library/react';
import { Rakeback } from '@/components/rewards/rakeback/Rakeback';
import { PlayerRakeback } from '@/components/rewards/rakeback/PlayerRakeback';
// Imported here, so that the first test does not wait for its compilation.
import '@/components/rewards/rakeback/Sums';
import { show } from '@/tests/render';
import { LOST } from '@/tests/support/player';
import { maria, NOW, PATHS, settle } from '@/tests/support/rakeback';
import { LateSums } from '@/components/app/late/rewardParts';

jest.mock('@/services/texts/areaTexts', () => ({
  areaTexts: () => Promise.resolve(jest.requireActual('@/locales-fallback/en.json')),
}));

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

async function open(...given: Parameters<typeof maria>) {
  const { store, asked } = await maria(...given);
  const page = (
    <>
      <Rakeback Player={PlayerRakeback} />
      <LateSums />
    </>
  );
  show(page, { store, settings: { calendarTimeZone: 'UTC' } });
  await settle();
  await settle();
  return asked.filter(({ path }) => path === PATHS.days);
}

const sums = () => screen.queryByRole('region', { name: 'Totals for these four weeks' });

test('what was claimed, what can be, and what was let go stand apart; the calendar alone has asked', async () => {
  const asked = await open({});
  expect(sums()).toHaveTextContent('Claimed€5.06Ready to claim€6.92Not claimed in time€1.20');
  expect(asked).toHaveLength(1);
});

test('a name of many words leaves its sum beside it', async () => {
  const { store } = await maria({});
  show(<LateSums />, { store, styled: true });
  await settle();
  await settle();
  const { flexGrow, flexBasis } = getComputedStyle(screen.getByText('Not claimed in time'));
  expect([flexGrow, flexBasis]).toEqual(['1', 'min-content']);
});

test('LIM-11 the way to do without a calendar stands below', async () => {
  await open({});
  expect(within(sums()!).getByRole('link', { name: 'Turn it off' })).toHaveAttribute('href', '/profile2/limits');
});

test('a player who hides the calendars causes no further requests', async () => {
  await open({}, { preferences: { noCalendar: true } });
  expect(sums()).toHaveTextContent('Claimed');
  expect(screen.queryByRole('link', { name: 'Turn it off' })).toBeNull();
});

test('days that never came make no sums', async () => {
  await open({ [PATHS.days]: () => Promise.reject(LOST) });
  expect(sums()).toHaveTextContent('Claimed–Ready to claim–Not claimed in time–');
});

test('RAKE-16 a player without a deposit has no sums', async () => {
  await open({}, { depositCount: 0 });
  expect(sums()).toBeNull();
});

test('RAKE-16 a player of whom the number of deposits is unknown has the calendar and its sums', async () => {
  await open({}, { depositCount: null });
  expect(screen.queryByText('Your calendar starts with your first deposit')).toBeNull();
  expect(sums()).toHaveTextContent('Claimed€5.06');
});
