import { act, screen, within } from '@testing-library/react';
import { readStored, STORED, writeStored } from '@/services/browser/storage';
import { show } from '@/tests/render';
import { frames } from '@/tests/support/frames';
import { wireUserBonus } from '@/tests/support/bonuses';
import { playerStore, type Answers } from '@/tests/support/player';
import { HomeOwn } from './HomeRewards';
// Imported here, so that the first test does not wait for its compilation.
import './OwnCards';

jest.mock('@/services/texts/areaTexts', () => ({
  areaTexts: () => Promise.resolve(jest.requireActual('@/locales-fallback/en.json')),
}));

const LIST = '/api/core/casino/tournaments';
const OWN = '/api/user/tournaments/regatta';

const RACE = {
  id: 'regatta',
  name: 'Weekend Regatta',
  startsAt: new Date(0).toISOString(),
  endsAt: new Date(Date.now() + 86_400_000).toISOString(),
  rankingMetric: 'wagered',
  scope: { of: 'all' },
  joining: 'hand',
  prizes: ['5000.00', '40.00'],
  prize: '10000.00',
  currencyCode: 'EUR',
  players: 612,
};
const list = (...tournaments: object[]) => ({ data: { tournaments } });
const IN_34TH = { position: 34, score: '12.00', ownPrize: '40.00', currencyCode: 'EUR' };
const place = (own: object | null, joined = true) => ({ data: { joined, own, around: [] } });

const BONUS = wireUserBonus({ banner: { bannerTitle: 'Fifty spins' }, wageredAmount: '128.00', wagerLeft: '72.00' });
const RUNNING: Answers = { [LIST]: list(RACE), [OWN]: place(IN_34TH) };
const NO_RACES: Answers = { [LIST]: list() };
const never = () => new Promise(() => {});

type Known = Record<string, unknown>;
type Case = {
  bonus?: object | null;
  answers?: Answers;
  user?: Known;
  more?: object;
  settings?: Known;
  /** How many cards the last visit had; two by default. */
  held?: string | null;
};

async function open({ bonus = null, answers = NO_RACES, user = {}, more = {}, settings = {}, held = '2' }: Case) {
  if (held !== null) writeStored(STORED.ownCards, held);
  const { store, asked } = await playerStore(answers, user, { activeBonus: bonus, ...more });
  const { container } = show(<HomeOwn />, { store, settings });
  for (let turn = 0; turn < 4; turn++) await frames();
  const row = container.querySelector('.own-cards')!;
  return { row, asked: asked.map(({ path }) => path) };
}
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const marked = () => readStored(STORED.ownCards);

afterEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-own-cards');
});

test('L07 a player finds the active bonus and the joined race below the hero', async () => {
  await open({ bonus: BONUS, answers: RUNNING });
  const bonus = within(await screen.findByRole('region', { name: 'Fifty spins' }));
  expect(bonus.getByText('€128.00 of €200.00 wagered')).toBeVisible();
  expect(bonus.getByRole('progressbar', { name: 'Wagering' })).toHaveValue(0.64);
  expect(bonus.getByText(/^Ends 27 Nov/)).toBeVisible();
  expect(bonus.getByText('Maximum bet €5.00')).toBeVisible();
  expect(bonus.getByRole('link', { name: 'Details: Fifty spins' })).toHaveAttribute('href', '/profile2/my-bonuses');
  const race = within(await screen.findByRole('region', { name: 'Weekend Regatta' }));
  expect(race.getByText('Your place').parentElement).toHaveTextContent('34 of 612');
  expect(race.getByText(/^Ends /)).toBeVisible();
  expect(race.getByText(/^Prize pool/)).toHaveTextContent('Prize pool €10,000.00');
  expect(race.getByText('Prize if it ended now').parentElement).toHaveTextContent('€40.00');
  expect(race.getByRole('link')).toHaveAttribute('href', '/tournaments/regatta');
  expect(marked()).toBe('2');
});

test('L07 one alone is shown, and marked so', async () => {
  await open({ bonus: BONUS });
  expect(names()).toEqual(['Fifty spins']);
  expect(marked()).toBe('1');
});

test('L07 with neither, nothing stands there, and a place that was marked is given back', async () => {
  document.documentElement.setAttribute('data-own-cards', '2');
  const { row } = await open({ answers: { [LIST]: list(RACE), [OWN]: place(null, false) } });
  expect(row).toBeEmptyDOMElement();
  expect(marked()).toBeNull();
  expect(document.documentElement).not.toHaveAttribute('data-own-cards');
});

test('L07 where no place was held, nothing moves: the cards come with the next visit', async () => {
  await open({ bonus: BONUS, answers: RUNNING, held: null });
  expect(names()).toEqual([]);
  expect(marked()).toBe('2');
});

test('L07 a race alone, joined but not ranked: its place is not known, and it names no prize', async () => {
  await open({ answers: { ...RUNNING, [OWN]: place(null) } });
  expect(names()).toEqual(['Weekend Regatta']);
  expect(screen.getByText('Your place').parentElement).toHaveTextContent('Your place–');
  expect(screen.queryByText('Prize if it ended now')).toBeNull();
  expect(marked()).toBe('1');
});

test.each([
  ['two', '2', 1, 1],
  ['one', '1', 1, 0],
  ['none', null, 0, 0],
])('L07 while the race is on its way, the place is that of the last visit: %s', async (_, mark, cards, places) => {
  await open({ bonus: BONUS, answers: { [LIST]: never }, held: mark });
  expect(names()).toHaveLength(cards);
  expect(screen.queryAllByRole('status')).toHaveLength(places);
  expect(readStored(STORED.ownCards)).toBe(mark);
});

test('L07 races that do not come leave the bonus', async () => {
  await open({ bonus: BONUS, answers: {} });
  expect(names()).toEqual(['Fifty spins']);
  expect(screen.queryByRole('status')).toBeNull();
});

test.each([
  ['tournaments', { tournaments: null, tournament: null }],
  ['ways into one', { joinTournament: null }],
])('L07 OP-036 a casino without %s is asked for none', async (_, endpoints) => {
  const { asked } = await open({ bonus: BONUS, answers: RUNNING, settings: { endpoints } });
  expect(names()).toEqual(['Fifty spins']);
  expect(asked).toEqual([]);
});

test('L07 OP-036 a casino without bonuses shows none', async () => {
  await open({ bonus: BONUS, answers: RUNNING, settings: { endpoints: { userBonuses: null } } });
  expect(names()).toEqual(['Weekend Regatta']);
});

test.each([
  ['SESS-10 who is excluded', { userLimit: { isSelfExclusionPermanent: true } }, {}],
  ['in quiet mode', {}, { preferences: { quietMode: true } }],
])('L07 %s sees no race, and the bonus that is active', async (_, user, more) => {
  const { asked } = await open({ bonus: BONUS, answers: RUNNING, user, more });
  expect(names()).toEqual(['Fifty spins']);
  expect(asked).toEqual([]);
});

test('L07 a guest has no such row', async () => {
  const { container } = show(<HomeOwn />);
  await act(async () => void (await import('./OwnCards')));
  expect(container.querySelector('.own-cards')).toBeEmptyDOMElement();
});
