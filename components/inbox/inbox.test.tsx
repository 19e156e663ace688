import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { INBOX_ENDPOINTS } from '@/config/endpoints/inbox';
import { show } from '@/tests/render';
import { fakeRouter } from '@/tests/support/fakeRouter';
import { LOST, playerStore, type Answers } from '@/tests/support/player';
import { InboxBell } from './InboxBell';
import { InboxDialog } from './InboxDialog';

const [PATH, READ] = [INBOX_ENDPOINTS.inbox.path, INBOX_ENDPOINTS.readInbox.path];
const NOW = new Date('2026-11-21T14:00:00Z');

const claim = { id: 'c1', kind: 'claim', at: '2026-11-21T09:00:00Z', read: false, amount: 4.82, currencyCode: 'EUR' };
const ENTRIES = [
  { ...claim, endsAt: '2026-11-22T00:00:00Z' },
  {
    id: 7,
    kind: 'withdrawal',
    at: '2026-11-20T12:00:00Z',
    read: false,
    amount: '40.00',
    currencyCode: 'EUR',
    reference: 'W-1',
    stage: 'rejected',
    reason: 'The account is not in your name.',
  },
  { id: 'd1', kind: 'document', at: '2026-11-19T12:00:00Z', read: true, document: 'Passport', status: 'confirmed' },
];
const of = (entries: unknown) => ({ [PATH]: { data: { entries } } });

let router: ReturnType<typeof fakeRouter>;
beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'performance', 'setTimeout', 'requestAnimationFrame'] });
  router = fakeRouter('/casino');
});
afterEach(() => {
  jest.useRealTimers();
  router.remove();
  localStorage.clear();
});

async function open(answers: Answers, user: object = {}, settings: Record<string, unknown> = {}) {
  const { store, asked } = await playerStore(answers, { ...user });
  const shown = show(
    <>
      <InboxBell />
      <InboxDialog open values={{}} onClose={jest.fn()} />
    </>,
    { store, settings },
  );
  const to = (path: string) => asked.filter((request) => request.path === path);
  return { ...shown, to };
}

