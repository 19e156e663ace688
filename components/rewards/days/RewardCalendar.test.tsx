import { screen, within } from '@testing-library/react';
import { rakebackDays } from '@/domain/rewards/calendarDays';
import { addDays } from '@/domain/time/day';
import type { RewardDay, RewardState } from '@/domain/rewards/rewardDay';
import { show } from '@/tests/render';
import { gridStep } from '@/components/ui/figures/gridStep';
import { RewardCalendar } from './RewardCalendar';
import { calendarDayLook } from './dayLook';
import { stateIcon } from './rewardStates';
import { useChosenDay } from './useChosenDay';

const TODAY = '2026-11-20';
const SPECIAL: Readonly<Record<string, readonly [RewardState, bigint]>> = {
  [addDays(TODAY, -2)]: ['notClaimed', 285n],
  [addDays(TODAY, -1)]: ['playToWin', 0n],
  [TODAY]: ['claimable', 482n],
  [addDays(TODAY, 1)]: ['locked', 100_000n],
  [addDays(TODAY, 2)]: ['playToWin', 0n],
};
const days: RewardDay[] = rakebackDays(TODAY).map((day) => {
  const [state, amount] = SPECIAL[day] ?? ['claimed', 312n];
  return { day, state, amount, paidAt: null, claim: state === 'claimable' ? 'b1' : null };
});
const chosen = jest.fn();
const calendar = <RewardCalendar days={days} today={TODAY} currency="EUR" onChoose={chosen} />;
const cells = () => within(screen.getByRole('grid')).getAllByRole('gridcell');

it('shows four weeks of seven days, Monday first, under the days they span', () => {
  show(calendar);
  expect(screen.getByRole('region', { name: /9 November\s–\s6 December/ })).toBeVisible();
  expect(cells()).toHaveLength(28);
  expect(cells()[0]).toHaveTextContent(/Monday,? 9 November 2026/);
  expect(cells()[27]).toHaveTextContent(/Sunday,? 6 December 2026/);
});

it('has weeks of one height, whatever a day to claim says', () => {
  show(calendar, { styled: true });
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const rules = [...screen.getByRole('grid').classList].map((name) => css.split(`.${name}{`)[1]?.split('}')[0] ?? '');
  expect(rules.join(';').replace(/\s/g, '')).toContain('grid-auto-rows:1fr');
});

/** The value of a property in the last rule of the calendar's look for the selector, written without spaces. */
function lookOf(selector: string, property: string): string | undefined {
  const rules = calendarDayLook.join('').split('}');
  const own = rules.filter((rule) =>
    rule
      .split('{')[0]
      ?.split(/[,;]/)
      .some((one) => one.replace(/\s/g, '') === selector),
  );
  const values = own.flatMap((rule) => new RegExp(`[\\s{;]${property}:\\s*([^;]+)`).exec(rule)?.[1] ?? []);
  return values.at(-1);
}

it('holds two lines for the words of a state, so that a word that wraps leaves its amount in line', () => {
  const height = Number.parseInt(lookOf('.state', 'min-block-size') ?? '');
  expect(height).toBeGreaterThan(20);
  expect(height).toBe(2 * Number.parseInt(lookOf('.state', 'line-height') ?? ''));
});

it('has a day to claim fit into the height of the others: date, amount, deadline in two lines, and Claim', () => {
  const px = (selector: string, property: string) => Number.parseInt(lookOf(selector, property) ?? '');
  const cell = px("[role='gridcell'])>button", 'padding-block') + 8;
  const lines = px('.claims.dateb', 'line-height') + px('.claims.amount', 'line-height');
  const deadline = 2 * px('.until', 'line-height');
  expect(px('.claim', 'min-block-size')).toBeGreaterThanOrEqual(24);
  expect(cell + lines + deadline + px('.claim', 'min-block-size')).toBeLessThanOrEqual(116);
});

