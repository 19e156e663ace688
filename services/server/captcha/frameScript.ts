import type { CaptchaMessage } from '@/domain/account/registration/captcha';

/** Id of the element with the script's data, as JSON. */
export const CAPTCHA_DATA = 'captcha-data';

export type CaptchaFrameData = {
  siteKey: string;
  /** Address of the provider's script, without query. */
  script: string;
  /** The global that it defines. */
  api: string;
  /** Whether a token is asked for when a form is sent. */
  onDemand: boolean;
  /** Whether the provider never shows a challenge, and its answer is a promise of a token. */
  isScore: boolean;
  /** Render parameters of a key that is asked without a visible box. */
  unseen: Readonly<Record<string, string>>;
};

/** The part of a provider's interface that is used; all have it in common. */
type Provider = {
  render: (place: HTMLElement, parameters: object) => unknown;
  execute: (widget: unknown, parameters: { action: unknown }) => unknown;
  reset: (widget: unknown) => void;
};

/**
 * Runs in the captcha frame, as text, so it may not use its module's scope. Loads the provider's script, shows its
 * widget, and tells the page around, which is of the same origin (domain/account/registration/captcha.ts).
 */
export function runCaptchaFrame(id: string): void {
  const SECOND = 1_000;
  /** Lifetime of a token that Google and hCaptcha document; Turnstile's is longer. */
  const LIFE_S = 120;
  /** The box does not fit into narrower frames; all providers have a narrow one. */
  const BOX_WIDTH = 304;
  const data = JSON.parse(document.getElementById(id)!.textContent) as CaptchaFrameData;
  const asked = new URLSearchParams(location.search);
  const locale = asked.get('locale') ?? 'en';
  const theme = asked.get('theme') === 'light' ? 'light' : 'dark';
  const place = document.createElement('div');
  const names = window as unknown as Record<string, unknown>;
  const provider = () => names[data.api] as Provider;
  let widget: unknown;
  let isRendered = false;
  /** A token has been asked for and has not come. */
  let isPending = false;
  let isUsed = false;
  let isOpen = false;
  let told = '';

  const tell = (message: CaptchaMessage) => window.parent.postMessage({ type: 'captcha', ...message }, location.origin);
  const fail = () => {
    isPending = false;
    tell({ state: 'failed' });
    return true;
  };
  const solve = (token: unknown) => {
    if (typeof token !== 'string' || token === '' || (data.onDemand && !isPending)) return;
    isPending = false;
    tell({ state: 'solved', token, expiresInSeconds: LIFE_S });
  };

  // Providers put a challenge into a frame beside the widget and hide it until it is needed.
  const isShown = (frame: HTMLElement) => {
    const { width, height, bottom } = frame.getBoundingClientRect();
    return width > 1 && height > 1 && bottom > 0 && getComputedStyle(frame).visibility === 'visible';
  };
  const challenge = () => {
    const frames = [...document.querySelectorAll<HTMLElement>('body iframe')];
    return frames.find((frame) => !place.contains(frame) && isShown(frame));
  };
  const say = (state: 'ready' | 'challenge', height: number) => {
    if (told === state + height) return;
    told = state + height;
    tell({ state, height });
  };
  const sayReady = () => say('ready', Math.ceil(place.getBoundingClientRect().height));
  const measure = () => {
    if (!isRendered) return;
    const open = challenge();
    if (open) {
      isOpen = true;
      const { top, height } = open.getBoundingClientRect();
      say('challenge', Math.ceil(height + Math.max(top, 0)));
      return;
    }
    if (!isOpen || !isPending) {
      isOpen = false;
      sayReady();
      return;
    }
    isOpen = false;
    // A solved challenge closes shortly before its token comes.
    setTimeout(() => {
      if (isOpen) return;
      isPending = false;
      sayReady();
    }, SECOND);
  };

  const render = () => {
    const size = window.innerWidth < BOX_WIDTH ? 'compact' : 'normal';
    try {
      widget = provider().render(place, {
        sitekey: data.siteKey,
        theme,
        language: locale,
        ...(data.onDemand ? data.unseen : { size }),
        callback: solve,
        'expired-callback': () => tell({ state: 'expired' }),
        'error-callback': fail,
      });
    } catch {
      fail();
      return;
    }
    isRendered = true;
    new ResizeObserver(measure).observe(place);
    new MutationObserver(measure).observe(document.body, { subtree: true, childList: true, attributes: true });
    window.addEventListener('resize', measure);
    measure();
  };
  const execute = (action: unknown) => {
    if (isUsed && !data.isScore) provider().reset(widget);
    isUsed = true;
    isPending = true;
    // Only some answer with a promise of the token; the others call back.
    Promise.resolve(provider().execute(widget, { action })).then(solve, () => isPending && fail());
  };
  window.addEventListener('message', ({ source, origin, data: message }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== location.origin || typeof message !== 'object' || !isRendered) return;
    const { type, state, action } = (message ?? {}) as Readonly<Record<string, unknown>>;
    if (type !== 'captcha') return;
    if (state === 'execute') execute(action);
    if (state === 'reset' && !data.onDemand) provider().reset(widget);
  });

  document.documentElement.lang = locale;
  document.documentElement.dataset.theme = theme;
  document.body.append(place);
  names.captchaLoaded = render;
  const script = document.createElement('script');
  script.src = `${data.script}?${new URLSearchParams({ render: 'explicit', onload: 'captchaLoaded', hl: locale })}`;
  script.onerror = fail;
  document.head.append(script);
}
