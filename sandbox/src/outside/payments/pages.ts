import { decimalsOf, toDecimal } from '@/domain/money/money';
import { type ProviderPayment } from './schema';
import { html, type Html, NOTHING } from '../../http/html';
import { type Outcome, OUTCOMES } from './provider';
import { coloursOf } from './style';
import { type Words, wordsOf } from './words';

/** The query of a page's URL, with its language and colours. */
export type Look = Readonly<Record<string, unknown>>;

type Frame = {
  payment: ProviderPayment;
  look: Look;
  title: string;
  body: Html;
  /** A top-level page rather than a framed one. */
  isPage?: boolean;
  /** Messages for the site besides the height. */
  tells?: { done?: true; redirect?: string };
};

/** The texts of a page: in the language of its query, else of the payment. */
export const wordsFor = (payment: ProviderPayment, { locale }: Look): Words => wordsOf(locale ?? payment.language);

const data = (name: string, value: string | undefined): Html =>
  value === undefined ? NOTHING : html`data-${name}="${value}"`;

function document({ payment, look, title, body, isPage = false, tells = {} }: Frame): string {
  const { tag, direction, lost } = wordsFor(payment, look);
  const theme = look.theme === 'light' || look.theme === 'dark' ? look.theme : undefined;
  return html`<!doctype html>
    <html lang="${tag}" dir="${direction}" ${data('theme', theme)}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/payments/pages.css${coloursOf(look)}" />
        <script type="module" src="/payments/frame.js"></script>
      </head>
      <body
        ${isPage ? html`class="page"` : NOTHING}
        data-parent="${new URL(payment.returnTo).origin}"
        data-charge="/payments/${payment.id}/charge"
        data-lost="${lost}"
        ${data('done', tells.done && '')}
        ${data('redirect', tells.redirect)}
      >
        <main>${body}</main>
      </body>
    </html>`.html;
}

const amountIn = ({ amount, currency }: ProviderPayment, { tag }: Words): string => {
  const digits = { minimumFractionDigits: Math.min(decimalsOf(currency), 2), maximumFractionDigits: 8 };
  const text = toDecimal(amount, currency) as Intl.StringNumericLiteral;
  return `${new Intl.NumberFormat(`${tag}-u-nu-latn`, digits).format(text)} ${currency}`;
};

const amountLine = (payment: ProviderPayment, words: Words): Html =>
  html`<p class="amount"><bdi>${amountIn(payment, words)}</bdi></p>`;

type Input = {
  name: string;
  label: string;
  hint: string;
  autocomplete: string;
  isHalf?: true;
  isText?: true;
  most: number;
};

const input = ({ name, label, hint, autocomplete, isHalf, isText, most }: Input): Html =>
  html`<div class="${isHalf ? 'half' : 'whole'}">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      autocomplete="${autocomplete}"
      maxlength="${most}"
      placeholder="${hint}"
      aria-describedby="${name}-fault"
      spellcheck="false"
      ${isText ? NOTHING : html`inputmode="numeric" dir="ltr"`}
    />
    <p class="fault" id="${name}-fault"></p>
  </div>`;

/** Texts used by the script, each in a data attribute. */
const MESSAGES = ['faultRequired', 'faultNumber', 'faultExpiry', 'faultExpired', 'faultCvc', 'processing'] as const;

