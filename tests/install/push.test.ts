import { PUSH_CHECK_MS } from '@/config/push';
import { awaitService, startPush, stopPush } from '@/services/browser/push';

const told = { endpoint: 'https://push.example/1' };
const unsubscribe = jest.fn(async () => true);
const subscription = { toJSON: () => told, unsubscribe };
const subscribe = jest.fn(async (_options: object) => subscription);
const service = { subscribe: jest.fn(), unsubscribe: jest.fn() };

beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = '';
  const pushManager = { subscribe, getSubscription: async () => subscription };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => ({ pushManager }) },
    configurable: true,
  });
  Object.assign(window, { Notification: { requestPermission: async () => 'granted' } });
});
afterEach(() => jest.useRealTimers());

/** The service's script arrives in its frame. */
const arrive = () =>
  Object.assign(document.querySelector<HTMLIFrameElement>('iframe[src="/push.html"]')!.contentWindow!, {
    pushService: service,
  });

test('CONST-02 the service is looked for each second, sixty times at most', async () => {
  jest.useFakeTimers();
  expect(PUSH_CHECK_MS).toBe(1000);
  const look = jest.fn(() => undefined);
  const found = awaitService(look);
  await jest.advanceTimersByTimeAsync(10_500);
  expect(look).toHaveBeenCalledTimes(11);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(await found).toBeNull();
  expect(look).toHaveBeenCalledTimes(60);
});

test('a device is subscribed with the operator’s key, and the service told of it', async () => {
  jest.useFakeTimers();
  const outcome = startPush('BKey', 'pushService');
  await jest.advanceTimersByTimeAsync(0);
  arrive();
  await jest.advanceTimersByTimeAsync(PUSH_CHECK_MS);
  expect(await outcome).toBe('on');
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' });
  expect(service.subscribe).toHaveBeenCalledWith(told);
});

test('a player who refuses is asked nothing more, and no service is loaded', async () => {
  Object.assign(window, { Notification: { requestPermission: async () => 'denied' } });
  expect(await startPush('BKey', 'pushService')).toBe('blocked');
  expect(document.querySelector('iframe')).toBeNull();
});

test('what the service did not keep is no subscription', async () => {
  jest.useFakeTimers();
  service.subscribe.mockRejectedValueOnce(new Error('lost'));
  const outcome = startPush('BKey', 'pushService');
  const failed = expect(outcome).rejects.toThrow('lost');
  await jest.advanceTimersByTimeAsync(0);
  arrive();
  await jest.advanceTimersByTimeAsync(PUSH_CHECK_MS);
  await failed;
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

test('an excluded player’s device is freed without waiting for anybody', async () => {
  await stopPush();
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  expect(document.querySelector('iframe')).toBeNull();
});
