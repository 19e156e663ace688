import { mergeSettings } from '@/domain/site/merge';
import { captchaDocument } from './captchaDocument';

const KEY = { reCaptchaSiteKey: 'site-key' };
const at = (settings: object) => captchaDocument(mergeSettings(settings));
const sources = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

test('there is none without a key, nor where the operator frames a page of another provider', () => {
  expect(at({})).toBeNull();
  expect(at({ ...KEY, captchaFrame: 'https://captcha.example/frame' })).toBeNull();
});

test('A02 a key alone opens the policy of its frame for exactly the addresses of Google, and that of no page', () => {
  const { html, policy } = at(KEY)!;
  expect(html).toContain('"script":"https://www.google.com/recaptcha/api.js"');
  const opened = [
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
  ];
  expect(sources(policy, 'script-src')).toEqual([expect.stringMatching(/^'sha256-[^']+'$/), ...opened]);
  expect(sources(policy, 'frame-src')).toEqual(opened);
  expect(sources(policy, 'connect-src')).toEqual(opened);
  expect(sources(policy, 'frame-ancestors')).toEqual(["'self'"]);
  expect(sources(policy, 'default-src')).toEqual(["'none'"]);
});

test.each([
  ['recaptcha-net', 'https://www.recaptcha.net/recaptcha/'],
  ['hcaptcha', 'https://js.hcaptcha.com/'],
  ['turnstile', 'https://challenges.cloudflare.com/'],
])('the provider %s has its own addresses, and none of Google is opened but for Google', (captchaProvider, base) => {
  const { html, policy } = at({ ...KEY, captchaProvider })!;
  expect(html).toContain(`"script":"${base}`);
  expect(sources(policy, 'script-src')).toContain(base);
  expect(policy).not.toContain('www.google.com');
});

test('an origin of the operator’s choice serves the script, if it is one', () => {
  const base = (captchaOrigin: string) => sources(at({ ...KEY, captchaOrigin })!.policy, 'script-src')![1];
  expect(base('http://127.0.0.1:4300')).toBe('http://127.0.0.1:4300/recaptcha/');
  expect(base('https://proxy.example/x')).toBe('https://proxy.example/recaptcha/');
  for (const wrong of ['http://proxy.example', 'https://x; script-src *', '*', 'javascript:alert(1)'])
    expect(base(wrong)).toBe('https://www.google.com/recaptcha/');
});

test('a key cannot end the script that carries it', () => {
  const { html } = at({ reCaptchaSiteKey: '</script><script>alert(1)</script>' })!;
  expect(html.match(/<script/g)).toHaveLength(2);
});
