import { CAPTCHA_DATA, runCaptchaFrame, type CaptchaFrameData } from '@/services/server/captcha/frameScript';

/** What jsdom does not lay out: a frame is as large, and where, as it says. */
type Box = { top: number; height: number };

const DATA: CaptchaFrameData = {
  siteKey: 'key',
  script: 'https://provider.example/api.js',
  api: 'provider',
  onDemand: false,
  isScore: false,
  unseen: { size: 'invisible', badge: 'inline' },
};
const names = window as unknown as Record<string, unknown>;
const boxes = new Map<Element, Box>();
const told = jest.fn<void, [{ state: string } & Record<string, unknown>]>();
const states = () => told.mock.calls.map(([message]) => message.state);

type Parameters = Record<'callback' | 'expired-callback' | 'error-callback', (token?: string) => unknown>;
const provider = { render: jest.fn<number, [HTMLElement, Parameters]>(), execute: jest.fn(), reset: jest.fn() };
const parameters = () => provider.render.mock.calls[0]![1];
/** Ends what a frame that was started has begun. */
const ends: (() => void)[] = [];

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.head.innerHTML = '';
  jest.resetAllMocks();
  boxes.clear();
  names.ResizeObserver = class {
    observe() {}
  };
  names.provider = provider;
  const add = window.addEventListener.bind(window);
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
      add(type, listener);
      ends.push(() => window.removeEventListener(type, listener));
    });
  const observe = MutationObserver.prototype.observe;
  jest.spyOn(MutationObserver.prototype, 'observe').mockImplementation(function (this: MutationObserver, ...watched) {
    observe.apply(this, watched);
    ends.push(() => this.disconnect());
  });
  jest.spyOn(window, 'postMessage').mockImplementation(((message: never) => told(message)) as never);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { top, height } = boxes.get(this) ?? { top: 0, height: 0 };
    return { top, height, width: height, bottom: top + height } as DOMRect;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const end of ends.splice(0)) end();
});

/** Runs the script; `load` is what the provider's script does when it has come. */
function start(data: Partial<CaptchaFrameData> = {}) {
  document.body.innerHTML = `<script type="application/json" id="${CAPTCHA_DATA}"></script>`;
  document.getElementById(CAPTCHA_DATA)!.textContent = JSON.stringify({ ...DATA, ...data });
  runCaptchaFrame(CAPTCHA_DATA);
  return () => (names.captchaLoaded as () => void)();
}
const asks = (data: object, source: Window | null = window, origin = location.origin) =>
  void window.dispatchEvent(new MessageEvent('message', { data: { type: 'captcha', ...data }, source, origin }));

test('A02 the script of the provider is loaded from its address alone, for explicit rendering', () => {
  start();
  const { href } = new URL(document.querySelector('script')!.src);
  expect(href).toBe('https://provider.example/api.js?render=explicit&onload=captchaLoaded&hl=en');
});

test('A02 a script that cannot load, or a provider that refuses the key, is a failure that is told', () => {
  start();
  document.head.querySelector('script')!.dispatchEvent(new Event('error'));
  expect(states()).toEqual(['failed']);
  provider.render.mockImplementation(() => {
    throw new Error('Invalid site key');
  });
  start()();
  expect(states()).toEqual(['failed', 'failed']);
});

test('A02 a box that is ticked gives its token; one that is too old is told; refused, it is reset', () => {
  start()();
  expect(parameters()).toMatchObject({ sitekey: 'key', theme: 'dark', size: 'normal' });
  parameters().callback('abc');
  parameters()['expired-callback']();
  expect(states()).toEqual(['ready', 'solved', 'expired']);
  expect(told.mock.calls[1]![0]).toMatchObject({ token: 'abc', expiresInSeconds: 120 });
  asks({ state: 'reset' });
  expect(provider.reset).toHaveBeenCalledTimes(1);
});

test('A02 a key without a box is asked for each token, with what it is for, and gives none unasked', async () => {
  start({ onDemand: true })();
  expect(parameters()).toMatchObject({ size: 'invisible', badge: 'inline' });
  parameters().callback('unasked');
  for (const token of ['one', 'two']) {
    asks({ state: 'execute', action: 'login' });
    parameters().callback(token);
  }
  await settled();
  expect(provider.execute.mock.calls.map(([, asked]) => asked as unknown)).toEqual([
    { action: 'login' },
    { action: 'login' },
  ]);
  expect(provider.reset).toHaveBeenCalledTimes(1);
  expect(told.mock.calls.flatMap(([{ token }]) => token ?? [])).toEqual(['one', 'two']);
});

test('A02 v3 answers with a promise of the token, and is never reset', async () => {
  provider.execute.mockResolvedValue('scored');
  start({ onDemand: true, isScore: true })();
  asks({ state: 'execute', action: 'sign_up' });
  await settled();
  asks({ state: 'execute', action: 'sign_up' });
  await settled();
  expect(states()).toEqual(['ready', 'solved', 'solved']);
  expect(provider.reset).not.toHaveBeenCalled();
  provider.execute.mockRejectedValue(null);
  asks({ state: 'execute', action: 'sign_up' });
  await settled();
  expect(states().at(-1)).toBe('failed');
});

test('A02 an open challenge is told with the height it needs; closed without a token, the frame is ready again', async () => {
  start({ onDemand: true })();
  asks({ state: 'execute', action: 'login' });
  const challenge = document.createElement('iframe');
  boxes.set(challenge, { top: -10_000, height: 400 });
  document.body.append(challenge);
  await settled();
  expect(states()).toEqual(['ready']);
  boxes.set(challenge, { top: 10, height: 400 });
  challenge.style.visibility = 'visible';
  await settled();
  expect(told.mock.calls.at(-1)![0]).toMatchObject({ state: 'challenge', height: 410 });
  challenge.style.visibility = 'hidden';
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(states()).toEqual(['ready', 'challenge', 'ready']);
});

test('what another window or origin asks is not heard', () => {
  start({ onDemand: true })();
  asks({ state: 'execute', action: 'login' }, null);
  asks({ state: 'execute', action: 'login' }, window, 'https://evil.example');
  expect(provider.execute).not.toHaveBeenCalled();
});
