import {
  CAPTCHA_PROVIDERS,
  CAPTCHA_VARIANTS,
  type CaptchaProviderName,
  type CaptchaVariant,
} from '@/config/settings/captcha';
import { field, flag, isWebAddress, maybeText, oneOf, text, textList } from '@/config/settings/field';

/** Services of others: captcha, live chat, push, reports, affiliates */
export const SERVICE_SETTINGS = {
  /**
   * site key of the captcha; without it none is asked for (CONF-28, OP-054)
   *
   * A key alone runs Google reCAPTCHA v2 with a box, in a frame of the site's own at `/captcha.html`, in every form that
   * sends a `recaptchaToken`: log-in, sign-up, linked sign-up, forgotten password. Register the site's host names with
   * the key. With `invisible` and `score` a token is asked for when the form is sent, with one of the actions `login`,
   * `sign_up` and `forgot_password`; Google's badge stands in the form. hCaptcha and Turnstile show none: name them in
   * your privacy policy. Only the frame's policy is opened for the provider, not that of pages; it is of the same
   * origin, so the provider's script is trusted as if it were the site's
   * ([decision](decisions/0021-captcha-in-a-frame.md)). The backend verifies tokens and keeps the key's secret. A token
   * serves one call, and after a sign-up once more for the log-in that follows it (`afterReg`): providers answer
   * `siteverify` once per token, so remember it.
   */
  reCaptchaSiteKey: maybeText(),
  /** whose key it is; `recaptcha-net` is Google's without google.com (CONF-28) */
  captchaProvider: oneOf<CaptchaProviderName>('recaptcha', Object.keys(CAPTCHA_PROVIDERS)),
  /** kind of the key; of Google's: v2, v2 invisible, v3 (CONF-28) */
  captchaVariant: oneOf<CaptchaVariant>('checkbox', CAPTCHA_VARIANTS),
  /** origin that serves the provider's script instead of the provider, such as a proxy of yours (CONF-28) */
  captchaOrigin: maybeText(),
  /**
   * page of any other captcha, framed where `reCaptchaSiteKey` is set (CONF-28, OP-054)
   *
   * A page on an origin of its own, opened with `siteKey`, `locale` and `theme`. It tells the form its height, tokens,
   * expiry and failures by `postMessage` in the format of `domain/account/registration/captcha.ts`.
   */
  captchaFrame: maybeText(),
  /** a live chat is offered in the footer and among the contacts (CONF-26) */
  showLiveChat: flag(false),
  /**
   * https address of the chat's script (CONF-26)
   *
   * It runs in a frame at `/live-chat.html`, opened by a press and never before, with a policy that names its origin and
   * `liveChatOrigins`; pages keep theirs. It shall fill its page. `?locale=` and `?theme=` (`light`, `dark`) of that
   * page's address say how it is shown. The frame is of the site's origin, so the script is trusted as if it were the
   * site's. With `showLiveChat` and no script the entry leads to the contacts.
   */
  liveChatScript: maybeText(),
  /** the other https origins that the chat needs (CONF-26) */
  liveChatOrigins: textList(),
  /**
   * public key (VAPID) of your push service; players may then ask for notices on a device (CONST-02, OP-099)
   *
   * A player switches notices on in the profile; nothing else asks. The site subscribes the device with the key, looks
   * for `pushServiceObject` in the frame `/push.html` (each second, sixty times), and calls its
   * `subscribe(subscription)` and, when they are switched off, `unsubscribe(subscription)`, with what the browser's
   * `PushSubscription.toJSON()` gives. Messages are sent by your service as JSON, `{ "title", "body", "path" }`; a press
   * opens the path on the site. Send none to players who are excluded: their devices are freed as soon as the site
   * knows, but only your service knows whom it tells.
   */
  pushServiceKey: maybeText(),
  /** https address of that service's script (CONST-02) */
  pushServiceScript: maybeText(),
  /** the global that the script defines (CONST-02) */
  pushServiceObject: text('pushService'),
  /**
   * web address that is sent errors and speeds of browsers
   *
   * For the drawn share of page loads a browser sends one report when its page is hidden, by `sendBeacon` as JSON in a
   * plain-text body: `{ "build", "page", "language", "theme", "vitals": { "LCP", "INP", "CLS", "FCP", "TTFB" },
   * "errors": [{ "message", "script", "line", "column", "page" }] }`. `page` is a route's pattern
   * (`/casino/games/[game]`), times are milliseconds, errors are ten at most. No address, query, id, name or amount is
   * in it: messages lose e-mail addresses, URLs and numbers of four digits and more. Nothing is stored on the device.
   * Your receiver sees the visitor's IP address, as any server does: name it in your privacy policy. Pages' policy is
   * opened for its origin alone.
   */
  browserReports: field<string | null>(null, isWebAddress),
  /** share of page loads that report, from 0 to 1 */
  browserReportShare: field<number>(0.1, (value) => typeof value === 'number' && value >= 0 && value <= 1),
  /**
   * https address of your analytics' script (OP-107)
   *
   * It runs in a hidden frame at `/analytics.html`, with a policy that names its origin and `analyticsOrigins`; pages keep
   * theirs. The frame comes with the first page after the visitor's consent, and goes when the consent does. The script
   * is told each page that stays open for 300 ms by `message`: `{ type: 'pageView', path, language }`, of the site's own
   * origin and without query. The frame has an origin of its own (`sandbox`): its script reads neither the page nor
   * what the site stores, the session among it, and has no cookies and no storage.
   */
  analyticsScript: maybeText(),
  /** the other https origins that the analytics need (OP-107) */
  analyticsOrigins: textList(),
  /** query parameter with the affiliate key (CONF-16) */
  affiliateKeyQueryParameter: text('nxafk'),
} as const;