const bell = (name: string) => screen.findByRole('button', { name, hidden: true });
const rows = (part: string) =>
  within(screen.getByRole('region', { name: part }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

test('a prize is told with its race, its place and its amount, and leads to the tournaments', async () => {
  const prize = { id: 'p1', kind: 'prize', at: '2026-11-21T09:00:00Z', read: false, name: 'Daily race', position: 3 };
  await open(
    of([
      { ...prize, amount: '20.00', currencyCode: 'EUR' },
      { ...prize, id: 'p2' },
    ]),
  );
  const link = await screen.findByRole('link', { name: /Prize won: €20\.00/ });
  expect(link).toHaveAttribute('href', '/tournaments');
  expect(rows('Today')).toEqual([expect.stringContaining('Daily race · rank 3')]);
});

test('free spins won in a race are told with their game, and lead to where they are activated', async () => {
  const prize = { id: 'p1', kind: 'prize', at: '2026-11-21T09:00:00Z', read: false, name: 'Daily race', position: 13 };
  await open(of([{ ...prize, amount: null, freeSpins: 20, game: 'Book of Amun', currencyCode: 'EUR' }]));
  const link = await screen.findByRole('link', { name: /Free spins won: 20/ });
  expect(link).toHaveAttribute('href', '/bonuses');
  expect(rows('Today')).toEqual([
    expect.stringContaining('Daily race · rank 13 · Book of Amun · Activate them in My bonuses'),
  ]);
});

test('entries stand by day in words, with what is unread said, and lead to where something can be done', async () => {
  await open(of(ENTRIES));
  expect(await screen.findByRole('link', { name: /Rakeback to claim/ })).toHaveAttribute('href', '/cashback');
  expect(rows('Today')).toEqual([
    expect.stringMatching(/^Unread: Rakeback to claim: €4\.82.*Claim by 21 Nov 2026, 23:59\sUTC/),
  ]);
  expect(rows('Earlier')).toEqual([
    expect.stringContaining('Unread: Withdrawal refused'),
    expect.stringMatching(/^Document confirmed.*Passport$/),
  ]);
  expect(screen.getByRole('link', { name: /Withdrawal refused/ })).toHaveTextContent(
    '€40.00 · reference W-1 · The account is not in your name.',
  );
  expect(screen.getByRole('link', { name: /Withdrawal refused/ })).toHaveAttribute('href', '/withdraw');
  expect(screen.getByRole('link', { name: /Document confirmed/ })).toHaveAttribute('href', '/profile/verify');
  expect(await bell('Inbox, 2 unread')).toBeInTheDocument();
});

test('a kind that the site has no words for is left out, and alone it is an empty inbox', async () => {
  const unknown = { id: 'x', kind: 'lottery', at: '2026-11-21T09:00:00Z', read: false };
  await open(of([unknown]));
  expect(await screen.findByText('Your inbox is empty')).toBeVisible();
  expect(await bell('Inbox')).toBeInTheDocument();
});

test('only what is said to be unread is; an entry that nobody can read is a failure', async () => {
  await open(of([{ ...ENTRIES[2], read: undefined }]));
  expect(await bell('Inbox')).toBeInTheDocument();
  cleanup();
  await open(of([{ id: 'w', kind: 'withdrawal', at: 'yesterday' }]));
  expect(await screen.findByText('We couldn’t load your inbox')).toBeVisible();
});

test('what ends today is of today, without a time, wherever the account has its midnight', async () => {
  await open(of([{ ...ENTRIES[0], at: '2026-11-20T20:00:00Z' }]));
  await screen.findByRole('link', { name: /Rakeback to claim/ });
  expect(rows('Today')).toEqual([expect.stringMatching(/€4\.82Claim by/)]);
});

test('a withdrawal has arrived, as the stages of a withdrawal say it', async () => {
  await open(of([{ ...ENTRIES[1], stage: 'completed', reason: null }]));
  expect(await screen.findByText('Withdrawal arrived', { exact: false })).toBeVisible();
});

test('entries can be told by group', async () => {
  const { user } = await open(of(ENTRIES));
  await user.click(await screen.findByRole('button', { name: 'Money' }));
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    expect.stringContaining('Withdrawal refused'),
  ]);
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

test('all are marked as read with one key, and the list is asked again', async () => {
  const { user, to } = await open({ ...of(ENTRIES), [READ]: { data: { success: true } } });
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(to(READ)).toHaveLength(1));
  expect(to(READ)[0]).toMatchObject({ body: { ids: ['c1', '7'] }, idempotencyKey: expect.any(String) });
  await waitFor(() => expect(to(PATH).length).toBeGreaterThan(1));
});

test('once all are read, the words in the place of the button say so and have the focus', async () => {
  let entries: object[] = ENTRIES;
  const { user } = await open({
    [PATH]: () => Promise.resolve({ data: { entries } }),
    [READ]: () => {
      entries = ENTRIES.map((entry) => ({ ...entry, read: true }));
      return Promise.resolve({ data: { success: true } });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('You’ve read everything')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('a refusal is said, and everything stays unread', async () => {
  const { user } = await open({ ...of(ENTRIES), [READ]: () => Promise.reject({ code: 'VALIDATION' }) });
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('We couldn’t mark this as read. Please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeEnabled();
});

test('an entry that is followed is marked as read', async () => {
  const { user, to } = await open({ ...of(ENTRIES), [READ]: { data: { success: true } } });
  await user.click(await screen.findByRole('link', { name: /Rakeback to claim/ }));
  await waitFor(() => expect(to(READ)[0]).toMatchObject({ body: { ids: ['c1'] } }));
});

test('a tab that was opened in the background asks as soon as it is looked at', async () => {
  const { to } = await open(of(ENTRIES));
  await bell('Inbox, 2 unread');
  const before = to(PATH).length;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(to(PATH).length).toBeGreaterThan(before));
});

test('a failure has a retry', async () => {
  const answers: Answers = { [PATH]: () => Promise.reject(LOST) };
  const { user } = await open(answers);
  const again = await screen.findByRole('button', { name: 'Try again' });
  Object.assign(answers, of([]));
  await user.click(again);
  expect(await screen.findByText('Your inbox is empty')).toBeVisible();
});

test.each([
  ['an excluded player', { userLimit: { isSelfExclusionPermanent: true, selfExclusion: null } }, {}],
  ['a player of a casino without the call', {}, { endpoints: { inbox: null } }],
])('%s has no bell, and nothing is asked', async (_, user, settings) => {
  const { to } = await open(of(ENTRIES), user, settings);
  await screen.findByText('The inbox isn’t available for your account right now.');
  expect(screen.queryByRole('button', { name: /^Inbox/, hidden: true })).toBeNull();
  expect(to(PATH)).toEqual([]);
});