it('OP-089 yesterday, still to claim, bears the sign of what can be claimed, in words not claimed yet', () => {
  const yesterday = addDays(TODAY, -1);
  const open = days.map((reward) =>
    reward.day === yesterday ? { ...reward, state: 'notClaimed' as const, amount: 210n, claim: 'b0' } : reward,
  );
  show(<RewardCalendar days={open} today={TODAY} currency="EUR" onChoose={chosen} />);
  const signOf = (day: RegExp) => screen.getByRole('button', { name: day }).querySelector('path')?.getAttribute('d');
  const [before, now, lost] = [/^Thursday,? 19 November/, /^Friday,? 20 November/, /^Wednesday,? 18 November/];
  expect(screen.getByRole('button', { name: before })).toHaveTextContent('Not claimed yet');
  expect(signOf(before)).toBe(signOf(now));
  expect(signOf(before)).not.toBe(signOf(lost));
  expect(stateIcon({ state: 'notClaimed', claim: null })).not.toBe(stateIcon({ state: 'notClaimed', claim: 'b0' }));
});

it.each([
  ['Claimed', 'Monday,? 9 November 2026', '€3.12'],
  ['Not claimed', 'Wednesday,? 18 November 2026', '€2.85'],
  ['No reward', 'Thursday,? 19 November 2026', ''],
  ['Claimable Claim', 'Friday,? 20 November 2026', '€4.82'],
  ['Locked', 'Saturday,? 21 November 2026', '€1,000.00'],
  ['Play to win', 'Sunday,? 22 November 2026', ''],
])('RAKE-10 E19 says "%s" of %s in words, with its amount', (words, day, amount) => {
  show(calendar);
  const name = [day, amount, words].filter(Boolean).join(' ');
  expect(screen.getByRole('button', { name: new RegExp(`^${name}$`) })).toBeVisible();
});

it('marks today and no other day', () => {
  show(calendar);
  const marked = screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-current'));
  expect(marked).toHaveLength(1);
  expect(marked[0]).toHaveTextContent('Today');
});

it('hands over the day that is pressed', async () => {
  const { user } = show(calendar);
  await user.click(screen.getByRole('button', { name: /^Wednesday,? 18 November/ }));
  expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ day: '2026-11-18', state: 'notClaimed' }));
});

it('a press draws no other cell again', async () => {
  const untilOf = jest.fn(() => 'tonight');
  const claimable = days.map((day) => ({ ...day, claim: `b${day.day}` }));
  function Owner() {
    const { chosen: pressed, choose } = useChosenDay();
    return (
      <>
        <RewardCalendar days={claimable} today={TODAY} currency="EUR" untilOf={untilOf} onChoose={choose} />
        <output>{pressed?.reward.day}</output>
      </>
    );
  }
  const { user } = show(<Owner />);
  untilOf.mockClear();
  await user.click(screen.getByRole('button', { name: /^Wednesday,? 18 November/ }));
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-18');
  // The tab stop leaves one cell and comes to another; the other 26 stay.
  expect(untilOf.mock.calls.length).toBeLessThanOrEqual(2);
});

it('prints amounts and days in the language of the page', () => {
  show(calendar, { locale: 'de' });
  expect(cells()[0]).toHaveTextContent('Montag, 9. November 2026');
  expect(cells()[0]).toHaveTextContent(/3,12\s€/);
});

it('D12 is one stop of the Tab key, today, from where the arrow keys lead to every day', async () => {
  const { user } = show(
    <>
      {calendar}
      <button type="button">After</button>
    </>,
  );
  expect(screen.getByRole('grid', { name: /9 November\s–\s6 December/ })).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(4);
  const at = () => document.activeElement?.closest('[role="gridcell"]')?.textContent;
  await user.tab();
  expect(at()).toMatch(/^Friday,? 20 November/);
  await user.keyboard('{ArrowUp}{ArrowRight}');
  expect(at()).toMatch(/^Saturday,? 14 November/);
  await user.keyboard('{Home}{ArrowLeft}');
  expect(at()).toMatch(/^Monday,? 9 November/);
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

it.each([
  ['ArrowRight', 3, false, 4],
  ['ArrowRight', 3, true, 2],
  ['ArrowLeft', 0, false, null],
  ['ArrowDown', 20, false, 27],
  ['ArrowDown', 21, false, null],
  ['Home', 10, false, 7],
  ['End', 10, false, 13],
  ['Enter', 10, false, null],
])('D12 %s leads from cell %d (right to left: %s) to %s', (key, from, rtl, to) => {
  expect(gridStep(key, from, { count: 28, columns: 7, rtl })).toBe(to);
});
