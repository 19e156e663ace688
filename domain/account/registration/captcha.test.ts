import fc from 'fast-check';
import { captchaAfter, captchaPage, NEW_CAPTCHA, readCaptchaMessage, type CaptchaEvent } from './captcha';

test.each([
  [
    { type: 'captcha', state: 'ready', height: 77.2 },
    { state: 'ready', height: 78 },
  ],
  [
    { type: 'captcha', state: 'ready', height: 9e9 },
    { state: 'ready', height: 600 },
  ],
  [
    { type: 'captcha', state: 'solved', token: 'abc', expiresInSeconds: 60 },
    { state: 'solved', token: 'abc', expiresInSeconds: 60 },
  ],
  [
    { type: 'captcha', state: 'solved', token: 'abc' },
    { state: 'solved', token: 'abc', expiresInSeconds: 120 },
  ],
  [{ type: 'captcha', state: 'expired', token: 'x' }, { state: 'expired' }],
  [{ type: 'captcha', state: 'failed' }, { state: 'failed' }],
  [{ type: 'captcha', state: 'solved', token: '' }, null],
  [{ type: 'captcha', state: 'solved', token: 7 }, null],
  [{ type: 'captcha', state: 'ready', height: -1 }, null],
  [{ type: 'captcha', state: 'reset' }, null],
  [{ type: 'other', state: 'failed' }, null],
  ['captcha', null],
  [null, null],
])('the message %j is read as %j', (data, message) => expect(readCaptchaMessage(data)).toEqual(message));

const after = (...events: CaptchaEvent[]) => events.reduce(captchaAfter, NEW_CAPTCHA);
const READY: CaptchaEvent = { state: 'ready', height: 78 };
const SOLVED: CaptchaEvent = { state: 'solved', token: 'abc', expiresInSeconds: 60 };

test.each([
  [[READY], 'waiting', ''],
  [[READY, SOLVED], 'solved', 'abc'],
  [[READY, SOLVED, { state: 'expired' }], 'expired', ''],
  [[READY, SOLVED, { state: 'expired' }, SOLVED], 'solved', 'abc'],
  [[READY, SOLVED, { state: 'reset' }], 'waiting', ''],
  [[READY, SOLVED, { state: 'failed' }], 'failed', ''],
  [[{ state: 'failed' }, SOLVED], 'failed', ''],
  [[{ state: 'failed' }, { state: 'retried' }], 'loading', ''],
  [[{ state: 'reset' }], 'loading', ''],
] as [CaptchaEvent[], string, string][])('after %j it is %s', (events, phase, token) => {
  expect(after(...events)).toMatchObject({ phase, token });
});

test('there is a token exactly while it is solved, whatever happens', () => {
  const event = fc.constantFrom<CaptchaEvent>(
    READY,
    SOLVED,
    { state: 'expired' },
    { state: 'failed' },
    { state: 'reset' },
    { state: 'retried' },
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const { token, phase } = after(...events);
      expect(token !== '').toBe(phase === 'solved');
    }),
  );
});

const SETTINGS = { reCaptchaSiteKey: 'key & more', captchaFrame: 'https://captcha.example/frame?v=1' };
const LOOK = { locale: 'de', scheme: 'dark', attempt: 0 } as const;

test('CONF-28 the frame is opened with the site key of the settings', () => {
  const { src, origin } = captchaPage(SETTINGS, LOOK)!;
  expect(origin).toBe('https://captcha.example');
  expect(Object.fromEntries(new URL(src).searchParams)).toEqual({
    v: '1',
    siteKey: 'key & more',
    locale: 'de',
    theme: 'dark',
  });
  expect(captchaPage(SETTINGS, { ...LOOK, attempt: 1 })!.src).not.toBe(src);
});

test.each([
  { reCaptchaSiteKey: null },
  { reCaptchaSiteKey: '' },
  { captchaFrame: null },
  { captchaFrame: 'javascript:alert(1)' },
  { captchaFrame: '/captcha' },
])('there is none with %j', (changed) => expect(captchaPage({ ...SETTINGS, ...changed }, LOOK)).toBeNull());
