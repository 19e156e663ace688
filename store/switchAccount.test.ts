import { readStored, STORED, writeStored } from '@/services/storage';
import { fakeTab, refusal } from '@/tests/support/tab';
import { followToken } from './followToken';
import { answerSwitch, arrivedPlayer } from './switchAccount';

const PLAYERS: Readonly<Record<string, string>> = { maria: 'u1', maria2: 'u1', jun: 'u2' };

const tabOf = () =>
  fakeTab(({ token }) => {
    const userId = PLAYERS[token ?? readStored(STORED.token) ?? ''];
    if (!userId) throw refusal(403, 'SESSION_EXPIRED');
    return { getUser: { userId, email: `${userId}@example.com` }, depositCount: 0 };
  });

/** What the page's first script leaves when it finds another token stored. */
const arrive = (token: string) => void Object.assign(window, { arrivedToken: token });

afterEach(() => writeStored(STORED.token, null));

/** A page that is opened with `stored` in the storage and `at` in its address. */
async function opened(stored: string, at: string) {
  writeStored(STORED.token, stored);
  arrive(at);
  const tab = tabOf();
  await tab.store.dispatch(followToken());
  return tab;
}
const shown = ({ store }: ReturnType<typeof tabOf>) => [
  readStored(STORED.token),
  store.getState().auth.user?.userId ?? null,
];

test('OP-042 the token of the address wins over another one of the same player', async () => {
  const tab = await opened('maria', 'maria2');
  expect(shown(tab)).toEqual(['maria2', 'u1']);
  expect(tab.done).toEqual([]);
});

test('it wins over one that has ended, and no session end is told', async () => {
  const tab = await opened('ended', 'jun');
  expect(shown(tab)).toEqual(['jun', 'u2']);
  expect(tab.done).toEqual([]);
});

test('one that is no session leaves who is signed in', async () => {
  const tab = await opened('maria', 'nonsense');
  expect(shown(tab)).toEqual(['maria', 'u1']);
  expect(tab.done).toEqual([]);
});

test('OP-042 when somebody else is signed in the visitor is asked, and nothing changes before the answer', async () => {
  const tab = await opened('maria', 'jun');
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
  const tab = await opened('maria', 'jun');
  await tab.store.dispatch(answerSwitch(switches));
  expect(shown(tab)).toEqual(expected);
  expect(tab.store.dispatch(arrivedPlayer())).toBeNull();
});

test('where nothing can be stored, the token of the address is this page’s', async () => {
  arrive('jun');
  const tab = tabOf();
  await tab.store.dispatch(followToken());
  expect(shown(tab)).toEqual(['jun', 'u2']);
});
