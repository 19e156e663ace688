import { html } from '../../http/html';
import { wordsOf } from './words';

type Frame = {
  siteKey: string;
  locale: unknown;
  theme: 'dark' | 'light';
  /** Exact origin of the framing page. */
  parent: string;
};

/** The framed page with one checkbox. Data for the script is in data attributes: the CSP forbids inline scripts. */
export function captchaPage({ siteKey, locale, theme, parent }: Frame): string {
  const { tag, direction, person, note, expired, failed } = wordsOf(locale);
  return html`<!doctype html>
    <html lang="${tag}" dir="${direction}" data-theme="${theme}">
      <head>
        <meta charset="utf-8" />
        <title>${note}</title>
        <link rel="stylesheet" href="/outside.css" />
        <script type="module" src="/captcha/frame.js"></script>
      </head>
      <body
        class="captcha"
        data-site-key="${siteKey}"
        data-parent="${parent}"
        data-expired="${expired}"
        data-failed="${failed}"
      >
        <div class="box">
          <input type="checkbox" id="person" />
          <label for="person">${person}</label>
          <small id="note" role="status">${note}</small>
        </div>
      </body>
    </html>`.html;
}
