import { readStored, STORED, TAB_STORED, writeStored } from '@/services/browser/storage';
import type * as PlayTabs from '@/services/game/playTabs';
import { isOver, ownTab, tellTaken, watchPlace } from '@/services/game/playTabs';

/** What another page of the browser does; a duplicated tab has the first one's storage, so its name. */
function otherPage(): typeof PlayTabs {
  let other!: typeof PlayTabs;
  jest.isolateModules(() => {
    other = jest.requireActual<typeof PlayTabs>('@/services/game/playTabs');
  });
  return other;
}

/** Channels of one page: a message reaches every other channel, as in a browser. */
class Channel {
  static open = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    const others = [...Channel.open].filter((one) => one !== this);
    queueMicrotask(() => others.forEach((one) => Channel.open.has(one) && one.onmessage?.({ data })));
  }
  close() {
    Channel.open.delete(this);
  }
}

const as = (tab: string) => writeStored(TAB_STORED.playTab, tab);
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
  Channel.open.clear();
  sessionStorage.clear();
  localStorage.clear();
});

test('a tab keeps its name', () => {
  const name = ownTab();
  expect(name).toMatch(/^[\da-f-]{36}$/);
  expect(ownTab()).toBe(name);
});

test('a page that goes on ends the game of every other one, a duplicated tab’s too, and not its own', async () => {
  const taken = jest.fn();
  as('a');
  const stop = watchPlace(taken);
  tellTaken();
  await settled();
  expect([taken.mock.calls.length, readStored(STORED.playedIn)]).toEqual([0, 'a']);
  otherPage().tellTaken();
  await settled();
  expect(taken).toHaveBeenCalledTimes(1);
  stop();
  expect(Channel.open.size).toBe(0);
});

test('a tab that plays is not over, one that plays no more is, and of another device nothing is known', async () => {
  as('a');
  tellTaken();
  const stop = watchPlace(() => undefined);
  expect(await isOver('a')).toBe(false);
  stop();
  expect(await isOver('a')).toBe(true);
  expect(await isOver('of another device')).toBe(false);
  expect(Channel.open.size).toBe(0);
});

test('where tabs cannot talk, nothing is over', async () => {
  Object.assign(globalThis, { BroadcastChannel: undefined });
  tellTaken();
  expect(await isOver(ownTab())).toBe(false);
  expect(watchPlace(() => undefined)()).toBeUndefined();
});
