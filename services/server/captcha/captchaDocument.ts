import { CAPTCHA_PROVIDERS, type CaptchaProvider } from '@/config/settings/captcha';
import type { Settings } from '@/config/settings';
import { originOf, sha256 } from '../document/csp';
import { CAPTCHA_DATA, runCaptchaFrame, type CaptchaFrameData } from './frameScript';

/** The frame's only script of ours; its text is the same for every brand. */
const SCRIPT = `(${runCaptchaFrame.toString()})("${CAPTCHA_DATA}")`;

/** A provider draws for a light or a dark page; around it nothing is painted. */
const STYLE =
  'html{color-scheme:light dark}html[data-theme=dark]{color-scheme:dark}html[data-theme=light]{color-scheme:light}' +
  'body{margin:0}';

/** Where the provider's script comes from: the provider, or an origin of the operator's choice. */
function baseOf({ base }: CaptchaProvider, captchaOrigin: string | null): string {
  const origin = captchaOrigin === null ? null : originOf(captchaOrigin);
  return origin === null ? base : origin + new URL(base).pathname;
}

export type CaptchaDocument = { html: string; policy: string };

/**
 * The page that shows the captcha of the key's provider, and its policy, which is opened for exactly that provider's
 * addresses (ADR 21). Null where there is no key, or where the operator has a page of another provider framed.
 */
export function captchaDocument(
  settings: Pick<
    Settings,
    'reCaptchaSiteKey' | 'captchaFrame' | 'captchaProvider' | 'captchaVariant' | 'captchaOrigin'
  >,
): CaptchaDocument | null {
  const { reCaptchaSiteKey, captchaFrame, captchaProvider, captchaVariant, captchaOrigin } = settings;
  if (!reCaptchaSiteKey || captchaFrame) return null;
  const provider: CaptchaProvider = CAPTCHA_PROVIDERS[captchaProvider];
  const base = baseOf(provider, captchaOrigin);
  const data: CaptchaFrameData = {
    siteKey: reCaptchaSiteKey,
    script: base + provider.file,
    api: provider.api,
    onDemand: captchaVariant !== 'checkbox',
    isScore: captchaVariant === 'score',
    unseen: provider.unseen,
  };
  const sources = [base, ...provider.sources].join(' ');
  return {
    html:
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Captcha</title>' +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style>` +
      `<script type="application/json" id="${CAPTCHA_DATA}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>` +
      `</head><body><script>${SCRIPT}</script></body></html>`,
    policy: [
      "default-src 'none'",
      `script-src ${sha256(SCRIPT)} ${sources}`,
      // Providers write style attributes and elements.
      "style-src 'unsafe-inline'",
      `img-src data: ${sources}`,
      `font-src ${sources}`,
      `connect-src ${sources}`,
      `frame-src ${sources}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
  };
}
