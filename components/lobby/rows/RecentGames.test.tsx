import { act, screen, within } from '@testing-library/react';
import { type HttpRequest } from '@/services/http/call';
import { LOST, playerStore, type Answers } from '@/tests/support/player';
import { show } from '@/tests/render';
import { RecentGames } from './RecentGames';

jest.mock('@/services/texts/areaTexts', () => ({
  areaTexts: () => Promise.resolve(jest.requireActual('@/locales-fallback/en.json')),
}));

const RECENT = '/api/user/recent-games';
const HISTORY = '/api/user/casino-history';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') }));
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const wire = (name: string) => ({ id: name.toLowerCase(), name, studio: { id: 's', name: `Studio of ${name}` } });
const recent = (...names: string[]) => ({ data: { games: names.map(wire) } });

const bet = (id: string, date: string, amount = '-1.00', type = 'bet') => ({
  transactionId: id,
  type,
  gameName: 'Kraken Tides',
  provider: 'Oru',
  amount,
  currencyCode: 'EUR',
  date,
});
const page = (rows: readonly object[], count = rows.length) => ({ data: { history: { rows, count } } });

/** What the history says of each game. */
const history =
  (pages: Readonly<Record<string, object>>) =>
  ({ query }: HttpRequest) => {
    const told = pages[String(query?.game)];
    if (!told) throw LOST;
    return told;
  };

async function open(answers: Answers, settings: object = {}) {
  const { store, asked } = await playerStore(answers, { currencyCode: 'EUR' });
  const shown = show(<RecentGames />, { store, settings: { ...settings } });
  return { ...shown, asks: () => asked.filter(({ path }) => path === HISTORY) };
}

/** User input ends the wait for an idle page; the words come first, then the figures. */
async function touch() {
  const settle = () => act(() => jest.advanceTimersByTimeAsync(100));
  await settle();
  act(() => void window.dispatchEvent(new Event('pointerdown')));
  for (let step = 0; step < 3; step += 1) await settle();
}
const card = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) });

test('GAME-03 a card leads to its game and says when it was played last and how that visit ended', async () => {
  await open({
    [RECENT]: recent('Kraken', 'Koi', 'Dice'),
    [HISTORY]: history({
      kraken: page([bet('2', '2026-11-21T10:30:00Z'), bet('1', '2026-11-21T10:29:00Z', '-17.40')]),
      koi: page([bet('4', '2026-11-20T10:30:00Z', '7.20', 'win'), bet('3', '2026-11-20T10:30:00Z')]),
      dice: page([bet('6', '2026-11-02T10:30:00Z', '1.00', 'win'), bet('5', '2026-11-02T10:30:00Z')]),
    }),
  });
  expect(await card('Kraken')).toHaveAttribute('href', '/casino/games/kraken');
  await touch();
  expect(await card('Kraken')).toHaveTextContent(/Kraken ?today · \d{2}:\d{2} ?Net −€18\.40$/);
  expect(await card('Koi')).toHaveTextContent(/yesterday ?Net \+€6\.20$/);
  expect(await card('Dice')).toHaveTextContent(/2 Nov 2026 ?Net €0\.00$/);
});

test('the history is not asked before the page is at rest, and then once for each card', async () => {
  const { asks } = await open({
    [RECENT]: recent('A', 'B', 'C', 'D', 'E'),
    [HISTORY]: page([]),
  });
  // The place of the last visit is kept, without a sign of loading.
  expect((await card('A')).querySelector('b + span')).toBeEmptyDOMElement();
  expect(screen.getAllByRole('link', { name: /^[A-E]/ })).toHaveLength(4);
  expect(asks()).toEqual([]);
  await touch();
  expect(asks()).toHaveLength(4);
  expect(asks()[0]!.query).toMatchObject({ game: 'a', from: '2025-11-22', to: '2026-11-21' });
  expect(screen.getByRole('link', { name: 'View all: Recently played' })).toHaveAttribute('href', '/profile/favorites');
});

test('a game without a round of real money, or whose history does not come, keeps its studio', async () => {
  await open({ [RECENT]: recent('Kraken', 'Koi'), [HISTORY]: history({ kraken: page([]) }) });
  await touch();
  expect(await card('Kraken')).toHaveTextContent(/Kraken ?Studio of Kraken$/);
  expect(await card('Koi')).toHaveTextContent(/Koi ?Studio of Koi$/);
});

test('a backend without the history is not asked for it', async () => {
  const { asks } = await open({ [RECENT]: recent('Kraken') }, { endpoints: { casinoHistory: null } });
  expect(await card('Kraken')).toHaveTextContent(/Studio of Kraken$/);
  await touch();
  expect(asks()).toEqual([]);
});

test('a result that is not known whole is left out', async () => {
  const many = Array.from({ length: 100 }, (_, at) => bet(String(at), '2026-11-21T10:30:00Z'));
  const { asks } = await open({ [RECENT]: recent('Kraken'), [HISTORY]: page(many, 2_000) });
  await touch();
  expect(await card('Kraken')).toHaveTextContent(/Kraken ?today · \d{2}:\d{2}$/);
  expect(asks().map(({ query }) => query?.pageNo)).toEqual([1, 2, 3, 4, 5]);
});

test('a visit longer than a page is read on to its beginning', async () => {
  const first = Array.from({ length: 100 }, (_, at) => bet(String(at), '2026-11-21T10:30:00Z'));
  // The last one of the first page has moved on to the second.
  const next = [first[99]!, bet('100', '2026-11-21T10:29:00Z'), bet('101', '2026-11-20T10:29:00Z', '-50.00')];
  await open({
    [RECENT]: recent('Kraken'),
    [HISTORY]: ({ query }: HttpRequest) => page(query?.pageNo === 1 ? first : next, 103),
  });
  await touch();
  expect(await card('Kraken')).toHaveTextContent(/Net −€101\.00$/);
});

test('where a row cannot be read, the result is not told', async () => {
  const rows = [bet('2', '2026-11-21T10:30:00Z'), { broken: true }, bet('1', '2026-11-20T10:29:00Z')];
  await open({ [RECENT]: recent('Kraken'), [HISTORY]: page(rows) });
  await touch();
  expect(await card('Kraken')).toHaveTextContent(/Kraken ?today · \d{2}:\d{2}$/);
});

test('few cards have no arrows and no page of all', async () => {
  await open({ [RECENT]: recent('Kraken'), [HISTORY]: page([]) });
  const row = within(await screen.findByRole('region', { name: 'Recently played' }));
  expect(row.queryByRole('button', { hidden: true })).toBeNull();
  expect(row.getAllByRole('link')).toHaveLength(1);
});
