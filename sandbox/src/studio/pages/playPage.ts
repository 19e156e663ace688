import { type CatalogueGame } from '../../catalogue/game';
import { REELS, ROWS } from '../../slots/model';
import { type ClientFiles } from '../clientFiles';
import { type Language, type Say, type TextKey } from '../texts/language';
import { forScript } from '../texts/languages';
import { documentOf } from './document';
import { html, type Html } from './html';
import { rulesArticle } from './rulesArticle';

const rows = Array.from({ length: ROWS }, (_, row) => row);
const reels = Array.from({ length: REELS }, (_, reel) => reel);

/** A button with a drawn sign; the sign is decoration, the label is read out. */
const signButton = (say: Say, id: string, label: TextKey, d: string): Html => html`
  <button type="button" id="${id}" class="sign" aria-label="${say(label)}" title="${say(label)}">
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="${d}" /></svg>
  </button>
`;

/** The reels for screen readers. Like the reels it runs from left to right in every language. */
const grid = (say: Say): Html => html`
  <table id="grid" class="unseen" dir="ltr" aria-label="${say('reels.label')}">
    <thead>
      <tr>
        <td></td>
        ${reels.map((reel) => html`<th scope="col">${say('reels.reel', { reel: reel + 1 })}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            <th scope="row">${say(`reels.row.${row}` as TextKey)}</th>
            ${reels.map(() => html`<td></td>`)}
          </tr>`,
      )}
    </tbody>
  </table>
`;

/**
 * GET /play/:game: the game's page. Everything stands in it from the start, the rules too; the script brings it to life.
 * `siteOrigins` tells the script whom it may speak to; its texts come with the page.
 */
export function playPage(
  files: ClientFiles,
  game: CatalogueGame,
  siteOrigins: readonly string[],
  language: Language,
): string {
  const { say, locale } = language;
  return documentOf(files, language, {
    title: game.name,
    head: html`<link rel="icon" type="image/svg+xml" href="/art/${game.id}/A.svg" />
      <script type="module" src="${files.address('studio.js')}"></script>`,
    body: html`<body
      data-game="${game.id}"
      data-site-origins="${siteOrigins.join(' ')}"
      data-language="${forScript(language)}"
    >
      <div id="stage" class="stage" data-phase="loading">
        <img class="scene" src="/art/${game.id}/scene.svg" alt="" />
        <div class="head">
          <h1>${game.name}</h1>
          <span class="badge" title="${say('demo.note')}">${say('demo.badge')}</span>
          ${signButton(say, 'open-rules', 'rules.open', 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 16v-5M12 8h.01')}
        </div>
        <main class="board" aria-label="${game.name}">
          <div id="reels" class="reels" aria-hidden="true">
            ${reels.map(() => html`<div class="reel"><div class="strip"></div></div>`)}
            <svg id="paths" class="paths" viewBox="0 0 500 300" preserveAspectRatio="none"></svg>
            <p id="free" class="free" hidden></p>
          </div>
          ${grid(say)}
          <div class="result">
            <p id="outcome" class="outcome">${say('state.loading')}</p>
            <p id="details" class="details"></p>
          </div>
        </main>
        <section class="controls" aria-label="${say('controls.label')}">
          <p class="balance"><span>${say('balance.label')}</span> <b id="balance">–</b></p>
          <div class="stake" role="group" aria-label="${say('stake.label')}">
            ${signButton(say, 'less', 'stake.less', 'M6 12h12')}
            <label class="choose"
              ><span>${say('stake.label')}</span
              ><select id="stake"></select
            ></label>
            ${signButton(say, 'more', 'stake.more', 'M6 12h12M12 6v12')}
          </div>
          <button type="button" id="spin" class="spin" aria-disabled="true"><span>${say('spin.label')}</span></button>
        </section>
        <div id="notice" class="notice" role="alert" hidden>
          <p id="notice-text"></p>
          <button type="button" id="notice-action" hidden></button>
        </div>
        <p id="live" class="unseen" aria-live="polite"></p>
        <noscript
          ><p class="notice">${say('page.noscript')} <a href="/rules/${game.id}?locale=${locale.code}">${say('rules.open')}</a></p></noscript
        >
      </div>
      <dialog id="rules" class="dialog" aria-labelledby="rules-title">
        <header>
          <h2 id="rules-title">${say('rules.open')}</h2>
          ${signButton(say, 'close-rules', 'rules.close', 'M6 6l12 12M18 6 6 18')}
        </div>
        <article class="rules">${rulesArticle(game, language)}</article>
      </dialog>
    </body>`,
  });
}
