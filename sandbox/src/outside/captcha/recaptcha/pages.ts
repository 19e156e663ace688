import { html, type Html, NOTHING } from '../../../http/html';
import { wordsOf } from '../words';

type Frame = {
  key: string;
  locale: unknown;
  theme: 'dark' | 'light';
  /** Exact origin of the framing page. */
  parent: string;
};

type Words = ReturnType<typeof wordsOf>;

function page({ key, locale, theme, parent }: Frame, contentOf: (words: Words) => Html): string {
  const words = wordsOf(locale);
  return html`<!doctype html>
    <html lang="${words.tag}" dir="${words.direction}" data-theme="${theme}">
      <head>
        <meta charset="utf-8" />
        <title>reCAPTCHA</title>
        <link rel="stylesheet" href="/outside.css" />
        <script type="module" src="/recaptcha/api2/widget.js"></script>
      </head>
      <body class="captcha" data-key="${key}" data-parent="${parent}" data-failed="${words.failed}">
        ${contentOf(words)}
      </body>
    </html>`.html;
}

/** The box to tick, or the badge of a key without one. */
export const anchorPage = (frame: Frame, hasBox: boolean): string =>
  page(frame, ({ person, note }) => {
    const box = html`<input type="checkbox" id="person" /> <label for="person">${person}</label>`;
    return html`<div class="box ${hasBox ? '' : 'badge'}">
      ${hasBox ? box : NOTHING}
      <small id="note" role="status">${note}</small>
    </div>`;
  });

/** The challenge: one button instead of pictures. */
export const challengePage = (frame: Frame): string =>
  page(
    frame,
    ({ task, go, close, note }) =>
      html`<div class="challenge" role="group" aria-labelledby="task">
        <h1 id="task">${task}</h1>
        <p><small id="note" role="status">${note}</small></p>
        <button id="go">${go}</button>
        <button id="close" class="cancel">${close}</button>
      </div>`,
  );
