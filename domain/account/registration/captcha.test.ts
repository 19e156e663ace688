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
  [
    { type: 'captcha', state: 'challenge', height: 580 },
    { state: 'challenge', height: 580 },
  ],
  [
    { type: 'captcha', state: 'ready', height: 0 },
    { state: 'ready', height: 0 },
  ],
  [{ type: 'captcha', state: 'ready', height: -1 }, null],
  [{ type: 'captcha', state: 'reset' }, null],
  [{ type: 'other', state: 'failed' }, null],
  ['captcha', null],
  [null, null],
])('the message %j is read as %j', (data, message) => expect(readCaptchaMessage(data)).toEqual(message));

const after = (...events: CaptchaEvent[]) => events.reduce(captchaAfter, NEW_CAPTCHA);
const READY: CaptchaEvent = { state: 'ready', height: 78 };
const CHALLENGE: CaptchaEvent = { state: 'challenge', height: 580 };
const ASKED: CaptchaEvent = { state: 'asked' };
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
  [[READY, { state: 'expired' }], 'waiting', ''],
  [[READY, ASKED], 'asked', ''],
  [[READY, ASKED, READY], 'asked', ''],
  [[READY, ASKED, CHALLENGE], 'challenge', ''],
  [[READY, ASKED, CHALLENGE, READY], 'waiting', ''],
  [[READY, ASKED, CHALLENGE, SOLVED, READY], 'solved', 'abc'],
  [[READY, SOLVED, ASKED], 'asked', ''],
] as [CaptchaEvent[], string, string][])('after %j it is %s', (events, phase, token) => {
  expect(after(...events)).toMatchObject({ phase, token });
});

test('there is a token exactly while it is solved, whatever happens', () => {
  const event = fc.constantFrom<CaptchaEvent>(
    READY,
    CHALLENGE,
    ASKED,
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

const SETTINGS = {
  reCaptchaSiteKey: 'key & more',
  captchaFrame: 'https://captcha.example/frame?v=1',
  captchaVariant: 'checkbox',
} as const;
const LOOK = { locale: 'sw', tag: 'sv', scheme: 'dark', attempt: 0, site: 'https://site.example' } as const;

test('CONF-28 the frame is opened with the site key of the settings', () => {
  const { src, ...page } = captchaPage(SETTINGS, LOOK)!;
  expect(page).toEqual({ origin: 'https://captcha.example', isOwn: false, onDemand: false });
  expect(Object.fromEntries(new URL(src).searchParams)).toEqual({
    v: '1',
    siteKey: 'key & more',
    locale: 'sw',
    theme: 'dark',
  });
  expect(captchaPage(SETTINGS, { ...LOOK, attempt: 1 })!.src).not.toBe(src);
});

test('A02 a key alone opens the frame of the site itself, in the language of its texts', () => {
  const alone = { ...SETTINGS, captchaFrame: null };
  expect(captchaPage(alone, LOOK)).toEqual({
    src: 'https://site.example/captcha.html?locale=sv&theme=dark',
    origin: 'https://site.example',
    isOwn: true,
    onDemand: false,
  });
  for (const captchaVariant of ['invisible', 'score'] as const)
    expect(captchaPage({ ...alone, captchaVariant }, LOOK)).toMatchObject({ onDemand: true });
});

test.each([
  { reCaptchaSiteKey: null },
  { reCaptchaSiteKey: '' },
  { captchaFrame: 'javascript:alert(1)' },
  { captchaFrame: '/captcha' },
])('there is none with %j', (changed) => expect(captchaPage({ ...SETTINGS, ...changed }, LOOK)).toBeNull());
