import { type ClientFiles } from '../pages/clientFiles';
import { documentOf } from '../pages/document';
import { html, type Html } from '../../http/html';
import { type Language, type Say, type TextKey } from '../texts/language';
import { forScript } from '../texts/languages';

const field = (say: Say, id: string, label: TextKey, more: Html): Html => html`
  <p class="field">
    <label for="${id}">${say(label)}</label>
    <input id="${id}" name="${id}" dir="ltr" autocomplete="off" spellcheck="false" ${more} />
  </p>
`;

/**
 * GET /fair/dice: recomputes a roll in the visitor's browser. Its inputs may follow `#` in the address, which no server
 * sees. `icon` is the address of the page's icon.
 */
export const verifyPage = (files: ClientFiles, language: Language, icon: string): string => {
  const { say } = language;
  return documentOf(files, language, {
    title: say('verify.title'),
    head: html`<link rel="icon" type="image/svg+xml" href="${icon}" />
      <script type="module" src="${files.address('verify.js')}"></script>`,
    body: html`<body class="page" data-language="${forScript(language, 'dice')}">
      <main class="rules fair">
        <h1>${say('verify.title')}</h1>
        <p class="lead">${say('verify.lead')}</p>
        <form id="verify" novalidate>
          ${field(say, 'serverSeed', 'fair.serverSeed', html`maxlength="64"`)}
          ${field(say, 'serverSeedHash', 'fair.hash', html`maxlength="64"`)}
          ${field(say, 'clientSeed', 'fair.clientSeed', html`maxlength="64"`)}
          ${field(say, 'nonce', 'verify.nonce', html`inputmode="numeric" maxlength="9"`)}
          <p class="field"><button type="submit">${say('verify.check')}</button></p>
        </form>
        <div id="verdict" class="verdict" role="status" hidden>
          <p id="verdict-hash"></p>
          <p class="roll" id="verdict-roll" dir="ltr"></p>
          <p><code id="verdict-digest" dir="ltr"></code></p>
        </div>
        <noscript><p class="notice">${say('verify.noscript')}</p></noscript>
        <section>
          <h2>${say('verify.how')}</h2>
          <p>${say('diceRules.formula')}</p>
          <p>${say('verify.own')}</p>
        </section>
      </main>
    </body>`,
  });
};
