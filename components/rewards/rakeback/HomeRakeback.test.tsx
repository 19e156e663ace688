import { act, fireEvent, screen, within } from '@testing-library/react';
import { show } from '@/tests/render';
import { days, maria, NOW, PATHS, settle, wireDay } from '@/tests/support/rakeback';
import { HomeRakeback } from './HomeRakeback';

const settings = { calendarTimeZone: 'UTC' };

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const carousel = () => screen.getByRole('region', { name: 'Rakeback calendar' });
const cells = () => within(within(carousel()).getByRole('list')).getAllByRole('listitem');
const scrolled = () => {
  const list = within(carousel()).getByRole('list');
  const scrollBy = jest.fn();
  Object.defineProperties(list, {
    clientWidth: { value: 800, configurable: true },
    scrollWidth: { value: 1600, configurable: true },
  });
  list.scrollBy = scrollBy;
  fireEvent.scroll(list);
  return scrollBy;
};

test('RAKE-04 the carousel has the week of today and the next', async () => {
  const { store } = await maria({});
  show(<HomeRakeback />, { store, settings });
  await settle();
  expect(cells()).toHaveLength(14);
  expect(cells()[0]).toHaveTextContent(/Monday,? 16 November 2026/);
  expect(cells()[13]).toHaveTextContent(/Sunday,? 29 November 2026/);
});

test('RAKE-16 a player of whom the number of deposits is unknown is not sent to a first one', async () => {
  const { store } = await maria({}, { depositCount: null });
  show(<HomeRakeback />, { store, settings });
  await settle();
  expect(screen.queryByText('Your calendar starts with your first deposit')).toBeNull();
  expect(cells()).toHaveLength(14);
});

test('RAKE-02 "view all" opens the page with the calendar over it', async () => {
  show(<HomeRakeback />, { settings });
  expect(within(carousel()).getByRole('link', { name: 'View all: Rakeback calendar' })).toHaveAttribute(
    'href',
    '/?modal=rakeback',
  );
});

test.each([
  ['3000 ms by default', {}, 3000],
  ['as the settings say', { rakebackCarouselAutoplayMs: 5000 }, 5000],
])('CONST-16 it moves on by itself: %s', (_, over, ms) => {
  show(<HomeRakeback />, { settings: { ...settings, ...over } });
  const scrollBy = scrolled();
  act(() => jest.advanceTimersByTime(ms - 1));
  expect(scrollBy).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(scrollBy).toHaveBeenCalledTimes(1);
  fireEvent.click(within(carousel()).getByRole('button', { name: /^Pause/ }));
  act(() => jest.advanceTimersByTime(ms * 3));
  expect(scrollBy).toHaveBeenCalledTimes(1);
});

/** Lays the days out, 100 px each in a row of 300, and returns how far the row was moved. */
function layOutDays() {
  const list = within(carousel()).getByRole('list');
  const at = (left: number, width: number) => () => ({ left, right: left + width, top: 0, bottom: 90 }) as DOMRect;
  list.getBoundingClientRect = at(0, 300);
  cells().forEach((cell, index) => (cell.getBoundingClientRect = at(index * 100 - list.scrollLeft, 100)));
  Object.defineProperties(list, { clientWidth: { value: 300 }, scrollWidth: { value: 1400 } });
  const scrollBy = jest.fn();
  list.scrollBy = scrollBy;
  fireEvent.scroll(list);
  return scrollBy;
}

test('L04 by itself it moves as far as today, not on to empty days, and then rests', async () => {
  const { store } = await maria({ [PATHS.days]: days(wireDay('2026-11-17', { amount: '1.20' })) });
  show(<HomeRakeback />, { store, settings });
  await settle();
  const scrollBy = layOutDays();
  act(() => jest.advanceTimersByTime(3000));
  // Friday ends at 500, the row at 300; a whole step would be 270.
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 200 });
  const list = within(carousel()).getByRole('list');
  Object.defineProperty(list, 'scrollLeft', { value: 200 });
  layOutDays();
  act(() => jest.advanceTimersByTime(9000));
  expect(list.scrollBy).not.toHaveBeenCalled();
  expect(within(carousel()).queryByRole('button', { name: /^Pause/ })).toBeNull();
});

test('L04 it never passes a day that can be claimed', async () => {
  const { store } = await maria({
    [PATHS.days]: days(wireDay('2026-11-19', { amount: '2.10' }), wireDay('2026-11-25', { amount: '1.00' })),
  });
  show(<HomeRakeback />, { store, settings });
  await settle();
  const scrollBy = layOutDays();
  act(() => jest.advanceTimersByTime(3000));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 100 });
});

test('RAKE-15 guests see samples that say so, with nothing to claim', () => {
  show(<HomeRakeback />, { settings });
  expect(screen.getByText(/^Sample calendar/)).toBeVisible();
  expect(within(carousel()).queryByRole('button', { name: /Claim$/ })).toBeNull();
  fireEvent.click(within(carousel()).getByRole('button', { name: /^Friday,? 20 November 2026/ }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Sample calendar');
});

test('a player claims from here with two presses', async () => {
  const { store, asked } = await maria({});
  show(<HomeRakeback />, { store, settings });
  await settle();
  fireEvent.click(within(carousel()).getByRole('button', { name: /^Friday,? 20 November 2026 .* Claim$/ }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Claim €4.82' }));
  await settle();
  expect(asked.filter(({ path }) => path === PATHS.claim)).toHaveLength(1);
  expect(screen.getByRole('alertdialog')).toHaveTextContent('4.82 EUR');
});