const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The card form, for the frame. */
export function cardPage(payment: ProviderPayment, look: Look, now: Date): string {
  const words = wordsFor(payment, look);
  const body = html`<h1>${words.card}</h1>
    ${amountLine(payment, words)}
    <form
      data-card
      method="post"
      data-now="${now.getTime()}"
      ${MESSAGES.map((name) => html` data-${dashed(name)}="${words[name]}"`)}
      novalidate
    >
      ${input({ name: 'number', label: words.number, hint: '4242 4242 4242 4242', autocomplete: 'cc-number', most: 23 })}
      ${input({ name: 'expiry', label: words.expiry, hint: '12/30', autocomplete: 'cc-exp', isHalf: true, most: 5 })}
      ${input({ name: 'cvc', label: words.cvc, hint: '123', autocomplete: 'cc-csc', isHalf: true, most: 3 })}
      ${input({ name: 'holder', label: words.holder, hint: '', autocomplete: 'cc-name', isText: true, most: 100 })}
      <button>${words.pay} <bdi>${amountIn(payment, words)}</bdi></button>
      <p id="state" role="status" class="note"></p>
      <p class="note">${words.note}</p>
    </form>`;
  return document({ payment, look, title: words.card, body });
}

/** The bank's challenge page, in the frame or top-level. */
export function bankPage(payment: ProviderPayment, look: Look, { isWrongCode = false, isPage = false } = {}): string {
  const words = wordsFor(payment, look);
  const body = html`<h1>${words.bank}</h1>
    ${amountLine(payment, words)}
    <p>${words.bankText}</p>
    <form method="post">
      <div>
        <label for="code">${words.code}</label>
        <input
          id="code"
          name="code"
          inputmode="numeric"
          dir="ltr"
          autocomplete="one-time-code"
          maxlength="6"
          aria-describedby="code-fault code-hint"
          ${isWrongCode ? html`aria-invalid="true"` : NOTHING}
        />
        <p class="fault" id="code-fault" role="alert">${isWrongCode ? words.codeWrong : ''}</p>
        <p class="note" id="code-hint">${words.codeHint}</p>
      </div>
      <button name="answer" value="confirm">${words.confirm}</button>
      <button name="answer" value="refuse" class="quiet">${words.refuse}</button>
    </form>`;
  return document({ payment, look, title: words.bank, body, isPage });
}

/** The framed page shown while the challenge is on a separate page; the site opens that page in the whole window. */
export function onwardPage(payment: ProviderPayment, look: Look, url: string): string {
  const words = wordsFor(payment, look);
  const body = html`<h1>${words.bank}</h1>
    <p>${words.bankText}</p>
    <a class="button" href="${url}" target="_top">${words.confirm}</a>`;
  return document({ payment, look, title: words.bank, body, tells: { redirect: url } });
}

const said = (payment: ProviderPayment, words: Words): string => {
  switch (payment.status) {
    case 'succeeded':
    case 'proven':
      return words.succeeded;
    case 'pending':
      return words.pending;
    case 'declined':
      return words.declined;
    case 'failed':
      return words.failed;
    default:
      return words.over;
  }
};

/** The final page of a payment; tells the site to ask its backend. */
export function endPage(payment: ProviderPayment, look: Look, isPage = false): string {
  const words = wordsFor(payment, look);
  const body = html`<p class="state" role="status">${said(payment, words)}</p>
    ${isPage ? html`<a class="button" href="${payment.returnTo}">${words.back}</a>` : NOTHING}`;
  return document({ payment, look, title: words.card, body, isPage, tells: { done: true } });
}

const CHOICES: Readonly<Record<Outcome, keyof Words>> = {
  success: 'success',
  failed: 'failedChoice',
  return: 'returnChoice',
  decline: 'declineChoice',
  cancel: 'cancelChoice',
  pending: 'pendingChoice',
};

/** The page of a redirect method, with a button per outcome. */
export function redirectPage(payment: ProviderPayment, look: Look): string {
  const words = wordsFor(payment, look);
  const body = html`<h1>${words.redirect}</h1>
    ${amountLine(payment, words)}
    <p>${words.redirectText}</p>
    <form class="choices" method="post">
      ${OUTCOMES.map(
        (outcome, index) =>
          html`<button name="outcome" value="${outcome}" class="${index === 0 ? 'strong' : 'quiet'}">
            ${words[CHOICES[outcome]]}
          </button>`,
      )}
    </form>`;
  return document({ payment, look, title: words.redirect, body, isPage: true });
}
