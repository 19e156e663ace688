import fc from 'fast-check';
import { openSocket } from './openSocket';
import { createSocketEvents, type SocketEventName } from './socketEvents';

const handlers = new Map<string, (payload: unknown) => void>();
const mockSocket = {
  on: (name: string, handler: (payload: unknown) => void) => handlers.set(name, handler),
  disconnect: jest.fn(),
  connect: jest.fn(),
};
const mockIo = jest.fn((..._asked: unknown[]) => mockSocket);
jest.mock('socket.io-client', () => ({ io: (...asked: unknown[]) => mockIo(...asked) }));

const loaded = () => new Promise((resolve) => setTimeout(resolve));

async function connected(url?: string) {
  const events = createSocketEvents();
  const disconnect = openSocket('abc', events.publish, url);
  await loaded();
  return { ...events, disconnect };
}

beforeEach(() => {
  handlers.clear();
  jest.clearAllMocks();
});

test('SOCK-01 SOCK-04 it connects to our own origin with the token, websocket first, and as patiently as the specification says', async () => {
  await connected();
  expect(mockIo.mock.calls).toEqual([
    [
      {
        auth: { token: 'abc' },
        transports: ['websocket', 'polling'],
        tryAllTransports: true,
        reconnectionDelay: 1000,
        reconnectionDelayMax: 5000,
        randomizationFactor: 0.5,
        timeout: 20_000,
      },
    ],
  ]);
});

test('A22 OP-039 it connects to another origin where the operator names one', async () => {
  await connected('https://socket.example');
  expect(mockIo.mock.calls).toEqual([['https://socket.example', expect.objectContaining({ auth: { token: 'abc' } })]]);
});

test('SOCK-05 exactly the three events of the specification are listened to, and ours', async () => {
  await connected();
  expect([...handlers.keys()].sort()).toEqual([
    'chatMessage',
    'chatRoom',
    'connect',
    'credit',
    'debit',
    'disconnect',
    'failedDeposit',
    'stopped',
    'winsChanged',
  ]);
});

/** The events subscribers receive for these payloads. */
async function told(name: SocketEventName, ...payloads: unknown[]) {
  const { subscribe } = await connected();
  const listener = jest.fn();
  subscribe(name, listener);
  for (const payload of payloads) handlers.get(name)?.(payload);
  return listener.mock.calls.map(([event]: unknown[]) => event);
}

test('a failed deposit names its method, plainly or in an object (OP-040)', async () => {
  const events = await told(
    'failedDeposit',
    'visa',
    { method: 'card' },
    { method: 7 },
    '',
    {},
    null,
    ['visa'],
    undefined,
  );
  expect(events).toEqual([{ method: 'visa' }, { method: 'card' }]);
});

test.each(['debit', 'credit'] as const)(
  'SOCK-03 %s brings an amount in any of the known shapes (OP-040)',
  async (name) => {
    const shapes = [12.5, '12.50', { win: 1 }, { value: '2.00' }, { amount: 3 }, 0, -4, 1e-7, '0.30'];
    const wins = ['12.5', '12.50', '1', '2.00', '3', '0', '-4', '0.0000001', '0.30'];
    expect(await told(name, ...shapes)).toEqual(wins.map((win) => ({ win })));
  },
);

test('anything else is ignored', async () => {
  const strange = [NaN, Infinity, 1e40, '', '1e', '1,5', 'abc', true, null, undefined, [], [5], {}];
  expect(await told('debit', ...strange, { win: {} }, { win: 'x' }, { sum: 5 })).toEqual([]);
});

test('SOCK-05 whatever a payload is, what is told is well formed, and nothing is thrown', async () => {
  const { subscribe } = await connected();
  const heard: [SocketEventName, unknown][] = [];
  for (const name of ['failedDeposit', 'debit', 'credit'] as const)
    subscribe(name, (event) => heard.push([name, event]));
  const odd = fc.oneof(
    fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
    fc.record({ method: fc.anything(), win: fc.anything(), value: fc.anything(), amount: fc.anything() }),
    fc.constantFrom(Symbol('x'), () => 1, new Proxy({}, {}), JSON.parse('{"__proto__":{"win":1}}') as unknown),
  );
  fc.assert(
    fc.property(fc.constantFrom('failedDeposit', 'debit', 'credit'), odd, (name, payload) => {
      heard.length = 0;
      expect(() => handlers.get(name)?.(payload)).not.toThrow();
      expect(heard.length).toBeLessThanOrEqual(1);
      for (const [to, event] of heard) {
        expect(to).toBe(name);
        const [key, value] = Object.entries(event as object)[0] as [string, unknown];
        expect([key, typeof value]).toEqual([name === 'failedDeposit' ? 'method' : 'win', 'string']);
        if (key === 'win') expect(value).toMatch(/^-?\d+(\.\d+)?$/);
      }
    }),
    { numRuns: 1_000 },
  );
});

test('an amount keeps its value, however the number was written', async () => {
  const { subscribe } = await connected();
  let win = '';
  subscribe('debit', (event) => {
    win = event.win;
  });
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      handlers.get('debit')?.(cents / 100);
      expect(Number(win)).toBe(cents / 100 || 0);
    }),
  );
});

test('a listener that has stopped, or fails, takes nothing from the others', async () => {
  const { publish, subscribe } = createSocketEvents();
  const [first, second] = [jest.fn(), jest.fn()];
  const stop = subscribe('credit', first);
  subscribe('credit', second);
  publish('credit', { win: '1' });
  stop();
  publish('credit', { win: '2' });
  expect(first.mock.calls).toEqual([[{ win: '1' }]]);
  expect(second.mock.calls).toEqual([[{ win: '1' }], [{ win: '2' }]]);
});

test('it is disconnected when told to, also before the library has come', async () => {
  const { disconnect } = await connected();
  disconnect();
  expect(mockSocket.disconnect).toHaveBeenCalledTimes(1);
  openSocket('early', createSocketEvents().publish)();
  await loaded();
  expect(mockIo).toHaveBeenCalledTimes(1);
});

test('a connection that the backend closed is told and tried again, one that broke or is over is not', async () => {
  const { subscribe, disconnect } = await connected();
  const told = jest.fn();
  subscribe('cutOff', told);
  jest.useFakeTimers();
  try {
    handlers.get('disconnect')?.('transport close');
    expect(told).not.toHaveBeenCalled();
    handlers.get('disconnect')?.('io server disconnect');
    expect(told).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(2_000);
    expect(mockSocket.connect).toHaveBeenCalledTimes(1);
    handlers.get('disconnect')?.('io server disconnect');
    disconnect();
    jest.advanceTimersByTime(2_000);
    expect(mockSocket.connect).toHaveBeenCalledTimes(1);
  } finally {
    jest.useRealTimers();
  }
});
