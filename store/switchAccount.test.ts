import { readStored, STORED, writeStored } from '@/services/browser/storage';
import { fakeTab, refusal } from '@/tests/support/tab';
import { followToken } from './followToken';
import { answerSwitch, arrivedPlayer, arrivedSecondStep } from './switchAccount';

const PLAYERS: Readonly<Record<string, string>> = { maria: 'u1', maria2: 'u1', jun: 'u2' };
/** One-time tokens and the session tokens they are exchanged for; each is spent by its first call. */
const TICKETS: Readonly<Record<string, string>> = { 'ticket of maria': 'maria2', 'ticket of jun': 'jun' };

function tabOf(settings: Record<string, unknown>) {
  const spent = new Set<string>();
  return fakeTab(({ token }) => {
    const given = token ?? readStored(STORED.token) ?? '';
    const accessToken = spent.has(given) ? undefined : TICKETS[given];
    if (accessToken) spent.add(given);
    const userId = PLAYERS[accessToken ?? given];
    if (given === 'ticket of vera')
      throw refusal(409, 'SECOND_STEP_REQUIRED', { details: { ticket: 'step', methods: ['authenticator'] } });
    if (!userId) throw refusal(403, 'SESSION_EXPIRED');
    return { getUser: { userId, email: `${userId}@example.com` }, depositCount: 0, accessToken };
  }, settings);
}

/** Simulates the page's first script. */
const arrive = (token: string) => void Object.assign(window, { arrivedToken: token });

afterEach(() => writeStored(STORED.token, null));

async function opened(stored: string | null, at: string, settings: Record<string, unknown> = {}) {
  writeStored(STORED.token, stored);
  arrive(at);
  const tab = tabOf(settings);
  await tab.store.dispatch(followToken());
  return tab;
}
const shown = ({ store }: ReturnType<typeof tabOf>) => [
  readStored(STORED.token),
  store.getState().auth.user?.userId ?? null,
];

test('C05 a one-use token is exchanged for that of the session', async () => {
  const tab = await opened(null, 'ticket of jun');
  expect(shown(tab)).toEqual(['jun', 'u2']);
  expect(tab.done).toEqual([]);
});

test.each(['jun', 'nonsense'])('C05 %s is no one-use token: it signs no guest in, who is told so', async (at) => {
  const tab = await opened(null, at);
  expect(shown(tab)).toEqual([null, null]);
  expect(tab.store.getState().auth).toMatchObject({ isInitialized: true, error: 'ARRIVAL_FAILED' });
  expect(tab.done).toEqual(['ask login']);
});

test('a one-use token of an account with a second step signs nobody in: the log-in asks for that step', async () => {
  const tab = await opened(null, 'ticket of vera');
  expect(shown(tab)).toEqual([null, null]);
  expect(tab.store.getState().auth).toMatchObject({ isInitialized: true, error: 'SECOND_STEP' });
  expect(tab.store.dispatch(arrivedSecondStep())).toEqual({ ticket: 'step', methods: ['authenticator'] });
  expect(tab.done).toEqual(['ask login']);
});

test.each(['jun', 'maria2', 'nonsense', 'ticket of vera'])('C05 %s leaves who is signed in', async (at) => {
  const tab = await opened('maria', at);
  expect(shown(tab)).toEqual(['maria', 'u1']);
  expect(tab.done).toEqual([]);
});

test('OP-042 what came wins over another session of the same player', async () => {
  const tab = await opened('maria', 'ticket of maria');
  expect(shown(tab)).toEqual(['maria2', 'u1']);
  expect(tab.done).toEqual([]);
});

test('it wins over one that has ended, and no session end is told', async () => {
  const tab = await opened('ended', 'ticket of jun');
  expect(shown(tab)).toEqual(['jun', 'u2']);
  expect(tab.done).toEqual([]);
});

test('OP-042 when somebody else is signed in the visitor is asked, and nothing changes before the answer', async () => {
  const tab = await opened('maria', 'ticket of jun');
  expect(shown(tab)).toEqual(['maria', 'u1']);
  expect(tab.done).toEqual(['ask switch-account']);
  expect(tab.store.dispatch(arrivedPlayer())).toMatchObject({
    details: { user: { userId: 'u2' } },
    present: { user: { userId: 'u1' } },
  });
});

test.each([
  [true, ['jun', 'u2']],
  [false, ['maria', 'u1']],
])('the answer %s leaves %j, and the question is over', async (switches, expected) => {
  const tab = await opened('maria', 'ticket of jun');
  await tab.store.dispatch(answerSwitch(switches));
  expect(shown(tab)).toEqual(expected);
  expect(tab.store.dispatch(arrivedPlayer())).toBeNull();
});

describe('where an address may bring a session token', () => {
  const TOKENS = { sessionTokenInAddress: true };

  test.each([null, 'jun', 'ended'])(
    'C05 SESS-07 with %j stored it signs in, and the page says whom',
    async (stored) => {
      const tab = await opened(stored, 'jun', TOKENS);
      expect(shown(tab)).toEqual(['jun', 'u2']);
      expect(tab.done).toEqual(['ask switch-account']);
      expect(tab.store.dispatch(arrivedPlayer())).toMatchObject({ details: { user: { userId: 'u2' } }, present: null });
    },
  );

  test.each([
    [true, ['jun', 'u2']],
    [false, [null, null]],
  ])('C05 who is told so may stay (%s) or log out: %j', async (stays, expected) => {
    const tab = await opened('jun', 'jun', TOKENS);
    await tab.store.dispatch(answerSwitch(stays));
    expect(shown(tab)).toEqual(expected);
  });

  test('OP-042 over another one of the same player nothing is said', async () => {
    const tab = await opened('maria', 'maria2', TOKENS);
    expect(shown(tab)).toEqual(['maria2', 'u1']);
    expect(tab.done).toEqual([]);
  });

  test('one that was stored and is none ends like any session', async () => {
    const tab = await opened('nonsense', 'nonsense', TOKENS);
    expect(shown(tab)).toEqual([null, null]);
    expect(tab.done).toEqual(['ask login']);
  });
});
