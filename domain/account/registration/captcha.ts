import { CAPTCHA_PATH, type CaptchaVariant } from '@/config/settings/captcha';

/**
 * Messages from the captcha frame to the form (OP-054). `ready` also ends a challenge that was closed without a token;
 * while a `challenge` is open, the frame needs more height.
 */
export type CaptchaMessage =
  | { state: 'ready'; height: number }
  | { state: 'challenge'; height: number }
  | { state: 'solved'; token: string; expiresInSeconds: number }
  | { state: 'expired' }
  | { state: 'failed' };

/** What a form is sent for; providers report it with the token (Google's documentation of v3). */
export type CaptchaAction = 'login' | 'sign_up' | 'forgot_password';

/** Messages from the form to the frame: to drop the token, since it is valid for one call, and to ask for one. */
export const CAPTCHA_RESET = { type: 'captcha', state: 'reset' } as const;
export const captchaExecute = (action: CaptchaAction) => ({ type: 'captcha', state: 'execute', action }) as const;

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
  if ((state === 'ready' || state === 'challenge') && typeof height === 'number' && height >= 0)
    return { state, height: Math.min(Math.ceil(height), MAX_HEIGHT) };
  if (state !== 'solved' || typeof token !== 'string' || token === '' || token.length > MAX_TOKEN) return null;
  const life = typeof expiresInSeconds === 'number' && expiresInSeconds > 0 ? expiresInSeconds : LIFE_S;
  return { state, token, expiresInSeconds: Math.min(life, LIFE_S) };
}

/** Captcha state: `attempt` counts frame reloads, `token` is '' until solved; `asked` for one when the form is sent. */
export type Captcha = {
  phase: 'loading' | 'waiting' | 'asked' | 'challenge' | 'solved' | 'expired' | 'failed';
  token: string;
  expiresInSeconds: number;
  /** Height of the frame in CSS pixels. */
  height: number;
  attempt: number;
};

export const NEW_CAPTCHA: Captcha = { phase: 'loading', token: '', expiresInSeconds: LIFE_S, height: 78, attempt: 0 };

/** Frame messages and local events: a token was asked for, the frame was reset, or is reloaded after a failure. */
export type CaptchaEvent = CaptchaMessage | { state: 'asked' } | { state: 'reset' } | { state: 'retried' };

function phaseWhenReady({ phase, token }: Captcha): Captcha['phase'] {
  if (token) return 'solved';
  return phase === 'asked' ? 'asked' : 'waiting';
}

/** The next state. A failed frame is ignored until it is reloaded. */
export function captchaAfter(captcha: Captcha, event: CaptchaEvent): Captcha {
  if (event.state === 'retried') return { ...NEW_CAPTCHA, height: captcha.height, attempt: captcha.attempt + 1 };
  if (captcha.phase === 'failed') return captcha;
  switch (event.state) {
    case 'ready':
      return { ...captcha, phase: phaseWhenReady(captcha), height: event.height };
    case 'challenge':
      return { ...captcha, phase: 'challenge', token: '', height: event.height };
    case 'solved':
      return { ...captcha, phase: 'solved', token: event.token, expiresInSeconds: event.expiresInSeconds };
    case 'expired':
      return captcha.phase === 'solved' ? { ...captcha, phase: 'expired', token: '' } : captcha;
    case 'failed':
      return { ...captcha, phase: 'failed', token: '' };
    case 'asked':
      return { ...captcha, phase: 'asked', token: '' };
    case 'reset':
      return captcha.phase === 'loading' ? captcha : { ...captcha, phase: 'waiting', token: '' };
  }
}

type CaptchaSettings = {
  reCaptchaSiteKey: string | null;
  captchaFrame: string | null;
  captchaVariant: CaptchaVariant;
};

/** Language code and tag, theme, number of the attempt, and the origin of the site. */
type Look = { locale: string; tag: string; scheme: 'light' | 'dark'; attempt: number; site: string };

/** The page to frame for a form. */
export type CaptchaPage = {
  src: string;
  /** The origin its messages must have. */
  origin: string;
  /** Whether it is the site's own page, around a provider's script (config/settings/captcha.ts). */
  isOwn: boolean;
  /** Whether a token is asked for when the form is sent, and not before. */
  onDemand: boolean;
};

/**
 * The captcha's page: the operator's `captchaFrame`, or our own with the script of the key's provider; null if the
 * operator uses no captcha or the page is not an http(s) URL (CONF-28).
 */
export function captchaPage(
  settings: CaptchaSettings,
  { locale, tag, scheme, attempt, site }: Look,
): CaptchaPage | null {
  const { reCaptchaSiteKey, captchaFrame, captchaVariant } = settings;
  if (!reCaptchaSiteKey) return null;
  if (captchaFrame && !URL.canParse(captchaFrame)) return null;
  const isOwn = !captchaFrame;
  const page = captchaFrame ? new URL(captchaFrame) : new URL(CAPTCHA_PATH, site);
  if (page.protocol !== 'https:' && page.protocol !== 'http:') return null;
  if (!isOwn) page.searchParams.set('siteKey', reCaptchaSiteKey);
  page.searchParams.set('locale', isOwn ? tag : locale);
  page.searchParams.set('theme', scheme);
  // A different URL makes the browser reload the frame.
  if (attempt > 0) page.searchParams.set('attempt', String(attempt));
  return { src: page.href, origin: page.origin, isOwn, onDemand: isOwn && captchaVariant !== 'checkbox' };
}
