/**
 * Captcha providers whose script runs in the site's own captcha frame (pages/captcha.html.tsx). All follow the interface that
 * Google documents for reCAPTCHA: `render`, `execute` and `reset`, and a function to call once the script has loaded.
 */
export type CaptchaProvider = {
  /** The script's address begins with this; in the frame's policy it is a source of scripts, frames and calls. */
  base: string;
  /** The rest of the script's address. */
  file: string;
  /** The global that the script defines. */
  api: string;
  /** Further sources in the frame's policy. */
  sources: readonly string[];
  /** Render parameters of a key that is asked without a visible box. */
  unseen: Readonly<Record<string, string>>;
};

const GOOGLE = { file: 'api.js', api: 'grecaptcha', unseen: { size: 'invisible', badge: 'inline' } } as const;

export const CAPTCHA_PROVIDERS = {
  recaptcha: {
    ...GOOGLE,
    base: 'https://www.google.com/recaptcha/',
    sources: ['https://www.gstatic.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
  'recaptcha-net': {
    ...GOOGLE,
    base: 'https://www.recaptcha.net/recaptcha/',
    sources: ['https://www.gstatic.com/recaptcha/', 'https://www.gstatic.cn/recaptcha/'],
  },
  hcaptcha: {
    base: 'https://js.hcaptcha.com/',
    file: '1/api.js',
    api: 'hcaptcha',
    sources: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    unseen: { size: 'invisible' },
  },
  turnstile: {
    base: 'https://challenges.cloudflare.com/',
    file: 'turnstile/v0/api.js',
    api: 'turnstile',
    sources: [],
    unseen: { execution: 'execute', appearance: 'interaction-only' },
  },
} as const satisfies Record<string, CaptchaProvider>;

export type CaptchaProviderName = keyof typeof CAPTCHA_PROVIDERS;

/** A box to tick; asked when a form is sent, with a challenge if need be; or the same without any challenge. */
export const CAPTCHA_VARIANTS = ['checkbox', 'invisible', 'score'] as const;

export type CaptchaVariant = (typeof CAPTCHA_VARIANTS)[number];

/** Address of the frame's page, without language. */
export const CAPTCHA_PATH = '/captcha.html';
