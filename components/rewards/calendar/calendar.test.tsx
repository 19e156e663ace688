import { act, screen, within } from '@testing-library/react';
import { Check, Gift, Lock, PackageOpen } from 'lucide';
import { iconPath } from '@/components/ui/pictures/iconPath';
import type { HttpRequest } from '@/services/http/call';
import { answerConsent, noteVisit } from '@/services/browser/visitor';
import { LOST } from '@/tests/support/player';
import { guestStore, show, type Around } from '@/tests/render';
import { PromotionCalendar } from './PromotionCalendar';

const LONG = 'Thirty-six signs of the tide come home';

const page = (...titles: (string | null)[]) => ({
  data: {
    bonus: {
      rows: titles.map((bannerTitle, id) => ({ id, name: 'x', bonusType: 'deposit', banner: { bannerTitle } })),
      count: titles.length,
    },
  },
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

const FRIDAY = '2026-11-20';

/** The calendar as a guest sees it on a Friday, noon UTC; `answer` handles each request. */
async function open(
  answer: (request: HttpRequest) => unknown,
  settings: Around['settings'] = {},
  day: string = FRIDAY,
) {
  jest.useFakeTimers({ now: Date.parse(`${day}T12:00:00.000Z`) });
  const asked: HttpRequest[] = [];
  const store = guestStore(async (request) => {
    asked.push(request);
    return answer(request);
  });
  show(<PromotionCalendar />, {
    store,
    settings: { calendarTimeZone: 'Europe/Berlin', ...settings },
  });
  await act(() => jest.advanceTimersByTimeAsync(100));
  return { asked };
}

const grid = () => within(screen.getByRole('region')).getAllByRole('list')[0]!;
const cells = () => [...grid().children] as HTMLElement[];
const words = () => cells().map((cell) => cell.textContent);
const titleOf = (cell: HTMLElement) => cell.querySelector('.title')?.textContent ?? null;
const titles = ({ query }: HttpRequest) => (query?.limit === 1 ? page(`Offer of ${query.dayOfWeek}`) : page('Now'));

test('CAL-01 four weeks of seven days, Monday first; every cell says its date and how it stands', async () => {
  await open(titles);
  expect(cells()).toHaveLength(28);
  expect(words()[0]).toMatch(/^Monday,? 9 November 2026/);
  expect(words()[27]).toMatch(/^Sunday,? 6 December 2026/);
  for (const [index, cell] of cells().entries())
    expect(cell).toHaveTextContent(index < 11 ? 'Over' : index === 11 ? 'Today' : 'Locked');
});

test('CAL-02 CAL-03 CAL-06 past days show an opened gift and a tick, today a closed gift, coming days a lock', async () => {
  await open(titles);
  const drawn = cells().map((cell) => [...cell.querySelectorAll('.signs path')].map((path) => path.getAttribute('d')));
  const [past, today, coming] = [[PackageOpen, Check], [Gift], [Lock]].map((icons) => icons.map(iconPath));
  expect(drawn).toEqual([...Array(11).fill(past), today, ...Array(16).fill(coming)]);
});

test('CAL-03 CAL-05 today has one of the titles, chosen by chance once, and the way to the promotions', async () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.5);
  // A day used by no other test: a chosen title stays until the page unloads.
  await open(({ query }) => (query?.limit === 1 ? page() : page('First', null, 'Second', 'Third')), {}, '2026-11-27');
  const today = cells()[11]!;
  expect(today).toHaveAttribute('aria-current', 'date');
  expect(titleOf(today)).toBe('Second');
  random.mockReturnValue(0.99);
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(titleOf(cells()[11]!)).toBe('Second');
  expect(within(today).getByRole('link', { name: 'More' })).toHaveAttribute('href', '/promotions');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('CAL-07 the seven days after today have a title, the others none', async () => {
  await open(titles);
  expect(cells().slice(12, 19).map(titleOf)).toEqual(
    ['SAT', 'SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI'].map((day) => `Offer of ${day}`),
  );
  expect([...cells().slice(0, 11), ...cells().slice(19)].map(titleOf)).toEqual(Array(20).fill(null));
});

test('CAL-08 one question a day with limit, day of the week, date and zone, and one for today’s list', async () => {
  const { asked } = await open(titles);
  expect(asked).toHaveLength(8);
  expect(asked[0]).toMatchObject({ path: '/api/admin/get-all-bonus', query: { pageNo: 1, limit: 20 } });
  expect(asked[0]!.query).not.toHaveProperty('dayOfWeek');
  expect(asked.slice(1).map(({ query }) => query)).toEqual(
    ['SAT 21', 'SUN 22', 'MON 23', 'TUE 24', 'WED 25', 'THU 26', 'FRI 27'].map((day) => ({
      pageNo: 1,
      limit: 1,
      dayOfWeek: day.slice(0, 3),
      timeZone: 'Europe/Berlin',
      language: 'en',
      calendarDateTime: expect.stringMatching(new RegExp(`^2026-11-${day.slice(4)} \\d\\d:\\d\\d:\\d\\d$`)) as string,
    })),
  );
});

test('A21 CAL-08 API-14 every look-up carries campaign, zone and the place of the test panel, as the lists do', async () => {
  localStorage.setItem('testChoice', JSON.stringify({ country: 'CA', subdivision: 'CA-ON', currency: 'CAD' }));
  localStorage.setItem('countryCheck', '1');
  answerConsent('granted', Date.parse(`${FRIDAY}T11:00:00.000Z`));
  noteVisit('https://site.example/?cpnc=spring', 'nxafk', Date.parse(`${FRIDAY}T11:00:00.000Z`));
  answerConsent('granted', Date.parse(`${FRIDAY}T11:00:00.000Z`));
  const { asked } = await open(titles);
  expect(asked).toHaveLength(8);
  for (const { query } of asked)
    expect(query).toMatchObject({
      cpnc: 'spring',
      timeZone: 'Europe/Berlin',
      countryCheck: '1',
      countryCode: 'CA',
      currencyCode: 'CAD',
      subdivision: 'CA-ON',
    });
});

test('an offer of other days of the week is none of today’s', async () => {
  const [friday, monday] = [page('Of Fridays'), page('Of Mondays')].map(({ data }) => data.bonus.rows[0]);
  const rows = [
    { ...monday, days: ['MON', 'TUE'] },
    { ...friday, days: ['FRI'] },
  ];
  jest.spyOn(Math, 'random').mockReturnValue(0);
  await open(() => ({ data: { bonus: { rows, count: 2 } } }));
  expect(titleOf(cells()[11]!)).toBe('Of Fridays');
});

test('CAL-04 a long title is cut after 35 characters', async () => {
  await open(() => page(LONG));
  expect(titleOf(cells()[12]!)).toBe(`${LONG.slice(0, 35)}...`);
  expect(cells()[12]!.querySelector('.title')).toHaveAttribute('title', LONG);
});

test.each([
  ['lost', () => Promise.reject(LOST)],
  ['no list', () => ({ data: null })],
  ['never there', () => new Promise(() => undefined)],
])('CAL-09 where answers are %s the calendar stands without titles', async (_, answer) => {
  await open(answer);
  expect(cells()).toHaveLength(28);
  expect(cells().map(titleOf)).toEqual(Array(28).fill(null));
  expect(screen.getByRole('link', { name: 'More' })).toBeVisible();
});

test('an operator without a list of offers is not asked for one', async () => {
  const { asked } = await open(titles, { endpoints: { bonuses: null } });
  expect(asked).toEqual([]);
  expect(cells()).toHaveLength(28);
});

test.each([
  ['Pacific/Kiritimati', /^Saturday,? 21 November 2026/],
  ['America/Los_Angeles', /^Friday,? 20 November 2026/],
])('CAL-10 today is the day in %s, and the next one from its midnight on', async (calendarTimeZone, words) => {
  await open(titles, { calendarTimeZone });
  const today = () => screen.getByText('Today').closest('li')!;
  expect(today().textContent).toMatch(words);
  const before = cells().indexOf(today());
  await act(() => jest.advanceTimersByTimeAsync(24 * 3_600_000));
  expect(today().textContent).not.toMatch(words);
  expect((cells().indexOf(today()) - before + 7) % 7).toBe(1);
});
