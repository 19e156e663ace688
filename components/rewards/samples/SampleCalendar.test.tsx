import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { show, Surroundings } from '@/tests/render';
import { Rakeback } from '../rakeback/Rakeback';
import { SampleCalendar } from './SampleCalendar';

const settings = { calendarTimeZone: 'Europe/Berlin' };
const states = () =>
  screen
    .getAllByRole('button')
    .map((button) => /(Claimed|Locked)$/.exec(button.textContent ?? '')?.[1] ?? button.textContent);
const amounts = () => screen.getAllByRole('button').map((button) => /€[\d,.]+/.exec(button.textContent ?? '')?.[0]);
const claimed = () => states().filter((state) => state === 'Claimed').length;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T22:59:30Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

it('RAKE-14 RAKE-15 guests see paid days up to today, locked ones after it, and nothing to claim', () => {
  show(<SampleCalendar />, { settings });
  expect(states()).toEqual([...Array<string>(12).fill('Claimed'), ...Array<string>(16).fill('Locked')]);
  expect(screen.queryByText('Claimable')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Claim$/ })).toBeNull();
});

it('moves on at midnight of the zone and keeps the amounts', () => {
  show(<SampleCalendar />, { settings });
  const before = amounts();
  expect(claimed()).toBe(12);
  act(() => jest.advanceTimersByTime(60_000));
  expect(claimed()).toBe(13);
  expect(amounts()).toEqual(before);
});

it('follows the zone of the settings', () => {
  show(<SampleCalendar />, { settings: { calendarTimeZone: 'Pacific/Kiritimati' } });
  expect(claimed()).toBe(13);
});

it('tells a day in full when it is pressed, that it is a sample too, and closes again', () => {
  show(<SampleCalendar />, { settings });
  fireEvent.click(screen.getByRole('button', { name: /^Wednesday,? 18 November/ }));
  const detail = screen.getByRole('dialog', { name: /^Wednesday,? 18 November 2026$/ });
  expect(detail).toHaveTextContent('This day’s reward was paid.');
  expect(detail).toHaveTextContent('Sample calendar.');
  fireEvent.click(within(detail).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('NAV-06 the server says that the days are samples and draws their place, without a day or an amount', () => {
  const html = renderToString(
    <Surroundings>
      <Rakeback Player={() => null} />
    </Surroundings>,
  );
  expect(html).toContain('Sample calendar.');
  expect(html).toContain('aria-label="Loading"');
  expect(html).not.toMatch(/€|2026|\d{4}-\d\d-\d\d/);
});
