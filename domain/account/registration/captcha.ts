/** Messages from the captcha frame to the form (OP-054). */
export type CaptchaMessage =
  | { state: 'ready'; height: number }
  | { state: 'solved'; token: string; expiresInSeconds: number }
  | { state: 'expired' }
  | { state: 'failed' };

/** Message from the form to the frame: request a new token, since a token is valid for one call. */
export const CAPTCHA_RESET = { type: 'captcha', state: 'reset' } as const;

/** Maximum frame height in CSS pixels. */
const MAX_HEIGHT = 600;
const MAX_TOKEN = 8_192;
/** Token lifetime in seconds, as maximum and default. */
const LIFE_S = 120;

/** Parses a message of the frame; null if it is not a valid captcha message. */
export function readCaptchaMessage(data: unknown): CaptchaMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, state, height, token, expiresInSeconds } = data as Readonly<Record<string, unknown>>;
  if (type !== 'captcha') return null;
  if (state === 'expired' || state === 'failed') return { state };
  if (state === 'ready' && typeof height === 'number' && height > 0)
    return { state, height: Math.min(Math.ceil(height), MAX_HEIGHT) };
  if (state !== 'solved' || typeof token !== 'string' || token === '' || token.length > MAX_TOKEN) return null;
  const life = typeof expiresInSeconds === 'number' && expiresInSeconds > 0 ? expiresInSeconds : LIFE_S;
  return { state, token, expiresInSeconds: Math.min(life, LIFE_S) };
}

/** Captcha state: `attempt` counts frame reloads, `token` is '' until solved. */
export type Captcha = {
  phase: 'loading' | 'waiting' | 'solved' | 'expired' | 'failed';
  token: string;
  expiresInSeconds: number;
  /** Height of the frame in CSS pixels. */
  height: number;
  attempt: number;
};

export const NEW_CAPTCHA: Captcha = { phase: 'loading', token: '', expiresInSeconds: LIFE_S, height: 78, attempt: 0 };

/** Frame messages and local events: the frame was reset, or is reloaded after a failure. */
export type CaptchaEvent = CaptchaMessage | { state: 'reset' } | { state: 'retried' };

/** The next state. A failed frame is ignored until it is reloaded. */
export function captchaAfter(captcha: Captcha, event: CaptchaEvent): Captcha {
  if (event.state === 'retried') return { ...NEW_CAPTCHA, height: captcha.height, attempt: captcha.attempt + 1 };
  if (captcha.phase === 'failed') return captcha;
  switch (event.state) {
    case 'ready':
      return { ...captcha, phase: captcha.token ? 'solved' : 'waiting', height: event.height };
    case 'solved':
      return { ...captcha, phase: 'solved', token: event.token, expiresInSeconds: event.expiresInSeconds };
    case 'expired':
      return captcha.phase === 'loading' ? captcha : { ...captcha, phase: 'expired', token: '' };
    case 'failed':
      return { ...captcha, phase: 'failed', token: '' };
    case 'reset':
      return captcha.phase === 'loading' ? captcha : { ...captcha, phase: 'waiting', token: '' };
  }
}

type CaptchaSettings = { reCaptchaSiteKey: string | null; captchaFrame: string | null };

/**
 * URL of the captcha page for a form, and the origin its messages must have; null if the operator uses no captcha or
 * the page is not an http(s) URL (CONF-28).
 */
export function captchaPage(
  { reCaptchaSiteKey, captchaFrame }: CaptchaSettings,
  { locale, scheme, attempt }: { locale: string; scheme: 'light' | 'dark'; attempt: number },
): { src: string; origin: string } | null {
  if (!reCaptchaSiteKey || !captchaFrame || !URL.canParse(captchaFrame)) return null;
  const page = new URL(captchaFrame);
  if (page.protocol !== 'https:' && page.protocol !== 'http:') return null;
  page.searchParams.set('siteKey', reCaptchaSiteKey);
  page.searchParams.set('locale', locale);
  page.searchParams.set('theme', scheme);
  // A different URL makes the browser reload the frame.
  if (attempt > 0) page.searchParams.set('attempt', String(attempt));
  return { src: page.href, origin: page.origin };
}
